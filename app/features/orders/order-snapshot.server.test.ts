import { describe, expect, test, vi } from 'vitest'
import { anOrder } from '~/domain/test-builders'
import { endSession } from '~/http/device/stored-sessions.server'
import { VendorError } from '~/vendor-api/errors'
import type { Vendor } from '~/vendor-api/index.server'
import type { OrderProgress } from '~/vendor-api/orders.server'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import {
  detailsOf,
  orderSource,
  ownOrder,
  pollOrder,
  trackByNumber,
  versionOf,
  visibleTo,
  type OrderSnapshot,
} from './order-snapshot.server'
import { rememberUnderWay } from './orders.server'
import { isShareKey, shareKey } from './share-key.server'

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

test('an order of which the vendor said once that there is none is not called missing while it cannot be read', async () => {
  const shop = await aShop({ user: aUser() })
  const details = vi.fn().mockResolvedValueOnce(null).mockRejectedValue(new VendorError('server', 'view_order_details'))
  vi.spyOn(shop.connection, 'detached').mockReturnValue({ orders: { details } } as unknown as Vendor)
  const visit = () => detailsOf(shop, 'missing-once', { isVisit: true })
  expect(await visit()).toBeNull()
  await expect(visit()).rejects.toMatchObject({ kind: 'server' })
})

test("an order's details that cannot be read are those of the last visit, and are asked for only once", async () => {
  const shop = await aShop({ user: aUser() })
  const tooSlow = new VendorError('timeout', 'view_order_details')
  const details = vi.fn().mockRejectedValue(tooSlow)
  vi.spyOn(shop.connection, 'detached').mockReturnValue({ orders: { details } } as unknown as Vendor)
  const visit = () => detailsOf(shop, `look-${orders}`, { isVisit: true })
  await expect(visit()).rejects.toBe(tooSlow)
  expect(details).toHaveBeenCalledOnce()

  details.mockResolvedValueOnce({ status: 'placed' })
  await visit()
  expect(await visit()).toEqual({ status: 'placed' })
  expect(details).toHaveBeenCalledTimes(3)
})

test('an order that cannot be read stays at the stage that was read last', async () => {
  const shop = await aShop({ user: aUser({ id: 'follower' }) })
  const placed = anOrder({ id: '77', status: 'placed' })
  const down = new VendorError('server', 'view_order_details')
  const details = vi.fn().mockResolvedValueOnce(placed).mockRejectedValue(down)
  const status = vi
    .fn()
    .mockResolvedValueOnce({ ...unknown, status: 'placed' })
    .mockRejectedValue(down)
  vi.spyOn(shop.connection, 'detached').mockReturnValue({ orders: { status, details } } as unknown as Vendor)
  const visit = async () => (await ownOrder(shop, '77', { isVisit: true }))?.snapshot
  expect(await visit()).toMatchObject({ status: 'placed', isPartial: false })
  await rememberUnderWay(shop, { ...placed, status: 'ready' })
  expect(await visit()).toMatchObject({ status: 'ready', isPartial: true })
})

const point = (latitude: number) => ({ latitude, longitude: 72.56 })

const onItsWay: OrderSnapshot = {
  status: 'on-the-way',
  minutesLeft: '5',
  driver: { id: '9', name: 'Imran Qureshi', phone: '+919811112222', image: 'https://cdn.example.com/imran.jpg' },
  courier: point(23.04),
  store: point(23.03),
  customer: point(23.06),
  courierUrl: 'https://rides.example.com/7',
  isPartial: false,
}

describe('somebody who follows an order', () => {
  test('sees everything as its customer', () => {
    expect(visibleTo('own', onItsWay)).toEqual(onItsWay)
  })

  test("sees, by its number alone, no door and only the courier's first name", () => {
    expect(visibleTo('guest', onItsWay)).toEqual({
      ...onItsWay,
      driver: { id: '', name: 'Imran', phone: '', image: '' },
      customer: null,
      courierUrl: '',
    })
    expect(visibleTo('guest', { ...onItsWay, status: 'arrived', courier: point(23.06) }).courier).toBeNull()
  })

  test("sees, with the customer's link, the address and the courier up to the door", () => {
    const seen = visibleTo('shared', { ...onItsWay, status: 'arrived' })
    expect(seen).toMatchObject({ customer: point(23.06), courier: point(23.04), driver: { name: 'Imran', phone: '' } })
  })

  test.each(['guest', 'shared', 'own'] as const)(
    'is given no more than that when they read it, as %s, and only reading by the number is limited',
    async (viewer) => {
      const shop = await aShop({ user: viewer === 'own' ? aUser() : null })
      vi.spyOn(shop.connection, 'detached').mockReturnValue({
        orders: { status: async () => ({ ...unknown, status: 'on-the-way' }) },
        tracking: { ofOrder: async () => onItsWay },
      } as unknown as Vendor)
      const id = `look-${orders++}`
      const share = viewer === 'shared' ? shareKey(shop.settings.vendorId, id) : ''
      const snapshot = visibleTo(viewer, onItsWay)
      const limit = vi.spyOn(shop, 'limit')
      expect(await trackByNumber(shop, id, share, { isVisit: true })).toEqual({ viewer, snapshot })
      expect(limit.mock.calls).toEqual(viewer === 'guest' ? [['guestLooks', shop.clientAddress]] : [])
    },
  )

  test.each(['own', 'shared', 'guest'] as const)('sees no courier once it is over, as %s', (viewer) => {
    expect(visibleTo(viewer, { ...onItsWay, status: 'delivered' }).courier).toBeNull()
  })

  test('gets a new version when the shown facts change, but not for a courier who only moves', () => {
    const before = versionOf(onItsWay)
    expect(versionOf({ ...onItsWay, courier: point(23.045) })).toBe(before)
    for (const change of [{ minutesLeft: '4' }, { status: 'arrived' as const }, { courier: null }, { isPartial: true }])
      expect(versionOf({ ...onItsWay, ...change }), JSON.stringify(change)).not.toBe(before)
  })
})

