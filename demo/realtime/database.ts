import { desc } from 'drizzle-orm'
import { courierOf, courierPosition } from '../areas/couriers/couriers'
import { settle } from '../areas/settle'
import { wallTime } from '../core/clock'
import type { Demo } from '../core/demo'
import { orders, type OrderRow } from '../db/schema'
import { isPast, stageOf } from '../rules/stages'
import type { RealtimeServer } from './server'

/** Milliseconds between two checks of the orders, in real time. */
const PERIOD_MS = 1000
/** How many of the newest orders it checks. */
const LIMIT = 200
/** How long the last state of an order can be read. */
const KEPT_MS = 10 * 60_000

type Values = Map<string, object>

function addOrder(values: Values, demo: Demo, order: OrderRow, now: number): void {
  const store = demo.catalogue.storeById(String(order.storeId))
  const zone = demo.catalogue.brandById(String(order.vendorId))?.timeZone
  const { status, since } = stageOf(order, now)
  if (!store || !zone || (isPast(status) && now - since > KEPT_MS)) return
  values.set(`orders/${order.id}`, { order_status: status, updated_at: wallTime(since, zone) })
  if (isPast(status)) return
  const driver = courierOf(order, now)
  const position = courierPosition(order, store.point, now)
  if (!driver || !position) return
  // A courier at the door no longer moves.
  const movedAt = status === 'Arrived' ? since : now
  values.set(`drivers/${driver.id}`, {
    latitude: position.lat,
    longitude: position.lng,
    order_id: order.id,
    updated_at: wallTime(movedAt, zone),
  })
}

/** Everything that the database should hold now, by path (flows 10.5). */
function valuesOf(demo: Demo): Values {
  const now = demo.clock.now()
  const newest = demo.db.select().from(orders).orderBy(desc(orders.id)).limit(LIMIT).all()
  const values: Values = new Map()
  // A courier with several orders brings the oldest one first.
  for (const order of newest) addOrder(values, demo, order, now)
  return values
}

/** Writes what has changed since the last time it was called. */
function createWriter(demo: Demo, server: RealtimeServer): () => void {
  let written = new Map<string, string>()
  return () => {
    settle(demo)
    const values = valuesOf(demo)
    const wanted = new Map([...values].map(([path, value]) => [path, JSON.stringify(value)]))
    const changes = [...values].filter(([path]) => wanted.get(path) !== written.get(path))
    const removals = [...written.keys()].filter((path) => !values.has(path)).map((path) => [path, null] as const)
    written = wanted
    if (changes.length + removals.length > 0) server.write(Object.fromEntries([...changes, ...removals]))
  }
}

/**
 * Opens the realtime database and keeps it up to date; rejects when the port (0 for any free one) is taken. The
 * returned function closes it.
 */
export async function startRealtime(demo: Demo, port: number, periodMs = PERIOD_MS): Promise<() => Promise<void>> {
  // Imported on demand, because it takes longer to load than everything else.
  const { openRealtimeServer } = await import('./server')
  const server = await openRealtimeServer(port)
  const write = createWriter(demo, server)
  const timer = setInterval(() => {
    try {
      write()
    } catch (error) {
      // A failure here must not end the program: the API works without the database.
      console.error(error)
    }
  }, periodMs).unref()
  demo.realtimeUrl = server.url
  demo.realtimeConnections = { count: () => server.connections(), cut: () => server.cut() }
  return () => {
    clearInterval(timer)
    demo.realtimeUrl = null
    return server.close()
  }
}
