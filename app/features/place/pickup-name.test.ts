import { expect, test } from 'vitest'
import { aShop } from '../../../tests/support/shop-builders'
import { pickupName } from './pickup-name'

test("pickup has the vendor's name for it, else Takeaway", async () => {
  expect(pickupName(await aShop({ settings: { takeawayText: 'Click & collect' } }))).toBe('Click & collect')
  expect(pickupName(await aShop({ settings: { takeawayText: '' } }))).toBe('Takeaway')
})
