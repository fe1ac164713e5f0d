import { describe, expect, test } from 'vitest'
import type { Cache } from './send'
import { failureOf, stubVendor } from './stub-vendor.test-support'

const wireItem = {
  item_id: '901',
  restaurant_menu_item_id: 901,
  item_name: 'Quinoa bowl',
  item_description: null,
  image: '',
  item_images: [{ image_name: 'https://cdn.test/901-1.jpg' }],
  price: '180.00',
  mrp: 200,
  quantity: '10',
  is_sold_out: '0',
  item_type: 0,
  is_customization: '2',
  item_packaging_charge: null,
  item_tax: '5',
  is_bogo: '1',
  time_slot: '7 to 11 AM',
}

const item = {
  id: '901',
  name: 'Quinoa bowl',
  description: '',
  image: 'https://cdn.test/901-1.jpg',
  price: '180',
  listPrice: '200',
  stock: 10,
  isSoldOut: false,
  diet: 'veg',
  isCustomisable: true,
  packagingCharge: '0',
  taxPercent: '5',
  isBogo: true,
  soldAt: '7 to 11 AM',
  isSubscribable: false,
}

const anItem = (id: number) => ({ item_id: id })
const aSection = (id: number, more = {}) => ({
  restaurant_menu_id: id,
  menu_name: `Section ${id}`,
  menu_item_detail: [anItem(id)],
  ...more,
})
const manyOf = <T>(count: number, from: number, make: (id: number) => T) =>
  Array.from({ length: count }, (_, at) => make(from + at))
const request = { storeId: '2101', place: null, mode: 'delivery', categoryId: '' } as const

