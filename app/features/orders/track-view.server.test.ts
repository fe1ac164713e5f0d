import { afterEach, expect, test, vi } from 'vitest'
import { anOrder } from '~/domain/test-builders'
import { aShop } from '../../../tests/support/shop-builders'
import type { OrderSnapshot } from './order-snapshot.server'
import { trackView } from './track-view.server'

afterEach(() => void vi.useRealTimers())

const inTwentyMinutes: OrderSnapshot = {
  ...{ status: 'on-the-way', minutesLeft: '20', driver: null, courier: null, store: null, customer: null },
  ...{ courierUrl: '', isPartial: false },
}

test.each([
  ['2026-03-08T06:50:00Z', '3:10'],
  ['2026-03-08T12:50:00Z', '9:10'],
])(
  "an order that comes 20 minutes after %s arrives at %s by the vendor's clocks, which change that night",
  async (now, time) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    const newYork = { latitude: 40.71, longitude: -74.01 }
    const shop = await aShop({ settings: { systemLocation: newYork } })
    const { track } = trackView(shop, { id: '70001', snapshot: inTwentyMinutes, details: null })
    expect(track.expected).toContain(time)
  },
)

test('an order whose payment the customer cancelled says so, also once the vendor has ended it', async () => {
  for (const status of ['payment-pending', 'payment-failed'] as const) {
    const parts = { id: '70001', snapshot: { ...inTwentyMinutes, status }, details: null, isCancelledHere: true }
    const { title, track } = trackView(await aShop(), parts)
    expect([title, track.sentence]).toEqual(['Payment cancelled · Order 70001', 'Payment cancelled'])
  }
})

test.each([
  ['2026-11-26 16:39:00', '4:39'],
  ['2026-11-26', '2026'],
  ['26/11/2026 16:39', '26/11/2026 16:39'],
])('the time of an order that the vendor writes %s is shown as far as it can be read: %s', async (placedAt, shown) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:00:00Z') })
  const details = anOrder({ placedAt, status: 'placed' })
  const { track } = trackView(await aShop(), {
    id: '70001',
    snapshot: { ...inTwentyMinutes, status: 'placed' },
    details,
  })
  expect(track.placedAt).toContain(shown)
})
