import { expect, test, vi } from 'vitest'
import { readEnv } from '~/env.server'
import { vendorNow } from './vendor-clock.server'

vi.mock('~/env.server', async (original) => ({
  ...(await original<typeof import('~/env.server')>()),
  env: () => readEnv({ ...required, VENDOR_TIME_ZONES: '10009:America/New_York' }),
}))
const required = { VENDOR_API_URL: 'http://vendor.test', SESSION_SECRET: 'sixteen-letters-' }

const ahmedabad = { latitude: 23.0225, longitude: 72.5714 }
const sundayEvening = new Date('2030-01-06T20:30:00Z')

test('the vendor’s clock is that of the system’s location', () => {
  expect(vendorNow({ vendorId: '10001', systemLocation: ahmedabad }, sundayEvening)).toEqual({
    date: '2030-01-07',
    weekday: 1,
    time: '02:00:00',
  })
})

test('the deployment may say another zone', () => {
  const { date, time } = vendorNow({ vendorId: '10009', systemLocation: ahmedabad }, sundayEvening)
  expect([date, time]).toEqual(['2030-01-06', '15:30:00'])
})

test('a change of the clocks moves the vendor’s time, not the moment', () => {
  const newYork = { vendorId: '10009', systemLocation: null }
  expect(vendorNow(newYork, new Date('2030-03-10T06:59:00Z')).time).toBe('01:59:00')
  expect(vendorNow(newYork, new Date('2030-03-10T07:00:00Z')).time).toBe('03:00:00')
})

test('a vendor without a place that exists has the world’s clock', () => {
  const nowhere = { latitude: 150, longitude: 0 }
  expect(vendorNow({ vendorId: '1', systemLocation: nowhere }, sundayEvening).time).toBe('20:30:00')
  expect(vendorNow({ vendorId: '1', systemLocation: null }, sundayEvening).time).toBe('20:30:00')
})