describe('a menu', () => {
  test('has items under our names, whatever their types', async () => {
    const { vendor, sent } = stubVendor({
      code: 200,
      Result: [aSection(77, { item_counts: '8', menu_item_detail: [wireItem] })],
    })
    expect(await vendor.menus.sections(request)).toEqual([
      { id: '77', name: 'Section 77', description: '', image: '', items: [item] },
    ])
    expect(sent[0]?.payload).toEqual({
      vendor_id: '10001',
      is_langauge: 'ar',
      restaurant_id: '2101',
      date: '',
      starttime: '',
      skip: 0,
      total_record: 25,
      cityname: '',
      latitude: '',
      longitude: '',
      delivery_type_time_slots: 1,
      menu_category_id: '',
    })
  })

  test('has an item’s own picture before others, and choices for any count or flag', async () => {
    const items = [
      { ...wireItem, item_id: 1, image: 'https://cdn.test/own.jpg' },
      { ...wireItem, item_id: 2, is_customization: 1 },
      { ...wireItem, item_id: 3, is_customization: true },
      { ...wireItem, item_id: 4, is_customization: null },
    ]
    const { vendor } = stubVendor({ code: 200, Result: [aSection(77, { menu_item_detail: items })] })
    const [section] = await vendor.menus.sections(request)
    expect(section?.items.map(({ image, isCustomisable }) => [image, isCustomisable])).toEqual([
      ['https://cdn.test/own.jpg', true],
      [item.image, true],
      [item.image, true],
      [item.image, false],
    ])
  })

  test('has pictures of the sections that show theirs', async () => {
    const menu_image = 'https://cdn.test/77.jpg'
    const Result = ['1', '0'].map((is_display_image, at) => aSection(77 + at, { is_display_image, menu_image }))
    const { vendor } = stubVendor({ code: 200, Result })
    expect((await vendor.menus.sections(request)).map(({ image }) => image)).toEqual([menu_image, ''])
  })

  test('has an item with only an id on sale, without cap and mark', async () => {
    const { vendor } = stubVendor({
      code: 200,
      Result: [aSection(1, { menu_item_detail: [{ restaurant_menu_item_id: 5 }] })],
    })
    const [section] = await vendor.menus.sections(request)
    expect(section?.items).toMatchObject([
      {
        id: '5',
        price: '0',
        stock: 999,
        isSoldOut: false,
        diet: 'none',
        isCustomisable: false,
        taxPercent: null,
        isBogo: false,
      },
    ])
  })

  test.each([
    ['0', false],
    [0, false],
    [null, false],
    ['1', true],
    [1, true],
    ['2', true],
  ])('is_sold_out %j: sold out is %s', async (is_sold_out, isSoldOut) => {
    const { vendor } = stubVendor({ code: 200, Result: [{ ...wireItem, is_sold_out }] })
    expect(await vendor.menus.item('1', '901')).toMatchObject({ isSoldOut })
  })

  test.each([
    ['160', false],
    ['1,160.50', false],
    ['160,50', false],
    [0, false],
    ['', false],
    [null, false],
    ['abc', true],
    ['₹160', true],
    ['1e3', true],
    ['-20', true],
  ])('with the price %j and choices: sold out is %s', async (price, isSoldOut) => {
    const customize_type = [{ customize_type_id: 51, option: [{ selection_id: 1, selection_price: 9 }] }]
    const { vendor } = stubVendor({ code: 200, Result: [{ ...wireItem, price, customize_type }] })
    expect(await vendor.menus.item('2101', '901')).toMatchObject({ isSoldOut })
  })

  test.each([
    [0, false],
    ['', true],
    [null, true],
    ['abc', true],
  ])('with the price %j and without choices: sold out is %s, in lists and details', async (price, isSoldOut) => {
    const plain = { ...wireItem, price, is_customization: 0 }
    const inDetail = stubVendor({ code: 200, Result: [plain] }).vendor
    const inList = stubVendor({ code: 200, Result: [aSection(1, { menu_item_detail: [plain] })] }).vendor
    expect(await inDetail.menus.item('2101', '901')).toMatchObject({ isSoldOut })
    expect(await inList.menus.sections(request)).toMatchObject([{ items: [{ isSoldOut }] }])
  })

  test.each([
    ['0', 0],
    [-3, 0],
    ['2.7', 2],
  ])('with the quantity %j has a stock of %j', async (quantity, stock) => {
    const { vendor } = stubVendor({ code: 200, Result: [{ ...wireItem, quantity }] })
    expect(await vendor.menus.item('2101', '901')).toMatchObject({ stock })
  })

  test('drops bad items and sections, and hides empty sections', async () => {
    const Result = [
      { menu_name: 'No id', menu_item_detail: [anItem(1)] },
      aSection(1, { item_counts: 0 }),
      aSection(2, { menu_item_detail: null }),
      { id: 3, menu_name: 'Other id', menu_item_detail: [anItem(1), { item_name: 'No id' }, null] },
    ]
    const sections = await stubVendor({ code: 200, Result }).vendor.menus.sections(request)
    expect(sections).toMatchObject([{ id: '3', items: [{ id: '1' }] }])
  })

  test('is read in pages until a short one', async () => {
    const { vendor, sent } = stubVendor((_, at) => ({
      code: 200,
      Result: manyOf(at === 2 ? 3 : 25, at * 25, (id) => aSection(id + 1)),
    }))
    expect(await vendor.menus.sections(request)).toHaveLength(53)
    expect(sent.map((one) => one.payload.skip)).toEqual([0, 25, 50])
  })

  test('stops at a server that ignores skip', async () => {
    const { vendor, sent } = stubVendor(() => ({ code: 200, Result: manyOf(25, 1, (id) => aSection(id)) }))
    expect(await vendor.menus.sections(request)).toHaveLength(25)
    expect(sent).toHaveLength(2)
  })

  test('is read for at most 20 pages', async () => {
    const { vendor, sent } = stubVendor((_, at) => ({
      code: 200,
      Result: manyOf(25, at * 25 + 1, (id) => aSection(id)),
    }))
    await vendor.menus.sections(request)
    expect(sent).toHaveLength(20)
  })

  test('can price lines of items without choices and without missing facts', async () => {
    const plain = { ...wireItem, is_customization: 0 }
    const counts = ['quantity', 'is_sold_out', 'is_customization', 'is_bogo']
    const incomplete = ['price', 'mrp', 'item_tax', 'item_packaging_charge', ...counts].map((fact) => {
      const { [fact]: _, ...rest } = { ...plain, item_id: fact } as Record<string, unknown>
      return rest
    })
    const Result = [aSection(1, { menu_item_detail: [plain, ...incomplete, { ...wireItem, item_id: '903' }] })]
    const { vendor, sent } = stubVendor({ code: 200, Result })
    expect(await vendor.menus.plainItems('2101')).toEqual(
      new Map([['901', { ...item, isCustomisable: false, groups: [] }]]),
    )
    expect(sent[0]?.payload).toMatchObject({ restaurant_id: '2101', latitude: '', cityname: '', menu_category_id: '' })
  })

  test('is read fresh on request, also for prices', async () => {
    const cache = () => Promise.reject(new Error('cache was asked'))
    const { vendor } = stubVendor({ code: 200, Result: [aSection(1)] }, { cache })
    expect((await vendor.menus.plainItems('1', { fresh: true })).size).toBe(0)
    expect(await failureOf(vendor.menus.plainItems('1'))).toEqual(new Error('cache was asked'))
  })

  test('is missing with 101', async () => {
    expect(await stubVendor({ code: 101, Result: {} }).vendor.menus.sections(request)).toEqual([])
  })
})

