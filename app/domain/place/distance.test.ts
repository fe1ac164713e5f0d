import { describe, expect, test } from 'vitest'
import { distanceBetween, inUnit } from './distance'

const london = { latitude: 51.5074, longitude: -0.1278 }
const paris = { latitude: 48.8566, longitude: 2.3522 }

describe('the distance between two places', () => {
  test('is the great circle in km', () => {
    expect(distanceBetween(london, paris, 'km')).toBeCloseTo(343.6, 0)
  })

  test('is in statute miles if the vendor says so', () => {
    expect(distanceBetween(london, paris, 'mi')).toBeCloseTo(213.5, 0)
    expect([inUnit(10, 'km', 'mi'), inUnit(10, 'mi', 'km')].map(Math.round)).toEqual([6, 16])
  })

  test('is 0 for the same place and half the globe for the opposite one', () => {
    expect(distanceBetween(london, london, 'km')).toBe(0)
    expect(distanceBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 'km')).toBeCloseTo(20015, 0)
  })

  test('is unknown without both places', () => {
    expect(distanceBetween(null, paris, 'km')).toBeNull()
    expect(distanceBetween(london, null, 'km')).toBeNull()
    expect(distanceBetween(london, { latitude: NaN, longitude: 0 }, 'km')).toBeNull()
  })
})
