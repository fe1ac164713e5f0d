import { expect, test } from 'vitest'
import { momentOf, wallTime } from '../../core/clock'
import { resultOf, rowsOf, startDemo } from '../../testing/client'
import { useDemo } from '../../testing/use-demo'

const demo = useDemo(startDemo)

const DAY_S = 86_400
const india = 'Asia/Kolkata'
const dubai = 'Asia/Dubai'
const weekday = (at: number) => new Date(at).toLocaleDateString('en', { weekday: 'long', timeZone: india })

/** Moves the clock to the next time that a wall clock of the zone shows this; on a weekday when one is named. */
async function waitUntil(time: string, zone = india, day?: string) {
  const { body } = await demo.control('clock', { advance_s: 0 })
  const now = Date.parse(String(body.now))
  const wanted = Array.from({ length: 9 }, (_, days) => wallTime(now + days * DAY_S * 1000, zone).slice(0, 10))
    .map((date) => momentOf(`${date} ${time}`, zone) ?? 0)
    .find((moment) => moment > now && (day === undefined || weekday(moment) === day))
  await demo.control('clock', { advance_s: ((wanted ?? now) - now) / 1000 })
}

const status = async (fields: Record<string, unknown>) =>
  resultOf(await demo.call('get_restaurant_on_off', fields)).status
const charminar = { restaurant_id: 2111 }
const bangkokLane = { restaurant_id: 2113 }
const sunnySide = { restaurant_id: 2116 }
const khaleej = { vendor_id: 10003, restaurant_id: 2307 }

test('a store with a break is closed between lunch and dinner', async () => {
  await waitUntil('12:00:00')
  expect(await status(charminar)).toBe('1')
  await waitUntil('16:00:00')
  expect(await status(charminar)).toBe('0')
  await waitUntil('18:00:00')
  expect(await status(charminar)).toBe('1')
})

test('a store that is closed on Mondays is open on Tuesdays', async () => {
  await waitUntil('13:00:00', india, 'Monday')
  expect(await status(bangkokLane)).toBe('0')
  await waitUntil('13:00:00', india, 'Tuesday')
  expect(await status(bangkokLane)).toBe('1')
})

test('hours past midnight hold until two in the morning', async () => {
  await waitUntil('01:30:00', dubai)
  expect(await status(khaleej)).toBe('1')
  await waitUntil('03:00:00', dubai)
  expect(await status(khaleej)).toBe('0')
})

test('pickup opens before delivery does', async () => {
  await waitUntil('06:45:00')
  expect(await status({ ...sunnySide, delivery_type_time_slots: 0 })).toBe('1')
  expect(await status({ ...sunnySide, delivery_type_time_slots: '1' })).toBe('0')
  expect(await status({ ...sunnySide, delivery_type_time_slots: -1 })).toBe('0')
})

test.each([
  [charminar, '2030-01-08', '12:00:00', '1'],
  [charminar, '2030-01-08', '16:00:00', '0'],
  // A Monday.
  [bangkokLane, '2030-01-07', '13:00:00', '0'],
  [bangkokLane, '2030-01-08', '13:00:00', '1'],
])('the slot of %o on %s at %s is open: %s', async (store, date, starttime, open) => {
  expect(await status({ ...store, date, starttime })).toBe(open)
})

test('a slot can be ordered up to an hour after its start', async () => {
  const { body } = await demo.control('clock', { advance_s: 0 })
  const before = (minutes: number) => {
    const [date, starttime] = wallTime(Date.parse(String(body.now)) - minutes * 60_000, india).split(' ')
    return status({ restaurant_id: 2101, date, starttime })
  }
  expect(await before(58)).toBe('1')
  expect(await before(62)).toBe('0')
})

test('lists, details and menus show whether a store is open now', async () => {
  const states = async () => {
    const rows = rowsOf(await demo.call('get_nearby_restaurant_v2'))
    const listed = rows.find((row) => row.restaurant_id === 2111)?.restaurant_on_off
    const detail = resultOf(await demo.call('get_restaurant_detail', charminar)).restaurant_on_off
    const menu = (await demo.call('restaurantcategorymenus', charminar)).body.restaurant_on_off
    return [listed, detail, menu]
  }
  await waitUntil('12:00:00')
  expect(await states()).toEqual(['1', '1', '1'])
  await waitUntil('16:00:00')
  expect(await states()).toEqual(['0', '0', '0'])
})

test('a list for a slot shows who is open then', async () => {
  const rows = rowsOf(await demo.call('get_nearby_restaurant_v2', { date: '2030-01-08', starttime: '16:00:00' }))
  expect(rows.filter((row) => row.restaurant_on_off === '0').map((row) => row.restaurant_id)).toEqual([
    2111, 2128, 2129, 2130,
  ])
})

test('opening hours come row by row, with midnight as 00:00:00 at both ends', async () => {
  const timing = async (fields: Record<string, unknown>) => resultOf(await demo.call('restaurantTiming', fields))
  const row = (day: string, open_time: string, close_time: string) => ({ day, open_time, close_time, status: '1' })
  const { delivery_timing: split } = (await timing(charminar)) as { delivery_timing: unknown[] }
  expect(split).toHaveLength(14)
  expect(split.slice(0, 2)).toMatchObject([
    row('Monday', '11:00:00', '15:00:00'),
    row('Monday', '18:00:00', '23:00:00'),
  ])
  const { pickup_timing: late } = (await timing(khaleej)) as { pickup_timing: unknown[] }
  expect(late.slice(0, 2)).toMatchObject([row('Monday', '00:00:00', '02:00:00'), row('Monday', '18:00:00', '00:00:00')])
  const differing = await timing(sunnySide)
  expect(differing.delivery_timing).not.toEqual(differing.pickup_timing)
  expect((await timing({ vendor_id: 10002, restaurant_id: 2201 })).delivery_timing).toHaveLength(7)
})

test('an unknown store has no hours and takes no orders', async () => {
  expect((await demo.call('restaurantTiming', { restaurant_id: 1 })).code).toBe(101)
  expect((await demo.call('get_restaurant_on_off', { restaurant_id: 1 })).code).toBe(101)
})