describe('what was read of an order', () => {
  /** The minutes that a reader is told of order `look-own`, while the vendor tells each reader another number. */
  async function minutesFor(
    minutesLeft: string,
    { vendorId = '10001', locale = 'en', token = 'tok_1', asGuest = false },
  ) {
    const shop = await aShop({ settings: { vendorId } })
    await shop.session.signIn(token, aUser())
    Object.assign(shop, { locale })
    const detached = vi.spyOn(shop.connection, 'detached').mockReturnValue({
      orders: { status: async () => ({ ...unknown, status: 'placed', minutesLeft }) },
      tracking: { ofOrder: async () => ({ ...onItsWay, minutesLeft }) },
    } as unknown as Vendor)
    const snapshot = await pollOrder(shop, 'look-own', asGuest ? 'guest' : 'customer', { isVisit: false })
    expect(detached).toHaveBeenCalledWith({ asGuest })
    return snapshot?.minutesLeft
  }

  test('is told only to readers of the same brand, language, session and permission', async () => {
    const told = []
    for (const reader of [{}, {}, { vendorId: '10002' }, { locale: 'fr' }, { token: 'tok_2' }, { asGuest: true }])
      told.push(await minutesFor(String(told.length), reader))
    expect(told).toEqual(['0', '0', '2', '3', '4', '5'])
  })

  test('is streamed apart to its customer, to somebody with the link and to somebody with the number', async () => {
    const shop = await aShop({ user: aUser() })
    const keys = (['own', 'shared', 'guest'] as const).map((viewer) => orderSource(shop, '70012', viewer).key)
    expect(new Set(keys).size).toBe(3)
  })
})

describe('the stream of an order', () => {
  async function polled(viewer: 'own' | 'shared' | 'guest', seen: OrderSnapshot | null) {
    const shop = await aShop({ user: viewer === 'own' ? aUser() : null })
    vi.spyOn(shop.connection, 'detached').mockReturnValue({
      orders: { status: async () => seen && { ...unknown, status: seen.status }, details: async () => null },
      tracking: { ofOrder: async () => seen },
    } as unknown as Vendor)
    return { shop, poll: () => orderSource(shop, `look-${orders++}`, viewer).poll() }
  }

  test('says where the order is, and ends with it', async () => {
    for (const viewer of ['own', 'shared', 'guest'] as const) {
      const during = await polled(viewer, onItsWay)
      expect(await during.poll()).toMatchObject({
        data: { status: 'on-the-way', courier: point(23.04) },
        isOver: false,
      })
      const after = await polled(viewer, { ...onItsWay, status: 'delivered' })
      expect(await after.poll()).toMatchObject({ data: { status: 'delivered', courier: null }, isOver: true })
    }
  })

  test('goes on without a courier only for somebody with the link', async () => {
    const answers = ['own', 'shared', 'guest'] as const
    const [own, shared, guest] = await Promise.all(answers.map(async (viewer) => (await polled(viewer, null)).poll()))
    expect([own, guest]).toEqual([null, null])
    expect(shared).toMatchObject({ data: { status: 'unknown', courier: null }, isOver: false })
  })

  test('ends for a customer whose session has ended elsewhere', async () => {
    const { shop, poll } = await polled('own', onItsWay)
    expect(await poll()).not.toBeNull()
    await endSession({ id: shop.session.signedIn?.id ?? '', until: Date.now() + 60_000 })
    expect(await poll()).toBeNull()
  })
})

describe('the key of a shared link', () => {
  test('is for one order of one vendor', () => {
    const key = shareKey('10001', '70012')
    expect(key).toMatch(/^[\w-]+$/)
    expect(isShareKey(key, '10001', '70012')).toBe(true)
    expect([isShareKey(key, '10001', '70013'), isShareKey(key, '10002', '70012')]).toEqual([false, false])
  })

  test.each(['', 'A'.repeat(43), '.'.repeat(43), 'A'.repeat(5000), '70012.x'])('is not %j', (key) => {
    expect(isShareKey(key, '10001', '70012')).toBe(false)
  })
})
