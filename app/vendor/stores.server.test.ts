import { describe, expect, test } from 'vitest'
import type { Cache } from './cache-rules'
import { failureOf, stubVendor } from './stub-vendor.test-support'

const wireStore = {
  restaurant_id: 2101,
  name: 'Green Bowl',
  slug: 'green-bowl',
  icon_image: 'https://cdn.test/2101.png',
  cuisine_name: ['Salads', null, 'Healthy'],
  rating: '4.2',
  review_count: '18',
  restaurant_type: 1,
  restaurant_on_off: '1',
  is_pre_order: 0,
  show_customer_app: 'time',
  is_show_customer_app: '1',
  delivery_time: '35 Mins',
  two_person_price: 250,
  discount_text: '20% off',
  minimum_order_value: '100.00',
  minimum_admin_commision: null,
  location_address: '1 Market Street',
  distance: '2.4',
  item_counts: '64',
  menu_category_count: '0',
  restaurant_tags: [{ id: 3, name: 'Bestseller', background_color: '#ffe9c7', text_color: 'red;x' }, { id: 4 }],
  password: 'secret',
}

const store = {
  id: '2101',
  name: 'Green Bowl',
  slug: 'green-bowl',
  image: 'https://cdn.test/2101.png',
  cuisines: ['Salads', 'Healthy'],
  rating: 4.2,
  reviewCount: 18,
  kind: 'veg',
  isOpen: true,
  isPreOrderOnly: false,
  deliveryFigure: 'time',
  deliveryText: '35 Mins',
  distance: 2.4,
  priceForTwo: '250',
  discountText: '20% off',
  minimumOrder: '100',
  enforcesMinimum: true,
  address: '1 Market Street',
  itemCount: 64,
  menuCategoryCount: 0,
  tags: [{ id: '3', name: 'Bestseller', background: '#ffe9c7', color: '' }],
}

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

const place = { latitude: 23.0225, longitude: 72.5714, city: 'Old Town', state: 'GJ' }

describe('nearby stores', () => {
  const nearby = (answer: Record<string, unknown>) =>
    stubVendor(answer).vendor.stores.nearby({ place, mode: 'delivery' })

  test('a store comes out under our names, without the columns we do not know', async () => {
    expect(await nearby({ code: 200, Result: [wireStore] })).toEqual([store])
  })

  test('a store with nothing but an id has its empty values', async () => {
    expect(await nearby({ code: 200, Result: [{ restaurant_id: '9' }] })).toMatchObject([
      {
        id: '9',
        name: '',
        cuisines: [],
        rating: 0,
        kind: 'other',
        isOpen: true,
        deliveryFigure: 'none',
        priceForTwo: '0',
        tags: [],
      },
    ])
  })

  test('rows without id are dropped, duplicates are shown once', async () => {
    const Result = [wireStore, null, { name: 'No id' }, { ...wireStore, restaurant_id: '2101', name: 'Again' }]
    expect(await nearby({ code: 200, Result })).toEqual([store])
  })

  test.each([[[]], [{}], [''], [null], [undefined]])('101 with Result %j means no stores', async (Result) => {
    expect(await nearby({ code: 101, Result })).toEqual([])
  })

  test('the minimum is enforced unless a commission is filled', async () => {
    const rows = [null, undefined, '', 0, '5'].map((minimum_admin_commision, id) => ({
      restaurant_id: id + 1,
      minimum_admin_commision,
    }))
    const stores = await nearby({ code: 200, Result: rows })
    expect(stores.map((one) => one.enforcesMinimum)).toEqual([true, true, true, false, false])
  })

  test.each([0, '0', '0.0', '0.00', '', null, undefined, 'New'])('a rating of %j is not rated', async (rating) => {
    const [store] = await nearby({ code: 200, Result: [{ ...wireStore, rating }] })
    expect(store?.rating).toBe(0)
  })

  test('the misspelt "distence" is a distance; a figure that is not shown is none', async () => {
    const figures = [
      { show_customer_app: 'distence' },
      { is_show_customer_app: '0' },
      { delivery_time: null, delivery_times: null },
    ]
    const stores = await nearby({
      code: 200,
      Result: figures.map((one, at) => ({ ...wireStore, restaurant_id: at + 1, ...one })),
    })
    expect(stores.map((one) => one.deliveryFigure)).toEqual(['distance', 'none', 'none'])
  })

  test('the request has every key of the contract, and no token', async () => {
    const { vendor, sent } = stubVendor({ code: 200, Result: [] })
    await vendor.stores.nearby({ place, mode: 'pickup' })
    expect(sent[0]?.token).toBeNull()
    expect(sent[0]?.payload).toEqual({
      vendor_id: '10001',
      is_langauge: 'ar',
      cityname: 'Old Town',
      state: 'GJ',
      latitude: '23.0225',
      longitude: '72.5714',
      delivery_type_time_slots: 0,
      total_record: 1000,
      skip: 0,
      date: '',
      starttime: '',
      cuisine_id: '',
      sort_type: '',
      user_id: '',
      filter_type: '',
      cost_range: '',
    })
  })
})

