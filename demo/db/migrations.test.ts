import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import Libsql from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { balanceOf } from './ledger'
import { migrations } from './migrations'
import { openDb } from './open'
import * as schema from './schema'
import { orders, ratings, users } from './schema'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A database as the first release left it. */
function firstRelease(rows: string): string {
  const file = join(folder, 'demo.sqlite')
  const client = new Libsql(file)
  client.exec(`${migrations[0]} PRAGMA user_version = 1; ${rows}`)
  client.close()
  return file
}

const CUSTOMERS = `
  INSERT INTO users (id, vendor_id, name, last_name, mobile, email, password, country_code, wallet, created_at) VALUES
    (1, 10001, 'Asha', 'Patel', '9000000001', 'asha@example.com', 'x', '+91', 19.99, 1000),
    (2, 10001, 'Ravi', 'Shah', '9000000002', 'ravi@example.com', 'x', '+91', 0, 1000)`

const order = (id: number, reason: string, rated: number) =>
  `(${id}, 1, 10001, 2101, 5000, 0, '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 'Cash On Delivery', 'Cash On Delivery', '', 0, ${reason}, ${rated})`

test.each(Object.values(schema).map((table) => getTableConfig(table)))(
  'a new database has the columns of $name',
  ({ name, columns }) => {
    const found = openDb(':memory:').all<{ name: string }>(sql.raw(`PRAGMA table_info(${name})`))
    expect(found.map((column) => column.name).sort()).toEqual(columns.map((column) => column.name).sort())
  },
)

test('a database of the first release keeps its customers with their balances', () => {
  const db = openDb(firstRelease(CUSTOMERS))
  expect(db.select().from(users).all()).toMatchObject([
    { name: 'Asha', email: 'asha@example.com', cashAllowed: true },
    { name: 'Ravi', googleId: '' },
  ])
  expect([balanceOf(db, 1), balanceOf(db, 2)]).toEqual([19.99, 0])
})

test('a database of the first release keeps its orders with their ratings', () => {
  const file = firstRelease(`
    INSERT INTO orders (id, user_id, vendor_id, store_id, placed_at, pickup, address, sub_total, service_fee,
      delivery_fee, packaging, convenience, driver_tip, discount, cashback, total, wallet_amount, payment_method,
      payment_type, notes, contact_less, cancelled_reason, rated) VALUES
      ${order(7, 'NULL', 1)}, ${order(8, "'Closed'", 0)}`)
  const db = openDb(file)
  expect(db.select().from(orders).all()).toMatchObject([
    { id: 7, acceptedAt: 5000, cancelledAt: null, paymentState: 'due' },
    { id: 8, acceptedAt: 5000, cancelledAt: 5000, cancelledReason: 'Closed' },
  ])
  expect(db.select().from(ratings).all()).toMatchObject([{ orderId: 7, storeId: 2101, userId: 1, stars: 5 }])
})

test('opening a database again changes nothing', () => {
  const file = firstRelease(CUSTOMERS)
  openDb(file)
  const again = openDb(file)
  expect(again.select().from(users).all()).toHaveLength(2)
  expect(balanceOf(again, 1)).toBe(19.99)
})
