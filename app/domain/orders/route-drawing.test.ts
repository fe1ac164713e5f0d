import { expect, test } from 'vitest'
import { placeIn, tilesOf } from '~/domain/place/map-view'
import { drawingSize, pathThrough, routeView, transformAt } from './route-drawing'

const store = { latitude: 23.03, longitude: 72.55 }
const courier = { latitude: 23.035, longitude: 72.555 }
const customer = { latitude: 23.04, longitude: 72.57 }

test('every known place of an order is inside its drawing', () => {
  const view = routeView({ store, courier, customer })
  for (const point of [store, courier, customer]) {
    const { x, y } = placeIn(view, point)
    expect(Math.abs(x)).toBeLessThan(drawingSize.width / 2)
    expect(Math.abs(y)).toBeLessThan(drawingSize.height / 2)
  }
  expect(placeIn(view, courier).y).toBeGreaterThan(placeIn(view, customer).y)
})

test('a single place is in the middle, without a path', () => {
  const view = routeView({ store: null, courier, customer: null })
  expect([view.zoom, transformAt(view, courier), pathThrough(view, [courier])]).toEqual([17, 'translate(0 0)', ''])
  expect(pathThrough(view, [courier, courier])).toBe('M0 0L0 0')
})

test('tiles cover the whole drawing, and are numbered like web maps', () => {
  const view = { centre: { latitude: 51.5074, longitude: -0.1278 }, zoom: 15 }
  const tiles = tilesOf(view, { width: 512, height: 256 })
  expect(tiles).toContainEqual({ z: 15, x: 16372, y: 10896, left: expect.any(Number), top: expect.any(Number) })
  expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(-256)
  expect(Math.max(...tiles.map(({ left }) => left + 256))).toBeGreaterThanOrEqual(256)
  expect(Math.max(...tiles.map(({ top }) => top + 256))).toBeGreaterThanOrEqual(128)
})

test('at the date line and the poles no tile is requested that does not exist', () => {
  const tiles = tilesOf({ centre: { latitude: 85, longitude: 179.9 }, zoom: 2 }, { width: 2000, height: 2000 })
  expect(tiles.every(({ x, y }) => x >= 0 && x < 4 && y >= 0 && y < 4)).toBe(true)
})