describe('a big menu', () => {
  test('has headers without items; an unknown count may be any', async () => {
    const Result = [
      { id: 77, menu_name: 'Bowls', item_counts: '8' },
      { id: 78, item_counts: '0' },
      { restaurant_menu_id: 79 },
    ]
    expect(await stubVendor({ code: 200, Result }).vendor.menus.headers('1')).toEqual([
      { id: '77', name: 'Bowls', description: '', image: '', items: [] },
      { id: '79', name: '', description: '', image: '', items: [] },
    ])
  })

  test('has sections that are read page by page', async () => {
    const { vendor, sent } = stubVendor((_, at) => ({
      code: 200,
      Result: [
        { menu_name: 'Bowls', item_counts: 30, menu_item_detail: manyOf(at === 0 ? 25 : 5, at * 25 + 1, anItem) },
      ],
    }))
    const section = await vendor.menus.sectionItems('1', '77')
    expect(section).toMatchObject({ id: '77', name: 'Bowls' })
    expect(section?.items).toHaveLength(30)
    expect(sent.map((one) => one.payload)).toMatchObject([
      { menu_id: '77', skip: 0, total_record: 25 },
      { menu_id: '77', skip: 25 },
    ])
  })

  test.each([[[]], [[{}]], [null]])('has no section with Result %j', async (Result) => {
    expect(await stubVendor({ code: 101, Result }).vendor.menus.sectionItems('1', '77')).toBeNull()
  })
})

