import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { greenBowl } from '../support/brands'
import { startRedis } from '../support/redis'
import { startStorefront, type DemoVendor } from '../support/servers'
import { expect, test } from '../support/test'
import { startVendorProxy } from '../support/vendor-proxy'
import { hiddenFields, textOf, Visitor } from '../support/visitor'

/** An order is placed once, and the customer hears of it, whatever crashes in between. */

const { dal } = greenBowl
const status = /^\/order-status\/\d+$/

const ordersMade = async (demo: DemoVendor) => (await demo.calls('place_order')).length

async function readyToPay(visitor: Visitor) {
  await visitor.signIn()
  await visitor.add('2101', dal)
  return visitor.proceedToPay()
}

/** A vendor that makes the first order (or does what else it is asked), but whose answer never arrives. */
async function withLostAnswer(demo: DemoVendor, lost = 'place_order') {
  let isWithheld = false
  const never = new Promise<never>(() => {})
  const proxy = await startVendorProxy(demo, (call, body) => {
    if (call !== lost || isWithheld) return body
    isWithheld = true
    return never
  })
  return { ...proxy, isMade: () => expect.poll(() => isWithheld).toBe(true) }
}

test('an instance without Redis that is killed during an order finds the order after its restart', async ({ demo }) => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'))
  const env = { STATE_FILE: join(folder, 'state.sqlite') }
  const vendor = await withLostAnswer(demo)
  const first = await startStorefront(vendor.origin, env)
  const visitor = new Visitor(first)
  const form = await readyToPay(visitor)
  const lostAnswer = visitor.ask('/payment', { form }).catch(() => null)
  await vendor.isMade()
  await first.kill()
  expect(await lostAnswer).toBeNull()
  const second = await startStorefront(vendor.origin, env)
  visitor.moveTo(second)
  expect((await visitor.ask('/payment', { form })).location).toMatch(status)
  expect(await ordersMade(demo)).toBe(1)
  await second.stop()
  await vendor.stop()
  rmSync(folder, { recursive: true })
})

test('a recharge whose instance is killed leads to its gateway as soon as it is sent again', async ({ demo }) => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'))
  const env = { STATE_FILE: join(folder, 'state.sqlite') }
  const vendor = await withLostAnswer(demo, 'stripe-recharge-wallet')
  const first = await startStorefront(vendor.origin, env)
  const visitor = new Visitor(first)
  await visitor.signIn()
  const form = { ...hiddenFields((await visitor.open('/wallet')).text, 'recharge'), amount: '250', gateway: 'stripe' }
  const lostAnswer = visitor.ask('/wallet', { form }).catch(() => null)
  await vendor.isMade()
  await first.kill()
  expect(await lostAnswer).toBeNull()
  const second = await startStorefront(vendor.origin, env)
  visitor.moveTo(second)
  const gateway = (await visitor.ask('/wallet', { form })).location
  expect(gateway).toMatch(/\/pay\/stripe\//)
  expect((await visitor.ask('/wallet', { form })).location).toBe(gateway)
  await second.stop()
  await vendor.stop()
  rmSync(folder, { recursive: true })
})

test('with Redis another instance takes over, and all submits end at the same order', async ({ demo }) => {
  const redis = await startRedis()
  const vendor = await withLostAnswer(demo)
  const [first, second] = await Promise.all([1, 2].map(() => startStorefront(vendor.origin, { REDIS_URL: redis.url })))
  if (!first || !second) throw new Error('two instances are needed')
  const visitor = new Visitor(first)
  const form = await readyToPay(visitor)
  const lostAnswer = visitor.ask('/payment', { form }).catch(() => null)
  await vendor.isMade()
  await first.kill()
  expect(await lostAnswer).toBeNull()
  visitor.moveTo(second)
  const answers = await Promise.all([1, 2, 3].map(() => visitor.ask('/payment', { form })))
  expect(answers[0]?.location).toMatch(status)
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
  expect(await ordersMade(demo)).toBe(1)
  await second.stop()
  await vendor.stop()
  await redis.stop()
})

