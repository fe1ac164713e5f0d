import { greenBowl } from '../support/brands'
import { plainItems } from '../support/orders'
import { startRedis } from '../support/redis'
import { startStorefront } from '../support/servers'
import { choosesSubscription, subscribes } from '../support/subscriptions'
import { expect, test } from '../support/test'
import { hiddenFields, textOf, Visitor } from '../support/visitor'

/** The choices for an order are a record in the key-value store; the browser carries the cart and little else. */

test('a customer with ten lines and every choice sends at most 9 cookies, of 1.5 kB together', async ({
  visitor,
  brand,
  demo,
}) => {
  const { itemId } = await subscribes(demo, brand)
  await visitor.signIn()
  const items = await plainItems(visitor, `/vendor/${brand.store.slug}`)
  for (const item of items.slice(0, 10)) await visitor.add(brand.store.id, item)
  await visitor.ask('/place', {
    form: { intent: 'location', latitude: '23.0262', longitude: '72.5609', address: 'Here' },
  })
  const form = hiddenFields((await visitor.open('/review-cart')).text, 'proceed')
  const chosen = { asksContactless: 'on', contactless: 'on', tip: '20', notes: 'Ring twice. '.repeat(30) }
  await visitor.ask('/review-cart', { form: { ...form, intent: 'apply-offer', promo: 'WELCOME50', ...chosen } })
  await choosesSubscription(visitor, brand, itemId)
  await visitor.open('/payment')
  const sizes = [...visitor.cookies].map(([name, value]) => `${name} ${value.length}`).join(', ')
  expect(visitor.cookies.size, sizes).toBeLessThanOrEqual(9)
  expect(visitor.cookieHeader.length, sizes).toBeLessThanOrEqual(1500)
})

test("two tabs that choose for one order at the same time keep each other's choices", async ({
  visitor,
  storefront,
}) => {
  await visitor.signIn()
  await visitor.add('2101', greenBowl.dal)
  const { text } = await visitor.open('/review-cart')
  const form = hiddenFields(text, 'proceed')
  const tabs: Record<string, string>[] = [
    { notes: 'Ring twice' },
    { tip: '20', notes: 'Ring twice' },
    { promo: 'WELCOME50', notes: 'Ring twice' },
  ]
  const intents = ['keep', 'tip', 'apply-offer']
  await Promise.all(
    tabs.map(async (fields, at) => {
      const tab = new Visitor(storefront)
      tab.takeCookies(visitor.cookies)
      await tab.ask('/review-cart', { form: { ...form, ...fields, intent: intents[at] ?? '' } })
    }),
  )
  const review = await visitor.open('/review-cart')
  expect(review.text).toContain('Ring twice')
  expect(textOf(review.text)).toMatch(/Courier tip\s+₹20\.00.*WELCOME50/)
})

test('while the key-value store is down the review shows the whole cart and says that the choices are not known; lost choices can be made again', async ({
  demo,
}) => {
  const redis = await startRedis()
  const shop = await startStorefront(demo.origin, { REDIS_URL: redis.url, REDIS_TIMEOUT_MS: '500' })
  const visitor = new Visitor(shop)
  await visitor.signIn()
  await visitor.add('2101', greenBowl.dal)
  const form = hiddenFields((await visitor.open('/review-cart')).text, 'proceed')
  await visitor.ask('/review-cart', { form: { ...form, intent: 'tip', tip: '20', notes: 'Ring twice' } })
  const chosen = await visitor.open('/review-cart')
  expect(chosen.text).toContain('Ring twice')
  await redis.kill()

  const notKnown = 'We cannot load your choices for this order right now'
  const withoutStore = await visitor.open('/review-cart')
  expect(textOf(withoutStore.text)).toContain(notKnown)
  expect(textOf(withoutStore.text)).toContain(greenBowl.dal.name)
  await visitor.add('2101', greenBowl.fries)
  expect(textOf((await visitor.open('/review-cart')).text)).toContain(greenBowl.fries.name)
  // Nothing is sent at a sum that was not shown.
  const answer = await visitor.submit('/review-cart', { ...hiddenFields(chosen.text, 'proceed'), notes: 'Ring twice' })
  expect(answer.path).toBe('/review-cart')
  expect(await demo.calls('place_order')).toEqual([])

  await redis.start()
  await expect.poll(async () => textOf((await visitor.open('/review-cart')).text)).not.toContain(notKnown)
  expect((await visitor.placeOrder()).path).toMatch(/^\/order-status\//)
  await shop.stop()
  await redis.stop()
})