describe('one item', () => {
  const option = (selection_id: unknown, more = {}) => ({
    selection_id,
    selection_name: `Choice ${String(selection_id)}`,
    ...more,
  })
  const group = { customize_type_id: 51, name: 'Size', is_selection: '1', is_min_selection: null }

  test('has groups, choices and nested choices under our names', async () => {
    const nested = option(331, { selection_price: '5.00', options: [option(999)] })
    const options = [
      option(310, { is_default: '1' }),
      option('311', { selection_price: '40', is_selection: '2', is_min_selection: 1, options: [nested] }),
    ]
    const { vendor } = stubVendor({
      code: 200,
      Result: [{ ...wireItem, customize_type: [{ ...group, option: options }] }],
    })
    const none = { min: 0, max: 0, choices: [] }
    const choice = (id: string, more = {}) => ({
      id,
      name: `Choice ${id}`,
      price: '0',
      isDefault: false,
      nested: none,
      ...more,
    })
    expect(await vendor.menus.item('2101', '901')).toEqual({
      ...item,
      groups: [
        {
          id: '51',
          name: 'Size',
          min: 0,
          max: 1,
          choices: [
            choice('310', { isDefault: true }),
            choice('311', { price: '40', nested: { min: 1, max: 2, choices: [choice('331', { price: '5' })] } }),
          ],
        },
      ],
    })
  })

  test('drops bad groups and choices; a group without choices requires nothing', async () => {
    const customize_type = [{ ...group, option: [option(null), null] }, { option: [option(1)] }, null]
    const { vendor } = stubVendor({ code: 200, Result: { ...wireItem, customize_type } })
    expect(await vendor.menus.item('1', '901')).toMatchObject({ groups: [], isCustomisable: false })
  })

  test.each([
    ['abc', []],
    [{ of: 40 }, []],
    ['', ['310']],
    ['-10', ['310']],
  ])('with the price %j of a choice offers %j', async (selection_price, offered) => {
    const customize_type = [{ ...group, option: [option(310, { selection_price }), option(311)] }]
    const { vendor } = stubVendor({ code: 200, Result: [{ ...wireItem, customize_type }] })
    const item = await vendor.menus.item('1', '901')
    expect(item?.groups.flatMap(({ choices }) => choices.map(({ id }) => id))).toEqual([...offered, '311'])
  })

  test.each([
    [{ price: 0, customize_type: [{ ...group, option: [option(1, { selection_price: 'abc' })] }] }, true],
    [{ price: 0, customize_type: 'abc' }, true],
    [{ price: undefined, customize_type: [] }, true],
    [{ price: 180, customize_type: [] }, false],
  ])('is not free without the choices that set its price: with %j sold out is %s', async (facts, isSoldOut) => {
    const { vendor } = stubVendor({ code: 200, Result: [{ ...wireItem, ...facts }] })
    expect(await vendor.menus.item('1', '901')).toMatchObject({ isSoldOut })
  })

  test('is_customizable "0" shows no groups', async () => {
    const customize_type = [{ ...group, option: [option(1)] }]
    const { vendor } = stubVendor({ code: 200, Result: [{ ...wireItem, is_customizable: '0', customize_type }] })
    expect(await vendor.menus.item('1', '901')).toMatchObject({ groups: [], isCustomisable: false })
  })

  test.each([[[{}]], [[]], [''], [null]])('does not exist with Result %j', async (Result) => {
    expect(await stubVendor({ code: 200, Result }).vendor.menus.item('1', '901')).toBeNull()
  })

  test('without an id is an unexpected shape', async () => {
    const { vendor } = stubVendor({ code: 200, Result: [{ item_name: 'X' }] })
    expect(await failureOf(vendor.menus.item('1', '901'))).toMatchObject({ kind: 'shape' })
  })

  test('of another id or store is not cached among the known ones', async () => {
    const known: boolean[] = []
    const cache: Cache = async (request, fresh) => {
      const answer = await fresh()
      known.push(request.isKnown(answer))
      return answer
    }
    const { vendor } = stubVendor({ code: 200, Result: [{ ...wireItem, restaurant_id: 2101 }] }, { cache })
    for (const [store, id] of [
      ['2101', '901'],
      ['2101', '901abc'],
      ['2101abc', '901'],
    ] as const)
      await vendor.menus.item(store, id)
    expect(known).toEqual([true, false, false])
  })

  test('is read fresh on request', async () => {
    const cache = () => Promise.reject(new Error('cache was asked'))
    const { vendor } = stubVendor({ code: 200, Result: [wireItem] }, { cache })
    expect(await vendor.menus.item('1', '901', { fresh: true })).toMatchObject({ id: '901' })
    expect(await failureOf(vendor.menus.item('1', '901'))).toEqual(new Error('cache was asked'))
  })
})