test('while Redis is down pages work, placing an order says that it cannot, and works again afterwards', async ({
  demo,
}) => {
  const redis = await startRedis()
  const storefront = await startStorefront(demo.origin, { REDIS_URL: redis.url })
  const visitor = new Visitor(storefront)
  const form = await readyToPay(visitor)
  await redis.kill()
  for (const path of ['/', '/vendor/green-bowl', '/review-cart', '/payment'])
    expect((await visitor.ask(path)).status, path).toBe(200)
  const refused = await visitor.ask('/payment', { form })
  expect(refused.status).toBe(503)
  expect(textOf(refused.text)).toContain('We cannot take orders right now')
  expect(await ordersMade(demo)).toBe(0)
  await redis.start()
  const again = { ...hiddenFields(refused.text, 'payment'), method: 'cash' }
  await expect.poll(async () => (await visitor.ask('/payment', { form: again })).location).toMatch(status)
  expect(await ordersMade(demo)).toBe(1)
  await storefront.stop()
  await redis.stop()
})

test('two tabs that open the payment page at once get one key, and both end at one order', async ({
  visitor,
  demo,
}) => {
  await visitor.signIn()
  await visitor.add('2101', dal)
  await visitor.proceedToPay()
  const pages = await Promise.all([visitor.ask('/payment'), visitor.ask('/payment')])
  const forms: Record<string, string>[] = pages.map(({ text }) => ({
    ...hiddenFields(text, 'payment'),
    method: 'cash',
  }))
  expect(forms[0]?.idempotencyKey).toBe(forms[1]?.idempotencyKey)
  const answers = await Promise.all(forms.map((form) => visitor.ask('/payment', { form })))
  expect(answers[0]?.location).toMatch(status)
  expect(answers[1]?.location).toBe(answers[0]?.location)
  expect(await ordersMade(demo)).toBe(1)
})

test('two devices with the same cart and one lost answer make exactly the orders that they report', async ({
  visitor,
  storefront,
  demo,
}) => {
  const phone = new Visitor(storefront)
  const forms = [
    { who: visitor, form: await readyToPay(visitor) },
    { who: phone, form: await readyToPay(phone) },
  ]
  await demo.fault({ call: 'place_order', kind: 'reset', value: null })
  const reportedIds = new Set<string>()
  for (const { who, form } of forms) {
    let answer = await who.ask('/payment', { form })
    if (!status.test(answer.location)) {
      await demo.advance(180)
      answer = await who.ask('/payment', { form })
    }
    if (status.test(answer.location)) reportedIds.add(answer.location)
  }
  const list = (await visitor.open('/orders')).text.match(/class="card order-card"/g) ?? []
  expect(list).toHaveLength(reportedIds.size)
})

test('a form from before a cart change orders nothing and shows the cart again', async ({ visitor, demo }) => {
  const form = await readyToPay(visitor)
  await visitor.add('2101', greenBowl.fries)
  const answer = await visitor.submit('/payment', form)
  expect(answer.path).toBe('/review-cart')
  expect(textOf(answer.text)).toMatch(/changed/)
  expect(await ordersMade(demo)).toBe(0)
  expect(answer.text).toContain('Cart, 2 items')
})

test('a customer whose answer never arrived hears of the order on the next page of the checkout', async ({
  visitor,
  demo,
}) => {
  const form = await readyToPay(visitor)
  const before = new Map(visitor.cookies)
  await visitor.ask('/payment', { form })
  visitor.takeCookies(before)
  const next = await visitor.open('/review-cart')
  expect(next.path).toMatch(status)
  expect(textOf(next.text)).toContain('Your order is placed')
  expect(next.text).toContain('Cart, 0 items')
  expect(await ordersMade(demo)).toBe(1)
})
