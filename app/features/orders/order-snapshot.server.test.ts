import { describe, expect, test, vi } from 'vitest'
import { VendorError } from '~/vendor-api/errors'
import type { Vendor } from '~/vendor-api/index.server'
import type { OrderProgress } from '~/vendor-api/orders.server'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { pollOrder } from './order-snapshot.server'

const unknown: OrderProgress = { status: 'unknown', driverName: '', driverPhone: '', minutesLeft: '' }
const track = {
  minutesLeft: '7',
  driver: { id: '9', name: 'Imran', phone: '', image: '' },
  courier: { latitude: 23, longitude: 72 },
}

let orders = 0

/** A customer's status of an order under way, read from its details. */
async function polledOrder(status: () => Promise<OrderProgress | null>, inDetails: string | null = 'on-the-way') {
  const shop = await aShop({ user: aUser() })
  vi.spyOn(shop.connection, 'detached').mockReturnValue({
    orders: { status, details: async () => inDetails && { status: inDetails } },
    tracking: { ofOrder: async () => track },
  } as unknown as Vendor)
  return pollOrder(shop, `look-${orders++}`, 'customer', { isVisit: true })
}

describe("the status from an order's details", () => {
  test.each([
    ['cannot be asked for its stage', () => Promise.reject(new VendorError('server', 'get_order_status')), true],
    ['says that there is none', () => Promise.resolve(null), false],
    ['says nothing that is known', () => Promise.resolve(unknown), false],
  ])("is used if an API %s, with the courier's call for the courier", async (_, status, isPartial) => {
    expect(await polledOrder(status)).toMatchObject({
      ...{ status: 'on-the-way', minutesLeft: '7', driver: track.driver, courier: track.courier, isPartial },
    })
  })

  test('is missing if the customer has no such order', async () => {
    expect(await polledOrder(() => Promise.resolve(null), null)).toBeNull()
  })
})

test("an order's details are not read if its stage is known", async () => {
  const progress = { ...unknown, status: 'placed', minutesLeft: '30' } as OrderProgress
  expect(await polledOrder(() => Promise.resolve(progress), null)).toMatchObject({
    status: 'placed',
    minutesLeft: '30',
  })
})
