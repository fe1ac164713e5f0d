import { describe, expect, test } from 'vitest'
import { routeNames } from './route-names.server'
import { someRoutes } from './routes.test-support'

const routeOf = routeNames(someRoutes)

describe('the route name of a request', () => {
  test('is its pattern, so that it contains no id', () => {
    expect(routeOf('/')).toBe('/')
    expect(routeOf('/vendor/spice-route')).toBe('/vendor/:name')
    expect(routeOf('/cart/clear')).toBe('/cart/clear')
  })

  test('is the same for all files of the build', () => {
    expect(routeOf('/assets/a-1.js')).toBe('/assets/*')
  })

  test('is * without a route or a valid path', () => {
    expect(routeOf('/wp-admin/x.php')).toBe('*')
    expect(routeOf('/%E0%A4%A')).toBe('*')
    expect(routeOf('http://[')).toBe('*')
  })
})
