import { describe, expect, test } from 'vitest'
import type { Cache } from './send'
import { place, store, wireStore } from './store-rows.test-support'
import { stubVendor } from './stub-vendor.test-support'

const visit = { place, mode: 'pickup' } as const
const common = { vendor_id: '10001', is_langauge: 'ar' }
const point = { latitude: '23.0225', longitude: '72.5714' }

const home = (answer: Record<string, unknown>) => stubVendor({ code: 200, ...answer }).vendor.home

describe('banners', () => {
  test('have their stores, of which only those with an address count', async () => {
    const linked = [
      { restaurant_id: 2101, name: 'Green Bowl', slug: 'green-bowl', password: 'secret' },
      { name: 'No id' },
    ]
    const Result = [{ id: 31, image: 'https://cdn.test/31.webp', banner_restaurant: linked }]
    expect(await home({ Result }).banners(visit)).toEqual([
      {
        id: '31',
        image: 'https://cdn.test/31.webp',
        stores: [{ id: '2101', name: 'Green Bowl', slug: 'green-bowl' }],
      },
    ])
  })

  test('have stores without a slug too', async () => {
    const Result = [{ id: 31, image: 'https://cdn.test/31.webp', banner_restaurant: [{ restaurant_id: 2101 }] }]
    expect(await home({ Result }).banners(visit)).toMatchObject([{ stores: [{ id: '2101', slug: '' }] }])
  })

  test.each([[null], [''], [{}], [[]], [undefined]])('have no stores for %j', async (banner_restaurant) => {
    const Result = [{ id: 31, image: 'https://cdn.test/31.webp', banner_restaurant }]
    expect(await home({ Result }).banners(visit)).toMatchObject([{ stores: [] }])
  })

  test('may come as a list with gaps, or beside other lists', async () => {
    const row = { id: 31, image: 'https://cdn.test/31.webp' }
    for (const Result of [{ 1: row }, { banner: [row], category: [] }])
      expect(await home({ Result }).banners(visit)).toMatchObject([{ id: '31' }])
  })

  test('are left out without a picture', async () => {
    expect(
      await home({
        Result: [
          { id: 31, image: null },
          { id: 32, image: 'javascript:1' },
        ],
      }).banners(visit),
    ).toEqual([])
  })

  test('are requested with place and mode, without a token', async () => {
    const { vendor, sent } = stubVendor({ code: 101 })
    await vendor.home.banners(visit)
    await vendor.home.banners({ place: null, mode: 'delivery' })
    expect(sent.map(({ payload }) => payload)).toEqual([
      { ...common, ...point, delivery_type_time_slots: 0 },
      { ...common, latitude: '', longitude: '', delivery_type_time_slots: 1 },
    ])
    expect(sent[0]?.token).toBeNull()
  })
})

describe('categories', () => {
  test('have text, picture and colours; an invalid colour is dropped', async () => {
    const row = { category_id: 5, category_name: 'Groceries', category_desc: 'Daily needs', category_img: null }
    const Result = [{ ...row, color_code: '#eaf7e9', text_color_code: 'red;}' }, { category_id: 6 }]
    expect(await home({ Result }).categories(place)).toEqual([
      { id: '5', name: 'Groceries', text: 'Daily needs', image: '', background: '#eaf7e9', color: '' },
    ])
  })

  test('are requested with the city under its other name', async () => {
    const { vendor, sent } = stubVendor({ code: 101 })
    await vendor.home.categories(place)
    expect(sent[0]?.payload).toEqual({ ...common, ...point, city: 'Old Town', state: 'GJ' })
  })

  test('of a place that a visitor chose are cached apart, even in the vendor’s own city', async () => {
    const namespaces: string[] = []
    const cache: Cache = (request, fresh) => {
      namespaces.push(request.in)
      return fresh()
    }
    const { vendor } = stubVendor({ code: 101 }, { cache, ownPlace: place })
    await vendor.home.categories({ ...place, city: '', state: '' })
    await vendor.home.categories(place)
    expect(namespaces).toEqual(['catalogue', 'by-place'])
  })
})

test('cuisines are names with their ids', async () => {
  const Result = [
    { cuisine_id: '7', cuisine_name: 'Italian' },
    { cuisine_id: 8, cuisine_name: '' },
  ]
  expect(await home({ Result }).cuisines()).toEqual([{ id: '7', name: 'Italian' }])
})

test('brands of stores have a name, a picture and a text', async () => {
  const Result = [{ id: 9, brand_name: 'Sunny Farm', brand_image: 'https://cdn.test/9.webp', description: null }]
  expect(await home({ Result }).brands(visit)).toEqual([
    { id: '9', name: 'Sunny Farm', image: 'https://cdn.test/9.webp', text: '' },
  ])
})

test('101 is an answer: there is nothing to show', async () => {
  const { vendor } = stubVendor({ code: 101, Result: '' })
  const { banners, categories, cuisines, brands } = vendor.home
  const all = [banners(visit), categories(null), cuisines(), brands(visit)]
  expect(await Promise.all(all)).toEqual([[], [], [], []])
})

