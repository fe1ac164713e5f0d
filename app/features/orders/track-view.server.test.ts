import { afterEach, expect, test, vi } from 'vitest'
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
    const { track } = trackView(shop, { id: '70001', audience: 'guest', snapshot: inTwentyMinutes, details: null })
    expect(track.expected).toContain(time)
  },
)
