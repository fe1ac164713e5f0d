import { request as send, type ClientRequest } from 'node:http'
import { greenBowl, ravi } from '../support/brands'
import { startRedis } from '../support/redis'
import { startOnRemixServe, startStorefront, type Storefront } from '../support/servers'
import { expect, test } from '../support/test'
import { Visitor } from '../support/visitor'

/** How often the server checks an order in these tests, in ms: `TRACK_SECONDS` of their storefronts. */
const intervalMs = 500

/** Places an order and returns its number. */
async function orders(visitor: Visitor) {
  await visitor.signIn()
  await visitor.add('2101', greenBowl.dal)
  const { id } = await visitor.placeOrder()
  await visitor.open('/')
  return id
}

/** Listens to the events of an order like a browser, and collects them. */
function listen({ port }: Storefront, visitor: Visitor, id: string) {
  const stream = { text: '', status: 0, encoding: '', hasEnded: false }
  const headers = {
    Host: `localhost:${port}`,
    Cookie: visitor.cookieHeader,
    Accept: 'text/event-stream',
    'Accept-Encoding': 'gzip, br',
    'X-Test-Address': visitor.address,
  }
  const request: ClientRequest = send({ host: '127.0.0.1', port, path: `/order-events/${id}`, headers }, (response) => {
    stream.status = response.statusCode ?? 0
    stream.encoding = response.headers['content-encoding'] ?? ''
    response.on('data', (chunk: Buffer) => (stream.text += chunk.toString()))
    response.on('error', () => undefined)
    response.on('close', () => (stream.hasEnded = true))
  })
  request.on('error', () => undefined)
  request.end()
  return { stream, cut: () => request.destroy() }
}

test('two hundred people who watch an order cost the vendor as much as one', async ({ visitor, storefront, demo }) => {
  const id = await orders(visitor)
  const calls = async (name: string) => (await demo.calls(name)).length
  expect((await visitor.ask(`/order-status/${id}`)).status).toBe(200)
  const before = [await calls('get_order_status'), await calls('view_order_details')] as const
  const began = Date.now()
  const watchers = Array.from({ length: 200 }, () => listen(storefront, visitor, id))
  const allHeard = (text: string) =>
    expect.poll(() => watchers.filter(({ stream }) => stream.text.includes(text)).length).toBe(200)
  await allHeard('"status":"placed"')
  expect(watchers.every(({ stream }) => stream.status === 200 && stream.encoding === '')).toBe(true)
  await demo.advance(310)
  await allHeard('"status":"on-the-way"')
  // Each of their pages then asks for its region.
  const region = { headers: { 'X-Requested-With': 'fetch', Accept: 'text/html' } }
  const pages = await Promise.all(watchers.map(() => visitor.ask(`/order-status/${id}`, region)))
  expect(pages.every(({ status, text }) => status === 200 && text.includes('<shop-track '))).toBe(true)
  const mostPolls = Math.ceil((Date.now() - began) / intervalMs) + 1
  expect((await calls('get_order_status')) - before[0]).toBeLessThanOrEqual(mostPolls)
  expect(await calls('track_of_driver_customer')).toBeLessThanOrEqual(mostPolls)
  expect(await calls('view_order_details')).toBe(before[1])
  // Two hundred who leave at once harm nobody.
  for (const { cut } of watchers) cut()
  expect((await visitor.ask(`/order-status/${id}`)).status).toBe(200)
})

