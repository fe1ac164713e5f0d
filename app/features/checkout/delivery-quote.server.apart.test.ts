import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCart, aLine, anAddress, anItem, aStoreDetail, aZone } from '~/domain/test-builders'
import { readEnv } from '~/env.server'
import { keyValueStore } from '~/http/store/store.server'
import type { CourierOffer } from '~/vendor-api/delivery-quotes.server'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, type VendorStub } from '../../../tests/support/shop-builders'
import { loadCheckout } from './checkout.server'
import { forgetDeliveryQuote } from './delivery-quote.server'

vi.mock('~/env.server', async (original) => ({
  ...(await original<typeof import('~/env.server')>()),
  env: () =>
    readEnv({
      VENDOR_API_URL: 'http://vendor.test',
      SESSION_SECRET: 'sixteen-letters-',
      LOG_LEVEL: 'silent',
      ROAD_DISTANCE_VENDORS: '10009',
      STATE_FILE: ':memory:',
    }),
}))

/** Each test has a new customer, because answers are stored per customer or guest cart. */
let id = ''

beforeEach(() => {
  id = randomUUID().slice(0, 13)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-06T10:00:00Z') })
})
afterEach(() => void vi.useRealTimers())

const table = { basis: 'distance' as const, bands: [{ above: -1, upTo: 10, fee: '30' }] }
const dunzo = aStoreDetail({ overrides: { courier: 'dunzo' } })
const offered = (fee: string, validTill = ''): CourierOffer => ({
  deliveryQuote: { courier: 'dunzo', quotationId: `Q-${fee}`, fee, distance: 3 },
  validTill,
})

type Parts = Parameters<typeof aShop>[0] & {
  store?: ReturnType<typeof aStoreDetail>
  deliveryQuotes?: VendorStub['deliveryQuotes']
}

/** A checkout page of a customer whose vendor gives this answer. */
async function checkoutOf({ store = dunzo, deliveryQuotes, settings, vendor, ...parts }: Parts = {}) {
  const shop = await aShop({
    user: aUser({ id: id }),
    cart: aCart(aLine()),
    cartId: `cart-${id}`,
    settings: { delivery: table, ...settings },
    vendor: {
      stores: { byId: async () => store },
      menus: { item: async () => anItem() },
      addresses: { primary: async () => anAddress() },
      deliveryQuotes,
      ...vendor,
    },
    ...parts,
  })
  const checkout = await loadCheckout(shop)
  if (!checkout.store) throw new Error('no store')
  return { shop, checkout, cookies: [...shop.device.headers(), ...shop.short.headers()] }
}

