import type { Server } from 'node:http'

export function startBreakingProxy(breakage: string, shopPort: number, port?: number): Promise<Server>
