import { createServer } from 'node:http'
import { listen } from './listen.mjs'
import { startDemo, startStorefront } from './servers'

/** Where a demo vendor and its storefront run. */
export type SharedServers = { vendorOrigin: string; port: number; pid: number }

const variable = 'SHARED_SERVERS'

/**
 * Starts a demo vendor and a storefront for each worker that asks, and stops them after the last test. A worker that
 * takes the place of another, as for the next project, uses the same ones, because starting them takes seconds.
 */
export default async function startSharedServers() {
  const started = new Map<string, ReturnType<typeof startServers>>()
  const server = createServer((request, response) => {
    const place = request.url ?? ''
    const servers = started.get(place) ?? startServers()
    started.set(place, servers)
    servers.then(
      ({ demo, storefront: { port, pid } }) =>
        response.end(JSON.stringify({ vendorOrigin: demo.origin, port, pid } satisfies SharedServers)),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  const { origin, stop } = await listen(server)
  process.env[variable] = origin
  return async () => {
    await stop()
    for (const one of await Promise.allSettled(started.values())) {
      if (one.status === 'rejected') continue
      await one.value.storefront.stop()
      await one.value.demo.stop()
    }
  }
}

async function startServers() {
  const demo = await startDemo()
  return { demo, storefront: await startStorefront(demo.origin) }
}

/** The servers of a worker's place. */
export async function sharedServers(place: number): Promise<SharedServers> {
  const response = await fetch(`${process.env[variable]}/${place}`)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as SharedServers
}
