import { expect, test } from 'vitest'
import { anItem, someSettings } from '~/domain/test-builders'
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
