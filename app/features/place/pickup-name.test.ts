import { expect, test } from 'vitest'
import { aShop } from '../../../tests/support/shop-builders'
import { pickupName } from './pickup-name'

test('fetching an order is called what the vendor calls it, else Takeaway', async () => {
  expect(pickupName(await aShop({ settings: { takeawayText: 'Click & collect' } }))).toBe('Click & collect')
  expect(pickupName(await aShop({ settings: { takeawayText: '' } }))).toBe('Takeaway')
})
