import { expect, test } from 'vitest'
import { aPlace } from '~/domain/test-builders'
import { aShop } from '../../../tests/support/shop-builders'
import { keptPlace } from './kept-place.server'

const place = aPlace()

test('the place stands under the names of other clients, with the store in base64 and delivery as 1', async () => {
  const shop = await aShop({ place: { place, storeId: '2101' } })
  expect(JSON.parse(keptPlace(shop))).toEqual({
    ...{
      latitude: '23.0262',
      longitude: '72.5609',
      address: 'Law Garden, Ahmedabad',
      city: 'Ahmedabad',
      state: 'Gujarat',
    },
    ...{ restaurantId: 'MjEwMQ==', pickupDeliveryFlag: '1' },
  })
  expect(keptPlace(await aShop())).toBe('')
})
