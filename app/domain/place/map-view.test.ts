import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextView, viewOf } from './map-view'

const size = { width: 360, height: 320 }
const store = { latitude: 23.03, longitude: 72.56 }
const near = { latitude: 23.032, longitude: 72.562 }
const far = { latitude: 23.08, longitude: 72.6 }

test('close points are shown at the nearest zoom, in the middle', () => {
  const { centre, zoom } = viewOf([store, near], size, 15)
  expect(zoom).toBe(15)
  expect(centre.latitude).toBeCloseTo(23.031, 4)
  expect(centre.longitude).toBeCloseTo(72.561, 6)
  expect(viewOf([store], size, 15).zoom).toBe(15)
})

test('distant points are shown from farther away', () => {
  expect(viewOf([store, far], size, 15).zoom).toBe(12)
  expect(viewOf([store, far], { width: 1500, height: 1500 }, 15).zoom).toBe(15)
})

test('points on both sides of the date line are close', () => {
  const [west, east] = [
    { latitude: 0, longitude: 179.999 },
    { latitude: 0, longitude: -179.999 },
  ]
  const { centre, zoom } = viewOf([west, east], size, 15)
  expect([Math.abs(centre.longitude), zoom]).toEqual([180, 15])
})

test('a view stays while all points fit, and changes when one leaves it or it could zoom in', () => {
  const view = viewOf([store, far], size, 15)
  expect(nextView(view, [{ latitude: 23.04, longitude: 72.57 }, far], size, 15)).toBe(view)
  expect(nextView(view, [{ latitude: 22.9, longitude: 72.3 }, far], size, 15).zoom).toBeLessThan(12)
  expect(nextView(view, [far], size, 15)).toEqual(viewOf([far], size, 15))
})

test('every view shows all of its points, wherever they are', () => {
  const point = fc.record({
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.tuple(point, point), (points) => {
      const view = viewOf(points, size, 15)
      expect(Number.isInteger(view.zoom)).toBe(true)
      // The whole world is wider than the map at zoom 1: zoom 0 is the farthest.
      if (view.zoom > 0) expect(nextView(view, points, size, 15)).toBe(view)
    }),
  )
})

test('a map too small to show anything still has a view, which stays', () => {
  const none = { width: 0, height: 0 }
  const view = viewOf([store, far], none, 15)
  expect(view.zoom).toBeLessThan(12)
  expect(nextView(view, [store, far], none, 15)).toBe(view)
})