describe('a store that uses a courier company', () => {
  test("charges the courier's offer, and sends the offer with the order", async () => {
    const offer = vi.fn(async () => offered('48.35'))
    const { checkout } = await checkoutOf({ deliveryQuotes: { offer } })
    expect(checkout.amounts).toMatchObject({ deliveryFee: '48.35', distance: '3.0' })
    expect(checkout.deliveryQuote).toMatchObject({ courier: 'dunzo', quotationId: 'Q-48.35' })
    expect(offer).toHaveBeenCalledWith(
      'dunzo',
      expect.objectContaining({ userId: id, storeId: '2101', addressId: '801', subtotal: '180.00' }),
    )
  })

  test('is asked once per cart: the next page uses the stored offer, without a cookie', async () => {
    const offer = vi.fn(async () => offered('48'))
    const { cookies } = await checkoutOf({ deliveryQuotes: { offer } })
    expect(cookies).toEqual([])
    const again = await checkoutOf({ deliveryQuotes: {} })
    expect(again.checkout.amounts.deliveryFee).toBe('48')
    await checkoutOf({ deliveryQuotes: { offer }, cart: aCart(aLine({ quantity: 2 })) })
    expect(offer).toHaveBeenCalledTimes(2)
  })

  test('is not asked again while its offer is valid', async () => {
    const offer = async () => offered('48', '2030-01-06 10:20:00')
    await checkoutOf({ deliveryQuotes: { offer } })
    vi.setSystemTime(new Date('2030-01-06T10:09:00Z'))
    expect((await checkoutOf({ deliveryQuotes: {} })).checkout.amounts.deliveryFee).toBe('48')
  })

  test.each([
    ['ten minutes have passed', '', '2030-01-06T10:10:01Z'],
    ['it is about to end by the vendor’s clock', '2030-01-06 10:05:00', '2030-01-06T10:04:30Z'],
  ])('is asked again when %s', async (_, validTill, now) => {
    await checkoutOf({ deliveryQuotes: { offer: async () => offered('48', validTill) } })
    vi.setSystemTime(new Date(now))
    const { checkout } = await checkoutOf({ deliveryQuotes: { offer: async () => offered('52') } })
    expect(checkout.amounts.deliveryFee).toBe('52')
  })

  test('is asked again when the vendor refuses the offer', async () => {
    const { shop } = await checkoutOf({ deliveryQuotes: { offer: async () => offered('48') } })
    await forgetDeliveryQuote(shop)
    const { checkout } = await checkoutOf({ deliveryQuotes: { offer: async () => offered('52') } })
    expect(checkout.amounts.deliveryFee).toBe('52')
  })

  test.each(['network', 'timeout', 'server', 'shape', 'refused'] as const)(
    'charges by the tables when the courier fails (%s), and the order goes on',
    async (kind) => {
      const offer = () => Promise.reject(new VendorError(kind, 'get-dunzo-quotation'))
      const { checkout } = await checkoutOf({ deliveryQuotes: { offer } })
      expect(checkout).toMatchObject({ deliveryQuote: null, blocker: null, deliveryNote: '' })
      expect(checkout.amounts.deliveryFee).toBe('30')
    },
  )

  test('says why the courier does not deliver there', async () => {
    const offer = async () => ({ deliveryQuote: null, reason: 'No courier rides there' })
    const { checkout } = await checkoutOf({ deliveryQuotes: { offer } })
    expect(checkout).toMatchObject({ deliveryQuote: null, blocker: null, deliveryNote: 'No courier rides there' })
  })

  test('uses an offer even if it cannot be stored', async () => {
    const odd: CourierOffer = {
      deliveryQuote: { courier: 'dunzo', quotationId: 'Q'.repeat(500), fee: '-4', distance: null },
      validTill: '',
    }
    expect((await checkoutOf({ deliveryQuotes: { offer: async () => odd } })).checkout.amounts.deliveryFee).toBe('0')
    expect(
      (await checkoutOf({ deliveryQuotes: { offer: async () => offered('52') } })).checkout.amounts.deliveryFee,
    ).toBe('52')
  })

  test('uses an offer while the key-value store is down', async () => {
    for (const call of ['get', 'set'] as const) vi.spyOn(keyValueStore, call).mockRejectedValue(new Error('gone'))
    const { shop, checkout } = await checkoutOf({ deliveryQuotes: { offer: async () => offered('52') } })
    expect(checkout.amounts.deliveryFee).toBe('52')
    await expect(forgetDeliveryQuote(shop)).resolves.toBeUndefined()
  })

  test('does not use another customer’s offer, even for the same cart', async () => {
    await checkoutOf({ deliveryQuotes: { offer: async () => offered('48') } })
    const { checkout } = await checkoutOf({
      deliveryQuotes: { offer: async () => offered('52') },
      user: aUser({ id: `${id}-b` }),
    })
    expect(checkout.amounts.deliveryFee).toBe('52')
  })

  test('is not asked for pickup, for a guest, for nothing that can be ordered, or without an address', async () => {
    const pickup = { place: { mode: 'pickup' as const } }
    expect((await checkoutOf(pickup)).checkout.amounts.deliveryFee).toBe('0')
    const soldOut = { stores: { byId: async () => dunzo }, menus: { item: async () => anItem({ isSoldOut: true }) } }
    const deliveryQuotes = { offer: vi.fn(async () => offered('48')) }
    await checkoutOf({ deliveryQuotes, vendor: { ...soldOut, addresses: { primary: async () => anAddress() } } })
    expect(deliveryQuotes.offer).not.toHaveBeenCalled()
    expect((await checkoutOf({ user: null })).checkout.deliveryQuote).toBeNull()
    const homeless = { stores: { byId: async () => dunzo }, menus: { item: async () => anItem() } }
    expect(
      (await checkoutOf({ vendor: { ...homeless, addresses: { primary: async () => null } } })).checkout.deliveryQuote,
    ).toBeNull()
  })

  test('charges its own table before the vendor’s', async () => {
    const offer = async () => offered('48')
    const settings = { courier: 'dunzo' as const }
    expect(
      (await checkoutOf({ store: aStoreDetail(), settings, deliveryQuotes: { offer } })).checkout.amounts.deliveryFee,
    ).toBe('48')
    const itself = aStoreDetail({ overrides: { courier: null } })
    expect((await checkoutOf({ store: itself, settings })).checkout.amounts.deliveryFee).toBe('30')
  })
})

