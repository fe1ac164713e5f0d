import { expect, test } from 'vitest'
import { kilometres, type Point } from '../../core/geo'
import { positionAt, routeBetween } from './route'

const STORE = { lat: 23.0225, lng: 72.5714 }
const HOME = { lat: 23.0458, lng: 72.539 }
const straight = (share: number): Point => ({
  lat: STORE.lat + (HOME.lat - STORE.lat) * share,
  lng: STORE.lng + (HOME.lng - STORE.lng) * share,
})

test('a route leads from door to door, never far from the straight line but not along it', () => {
  for (const seed of [70001, 70002, 70003, 999_999]) {
    const route = routeBetween(STORE, HOME, seed)
    expect(route[0]).toEqual(STORE)
    expect(route.at(-1)).toEqual(HOME)
    const asides = route.map((point, index) => kilometres(point, straight(index / (route.length - 1))))
    expect(Math.max(...asides)).toBeGreaterThan(0.02)
    expect(Math.max(...asides)).toBeLessThan(0.15)
  }
})

test('a route is the same every time, and another one for another order', () => {
  expect(routeBetween(STORE, HOME, 70003)).toEqual(routeBetween(STORE, HOME, 70003))
  expect(routeBetween(STORE, HOME, 70003)).not.toEqual(routeBetween(STORE, HOME, 70004))
})

test('a short route bends less', () => {
  const near = { lat: STORE.lat + 0.001, lng: STORE.lng }
  const farthest = routeBetween(STORE, near, 70003).map((point) => kilometres(STORE, point))
  expect(Math.max(...farthest)).toBeCloseTo(kilometres(STORE, near), 6)
})

test('a position is between the two ends, as far along as the share says', () => {
  const route = routeBetween(STORE, HOME, 70003)
  expect(positionAt(route, 0)).toEqual(STORE)
  expect(positionAt(route, 1)).toEqual(HOME)
  const distances = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => kilometres(STORE, positionAt(route, share) ?? HOME))
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(kilometres(positionAt(route, 0.5) ?? HOME, straight(0.5))).toBeLessThan(0.2)
})

test('a route to the same address has no length', () => {
  const route = routeBetween(STORE, STORE, 70003)
  expect(positionAt(route, 0.5)).toEqual(STORE)
})

test('a route without points has no positions', () => {
  expect(positionAt([], 0.5)).toBeNull()
})
