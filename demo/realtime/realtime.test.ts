import { once } from 'node:events'
import { request } from 'node:http'
import type { Socket } from 'node:net'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import { getDatabase, onValue, ref, set, type Database } from 'firebase/database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { resultOf, startDemo, type RunningDemo } from '../testing/client'
import { placeOrder } from '../testing/order'
import { openRealtimeServer } from './server'

const UPGRADE = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
const FRIES = { item: '914', unit: 110 }

let demo: RunningDemo
let app: FirebaseApp
let database: Database
let token: string

const settingsOf = async (host: string) => {
  const { body } = await demo.call('get-vendor-settings', { order_web: host })
  return body.settings as Record<string, string>
}
const firebaseOf = async (host: string) =>
  Object.entries(await settingsOf(host)).filter(([name]) => name.startsWith('firebase_'))

beforeAll(async () => {
  demo = await startDemo({ realtime: true })
  const config = (await firebaseOf('localhost')).map(([name, value]) => [name.replace('firebase_', ''), value])
  app = initializeApp(Object.fromEntries(config) as Record<string, string>)
  database = getDatabase(app)
})
afterAll(async () => {
  await deleteApp(app)
  await demo.stop()
})
beforeEach(async () => {
  await demo.control('reset')
  token = await demo.signIn()
})

type Value = Record<string, unknown> | null

/** The values of a path, as they arrive. */
function listen(path: string) {
  const values: Value[] = []
  let onNewValue: () => void = () => undefined
  const stop = onValue(ref(database, path), (snapshot) => {
    values.push(snapshot.val() as Value)
    onNewValue()
  })
  stops.push(stop)
  /** The next value that fits. Values before it are skipped. */
  const next = (fits: (value: Value) => boolean) =>
    new Promise<Value>((resolve) => {
      onNewValue = () => {
        const index = values.findIndex(fits)
        if (index < 0) return
        onNewValue = () => undefined
        resolve(values.splice(0, index + 1)[index] ?? null)
      }
      onNewValue()
    })
  return { next }
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

test('the brand with the database gets all seven values, other brands get none', async () => {
  expect((await firebaseOf('localhost')).map(([, value]) => value !== '')).toEqual(Array(7).fill(true))
  for (const host of ['grocery.localhost', 'arabia.localhost']) {
    expect((await firebaseOf(host)).map(([, value]) => value)).toEqual(Array(7).fill(''))
  }
})

test('the database holds an order with its status while it is under way', async () => {
  const orderId = await placeOrder(demo, token, [FRIES])
  const order = listen(`orders/${orderId}`)
  const placedOne = await order.next((value) => value !== null)
  expect(placedOne).toMatchObject({ order_status: 'Placed' })
  await demo.control('clock', { advance_s: 60 })
  await order.next((value) => value?.order_status === 'InKitchen')
  await demo.control('clock', { advance_s: 540 })
  await order.next((value) => value?.order_status === 'Delivered')
})

test('a courier moves with the clock from the store to the door and then disappears', async () => {
  const orderId = await placeOrder(demo, token, [FRIES])
  await demo.control('clock', { advance_s: 301 })
  const track = async () => resultOf(await demo.call('track_of_driver_customer', { order_id: orderId }))
  const { driver_id } = await track()
  const courier = listen(`drivers/${String(driver_id)}`)
  const start = await courier.next((value) => value?.order_id === orderId)
  await demo.control('clock', { advance_s: 120 })
  const later = await courier.next((value) => value !== null && value.updated_at !== start?.updated_at)
  expect(later?.latitude).not.toBe(start?.latitude)
  await demo.control('clock', { advance_s: 130 })
  const { latitude, longitude } = await track()
  const door = (value: Value) => value?.latitude === Number(latitude) && value.longitude === Number(longitude)
  expect(await courier.next(door)).toMatchObject({ order_id: orderId })
  await demo.control('clock', { advance_s: 60 })
  await courier.next((value) => value === null)
})

test('a reset empties the database', async () => {
  const orderId = await placeOrder(demo, token, [FRIES])
  const order = listen(`orders/${orderId}`)
  await order.next((value) => value !== null)
  await demo.control('reset')
  await order.next((value) => value === null)
})

test('clients cannot write', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await expect(set(ref(database, 'orders/1'), { order_status: 'Delivered' })).rejects.toThrow(/denied/i)
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})

test.each(['{"t":"d","d":{}}', '{"t":"d","d":{"a":"q","r":1}}', '{"t":"d","d":{"a":"l","r":1,"b":{"p":"/a.b#"}}}'])(
  'a client that sends %s loses its connection, nobody else does',
  async (nonsense) => {
    const url = (await settingsOf('localhost')).firebase_databaseURL ?? ''
    const headers = { ...UPGRADE, 'sec-websocket-key': Buffer.alloc(16).toString('base64') }
    const upgrade = request(url.replace('?', '/.ws?v=5&'), { headers }).end()
    const [, socket] = (await once(upgrade, 'upgrade')) as [unknown, Socket]
    // A whole text message, masked with zeros.
    socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | nonsense.length, 0, 0, 0, 0]), Buffer.from(nonsense)]))
    await once(socket.resume(), 'close')
    await listen('orders').next((value) => value === null)
  },
)

test('connections are counted, and a client that reconnects gets what has changed', async () => {
  const orderId = await placeOrder(demo, token, [FRIES])
  const order = listen(`orders/${orderId}`)
  await order.next((value) => value?.order_status === 'Placed')
  const connections = async () => (await demo.get('/_control/realtime')).body.connections
  expect(await connections()).toBe(1)
  await demo.control('realtime/cut')
  await demo.control('clock', { advance_s: 60 })
  await order.next((value) => value?.order_status === 'InKitchen')
  expect(await connections()).toBe(1)
})

test('a port in use is an error', async () => {
  const url = new URL((await settingsOf('localhost')).firebase_databaseURL ?? '')
  await expect(openRealtimeServer(Number(url.port))).rejects.toThrow(/EADDRINUSE/)
})
