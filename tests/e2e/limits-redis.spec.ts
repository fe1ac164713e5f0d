import { greenBowl } from '../support/brands'
import { startRedis, type TestRedis } from '../support/redis'
import { startStorefront, type StartedStorefront } from '../support/servers'
import { expect, test } from '../support/test'
import { Visitor } from '../support/visitor'

/** The shop while its Redis is up, down, frozen and back. */

const pages = ['/', '/vendor/green-bowl', '/vendor/green-bowl?x=1', '/item/2101/901', '/location', '/sign-in']

let redis: TestRedis
let shop: StartedStorefront

test.beforeEach(async ({ demo }) => {
  redis = await startRedis()
  shop = await startStorefront(demo.origin, { REDIS_URL: redis.url, REDIS_TIMEOUT_MS: '2000' })
})
test.afterEach(async () => {
  await shop.stop()
  await redis.stop()
})

/** Opens all pages several times, with a cart and after a search, for reads and writes of every kind. */
async function visit(times: number) {
  const visitor = new Visitor(shop)
  await visitor.add('2101', greenBowl.dal)
  for (let round = 0; round < times; round++) {
    for (const page of pages) expect((await visitor.ask(page)).status, page).toBe(200)
    expect((await visitor.ask(`/location?search=Law Garden`.replace(' ', '+'))).status).toBe(200)
    expect((await visitor.ask('/vendor/no-such-store')).status).toBe(404)
  }
}

const readsAndWrites = async () => {
  const { get = 0, set = 0, del = 0, evalsha = 0, eval: evals = 0 } = await redis.counts()
  return get + set + del + evalsha + evals
}

test("instances share the vendor's answers", async ({ demo }) => {
  const other = await startStorefront(demo.origin, { REDIS_URL: redis.url, REDIS_TIMEOUT_MS: '2000' })
  await visit(1)
  await demo.reset()
  expect((await new Visitor(other).ask('/vendor/green-bowl')).status).toBe(200)
  expect(await demo.calls('get-vendor-settings')).toEqual([])
  expect(await demo.calls('get_restaurant_detail_by_slug')).toEqual([])
  await other.stop()
})

test('pages work while Redis is killed, and use it again when it is back', async ({ demo }) => {
  await visit(1)
  await redis.kill()
  await demo.reset()
  await visit(5)
  // Every process has its own cache: the vendor is not asked for what it holds.
  expect((await demo.calls('get-vendor-settings')).length).toBeLessThanOrEqual(1)
  await redis.start()
  await expect
    .poll(async () => {
      await new Visitor(shop).ask(`/location?search=${Math.random()}`)
      return readsAndWrites()
    })
    .toBeGreaterThan(0)
})

test('a frozen Redis is tried once or twice, not for every page, and is used again when it recovers', async () => {
  await visit(1)
  await redis.resetCounts()
  redis.freeze()
  await visit(5)
  redis.thaw()
  // By now Redis has processed what was sent to it while it was frozen.
  expect(await readsAndWrites()).toBeLessThan(pages.length)
  await expect
    .poll(async () => {
      await new Visitor(shop).ask(`/location?search=${Math.random()}`)
      return readsAndWrites()
    })
    .toBeGreaterThan(pages.length)
})

test('a shop starts without its Redis, and visitors cannot fill Redis once it is back', async ({ demo }) => {
  await shop.stop()
  await redis.kill()
  shop = await startStorefront(demo.origin, { REDIS_URL: redis.url, REDIS_TIMEOUT_MS: '2000' })
  await visit(1)
  await redis.start()
  const keys = async () => ((await redis.ask('KEYS', 'storefront:cache:*')) as string[]).length
  let item = 900
  await expect
    .poll(async () => {
      await new Visitor(shop).ask(`/item/2101/${++item}`)
      return keys()
    })
    .toBeGreaterThan(0)
  await visit(1)
  const before = await keys()
  const visitor = new Visitor(shop)
  for (let at = 0; at < 40; at++) {
    const point = { latitude: String(23 + at / 100), longitude: '72.5' }
    await visitor.submit('/place', { intent: 'location', ...point, address: `Place ${at}` })
    expect((await visitor.ask('/vendor/green-bowl')).status).toBe(200)
    for (const path of [`/vendor/no-such-${at}`, `/item/2101/77${at}`, `/restaurant/${btoa(`99${at}`)}`])
      expect((await visitor.ask(path)).status).toBe(404)
    await new Visitor(shop, `no-such-${at}.example`).ask('/')
  }
  // Only the vendor's data is shared: the opened item, store and menus.
  expect(await keys()).toBeLessThanOrEqual(before + 5)
})
