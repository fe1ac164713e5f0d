import { describe, expect, test, vi } from 'vitest'
import type { Mode } from '~/domain/place/place'
import type { StoreDetail } from '~/domain/stores/store'
import { aCart, aLine, anItem, aPlace, aStoreDetail, aZone } from '~/domain/test-builders'
import { loadCart, reachedCartView } from '~/features/cart/cart.server'
import { loadCheckout } from '~/features/checkout/checkout.server'
import { loadStoreHead } from '~/features/stores/store-screen.server'
import { aShop } from '../../../tests/support/shop-builders'
import { askReach, deliveryZone, isTooFarFor, openInMode, pickupName, routeAt, tooFarFrom } from './reach.server'

const london = aPlace({ latitude: 51.5074, longitude: -0.1278 })
const far = aStoreDetail({
  id: '2101',
  distance: 6839.3,
  deliveryText: '40 Mins',
  hours: { delivery: [], deliveryOnDates: [], pickup: [] },
})

type Parts = NonNullable<Parameters<typeof aShop>[0]>

/** A shop whose vendor gives this answer about the store's reach, and records its calls. */
async function shopIn(says: boolean | Response, parts: Parts = {}) {
  const seemsInReach = vi.fn((): Promise<boolean> =>
    typeof says === 'boolean' ? Promise.resolve(says) : Promise.reject(says as unknown),
  )
  const vendor = {
    stores: { seemsInReach, byId: async () => far, timing: async () => ({ delivery: [], pickup: [], licence: '' }) },
    menus: { item: async () => anItem() },
  }
  const shop = await aShop({ place: { place: london }, vendor, cart: aCart(aLine({ choiceIds: [] })), ...parts })
  return { shop, seemsInReach }
}

describe('a store that does not deliver to the chosen place', () => {
  test('says so on its page, without minutes and distance, and offers pickup if it has it', async () => {
    const { shop, seemsInReach } = await shopIn(false, { path: '/vendor/green-bowl?q=tea' })
    expect(await loadStoreHead(shop, far)).toMatchObject({
      ...{ isTooFar: true, delivery: null, distance: null },
      tooFar: { pickup: 'Takeaway', backTo: '/vendor/green-bowl?q=tea' },
    })
    expect(seemsInReach).toHaveBeenCalledExactlyOnceWith('2101', expect.objectContaining({ latitude: 51.5074 }))
    const without = { ...far, overrides: { isPickupEnabled: false } }
    expect(await tooFarFrom(shop, without)).toEqual({ pickup: '' })
  })

  test('is reported in the cart, which keeps its lines and promises no free delivery', async () => {
    const { shop } = await shopIn(false)
    const view = await reachedCartView(shop, await loadCart(shop))
    expect(view.lines).toHaveLength(1)
    expect(view).toMatchObject({
      freeDeliveryFrom: null,
      tooFar: {
        text: 'Your location is out of reach',
        otherPlace: 'Choose another address',
        pickup: 'Switch to Takeaway',
      },
    })
  })

  test('blocks the order on the review before anybody signs in', async () => {
    const { shop } = await shopIn(false)
    expect((await loadCheckout(shop, { asksReach: true })).blocker).toEqual({ kind: 'out-of-reach' })
    const inReach = await shopIn(true)
    expect((await loadCheckout(inReach.shop, { asksReach: true })).blocker).toBeNull()
  })

  test('is known by its radius if the vendor cannot tell', async () => {
    const { shop } = await shopIn(new Response(null, { status: 502 }))
    expect(await tooFarFrom(shop, { ...far, radius: 10 })).toEqual({ pickup: 'Takeaway' })
    expect(await tooFarFrom(shop, far)).toBeNull()
    const zoned = await shopIn(new Response(null, { status: 502 }), { settings: { usesZones: true } })
    expect(await tooFarFrom(zoned.shop, { ...far, radius: 10 })).toBeNull()
  })

  test('says so to somebody who prefers pickup, if it only delivers', async () => {
    const { shop } = await shopIn(false, { place: { place: london, mode: 'pickup' } })
    expect(await tooFarFrom(shop, { ...far, overrides: { isPickupEnabled: false } })).toEqual({ pickup: '' })
  })
})

describe('nothing is reported', () => {
  test('for a store that delivers there', async () => {
    const { shop } = await shopIn(true)
    expect(await loadStoreHead(shop, { ...far, radius: 10 })).toMatchObject({ isTooFar: false, tooFar: null })
  })

  test('and nothing is asked, for pickup, before a place is chosen, and on a menu at a table', async () => {
    for (const place of [{ place: london, mode: 'pickup' as const }, {}]) {
      const { shop, seemsInReach } = await shopIn(false, { place })
      expect((await loadStoreHead(shop, far)).tooFar).toBeNull()
      expect((await reachedCartView(shop, await loadCart(shop))).tooFar).toBeNull()
      expect(seemsInReach).not.toHaveBeenCalled()
    }
    const { shop, seemsInReach } = await shopIn(false)
    expect((await loadStoreHead(shop, far, { isAtTable: true })).tooFar).toBeNull()
    expect(seemsInReach).not.toHaveBeenCalled()
  })
})

