import { describe, expect, test, vi } from 'vitest'
import type { Cache } from './send'
import { place, store, wireStore } from './store-rows.test-support'
import { failureOf, stubVendor } from './stub-vendor.test-support'

const wireDetail = {
  ...wireStore,
  latitude: '23.0225',
  longitude: '72.5714',
  phone: 18001234567,
  description: null,
  payment_option: 'COD',
  restaurant_service_tax: 5,
  restaurant_packaging_charge: '10',
  restaurant_packaging_type: 'Fixed',
  restaurant_convince_charge: 2.5,
  restaurant_convince_type: 'Percentage',
  is_same_day_delivery: '0',
  settings: {
    included_tax: '0',
    is_pickup_enable: '',
    distance_metric: null,
    delivery_charges_type: 'Amount',
    charges: [],
  },
}

describe('one store', () => {
  test('has its facts, whatever their types', async () => {
    const { vendor, sent } = stubVendor({ code: 200, Result: [wireDetail] })
    expect(await vendor.stores.bySlug('green-bowl', place)).toEqual({
      ...store,
      location: { latitude: 23.0225, longitude: 72.5714 },
      phone: '18001234567',
      description: '',
      paymentOption: 'cash',
      taxPercent: '5',
      packaging: { kind: 'fixed', value: '10' },
      convenience: { kind: 'percentage', value: '2.5' },
      isSameDayDelivery: false,
      slotMinutes: 30,
      hours: { delivery: [], deliveryOnDates: [], pickup: [] },
      overrides: { addsTax: true, delivery: { basis: 'amount', bands: [] } },
      saysOverrides: true,
    })
    expect(sent[0]?.payload).toMatchObject({ slug: 'green-bowl', latitude: '23.0225', longitude: '72.5714' })
  })

  test('has its own settings for leave-at-door, tip and pictures; pictures are off unless it says so', async () => {
    const wireExtras = { contact_less_delivery: '0', driver_tip_status: 1, driver_tip_options: [5, '5.00', 'x'] }
    const settings = { ...wireExtras, is_order_image_enable: '1' }
    const { vendor } = stubVendor({ code: 200, Result: { restaurant_id: 1, settings } })
    expect((await vendor.stores.byId('1', null))?.overrides).toEqual({
      isContactlessOffered: false,
      asksTip: true,
      tipOptions: ['5'],
      takesPictures: true,
    })
  })

  test('has the gateways in its settings; an empty list leaves them to the vendor', async () => {
    const overrides = async (payment_gateway_new: unknown) =>
      (
        await stubVendor({
          code: 200,
          Result: { restaurant_id: 1, settings: { payment_gateway_new } },
        }).vendor.stores.byId('1', null)
      )?.overrides
    expect(await overrides([{ name: 'Stripe' }, 'payu', null, 'stripe'])).toEqual({
      paymentGateways: ['stripe', 'payu'],
    })
    for (const none of [[], [null, ''], null, 'stripe', {}]) expect(await overrides(none)).toEqual({})
  })

  test.each([[null], [[]], [{}], ['']])('overrides nothing with the embedded settings %j', async (settings) => {
    const { vendor } = stubVendor({ code: 200, Result: { restaurant_id: 1, settings } })
    expect(await vendor.stores.byId('1', null)).toMatchObject({
      overrides: {},
      saysOverrides: false,
      taxPercent: '0',
      paymentOption: 'both',
      location: null,
    })
  })

  test('leaves missing parts of the table to the vendor, and its tax and who brings its orders too', async () => {
    const overrides = async (settings: object) =>
      (await stubVendor({ code: 200, Result: { restaurant_id: 1, settings } }).vendor.stores.byId('1', null))?.overrides
    const charges = [{ min_value: 0, max_value: 2, delivery_charges: '15' }]
    const overridden = { delivery: { bands: [{ above: 0, upTo: 2, fee: '15' }] } }
    for (const list of [charges, { 1: charges[0] }]) expect(await overrides({ charges: list })).toEqual(overridden)
    expect(await overrides({ delivery_charges_type: 'Amount' })).toEqual({ delivery: { basis: 'amount' } })
    expect(await overrides({ delivery_charges_type: null, charges: [] })).toEqual({})
    expect(await overrides({ delivery_partner: 'Dunzo' })).toEqual({ courier: 'dunzo' })
    expect(await overrides({ delivery_partner: '' })).toEqual({ courier: null })
    expect(await overrides({ delivery_partner: 'pigeon' })).toEqual({ courier: null })
    expect(await overrides({ delivery_partner: null })).toEqual({})
    // An empty text is a choice here, unlike elsewhere (quirks 19).
    expect(await overrides({ included_tax: '' })).toEqual({ addsTax: true })
    expect(await overrides({ included_tax: 1 })).toEqual({ addsTax: false })
  })

  test.each([[null], [[]], [{}]])('overrides nothing with %j', async (none) => {
    const empty = { included_tax: none, charges: null, driver_tip_options: none, distance_metric: none }
    const settings = { ...empty, delivery_partner: none, is_pickup_enable: none, delivery_charges_type: 'Amount' }
    const { vendor } = stubVendor({ code: 200, Result: { restaurant_id: 1, settings } })
    // Strictly, because a field that is there overrides even if it is undefined.
    expect((await vendor.stores.byId('1', null))?.overrides).toStrictEqual({ delivery: { basis: 'amount' } })
  })

  test.each([
    [{ distance_metric: 'Miles' }, { distanceUnit: 'mi' }],
    [{ is_pickup_enable: '0' }, { isPickupEnabled: false }],
    [{ restaurant_payment_option: 'PAY ONLINE' }, { paymentOption: 'online' }],
  ])('overrides what %j names', async (settings, overrides) => {
    const { vendor } = stubVendor({ code: 200, Result: { restaurant_id: 1, settings } })
    expect((await vendor.stores.byId('1', null))?.overrides).toEqual(overrides)
  })

  test('keeps the vendor’s suggestions for a tip if it has none of its own', async () => {
    for (const driver_tip_options of [[], {}, '', null]) {
      const { vendor } = stubVendor({ code: 200, settings: { driver_tip_status: 1, driver_tip_options } })
      expect(await vendor.stores.overrides('1')).toEqual({ asksTip: true })
    }
  })

  test('has the tax of its settings if it names none beside them', async () => {
    const settings = { restaurant_service_tax: '12.5' }
    const { vendor } = stubVendor((_, at) => ({
      code: 200,
      Result: { restaurant_id: 1, restaurant_service_tax: [null, 0][at], settings },
    }))
    expect(await vendor.stores.byId('1', null)).toMatchObject({ taxPercent: '12.5' })
    expect(await vendor.stores.byId('1', null)).toMatchObject({ taxPercent: '0' })
  })

  test('has overrides from their own call, beside the result or in it', async () => {
    const wire = { delivery_partner: 'Dunzo' }
    for (const body of [{ settings: wire }, { Result: wire }, { Result: [wire], settings: [] }])
      expect(await stubVendor({ code: 200, ...body }).vendor.stores.overrides('1')).toEqual({ courier: 'dunzo' })
  })

  test.each([
    [{ restaurant_type: '2' }, { kind: 'non-veg' }],
    [{ restaurant_type: '3' }, { kind: 'other' }],
    [{ show_customer_app: 'distance' }, { deliveryFigure: 'distance' }],
    [{ show_customer_app: 'distence' }, { deliveryFigure: 'distance' }],
    [{ show_customer_app: 'rating' }, { deliveryFigure: 'none' }],
    [{ payment_option: 'Restaurant Select Payment Option' }, { paymentOption: 'both' }],
    [{ payment_option: 'PAY ONLINE' }, { paymentOption: 'online' }],
    [{ longitude: '0' }, { location: { latitude: 23.0225, longitude: 0 } }],
    [{ latitude: '' }, { location: null }],
    [{ longitude: null }, { location: null }],
    [{ latitude: '0', longitude: '0.0' }, { location: null }],
  ])('with %j has %j', async (fields, facts) => {
    const { vendor } = stubVendor({ code: 200, Result: { ...wireDetail, ...fields } })
    expect(await vendor.stores.byId('2101', null)).toMatchObject(facts)
  })

  test.each([
    ['45', 45],
    ['1', 1],
    [20.9, 20],
    ['', 30],
    [null, 30],
    ['0', 30],
    [-15, 30],
    ['half', 30],
  ])('has time slots of its own length, thirty minutes for %j: %d', async (time_slots, slotMinutes) => {
    const { vendor } = stubVendor({ code: 200, Result: { restaurant_id: 1, time_slots } })
    expect(await vendor.stores.byId('1', null)).toMatchObject({ slotMinutes })
  })

  test('is null if unknown; one without id is an unexpected shape', async () => {
    expect(await stubVendor({ code: 101 }).vendor.stores.byId('1', null)).toBeNull()
    expect(
      await failureOf(stubVendor({ code: 200, Result: { name: 'X' } }).vendor.stores.byId('1', null)),
    ).toMatchObject({ kind: 'shape' })
  })

  test('is read fresh on request', async () => {
    const cached: number[] = []
    const cache: Cache = ({ ms }, fresh) => (cached.push(ms), fresh())
    const { vendor } = stubVendor({ code: 200, Result: wireDetail }, { cache })
    await vendor.stores.byId('1', null, { fresh: true })
    expect(cached).toEqual([])
    await vendor.stores.byId('1', null)
    expect(cached).toEqual([30_000])
  })

  test('is not cached if the answer is about another store', async () => {
    const known: boolean[] = []
    const cache: Cache = async (request, fresh) => {
      const answer = await fresh()
      known.push(request.isKnown(answer))
      return answer
    }
    const { vendor } = stubVendor({ code: 200, Result: wireDetail }, { cache })
    const { id, slug } = (await vendor.stores.byId('1', null)) ?? {}
    await vendor.stores.byId(id ?? '', null)
    await vendor.stores.byId(`${id}abc`, null)
    await vendor.stores.bySlug(slug ?? '', null)
    await vendor.stores.bySlug(slug?.toUpperCase() ?? '', null)
    expect(known).toEqual([id === '1', true, false, true, false])
    expect(await stubVendor({ code: 101 }, { cache }).vendor.stores.byId('1', null)).toBeNull()
    expect(known.at(-1)).toBe(false)
  })

  test('has hours, reviews, overrides and categories that are cached apart if there are none', async () => {
    const known: boolean[] = []
    const cache: Cache = async (request, fresh) => {
      const answer = await fresh()
      known.push(request.isKnown(answer))
      return answer
    }
    const reviews = [{ rating: 0, description: '' }, { rating: 4 }, { description: 'Came hot.' }]
    const hours = [{ day: 'Monday', open_time: '11:00', close_time: '15:00', status: 1 }]
    const ask = async (Results: unknown[]) => {
      const [pickup, stars, overrides, categories] = Results.map(
        (Result) => stubVendor({ code: 200, Result }, { cache }).vendor.stores,
      )
      await pickup?.timing('1')
      const read = await stars?.reviews('1')
      await overrides?.overrides('1')
      await categories?.menuCategories('1', null)
      return read?.length
    }
    expect(await ask([{ pickup_timing: hours }, reviews, { included_tax: 1 }, [{ id: 14 }]])).toBe(2)
    expect(await ask([{}, [], {}, []])).toBe(0)
    expect(known).toEqual([true, true, true, true, false, false, false, false])
  })

  test('has hours that are read fresh on request', async () => {
    const cache = vi.fn<(...asked: unknown[]) => Promise<never>>()
    const { vendor } = stubVendor({ code: 200, Result: {} }, { cache: cache as Cache })
    await vendor.stores.timing('1', { fresh: true })
    expect(cache).not.toHaveBeenCalled()
    await vendor.stores.timing('1')
    expect(cache).toHaveBeenCalledOnce()
  })
})

