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

function addOrder(tx: Queries, customer: CustomerSeed, seed: PastOrderSeed, now: number): void {
  const home = customer.addresses[0]
  const subTotal = seed.lines.reduce((sum, line) => sum + line.amount, 0)
  const { id, storeId, serviceFee, deliveryFee } = seed
  const none = { packaging: 0, convenience: 0, driverTip: 0, discount: 0, cashback: 0, walletAmount: 0 }
  const address = home ? addressText(home) : ''
  const placedAt = now - seed.daysAgo * DAY_MS
  const total = subTotal + serviceFee + deliveryFee
  tx.insert(orders)
    .values({
      ...none,
      ...{ id, storeId, serviceFee, deliveryFee, subTotal, total, address },
      userId: customer.id,
      vendorId: customer.vendorId,
      placedAt,
      acceptedAt: placedAt,
      paymentState: 'paid',
      pickup: false,
      paymentMethod: 'Cash On Delivery',
      paymentType: 'Cash On Delivery',
      notes: '',
      contactLess: false,
    })
    .run()
  tx.insert(orderLines)
    .values(seed.lines.map((line) => ({ ...line, orderId: id })))
    .run()
  if (!seed.rated) return
  tx.insert(ratings)
    .values({
      orderId: id,
      storeId,
      userId: customer.id,
      stars: 5,
      comment: '',
      driverComment: '',
      at: placedAt + DAY_MS,
    })
    .run()
}

function addCustomer(tx: Queries, seed: CustomerSeed, now: number): void {
  const { addresses: places, orders: past, wallet, ...person } = seed
  const createdAt = now - 400 * DAY_MS
  tx.insert(users)
    .values({ ...person, password: demoPasswordHash(), createdAt })
    .run()
  book(tx, { userId: seed.id, kind: 'opening', cents: centsOf(wallet), at: createdAt })
  if (places.length > 0) {
    tx.insert(addresses)
      .values(places.map((place) => ({ ...place, userId: seed.id })))
      .run()
  }
  for (const order of past) addOrder(tx, seed, order, now)
}

function fill(demo: Demo): void {
  const now = demo.clock.now()
  demo.db.transaction((tx) => {
    for (const table of tables) tx.delete(table).run()
    // The seed's addresses have ids from 801. All other ids continue, because clients may remember earlier ones.
    tx.run(sql`DELETE FROM sqlite_sequence WHERE name = 'addresses'`)
    tx.run(sql`INSERT INTO sqlite_sequence (name, seq) VALUES ('addresses', 800)`)
    for (const customer of customers) addCustomer(tx, customer, now)
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
