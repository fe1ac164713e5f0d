import { describe, expect, test } from 'vitest'
import { stubVendor } from './stub-vendor.test-support'
import { toClockTime } from './wire-values'

const row = (part: object) => ({ day: 'Monday', open_time: '11:00:00', close_time: '15:00:00', status: '1', ...part })

describe('opening hours', () => {
  const delivery = async (...rows: unknown[]) =>
    (await stubVendor({ code: 200, Result: { delivery_timing: rows } }).vendor.stores.timing('2101')).delivery

  test.each([
    ['11:00:00', '11:00:00'],
    ['9:05', '09:05:00'],
    ['2:30 PM', '14:30:00'],
    ['12:00 am', '00:00:00'],
    ['12:15 p.m.', '12:15:00'],
    ['24:00', '00:00:00'],
    ['2030-01-07 18:00:30', '18:00:30'],
    ['2030-01-07 6:00 PM', '18:00:00'],
    ['25:00', ''],
    ['10:75', ''],
    ['noon', ''],
    [null, ''],
  ])('%j is the time %j', (wire, time) => expect(toClockTime(wire)).toBe(time))

  test('are spans with weekday and times, and midnight ends the day', async () => {
    expect(
      await delivery(
        row({ day: 'Sunday', close_time: '00:00:00' }),
        row({ close_time: '11:30 PM' }),
        row({ close_time: '23:59' }),
      ),
    ).toEqual([
      { weekday: 0, date: '', from: '11:00:00', to: '23:59:59' },
      { weekday: 1, date: '', from: '11:00:00', to: '23:30:00' },
      { weekday: 1, date: '', from: '11:00:00', to: '23:59:59' },
    ])
  })

  test('have a weekday by its English name', async () => {
    const days = ['Sunday', 'monday', 'TUESDAY', 'Wed', 'Thursday', 'Fri', 'Saturday']
    expect((await delivery(...days.map((day) => row({ day })))).map(({ weekday }) => weekday)).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ])
  })

  test('of a single date have that date’s weekday', async () => {
    for (const date of ['2030-01-09', '2030-01-09 00:00:00'])
      expect(await delivery(row({ date }))).toMatchObject([{ weekday: 3, date: '2030-01-09' }])
    expect(await delivery(row({ date: '0000-00-00' }))).toMatchObject([{ weekday: 1, date: '' }])
  })

  test('without a day or a length are left out', async () => {
    const bad = [
      { day: 'Someday' },
      { open_time: '' },
      { close_time: '' },
      { close_time: '11:00:00' },
      { day: '', status: '0' },
      { date: '25/12/2030' },
    ]
    expect(await delivery(...bad.map(row), null, 'x', row({ status: 1 }))).toHaveLength(1)
  })

  test.each(['0', null, 'no'])('switched off by %j are marked as such', async (status) => {
    const off = { weekday: 1, date: '', from: '', to: '', isOff: true }
    expect(await delivery(row({ status }))).toEqual([off])
    const dated = row({ status, date: '2030-01-09', open_time: '', close_time: '' })
    expect(await delivery(dated)).toEqual([{ ...off, weekday: 3, date: '2030-01-09' }])
  })

  test.each([[[]], [{}], [''], [null], [undefined]])('are none with 101 and Result %j', async (Result) => {
    const timing = await stubVendor({ code: 101, Result }).vendor.stores.timing('1')
    expect(timing).toEqual({ delivery: [], pickup: [], licence: '' })
  })

  test("of a store's details have misspelt names", async () => {
    const onDates = [row({ date: '2030-01-08' }), row({})]
    const Result = {
      ...{ restaurant_id: 1, delivered_timming: [row({})], new_delivered_timming: onDates, pickup_timming: null },
    }
    const store = await stubVendor({ code: 200, Result: [Result] }).vendor.stores.byId('1', null)
    expect(store?.hours).toEqual({
      delivery: [{ weekday: 1, date: '', from: '11:00:00', to: '15:00:00' }],
      deliveryOnDates: [{ weekday: 2, date: '2030-01-08', from: '11:00:00', to: '15:00:00' }],
      pickup: [],
    })
  })
})

describe('reviews', () => {
  const review = { rating: '4', user_name: 'Asha', created_at: '17 May 2024', description: 'Came hot.' }

  test('are read as they come, even beside a code that says none', async () => {
    const Result = [review, { rating: 0 }, null, { rating: 1 }, { description: 'Came cold.' }]
    expect(await stubVendor({ code: 101, Result }).vendor.stores.reviews('1')).toEqual([
      { stars: 4, name: 'Asha', dateText: '17 May 2024', text: 'Came hot.' },
      { stars: 1, name: '', dateText: '', text: '' },
      { stars: 0, name: '', dateText: '', text: 'Came cold.' },
    ])
  })

  test('are none with 101 and no list', async () => {
    expect(await stubVendor({ code: 101, Result: '' }).vendor.stores.reviews('1')).toEqual([])
  })
})

describe('the menu at a table', () => {
  const beside = { restaurant_details: { restaurant_id: 7, name: 'Green Bowl' }, restaurant_on_off: '0' }
  const section = { restaurant_menu_id: 1, menu_name: 'Bowls', item_counts: 1, menu_item_detail: [{ item_id: 9 }] }

  test('has its store, open or not as the answer says beside the menu, and only sections with items', async () => {
    const Result = [section, { ...section, restaurant_menu_id: 2, menu_item_detail: [] }]
    const { vendor, sent } = stubVendor({ code: 200, Result, ...beside })
    const menu = await vendor.menus.atTable('7')
    expect(menu).toMatchObject({ store: { id: '7', isOpen: false }, sections: [{ id: '1', items: [{ id: '9' }] }] })
    expect(sent[0]?.payload).toMatchObject({
      restaurant_id: '7',
      skip: 0,
      total_record: 100,
      latitude: '',
      cityname: '',
    })
    expect(sent[0]?.payload).toMatchObject({ delivery_type_time_slots: 1 })
  })

  test('may be empty, and is missing without a store', async () => {
    expect(await stubVendor({ code: 101, Result: [], ...beside }).vendor.menus.atTable('7')).toMatchObject({
      sections: [],
    })
    expect(await stubVendor({ code: 101, Result: [] }).vendor.menus.atTable('7')).toBeNull()
  })
})
