import { expect, test } from 'vitest'
import { aCart, aLine, anItem, someSettings } from '~/domain/test-builders'
import { aShop } from '../../../tests/support/shop-builders'
import { itemRow } from './item-rows.server'

test.each([
  ['99.6', '100.2', 2, [true, true]],
  ['99.6', '100.2', 0, [false, false]],
  ['100', '100', 2, [false, false]],
  ['120', '100', 2, [false, false]],
])(
  'an item for %s with the list price %s is reduced only if %i decimals show it',
  async (price, listPrice, decimals, shown) => {
    const shop = await aShop({ settings: { currency: { ...someSettings().currency, decimals } } })
    const row = itemRow(shop, '2101', anItem({ price, listPrice }))
    expect([row.listPrice !== null, row.saving !== null]).toEqual(shown)
  },
)

test('a row follows the item, the currency, the cart and whether there are subscriptions', async () => {
  const item = anItem({ isSubscribable: true, price: '100' })
  const rowIn = async (given: Parameters<typeof aShop>[0]) => itemRow(await aShop(given), '2101', item)
  const settings = someSettings()
  const currency = { ...settings.currency, sign: '€' }
  const first = await rowIn({ settings: { subscriptionsEnabled: false } })
  expect([first.isSubscribable, first.held, first.price?.includes('€')]).toEqual([false, 0, false])
  expect((await rowIn({ settings: { subscriptionsEnabled: true } })).isSubscribable).toBe(true)
  expect((await rowIn({ settings: { currency } })).price).toContain('€')
  const cart = aCart(aLine({ itemId: item.id, quantity: 2 }))
  expect((await rowIn({ cart })).held).toBe(2)
  expect((await rowIn({})).held).toBe(0)
})
