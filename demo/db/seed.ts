import { sql } from 'drizzle-orm'
import { DAY_MS } from '../core/clock'
import type { Demo } from '../core/demo'
import { MIXED } from '../core/flavour'
import { hashPassword } from '../core/secrets'
import { addressText } from '../rules/addresses'
import { customers, DEMO_PASSWORD, type CustomerSeed, type PastOrderSeed } from '../seed/customers'
import { book, centsOf } from './ledger'
import type { Queries } from './open'
import * as schema from './schema'
import { addresses, orderLines, orders, ratings, users } from './schema'

const tables = Object.values(schema)

let demoHash: string | undefined

/** One hash serves all demo customers and every reset: hashing is slow on purpose. */
function demoPasswordHash(): string {
  demoHash ??= hashPassword(DEMO_PASSWORD)
  return demoHash
}

function orderRow(
  { id, storeId, daysAgo, serviceFee, deliveryFee, lines }: PastOrderSeed,
  by: CustomerSeed,
  now: number,
) {
  const [home] = by.addresses
  const subTotal = lines.reduce((sum, line) => sum + line.amount, 0)
  const none = { packaging: 0, convenience: 0, driverTip: 0, discount: 0, cashback: 0, walletAmount: 0 }
  const placedAt = now - daysAgo * DAY_MS
  return {
    ...none,
    ...{ id, storeId, serviceFee, deliveryFee, subTotal, total: subTotal + serviceFee + deliveryFee },
    address: home ? addressText(home) : '',
    userId: by.id,
    vendorId: by.vendorId,
    placedAt,
    acceptedAt: placedAt,
    paymentState: 'paid' as const,
    pickup: false,
    paymentMethod: 'Cash On Delivery',
    paymentType: 'Cash On Delivery',
    notes: '',
    contactLess: false,
  }
}

/** The rows of the seed, table by table, because every test begins with them. */
function addCustomers(tx: Queries, now: number): void {
  const createdAt = now - 400 * DAY_MS
  const people = customers.map((customer) => ({ ...customer, password: demoPasswordHash(), createdAt }))
  const places = customers.flatMap(({ id: userId, addresses }) => addresses.map((place) => ({ ...place, userId })))
  const past = customers.flatMap((by) => by.orders.map((order) => ({ ...order, row: orderRow(order, by, now) })))
  const lines = past.flatMap(({ id: orderId, lines }) => lines.map((line) => ({ ...line, orderId })))
  const rated = past
    .filter((order) => order.rated)
    .map(({ row: { id, storeId, userId, placedAt } }) => ({
      ...{ orderId: id, storeId, userId, stars: 5, comment: '', driverComment: '', at: placedAt + DAY_MS },
    }))
  tx.insert(users).values(people).run()
  tx.insert(addresses).values(places).run()
  tx.insert(orders)
    .values(past.map(({ row }) => row))
    .run()
  tx.insert(orderLines).values(lines).run()
  tx.insert(ratings).values(rated).run()
  for (const { id, wallet } of customers)
    book(tx, { userId: id, kind: 'opening', cents: centsOf(wallet), at: createdAt })
}

function fill(demo: Demo): void {
  const now = demo.clock.now()
  demo.db.transaction((tx) => {
    for (const table of tables) tx.delete(table).run()
    // The seed's addresses have ids from 801. All other ids continue, because clients may remember earlier ones.
    tx.run(sql`DELETE FROM sqlite_sequence WHERE name = 'addresses'`)
    tx.run(sql`INSERT INTO sqlite_sequence (name, seq) VALUES ('addresses', 800)`)
    addCustomers(tx, now)
    // Couriers follow from order ids, which move on by a multiple of 60, so each reset gives the same couriers.
    tx.run(sql`UPDATE sqlite_sequence SET seq = 70002 + (seq - 70002 + 59) / 60 * 60 WHERE name = 'orders'`)
  })
}

/** Fills a new database. A database with data stays as it is. */
export function seedIfEmpty(demo: Demo): void {
  if (demo.db.select().from(users).limit(1).get() === undefined) fill(demo)
}

/** Resets everything to the seed: data, tokens, clock, spelling, faults, messages, recorded calls. */
export function reset(demo: Demo): void {
  demo.clock.reset()
  demo.faults.reset()
  demo.recorder.reset()
  demo.outbox.reset()
  demo.flavour = MIXED
  demo.pictures = 'own'
  demo.settings.clear()
  fill(demo)
}