describe('one store', () => {
  test('its facts are read whatever their types', async () => {
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
      hours: { delivery: [], pickup: [] },
      overrides: { addsTax: true, delivery: { basis: 'amount', bands: [] } },
    })
    expect(sent[0]?.payload).toMatchObject({ slug: 'green-bowl', latitude: '23.0225', longitude: '72.5714' })
  })

  test.each([[null], [[]], [{}], ['']])('embedded settings %j override nothing', async (settings) => {
    const { vendor } = stubVendor({ code: 200, Result: { restaurant_id: 1, settings } })
    expect(await vendor.stores.byId('1', null)).toMatchObject({
      overrides: {},
      taxPercent: '0',
      paymentOption: 'both',
      location: null,
    })
  })

  test('no such store is null; one without id is not the shape we know', async () => {
    expect(await stubVendor({ code: 101 }).vendor.stores.byId('1', null)).toBeNull()
    expect(
      await failureOf(stubVendor({ code: 200, Result: { name: 'X' } }).vendor.stores.byId('1', null)),
    ).toMatchObject({ kind: 'shape' })
  })

  test('fresh passes the cache by', async () => {
    const cached: number[] = []
    const cache: Cache = ({ ms }, fresh) => (cached.push(ms), fresh())
    const { vendor } = stubVendor({ code: 200, Result: wireDetail }, { cache })
    await vendor.stores.byId('1', null, { fresh: true })
    expect(cached).toEqual([])
    await vendor.stores.byId('1', null)
    expect(cached).toEqual([30_000])
  })

  test('an answer about another store than the one asked for is none to keep with the known ones', async () => {
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
})

describe('checks before an order', () => {
  const order = { storeId: '2101', mode: 'delivery', date: '2024-05-17', time: '13:00:00' } as const

  test.each([
    [{ code: 200, Result: { status: '1' } }, true],
    [{ code: 200, Result: [{ status: 1 }] }, true],
    [{ code: 200, Result: { status: '0' } }, false],
    [{ code: 200, Result: '' }, false],
    [{ code: 101, msg: 'Closed' }, false],
  ])('%j: takes orders is %s', async (answer, open) => {
    expect(await stubVendor(answer).vendor.stores.isTakingOrders(order)).toBe(open)
  })

  test('the slot goes along', async () => {
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
    expect(await stubVendor({ code: 200 }).vendor.stores.isInReach('1', 23, 72)).toBe(true)
    expect(await stubVendor({ code: 101 }).vendor.stores.isInReach('1', 23, 72)).toBe(false)
  })

  const lines = [
    { itemId: '901', basePrice: '180', choiceIds: ['311', '321'], choicePrices: ['40', '25'] },
    { itemId: '902', basePrice: '90', choiceIds: [], choicePrices: [] },
  ]

  test('the menu check sends parallel lists, choices flattened', async () => {
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

  test('what changed is named', async () => {
    const Result = [
      { item_id: 901, status: 'changed', price: '190.00', quantity: '5', selection_id: null, selection_price: null },
      { item_id: '902', status: 'soldout', selection_id: 311, selection_price: 45 },
      { item_id: '903', status: 'inactive' },
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
    await vendor.stores.isInReach('1', 23, 72)
    await vendor.stores.checkMenu({ storeId: '1', lines })
  })
})

describe('menu categories', () => {
  test('the serving store comes with 101 too', async () => {
    const { vendor } = stubVendor({ code: 101, Result: [], restaurant_details: wireDetail })
    expect(await vendor.stores.menuCategories('1', place)).toMatchObject({ categories: [], store: { id: '2101' } })
  })

  test('a category needs an id; a store that cannot be read is none', async () => {
    const Result = [{ id: 14, name: 'Beverages', image: 'https://cdn.test/14.png' }, { name: 'No id' }]
    const { vendor } = stubVendor({ code: 200, Result, restaurant_details: { name: 'No id' } })
    expect(await vendor.stores.menuCategories('1', null)).toEqual({
      categories: [{ id: '14', name: 'Beverages', image: 'https://cdn.test/14.png' }],
      store: null,
    })
  })
})
