import { describe, expect, test } from 'vitest'
import { driverStage, minutesOf, minutesToGo } from './track'

const store = { latitude: 23.03, longitude: 72.56 }
const away = { latitude: 23.05, longitude: 72.56 }

describe('what a courier is doing', () => {
  test.each([
    ['in-kitchen', true, null, 'to-pickup'],
    ['ready', true, away, 'to-pickup'],
    ['on-the-way', true, store, 'handed-over'],
    ['on-the-way', true, away, 'out-for-delivery'],
    ['on-the-way', true, null, 'out-for-delivery'],
    ['on-the-way', false, null, null],
    ['in-kitchen', false, null, null],
    ['arrived', true, away, null],
    ['delivered', true, away, null],
  ] as const)('%s with a courier %s at %o is %s', (status, hasDriver, courier, stage) => {
    expect(driverStage({ status, driver: hasDriver ? {} : null, courier, store })).toBe(stage)
  })
})

test.each([
  ['placed', 12, 12],
  ['in-kitchen', 12, 12],
  ['ready', 12, null],
  ['on-the-way', 12, null],
  ['delivered', null, null],
  ['scheduled', null, null],
] as const)('an order that is %s arrives in %s minutes, or can be fetched in %s', (status, delivery, pickup) => {
  expect(minutesToGo({ status, mode: 'delivery' }, '12')).toBe(delivery)
  expect(minutesToGo({ status, mode: 'pickup' }, '12')).toBe(pickup)
})

test.each([
  ['12', 12],
  ['11.2', 12],
  ['12 min', 12],
  ['12 Mins', 12],
  ['0', null],
  ['', null],
  ['soon', null],
  ['99999', null],
  ['-5', null],
])('minutes sent as %j are %s', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes)
})
