import { createServer } from 'node:http'
import { listen } from './listen.mjs'
import { startRenamedVendor } from './renamed-vendor'
import { startDemo, startStorefront } from './servers'

/** Where a demo vendor and its storefront run. */
export type SharedServers = { vendorOrigin: string; port: number; pid: number }

/** Where a storefront runs that has never met the vendors with this name before their hosts. */
export type Newcomer = { name: string; port: number; pid: number }

const variable = 'SHARED_SERVERS'

/**
 * Starts a demo vendor and a storefront for each worker that asks, and stops them after the last test. A worker that
 * takes the place of another, as for the next project, uses the same ones, because starting them takes seconds.
 */
export default async function startSharedServers() {
  const places = new Map<string, Place>()
  const placeOf = (name: string) => {
    const place = places.get(name) ?? new Place()
    places.set(name, place)
    return place
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://servers')
    const place = placeOf(pathname)
    const vendorOrigin = searchParams.get('vendor')
    const answer = vendorOrigin === null ? place.servers() : place.newcomer(vendorOrigin)
    answer.then(
      (found) => response.end(JSON.stringify(found)),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  const { origin, stop } = await listen(server)
  process.env[variable] = origin
  return async () => {
    await stop()
    for (const place of places.values()) await place.stop()
  }
}

type Stoppable = { stop(): Promise<void> }

/** The servers of the workers that run one after another. */
class Place {
  private readonly started: Stoppable[] = []
  private shared: Promise<SharedServers> | null = null
  private renamed: ReturnType<Place['startRenamed']> | null = null

  servers() {
    return (this.shared ??= this.startShared())
  }

  async newcomer(vendorOrigin: string): Promise<Newcomer> {
    const { vendor, port, pid } = await (this.renamed ??= this.startRenamed())
    return { name: vendor.rename(vendorOrigin), port, pid }
  }

  async stop() {
    for (const one of this.started.reverse()) await one.stop()
  }

  private async startShared(): Promise<SharedServers> {
    const demo = await this.keep(startDemo())
    const { port, pid } = await this.keep(startStorefront(demo.origin))
    return { vendorOrigin: demo.origin, port, pid }
  }

  private async startRenamed() {
    const vendor = await this.keep(startRenamedVendor())
    const { port, pid } = await this.keep(startStorefront(vendor.origin))
    return { vendor, port, pid }
  }

  private async keep<Server extends Stoppable>(starting: Promise<Server>) {
    const server = await starting
    this.started.push(server)
    return server
  }
}

/** The servers of a worker's place. */
export const sharedServers = (place: number): Promise<SharedServers> => fetchServers(String(place))

/** The vendors at an address under a new name, and the place's storefront that has never met them. */
export const newcomerAt = (place: number, vendorOrigin: string): Promise<Newcomer> =>
  fetchServers(`${place}?${new URLSearchParams({ vendor: vendorOrigin })}`)

async function fetchServers<Found>(path: string): Promise<Found> {
  const response = await fetch(`${process.env[variable]}/${path}`)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Found
}
