import { describe, expect, test } from 'vitest'
import {
  bearing,
  changedNotably,
  distanceText,
  headingAfter,
  placeOf,
  withPosition,
  type CourierRoute,
} from './courier-route'

const start = { latitude: 23.03, longitude: 72.56 }
const by = (north: number, east: number) => ({
  latitude: start.latitude + north,
  longitude: start.longitude + east,
})

describe('the direction of a courier', () => {
  test.each([
    ['north', by(0.01, 0), 0],
    ['east', by(0, 0.01), 90],
    ['south', by(-0.01, 0), 180],
    ['west', by(0, -0.01), 270],
    ['north-east', by(0.01, 0.01 / Math.cos((23.03 * Math.PI) / 180)), 45],
  ])('is %s after moving there', (_, to, degrees) => expect(bearing(start, to)).toBeCloseTo(degrees, 1))

  test('crosses the date line if that is shorter', () => {
    expect(bearing({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(90)
  })

  test('stays while the courier stands still, or moves less than the accuracy of positions', () => {
    expect(headingAfter(45, start, start)).toBe(45)
    expect(headingAfter(null, start, by(0.00002, 0))).toBeNull()
    expect(headingAfter(45, start, by(0.001, 0))).toBeCloseTo(0)
  })
})

describe('the path of a courier', () => {
  const none: CourierRoute = { path: [], heading: null }

  test('grows point by point, and has no direction before the second', () => {
    const first = withPosition(none, start)
    expect(first).toEqual({ path: [start], heading: null })
    expect(withPosition(first, by(0, 0.01))).toEqual({ path: [start, by(0, 0.01)], heading: expect.closeTo(90, 1) })
  })

  test('stays the same while the courier does not move', () => {
    const route = withPosition(none, start)
    expect(withPosition(route, { ...start })).toBe(route)
  })

  test('stays bounded however long it is, and keeps its start and end', () => {
    let route = none
    for (let step = 0; step < 5000; step++) route = withPosition(route, by(step / 10_000, 0))
    expect(route.path.length).toBeLessThanOrEqual(501)
    expect(route.path.length).toBeGreaterThan(250)
    expect([route.path[0], route.path.at(-1)]).toEqual([start, by(0.4999, 0)])
  })
})

test.each([
  [{ latitude: 23.03, longitude: 72.56 }, start],
  [{ latitude: '23.03', longitude: ' 72.56 ', order_id: 7 }, start],
  [
    { latitude: 0, longitude: 72.56 },
    { latitude: 0, longitude: 72.56 },
  ],
  [
    { latitude: 23.03, longitude: 0 },
    { latitude: 23.03, longitude: 0 },
  ],
  [{ latitude: 0, longitude: 0 }, null],
  [{ latitude: '', longitude: '72' }, null],
  [{ latitude: 91, longitude: 72 }, null],
  [{ latitude: 'NaN', longitude: true }, null],
  [{ latitude: [23], longitude: 72 }, null],
  [{}, null],
  [null, null],
  ['23,72', null],
])('the database’s %j is the position %j', (value, place) => expect(placeOf(value)).toEqual(place))

describe('the distance of the courier', () => {
  const words = { away: '{{distance}} away', near: 'almost there', distance: '{{value}} km' }
  const inKilometres = { unit: 'km', words } as const
  const inMiles = { unit: 'mi', words: { ...words, distance: '{{value}} mi' } } as const

  test('is in kilometres or miles, formatted for the language', () => {
    expect(distanceText(inKilometres, 1.24, 'en')).toBe('1.2 km away')
    expect(distanceText(inMiles, 1.24, 'en')).toBe('0.8 mi away')
    expect(distanceText(inKilometres, 1.24, 'de')).toBe('1,2 km away')
    expect(distanceText(inKilometres, 3000, 'de')).toBe('3.000,0 km away')
  })

  test('is “almost there” below a hundred metres, and not shown if unknown', () => {
    expect(distanceText(inKilometres, 0.09, 'en')).toBe('almost there')
    expect(distanceText(inMiles, 0.11, 'en')).toBe('0.1 mi away')
    expect(distanceText(inKilometres, null, 'en')).toBe('')
  })

  test.each([
    [4, 3.5, false],
    [4, 3, true],
    [0.3, 0.22, false],
    [0.3, 0.19, true],
    [0.11, 0.09, true],
    [0.05, 0.01, false],
    [null, null, false],
    [null, 2, true],
    [2, null, true],
  ])('after %s is announced again at %s: %s', (announced, now, isAnnounced) =>
    expect(changedNotably(announced, now)).toBe(isAnnounced),
  )
})
