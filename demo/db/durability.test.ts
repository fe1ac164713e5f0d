import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, rowsOf } from '../testing/client'
import { anOrder } from '../testing/order'
import { openDb } from './open'

const PROGRAM = fileURLToPath(new URL('../api.mjs', import.meta.url))
/** Fifty are in stock; every order takes one, and a part of its money from a wallet of 150. */
const FRIES = { item: '914', unit: 110 }
const WALLET_PART = 2.5
const ORDERS = 40
/** How many orders are acknowledged before the demo is killed. */
const ENOUGH = 10

type Client = ReturnType<typeof clientOf>

let folder: string
const running: ChildProcess[] = []

const fileOf = () => join(folder, 'demo.sqlite')

/** Starts the demo as a program of its own, on a port that the system chooses. */
async function startProgram(): Promise<{ client: Client; program: ChildProcess }> {
  const env = { ...process.env, DEMO_PORT: '0', DEMO_REALTIME_PORT: 'off', DEMO_DB: fileOf() }
  const program = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(program)
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    program.once('exit', (code) => reject(new Error(`The demo ended with code ${code}`)))
    program.stdout.on('data', (text: Buffer) => {
      output += text.toString()
      const ready = /http:\/\/[\d.:]+/.exec(output)
      if (ready) resolve(ready[0])
    })
  })
  return { client: clientOf(origin), program }
}

async function kill(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill('SIGKILL')
  await ended
}

/** Places many orders at once and kills the demo when some were acknowledged; gives their ids. */
async function placeUntilKilled(client: Client, program: ChildProcess, token: string): Promise<number[]> {
  const acknowledged: number[] = []
  const place = async () => {
    const { code, body } = await client.call('place_order', anOrder([FRIES], { wallet_amount: WALLET_PART }), token)
    if (code === 200) acknowledged.push(Number((body.Item as Record<string, unknown>).orderid))
    if (acknowledged.length === ENOUGH) program.kill('SIGKILL')
  }
  await Promise.allSettled(Array.from({ length: ORDERS }, place))
  return acknowledged
}

let acknowledged: number[]
let client: Client
let token: string
/** Ids of the orders that the second demo finds. */
let stored: number[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'demo-'))
  const first = await startProgram()
  token = await first.client.signIn()
  acknowledged = await placeUntilKilled(first.client, first.program, token)
  await kill(first.program)
  client = (await startProgram()).client
  const listed = await client.call('ongoing_orders', { skip: 0, totalrecord: 1000 }, token)
  stored = rowsOf(listed).map((row) => Number(row.id))
}, 30_000)
afterAll(async () => {
  await Promise.all(running.map(kill))
  rmSync(folder, { recursive: true, force: true })
})

test('every acknowledged order survives when the demo is killed while it places orders', () => {
  expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
})

test('no order is stored in part', async () => {
  for (const orderId of stored) {
    const [order] = rowsOf(await client.call('view_order_details', { order_id: orderId }, token))
    expect(order).toMatchObject({
      total_amount: '145.50',
      wallet_amount: '2.50',
      restaurant_item_details: [{ quantity: 1 }],
    })
  }
})

test('stock and wallet are reduced by exactly the stored orders', async () => {
  const item = { restaurant_id: 2101, item_id: FRIES.item }
  const [fries] = rowsOf(await client.call('restaurant_menus_details', item, token))
  expect(fries?.quantity).toBe(50 - stored.length)
  const { body } = await client.get('/api/v1/get_user_wallet_amount', token)
  expect(body.wallet_amount).toBe(150 - stored.length * WALLET_PART)
})

test('the database file is whole', () => {
  expect(openDb(fileOf()).get(sql`PRAGMA integrity_check`)).toMatchObject({ integrity_check: 'ok' })
})