describe('nearby stores', () => {
  const nearby = (answer: Record<string, unknown>) =>
    stubVendor(answer).vendor.lists.nearby({ place, mode: 'delivery' })

  test('a store is parsed under our names, without unknown columns', async () => {
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

  test('a discount that is the text null is none', async () => {
    const Result = [{ ...wireStore, discount_text: 'null' }]
    expect(await nearby({ code: 200, Result })).toEqual([{ ...store, discountText: '' }])
  })

  test('rows without id are dropped, and duplicates listed once', async () => {
    const Result = [wireStore, null, { name: 'No id' }, { ...wireStore, restaurant_id: '2101', name: 'Again' }]
    expect(await nearby({ code: 200, Result })).toEqual([store])
  })

  test.each([[[]], [{}], [''], [null], [undefined]])('101 with Result %j means no stores', async (Result) => {
    expect(await nearby({ code: 101, Result })).toEqual([])
  })

  test('the minimum is enforced unless a commission is set', async () => {
    const rows = [null, undefined, '', [], {}, 0, '5'].map((minimum_admin_commision, id) => ({
      restaurant_id: id + 1,
      minimum_admin_commision,
    }))
    const stores = await nearby({ code: 200, Result: rows })
    expect(stores.map((one) => one.enforcesMinimum)).toEqual([true, true, true, true, true, false, false])
  })

  test.each([0, '0', '0.0', '0.00', '', null, undefined, 'New', -1, 5.1, '84', 1e20])(
    'a rating of %j means not rated',
    async (rating) => {
      const [store] = await nearby({ code: 200, Result: [{ ...wireStore, rating }] })
      expect(store?.rating).toBe(0)
    },
  )

  test('a rating that no store can have gives way to the other field for it', async () => {
    const rows = [{ rating: 84, avg_rating: '4.2' }, { rating: 5 }].map((row) => ({ ...wireStore, ...row }))
    const [rated, best] = await nearby({ code: 200, Result: [rows[0], { ...rows[1], restaurant_id: 1 }] })
    expect([rated?.rating, best?.rating]).toEqual([4.2, 5])
  })

  test('the misspelt "distence" is a distance; a hidden figure is dropped', async () => {
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
    await vendor.lists.nearby({ place, mode: 'pickup' })
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

test('a filter and a category are sent as the vendor spells them; an empty filter is not sent', async () => {
  const { vendor, sent } = stubVendor({ code: 200, Result: [] })
  const ask = (query: Partial<Parameters<typeof vendor.lists.nearby>[0]>) =>
    vendor.lists.nearby({ place, mode: 'delivery', ...query })
  await ask({})
  await ask({ filter: { cuisines: [], sort: 'relevance' } })
  await ask({ filter: { cuisines: ['3', '7'], sort: 'rating' }, categoryId: '5' })
  expect(sent[1]?.payload).toEqual(sent[0]?.payload)
  expect(sent[2]?.payload).toEqual({ ...sent[0]?.payload, cuisine_id: '3,7', sort_type: '3', category_id: '5' })
})

test.each([
  ['a list', { code: 200, Result: [wireStore, wireStore] }, [store]],
  ['one store', { code: 200, Result: wireStore }, [store]],
  ['none', { code: 101, Result: '' }, []],
])('the stores to pick from may come as %s', async (_, answer, stores) => {
  const { vendor, sent } = stubVendor(answer)
  expect(await vendor.lists.serving({ place, mode: 'pickup' })).toEqual(stores)
  expect(sent[0]?.payload).toMatchObject({ latitude: '23.0225', delivery_type_time_slots: 0 })
})

describe('stores of a brand or a banner', () => {
  test('a brand has those that serve the place, each once; an unknown one has none', async () => {
    const { vendor, sent } = stubVendor({ code: 200, Result: [wireStore, wireStore] })
    expect(await vendor.lists.ofBrand('9', { place, mode: 'pickup' })).toEqual([store])
    expect(sent[0]?.payload).toMatchObject({
      brand_id: '9',
      latitude: String(place.latitude),
      delivery_type_time_slots: 0,
      skip: 0,
      total_record: 1000,
    })
    const none = stubVendor({ code: 101, Result: null })
    expect(await none.vendor.lists.ofBrand('999', { place: null, mode: 'delivery' })).toEqual([])
  })

  test('a banner’s stores are read page by page, until a page has nothing new', async () => {
    const rows = (...ids: number[]) => ids.map((id) => ({ ...wireStore, restaurant_id: id }))
    const pages = [
      { code: 200, Result: rows(1, 2), open_restaurant: '2' },
      { code: 200, Result: rows(2, 3), open_restaurant: 4 },
      { code: 101, Result: [] },
    ]
    const { vendor, sent } = stubVendor((_, at) => pages[at] ?? new Error('one page too many'))
    expect((await vendor.lists.ofBanner('31', place)).map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(sent.map(({ payload }) => payload.skip)).toEqual([0, 2, 4])
  })

  test('a vendor that does not say where the next page starts has one page', async () => {
    const { vendor, sent } = stubVendor({ code: 200, Result: [wireStore] })
    expect(await vendor.lists.ofBanner('31', null)).toEqual([store])
    expect(sent).toHaveLength(1)
  })
})
