import { describe, expect, test, vi } from 'vitest'
import { slotsNow } from '~/domain/checkout/slots'
import { dayAfter } from '~/domain/stores/opening'
import { readEnv } from '~/env.server'
import { vendorCalendar, vendorNow } from './vendor-clock.server'

vi.mock('~/env.server', async (original) => ({
  ...(await original<typeof import('~/env.server')>()),
  env: () => readEnv({ ...required, VENDOR_TIME_ZONES: '10009:America/New_York' }),
}))
const required = { VENDOR_API_URL: 'http://vendor.test', SESSION_SECRET: 'sixteen-letters-' }

const ahmedabad = { latitude: 23.0225, longitude: 72.5714 }
const sundayEvening = new Date('2030-01-06T20:30:00Z')

test('the vendor’s time zone is that of the system’s location', () => {
  expect(vendorNow({ vendorId: '10001', systemLocation: ahmedabad }, sundayEvening)).toEqual({
    date: '2030-01-07',
    weekday: 1,
    time: '02:00:00',
  })
})

test('the deployment may set another zone', () => {
  const { date, time } = vendorNow({ vendorId: '10009', systemLocation: ahmedabad }, sundayEvening)
  expect([date, time]).toEqual(['2030-01-06', '15:30:00'])
})

test('a daylight saving change moves the vendor’s time, not the moment', () => {
  const newYork = { vendorId: '10009', systemLocation: null }
  expect(vendorNow(newYork, new Date('2030-03-10T06:59:00Z')).time).toBe('01:59:00')
  expect(vendorNow(newYork, new Date('2030-03-10T07:00:00Z')).time).toBe('03:00:00')
})

test('a vendor without a valid location has UTC', () => {
  const nowhere = { latitude: 150, longitude: 0 }
  expect(vendorNow({ vendorId: '1', systemLocation: nowhere }, sundayEvening).time).toBe('20:30:00')
  expect(vendorNow({ vendorId: '1', systemLocation: null }, sundayEvening).time).toBe('20:30:00')
})

describe('the vendor’s calendar', () => {
  const newYork = { vendorId: '10009', systemLocation: null }
  const exists = vendorCalendar(newYork)

  test.each([
    ['2030-03-10', '01:59:59', true],
    ['2030-03-10', '02:00:00', false],
    ['2030-03-10', '02:59:59', false],
    ['2030-03-10', '03:00:00', true],
    ['2030-11-03', '01:30:00', true],
    ['2030-07-01', '02:30:00', true],
  ])('on %s with a clock that shows %s: %s', (date, time, isShown) => {
    expect(exists(date, time)).toBe(isShown)
  })

  test('offers no skipped time, and a repeated one once', () => {
    const rows = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({
      weekday,
      date: '',
      from: '01:00:00',
      to: '04:00:00',
    }))
    const rules = { hours: rows, system: rows, minutes: 30, isSameDay: true, exists }
    const startsOn = (date: string) =>
      slotsNow(rules, dayAfter(date, 0), { ...dayAfter(date, -1), time: '12:00:00' }).map(({ from }) =>
        from.slice(0, 5),
      )
    expect(startsOn('2030-03-10')).toEqual(['01:00', '01:30', '03:00', '03:30'])
    expect(startsOn('2030-11-03')).toEqual(['01:00', '01:30', '02:00', '02:30', '03:00', '03:30'])
  })
})