describe('checks before an order', () => {
  const order = { storeId: '2101', mode: 'delivery', date: '2024-05-17', time: '13:00:00' } as const

  test.each([
    [{ code: 200, Result: { status: '1' } }, true],
    [{ code: 200, Result: [{ status: 1 }] }, true],
    [{ code: 200, Result: { status: '0' } }, false],
    [{ code: 200, Result: '' }, false],
    [{ code: 101, msg: 'Closed' }, false],
    [{ code: 101, msg: 'Closed', Result: { status: '1' } }, false],
  ])('%j: takes orders is %s', async (answer, open) => {
    expect(await stubVendor(answer).vendor.stores.isTakingOrders(order)).toBe(open)
  })

  test('whether a store is open now is asked with its mode', async () => {
    const { vendor, sent } = stubVendor({ code: 200, Result: { status: '1' } })
    expect(await vendor.stores.isOpenNow('2101', 'pickup')).toBe(true)
    expect(sent[0]?.payload).toMatchObject({
      restaurant_id: '2101',
      delivery_type_time_slots: 0,
      date: '',
      starttime: '',
    })
  })

  test('the slot is sent with the check', async () => {
    const { vendor, sent } = stubVendor({ code: 200 })
    await vendor.stores.isTakingOrders(order)
    expect(sent[0]?.payload).toMatchObject({
      date: '2024-05-17',
      starttime: '13:00:00',
      delivery_type_time_slots: 1,
      restaurant_id: '2101',
    })
  })

  test('in reach with 200, out of reach with 101', async () => {
    expect(await stubVendor({ code: 200 }).vendor.stores.isInReach('1', { latitude: 23, longitude: 72 })).toBe(true)
    const { vendor, sent } = stubVendor({ code: 101 })
    expect(await vendor.stores.isInReach('1', { latitude: 23, longitude: 72 })).toBe(false)
    await vendor.stores.seemsInReach('1', { latitude: 24, longitude: 71 })
    expect(sent.map(({ payload }) => [payload.latitude, payload.longitude])).toEqual([
      ['23', '72'],
      ['24', '71'],
    ])
  })

  test('pages that only show the reach share the answer, and ask without the token', async () => {
    const keys: string[] = []
    const cache = (({ key }, fresh) => (keys.push(key), fresh())) as Cache
    const { vendor, sent } = stubVendor({ code: 101 }, { cache, token: 'tok_1' })
    expect(await vendor.stores.seemsInReach('1', place)).toBe(false)
    expect(keys).toHaveLength(1)
    expect(sent[0]?.token).toBeNull()
  })

  const lines = [
    { itemId: '901', basePrice: '180', choiceIds: ['311', '321'], choicePrices: ['40', '25'] },
    { itemId: '902', basePrice: '90', choiceIds: [], choicePrices: [] },
  ]

  test('the menu check sends parallel lists, with choices flattened', async () => {
    const { vendor, sent } = stubVendor({ code: '200' })
    expect(await vendor.stores.checkMenu({ storeId: '2101', lines })).toEqual({ ok: true })
    expect(sent[0]?.payload).toEqual({
      vendor_id: '10001',
      is_langauge: 'ar',
      restaurant_id: '2101',
      menu_item: '901,902',
      item_price: '180,90',
      customisation_id: '311,321',
      customisation_price: '40,25',
      beverage_ids: '',
    })
  })

  test('changed items are named', async () => {
    const Result = [
      { item_id: 901, status: 'changed', price: '190.00', quantity: '5', selection_id: null, selection_price: null },
      { item_id: '902', status: 'soldout', selection_id: 311, selection_price: 45 },
      { item_id: '903', status: 'inactive', price: 'N/A' },
      { status: 'changed' },
    ]
    const { vendor } = stubVendor({ code: 101, msg: 'Some prices changed', Result })
    expect(await vendor.stores.checkMenu({ storeId: '2101', lines })).toEqual({
      ok: false,
      message: 'Some prices changed',
      changes: [
        { itemId: '901', status: 'changed', price: '190', stock: 5, choiceId: null, choicePrice: null },
        { itemId: '902', status: 'sold-out', price: null, stock: null, choiceId: '311', choicePrice: '45' },
        { itemId: '903', status: 'inactive', price: null, stock: null, choiceId: null, choicePrice: null },
      ],
    })
  })

  test('the stock of a changed item is in whole units, because a cart has no other', async () => {
    const Result = ['2.5', -1, ''].map((quantity, at) => ({ item_id: at + 1, status: 'changed', quantity }))
    const { vendor } = stubVendor({ code: 101, Result })
    const changes = [2, 0, null].map((stock) => expect.objectContaining({ stock }))
    expect(await vendor.stores.checkMenu({ storeId: '1', lines })).toMatchObject({ changes })
  })

  test('a refusal that names nothing has no changes', async () => {
    const { vendor } = stubVendor({ code: 101, msg: 'Sold out', Result: null })
    expect(await vendor.stores.checkMenu({ storeId: '1', lines })).toEqual({
      ok: false,
      message: 'Sold out',
      changes: [],
    })
  })

  test('checks are never cached', async () => {
    const cache = () => Promise.reject(new Error('cache was asked'))
    const { vendor } = stubVendor({ code: 200 }, { cache })
    await vendor.stores.isTakingOrders(order)
    await vendor.stores.isOpenNow('1', 'pickup', { fresh: true })
    await vendor.stores.isInReach('1', { latitude: 23, longitude: 72 })
    await vendor.stores.checkMenu({ storeId: '1', lines })
  })
})

describe('menu categories', () => {
  test('the serving store is in an answer with 101 too', async () => {
    const { vendor } = stubVendor({ code: 101, Result: [], restaurant_details: wireDetail })
    expect(await vendor.stores.menuCategories('1', place)).toMatchObject({ categories: [], store: { id: '2101' } })
  })

  test('a category needs an id; an unreadable store is dropped', async () => {
    const Result = [{ id: 14, name: 'Beverages', image: 'https://cdn.test/14.png' }, { name: 'No id' }]
    const { vendor } = stubVendor({ code: 200, Result, restaurant_details: { name: 'No id' } })
    expect(await vendor.stores.menuCategories('1', null)).toEqual({
      categories: [{ id: '14', name: 'Beverages', image: 'https://cdn.test/14.png' }],
      store: null,
    })
  })
})
