import { describe, expect, test } from 'vitest'
import type { Cache } from './cache-rules'
import { stubVendor } from './stub-vendor.test-support'

const place = { latitude: 23.0225, longitude: 72.5714, city: 'Old Town', state: 'GJ' }
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