test('a thousand closed streams, closed before or after their first byte, take no slot and keep no order under watch', async ({
  visitor,
  storefront,
  demo,
}) => {
  const id = await orders(visitor)
  for (let wave = 0; wave < 4; wave++) {
    visitor.address = `10.9.0.${wave}`
    const watchers = Array.from({ length: 250 }, () => listen(storefront, visitor, id))
    for (const { cut } of watchers.filter((_, nth) => nth % 2 === 0)) cut()
    const staying = watchers.filter((_, nth) => nth % 2 === 1)
    await expect.poll(() => staying.every(({ stream }) => stream.status === 200), { intervals: [20] }).toBe(true)
    for (const { cut } of staying) cut()
  }
  visitor.address = '10.9.0.1'
  const all = Array.from({ length: 300 }, () => listen(storefront, visitor, id))
  await expect.poll(() => all.every(({ stream }) => stream.status === 200)).toBe(true)
  for (const { cut } of all) cut()

  // The other customer's order is checked four times meanwhile, this one never.
  const pollsOf = async (order: string) =>
    (await demo.calls('get_order_status')).filter(({ body }) => String(body.order_id) === order).length
  const other = new Visitor(storefront)
  await other.signIn(ravi)
  await other.add('2101', greenBowl.dal)
  const { id: others } = await other.placeOrder()
  const watcher = listen(storefront, other, others)
  await expect.poll(() => watcher.stream.text).toContain('"status"')
  const [mine, theirs] = [await pollsOf(id), await pollsOf(others)]
  await expect.poll(() => pollsOf(others)).toBeGreaterThanOrEqual(theirs + 4)
  expect(await pollsOf(id)).toBe(mine)
  watcher.cut()
})

test('watching an order on two instances that share a Redis costs the vendor as much as on one', async ({ demo }) => {
  const redis = await startRedis()
  const env = { REDIS_URL: redis.url }
  const shops = await Promise.all([startStorefront(demo.origin, env), startStorefront(demo.origin, env)])
  const visitor = new Visitor(shops[0])
  const id = await orders(visitor)
  const polls = async () => (await demo.calls('get_order_status')).length
  const watchers = shops.flatMap((shop) => Array.from({ length: 20 }, () => listen(shop, visitor, id)))
  const allHeard = (text: string) =>
    expect.poll(() => watchers.filter(({ stream }) => stream.text.includes(text)).length).toBe(watchers.length)
  await allHeard('"status":"placed"')
  const [before, began] = [await polls(), Date.now()]
  await demo.advance(61)
  await allHeard('"status":"in-kitchen"')
  await expect.poll(polls).toBeGreaterThanOrEqual(before + 10)
  // Separately they would check twice per interval; now and then both check at the same moment.
  const most = Math.ceil(((Date.now() - began) / intervalMs) * 1.5) + 1
  expect((await polls()) - before).toBeLessThanOrEqual(most)
  for (const { cut } of watchers) cut()
  await Promise.all(shops.map((shop) => shop.stop()))
  await redis.stop()
})

test('nobody hears of another customer’s order, and signing out ends the events', async ({ visitor, storefront }) => {
  const id = await orders(visitor)
  const other = new Visitor(storefront)
  await other.signIn({ mobile: '9000000002', password: 'demo1234' })
  expect((await other.ask(`/order-events/${id}`)).status).toBe(404)
  const screens = [`/order-status/${id}`, `/order-details/${id}`, `/order-details/${id}/invoice`, `/reorder/${id}`]
  for (const path of [...screens, `/rating/${id}`]) expect((await other.ask(path)).status, path).toBe(404)
  const { stream } = listen(storefront, visitor, id)
  await expect.poll(() => stream.text).toContain('"status":"placed"')
  const { text } = await visitor.open('/sign-out')
  expect(text).toContain('sign-out')
  await visitor.ask('/sign-out', { form: {} })
  await expect.poll(() => stream.hasEnded).toBe(true)
  expect(stream.text).toContain('event: end')
})

for (const [name, start] of [
  ['the server of the site', startStorefront],
  ['remix-serve', startOnRemixServe],
] as const) {
  test(`${name} sends events as they happen, and ends the stream when it stops`, async ({ demo }) => {
    const shop = await start(demo.origin)
    const visitor = new Visitor(shop)
    const id = await orders(visitor)
    const { stream } = listen(shop, visitor, id)
    await expect.poll(() => stream.text).toContain('"status":"placed"')
    await demo.advance(61)
    await expect.poll(() => stream.text).toContain('"status":"in-kitchen"')
    await shop.stop()
    await expect.poll(() => stream.hasEnded).toBe(true)
  })
}
