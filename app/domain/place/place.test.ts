import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedBy, nowhere } from './place'

const point = { latitude: 23.03, longitude: 72.56 }

test('if no place is known a map is centred on 23, 72', () => {
  expect(nowhere).toEqual({ latitude: 23, longitude: 72 })
})

test('a step at zoom 18 is some metres in its direction, and reversible', () => {
  const east = movedBy(point, [10, 0], 18)
  expect(east.latitude).toBe(point.latitude)
  expect((east.longitude - point.longitude) * 111_320 * Math.cos((23 * Math.PI) / 180)).toBeCloseTo(5.5, 1)
  const north = movedBy(point, [0, -10], 18)
  expect((north.latitude - point.latitude) * 111_320).toBeCloseTo(5.5, 1)
  expect(movedBy(east, [-10, 0], 18).longitude).toBeCloseTo(point.longitude, 9)
})

test('no step leaves the globe', () => {
  const inWorld = {
    latitude: fc.double({ min: -85, max: 85, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }
  fc.assert(
    fc.property(fc.record(inWorld), fc.integer(), fc.integer(), fc.nat(22), (start, right, down, zoom) => {
      const { latitude, longitude } = movedBy(start, [right, down], zoom)
      expect(Math.abs(latitude)).toBeLessThanOrEqual(85)
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
    }),
  )
})
