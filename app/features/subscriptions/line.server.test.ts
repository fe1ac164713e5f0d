import { expect, test, vi } from 'vitest'
import { priceLine } from '~/domain/cart/pricing'
import { anItem, aStoreDetail } from '~/domain/test-builders'
import type { SubscriptionState } from '~/http/drafts/draft-schemas'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { loadLine, storedSubscription } from './line.server'

const milk = anItem({ id: '951', name: 'Fresh milk', image: 'http://elsewhere.test/951.webp', isSubscribable: true })

const state: SubscriptionState = {
  id: 'subscription-1',
  storeId: '2101',
  itemId: '951',
  choiceIds: [],
  quantity: 2,
  priceSeen: '180',
  plan: null,
  coupon: null,
  lastSubmit: null,
}

type Facts = { store?: ReturnType<typeof aStoreDetail> | null; item?: ReturnType<typeof anItem> | null }

async function load({ store = aStoreDetail(), item = milk }: Facts = {}, isSystemAvailable = true) {
  const byId = vi.fn(async () => store)
  const itemOf = vi.fn(async () => item)
  const settings = { subscriptionsEnabled: true, isSystemAvailable }
  const vendor = { stores: { byId }, menus: { item: itemOf } }
  const loaded = await loadLine(await aShop({ user: aUser(), settings, vendor }), state)
  return { ...loaded, byId, itemOf }
}

test('the line of a subscription is priced from the fresh facts of its store and item', async () => {
  const { line, blocker, byId, itemOf } = await load()
  expect(byId).toHaveBeenCalledExactlyOnceWith('2101', null, { fresh: true })
  expect(itemOf).toHaveBeenCalledExactlyOnceWith('2101', '951', { fresh: true })
  expect(line).toMatchObject({ name: 'Fresh milk', quantity: 2, unitPrice: '180', state: 'same' })
  // Pictures come only from allowed origins.
  expect(line.image).toBe('')
  expect(blocker).toBeNull()
})

test('an item that is gone has a name all the same', async () => {
  const { line, blocker } = await load({ item: null })
  expect([line.name, line.state, blocker]).toEqual(['Chosen item', 'unavailable', 'subscribe.notOffered'])
})

test('an item cannot be had from a store that is gone', async () => {
  const { line, blocker } = await load({ store: null })
  expect([line.state, blocker]).toEqual(['unavailable', 'cart.storeGone'])
})

test.each([
  ['the system is closed', {}, false, 'home.closed'],
  [
    'it is no longer offered by subscription',
    { item: { ...milk, isSubscribable: false } },
    true,
    'subscribe.notOffered',
  ],
  ['it is sold out', { item: { ...milk, isSoldOut: true } }, true, 'cart.notAvailable'],
])('an item cannot be subscribed to while %s', async (_, facts, isSystemAvailable, problem) => {
  expect((await load(facts, isSystemAvailable)).blocker).toBe(problem)
})

test('other clients find the subscription that is being made, with its schedule once that is chosen', () => {
  const line = { ...priceLine(state, milk), choiceNames: ['Large', 'Cold'] }
  const plan = { frequency: 'interval', intervalDays: 3, weekdays: [], start: '2030-01-07', end: '', slot: '08:00:00' }
  const stored = (part: Partial<SubscriptionState>) => {
    const { subscription_products, subscription_cart } = JSON.parse(
      storedSubscription({ ...state, ...part }, line),
    ) as {
      subscription_products: string
      subscription_cart: string
    }
    return {
      products: JSON.parse(subscription_products) as object[],
      schedule: JSON.parse(subscription_cart) as object,
    }
  }
  expect(stored({}).products).toMatchObject([
    { restaurant_id: '2101', item_id: '951', name: 'Fresh milk', quantity: 2, customize: 'Large, Cold' },
  ])
  expect(stored({}).schedule).toEqual({})
  expect(stored({ plan: { ...plan, frequency: 'interval' } }).schedule).toMatchObject({
    frequency_type: 'On Interval',
    interval_days: 3,
    start_date: '2030-01-07',
    delivery_time: '08:00:00',
  })
})
