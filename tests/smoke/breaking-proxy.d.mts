import type { Server } from 'node:http'

type Options = { port?: number; certificate?: { key: string; cert: string } }

export function startBreakingProxy(breakage: string, shopPort: number, options?: Options): Promise<Server>