test('a store may have pickup where the vendor has none, and none where it has; then orders are delivered', async () => {
  const { shop } = await shopIn(true, { place: { mode: 'pickup' }, settings: { isPickupEnabled: true } })
  expect(routeAt(shop, far)).toEqual({ isPickupEnabled: true, mode: 'pickup' })
  const without = { ...far, overrides: { isPickupEnabled: false } }
  expect(routeAt(shop, without)).toEqual({ isPickupEnabled: false, mode: 'delivery' })
  const delivering = await shopIn(true, { settings: { isPickupEnabled: false } })
  const own = { ...far, overrides: { isPickupEnabled: true } }
  expect(routeAt(delivering.shop, own)).toEqual({ isPickupEnabled: true, mode: 'delivery' })
})

describe('a store with pickup hours of its own', () => {
  const row = { weekday: 1 as const, date: '', from: '07:00:00', to: '23:00:00' }
  const ownHours = { delivery: [row], deliveryOnDates: [], pickup: [{ ...row, to: '21:00:00' }] }
  const fetched = (says: boolean | null, part: Partial<StoreDetail> = {}, mode: Mode = 'pickup') => {
    const store = aStoreDetail({ hours: ownHours, ...part })
    const isOpenNow = vi.fn(async () => says ?? Promise.reject(new Response(null, { status: 502 })))
    const vendor = { stores: { isOpenNow, byId: async () => store }, menus: { item: async () => anItem() } }
    const cart = aCart(aLine({ choiceIds: [] }))
    return { store, isOpenNow, shop: aShop({ place: { mode }, settings: { isPickupEnabled: true }, vendor, cart }) }
  }

  test('is as open for pickup as the vendor says of it, on its page, in the cart and on the review', async () => {
    for (const says of [false, true]) {
      const { store, isOpenNow, shop } = fetched(says, { isOpen: !says })
      expect(await openInMode(await shop, store)).toEqual({ ...store, isOpen: says })
      expect((await loadCart(await shop)).store?.isOpen).toBe(says)
      expect((await loadCheckout(await shop)).blocker).toEqual(says ? null : { kind: 'store-closed' })
      expect(isOpenNow.mock.calls).toEqual([false, false, true].map((fresh) => [store.id, 'pickup', { fresh }]))
    }
  })

  test('is as open as its details say if the vendor does not answer', async () => {
    const { store, shop } = fetched(null)
    expect(await openInMode(await shop, store)).toEqual(store)
  })

  test('is not asked about for a delivery, a pre-order, or where the hours are the same or unknown', async () => {
    const same = { ...ownHours, pickup: ownHours.delivery }
    const asks = [
      fetched(false, {}, 'delivery'),
      fetched(false, { isPreOrderOnly: true }),
      fetched(false, { hours: same }),
      fetched(false, { hours: { ...ownHours, pickup: [] } }),
    ]
    for (const { store, isOpenNow, shop } of asks) {
      expect(await openInMode(await shop, store)).toBe(store)
      expect(isOpenNow).not.toHaveBeenCalled()
    }
    expect(await openInMode(await aShop(), null)).toBeNull()
  })
})

test('a store that is not known is not asked about', async () => {
  const { shop, seemsInReach } = await shopIn(true)
  expect([await askReach(shop, ''), seemsInReach.mock.calls]).toEqual([null, []])
  expect(await askReach(shop, '2101')).toBe(true)
})

test('an address is out of reach only if the vendor says so', async () => {
  const failure = new Response(null, { status: 502 })
  const answers = [false, true, failure].map(async (says) => isTooFarFor((await shopIn(says)).shop, '2101', london))
  expect(await Promise.all(answers)).toEqual([true, false, false])
})

test('the zone of a delivery is asked for where the vendor has zones, and is unknown without an answer', async () => {
  const zone = aZone()
  const zoneOf = vi.fn(async () => zone)
  const zoned = (usesZones = true) => aShop({ settings: { usesZones }, vendor: { settings: { zoneOf } } })
  expect(await deliveryZone(await zoned(), london)).toEqual(zone)
  expect(await deliveryZone(await zoned(), london, { fresh: true })).toEqual(zone)
  expect(zoneOf.mock.calls).toEqual([false, true].map((fresh) => [london, 'delivery', { fresh }]))
  const unasked = [
    deliveryZone(await zoned(), london, { mode: 'pickup' }),
    deliveryZone(await zoned(), null),
    deliveryZone(await zoned(false), london),
  ]
  expect(await Promise.all(unasked)).toEqual([null, null, null])
  expect(zoneOf).toHaveBeenCalledTimes(2)
  zoneOf.mockRejectedValueOnce(new Response(null, { status: 502 }))
  expect(await deliveryZone(await zoned(), london)).toBeNull()
})

test("pickup has the vendor's name for it, else Takeaway", async () => {
  expect(pickupName(await aShop({ settings: { takeawayText: 'Click & collect' } }))).toBe('Click & collect')
  expect(pickupName(await aShop({ settings: { takeawayText: '' } }))).toBe('Takeaway')
})
