import { expect, test } from 'vitest'
import { aStoreDetail } from '~/domain/test-builders'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, fields, leadsTo, toastOf } from '../../../tests/support/shop-builders'
import { answerForm, saveTypedBefore } from './actions.server'

const milk = { storeId: '2101', itemId: '951', choiceIds: ['51'], quantity: 2 }

const presses: Record<string, string>[] = [
  { intent: 'remove' },
  { intent: 'address' },
  { step: '1' },
  { slot: '12:00:00' },
]

test.each(presses)(
  'a form for an item that another tab has replaced changes nothing and says so: %o',
  async (pressed) => {
    const shop = await aShop({ user: aUser(), settings: { subscriptionsEnabled: true }, subscription: milk })
    const before = shop.drafts.subscription
    const response = await answerForm(shop, fields({ line: '923', quantity: '7', ...pressed }))
    expect(leadsTo(response)).toBe('/subscription-cart')
    expect(toastOf(response)).toMatchObject({ tone: 'error', text: shop.t('review.changed') })
    expect(shop.drafts.subscription).toEqual(before)
  },
)

test.each(presses)(
  'a form for an item that is chosen no longer says so, unless it removes the item: %o',
  async (pressed) => {
    const shop = await aShop({ user: aUser(), settings: { subscriptionsEnabled: true } })
    const response = await answerForm(shop, fields({ line: '923', quantity: '7', ...pressed }))
    expect(leadsTo(response)).toBe('/subscription-cart')
    expect(toastOf(response)?.text).toBe(pressed.intent === 'remove' ? undefined : shop.t('review.changed'))
  },
)

test('a form for the item that is chosen is answered', async () => {
  const shop = await aShop({ user: aUser(), settings: { subscriptionsEnabled: true }, subscription: milk })
  await answerForm(shop, fields({ line: '951.51', intent: 'remove' }))
  expect(shop.drafts.subscription).toBeNull()
})

test('what was typed is kept if the vendor fails, and if the customer must sign in again', async () => {
  const typed = fields({ line: '951.51', quantity: '3', start: '2099-05-01', slot: '12:00:00' })
  const vendor = { stores: { byId: () => Promise.reject(new VendorError('timeout', 'x')) } }
  for (const user of [aUser(), null]) {
    const shop = await aShop({ user, settings: { subscriptionsEnabled: true }, subscription: milk, vendor })
    const answer = await answerForm(shop, typed).catch((redirect: Response) => redirect)
    expect(answer.status).toBe(user ? 502 : 302)
    expect(shop.drafts.subscription).toMatchObject({ quantity: 3, plan: { start: '2099-05-01', slot: '12:00:00' } })
  }
})

test('plus on an item that is gone keeps the quantity and names no maximum', async () => {
  const vendor = { stores: { byId: async () => aStoreDetail() }, menus: { item: async () => null } }
  const shop = await aShop({ user: aUser(), settings: { subscriptionsEnabled: true }, subscription: milk, vendor })
  const response = await answerForm(shop, fields({ line: '951.51', quantity: '4', step: '1' }))
  expect([shop.drafts.subscription?.quantity, toastOf(response)]).toEqual([5, null])
})

test('what the same customer typed before picking another language is saved, for the same item only', async () => {
  const typed = { as: '5501', line: '951.51', quantity: '3', end: '2099-05-01' }
  const saves = async (change = {}) => {
    const shop = await aShop({ user: aUser(), subscription: milk, typed: { ...typed, ...change } })
    const to = await saveTypedBefore(shop).then(() => null, leadsTo)
    return [to, shop.drafts.subscription?.quantity, shop.drafts.subscription?.plan?.end]
  }
  expect(await saves()).toEqual(['/subscription-cart', 3, '2099-05-01'])
  for (const change of [{ as: '5502' }, { line: '923' }]) expect(await saves(change)).toEqual([null, 2, undefined])
})