describe('a vendor with distances by road', () => {
  const settings = { vendorId: '10009', delivery: table }
  const road = vi.fn(async () => ({ courier: null, quotationId: '', fee: null, distance: 4.2 }))

  test('is asked for them only where a distance is charged', async () => {
    const { checkout } = await checkoutOf({ store: aStoreDetail(), settings, deliveryQuotes: { road } })
    expect(checkout.amounts).toMatchObject({ distance: '4.2', deliveryFee: '30' })
    expect(road).toHaveBeenCalledWith('2101', expect.objectContaining({ latitude: 23 }), 'km')
    const byAmount = { ...settings, delivery: { ...table, basis: 'amount' as const } }
    expect((await checkoutOf({ store: aStoreDetail(), settings: byAmount })).checkout.deliveryQuote).toBeNull()
  })

  test('is asked for them once a minute, for guests at the chosen place', async () => {
    const asked = vi.fn(async () => ({ courier: null, quotationId: '', fee: null, distance: 4.2 }))
    const place = { place: { latitude: 23.02, longitude: 72.5, address: '', city: '', state: '' } }
    const guest = { user: null, place, store: aStoreDetail(), settings, deliveryQuotes: { road: asked } }
    for (const [time, calls] of [
      ['10:00:00', 1],
      ['10:00:59', 1],
      ['10:01:01', 2],
    ] as const) {
      vi.setSystemTime(new Date(`2030-01-06T${time}Z`))
      expect((await checkoutOf(guest)).checkout.amounts.distance).toBe('4.2')
      expect(asked).toHaveBeenCalledTimes(calls)
    }
    expect(asked).toHaveBeenLastCalledWith('2101', expect.objectContaining({ latitude: 23.02 }), 'km')
    const nowhere = await checkoutOf({ ...guest, place: undefined })
    expect([nowhere.checkout.amounts.distance, asked.mock.calls.length]).toEqual(['', 2])
  })

  test('falls back to the straight line', async () => {
    const { checkout } = await checkoutOf({
      store: aStoreDetail(),
      settings,
      deliveryQuotes: { road: async () => null },
    })
    expect(checkout.amounts).toMatchObject({ distance: '0.0', deliveryFee: '30' })
  })
})

describe('a vendor with zones', () => {
  const zones = (zoneOf: NonNullable<VendorStub['settings']>['zoneOf']): Parts => ({
    store: aStoreDetail({ minimumOrder: '100', enforcesMinimum: true }),
    settings: { usesZones: true },
    place: { place: { latitude: 23, longitude: 72, address: '', city: '', state: '' } },
    vendor: {
      settings: { zoneOf },
      stores: { byId: async () => aStoreDetail({ minimumOrder: '100', enforcesMinimum: true }) },
      menus: { item: async () => anItem() },
      addresses: { primary: async () => anAddress() },
    },
  })
  const zone = aZone({ minimum: '200', delivery: { bands: [{ above: -1, upTo: 9, fee: '15' }] } })

  test('charges by the zone of the address, with its minimum', async () => {
    const zoneOf = vi.fn(async () => zone)
    const { checkout } = await checkoutOf(zones(zoneOf))
    expect(checkout.amounts.deliveryFee).toBe('15')
    expect(checkout.blocker).toEqual({ kind: 'below-minimum', minimum: '200', missing: '20' })
    expect(zoneOf.mock.calls).toEqual([[expect.objectContaining({ latitude: 23 }), 'delivery', { fresh: true }]])
  })

  test('uses the zone of the address, not of the place', async () => {
    const zoneOf = vi.fn(async ({ latitude }: { latitude: number }) => (latitude === 23.01 ? zone : null))
    const parts = zones(zoneOf)
    const primary = async () => anAddress({ latitude: 23.01 })
    const { checkout } = await checkoutOf({ ...parts, vendor: { ...parts.vendor, addresses: { primary } } })
    expect(checkout.amounts.deliveryFee).toBe('15')
  })

  test('uses the zone if the store does not offer the chosen pickup', async () => {
    const parts = zones(async () => zone)
    const byId = async () => aStoreDetail({ overrides: { isPickupEnabled: false } })
    const vendor = { ...parts.vendor, stores: { byId } }
    const { checkout } = await checkoutOf({ ...parts, vendor, place: { ...parts.place, mode: 'pickup' } })
    expect([checkout.mode, checkout.amounts.deliveryFee]).toEqual(['delivery', '15'])
  })

  test('is not asked for pickup, where the store’s own minimum applies', async () => {
    const parts = zones(() => Promise.reject(new Error('asked')))
    const { checkout } = await checkoutOf({ ...parts, place: { mode: 'pickup' } })
    expect(checkout).toMatchObject({ minimum: '100', blocker: null })
  })

  test('charges by its settings if it cannot tell the zone', async () => {
    const parts = zones(() => Promise.reject(new VendorError('timeout', 'get-delivery-zone-setting')))
    const { checkout } = await checkoutOf(parts)
    expect(checkout).toMatchObject({ minimum: '100', blocker: null })
    expect(checkout.amounts.deliveryFee).toBe('30')
  })
})
