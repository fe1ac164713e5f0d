import { describe, expect, test, vi } from 'vitest'
import { stubVendor } from './stub-vendor.test-support'

const place = { latitude: 23.02, longitude: 72.57, address: '1 Market Street', city: 'Ahmedabad', state: 'Gujarat' }
const nothing = { code: 101, msg: 'Nothing matches', Result: '' }

const wireItem = {
  item_id: '5',
  restaurant_menu_item_id: 901,
  restaurant_menu_id: 77,
  item_name: 'Dal rice',
  price: 180,
}
const wireStore = {
  restaurant_id: 2101,
  name: 'Green Bowl',
  slug: 'green-bowl',
  avg_rating: '4.2',
  restaurant_on_off: '0',
}

describe('a search', () => {
  test('sends the text with its blanks, and the misspelt key', async () => {
    const { vendor, sent } = stubVendor(nothing)
    expect(await vendor.search.stores('dal rice', place)).toEqual([])
    expect(await vendor.search.items('dal rice', null)).toEqual([])
    expect(sent.map(({ payload }) => payload)).toMatchObject([
      { searchtext: 'dal rice', date: '', startrime: '', cityname: 'Ahmedabad', latitude: '23.02', skip: 0 },
      { searchtext: 'dal rice', cityname: '', latitude: '', total_record: 10 },
    ])
    expect(sent.map(({ token }) => token)).toEqual([null, null])
  })

  test('returns each store once', async () => {
    const { vendor } = stubVendor({ code: 200, Result: [wireStore, wireStore, { name: 'No id' }] })
    expect((await vendor.search.stores('bowl', place)).map(({ id }) => id)).toEqual(['2101'])
  })

  test('finds items by their stores, each once, under their id in the menu', async () => {
    const rows = [
      { ...wireStore, item: [wireItem, wireItem, { item_name: 'No id' }] },
      { ...wireStore, item: [wireItem, { ...wireItem, restaurant_menu_item_id: 902, item_name: 'Dal soup' }] },
      { restaurant_id: 2102, item: null },
    ]
    const { vendor } = stubVendor({ code: '200', Result: rows })
    expect(await vendor.search.items('dal', place)).toEqual([
      {
        store: {
          id: '2101',
          name: 'Green Bowl',
          slug: 'green-bowl',
          image: '',
          rating: 4.2,
          isOpen: false,
          address: '',
        },
        items: [
          expect.objectContaining({ id: '901', sectionId: '77', name: 'Dal rice', price: '180' }),
          expect.objectContaining({ id: '902', name: 'Dal soup' }),
        ],
      },
    ])
  })

  test('in a shop with one store goes through the sections, some of which have no items', async () => {
    const item = [
      { restaurant_menu_id: 78, menu_name: 'Rice', items: [{ ...wireItem, restaurant_menu_id: null }] },
      { restaurant_menu_id: 78, items: [{ item_id: '902' }, { item_id: 903, restaurant_menu_id: 80 }] },
      { restaurant_menu_id: 79, menu_name: 'Tea', items: null },
    ]
    const answer = { code: 200, Result: [{ restaurant_id: 2101, item }], restaurant_details: [wireStore] }
    const { vendor } = stubVendor(answer)
    expect(await vendor.search.inOneStore('dal', place)).toMatchObject([
      {
        store: { name: 'Green Bowl' },
        items: [
          { id: '901', sectionId: '78' },
          { id: '902', sectionId: '78' },
          { id: '903', sectionId: '80' },
        ],
      },
    ])
    for (const restaurant_details of [undefined, { name: 'No id' }]) {
      const bare = stubVendor({ ...answer, restaurant_details })
      expect(await bare.vendor.search.inOneStore('dal', place)).toMatchObject([
        { store: { id: '2101', name: '', isOpen: true } },
      ])
    }
    expect(await stubVendor(nothing).vendor.search.inOneStore('dal', place)).toEqual([])
  })
})

describe('the status of found items', () => {
  test('is requested for all in one JSON text, and not without any', async () => {
    const row = {
      restaurant_id: '2101',
      restaurant_menu_item_id: 901,
      is_sold_out: '1',
      is_customization: 2,
      quantity: null,
    }
    const { vendor, sent } = stubVendor((_, at) =>
      at === 0 ? { code: 200, Result: [{ ...wireStore, item: [wireItem] }] } : { code: 200, Result: [row] },
    )
    const found = await vendor.search.items('dal', null)
    expect(await vendor.search.status(found)).toEqual([
      { storeId: '2101', itemId: '901', isSoldOut: true, isCustomisable: true, stock: null },
    ])
    expect(JSON.parse(String(sent[1]?.payload.item_list))).toEqual([
      { restaurant_id: 2101, items: [{ restaurant_menu_item_id: 901, restaurant_menu_id: 77 }] },
    ])
    expect(await vendor.search.status([])).toEqual([])
    expect(sent).toHaveLength(2)
  })
})

describe('tags', () => {
  const tag = { tag_id: 3, tag_name: 'Bestseller', menu_item_detail: [{ ...wireItem, restaurant_id: 2101 }, wireItem] }

  test('have their items, each with its store', async () => {
    const { vendor, sent } = stubVendor({ code: 200, Result: [tag] })
    const visit = { place, mode: 'pickup' } as const
    expect(await vendor.search.tagged('3', visit)).toMatchObject({
      id: '3',
      name: 'Bestseller',
      items: [{ storeId: '2101', name: 'Dal rice' }],
    })
    expect(await vendor.search.tagged('4', visit)).toBeNull()
    expect(await vendor.search.tags(visit)).toMatchObject([{ id: '3', name: 'Bestseller' }])
    expect(sent.map(({ payload }) => payload)).toMatchObject([
      { restaurant_id: '', tag_id: '3', delivery_type_time_slots: 0, total_record: 50 },
      { tag_id: '4' },
      { tag_id: '', total_record: 1 },
    ])
  })

  test('are none with 101', async () => {
    const { vendor } = stubVendor(nothing)
    expect(await vendor.search.tags({ place: null, mode: 'delivery' })).toEqual([])
  })
})

test('what a page can do without has less time than the page', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const { vendor } = stubVendor(nothing, { timeoutMs: 1000 })
  const store = { id: '2101', name: '', slug: '', image: '', rating: 0, isOpen: true, address: '' }
  await vendor.search.status([{ store, items: [] }])
  await vendor.search.tags({ place, mode: 'delivery' }, 0.3)
  await vendor.addresses.list(0.3)
  expect(timeout.mock.calls).toEqual([[300], [300], [300]])
})
