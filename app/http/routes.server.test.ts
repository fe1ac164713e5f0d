import { json, type LoaderFunction, type ServerBuild } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { buildForRoute, routeNames } from './routes.server'
import { someRoutes } from './routes.test-support'

describe('the build of a route', () => {
  const data = { stores: [{ id: '2101' }] }
  const loaders = {
    root: () => data,
    home: () => null,
    vendor: () => json(data),
    rest: () => ({ late: Promise.resolve(data) }),
  }
  const withModules = Object.entries(someRoutes).map(([id, route]) => {
    return [id, { ...route, module: { loader: loaders[id as keyof typeof loaders] } }]
  })
  const build = { routes: Object.fromEntries(withModules), assets: { routes: someRoutes } } as unknown as ServerBuild
  const idsIn = (name: string) => {
    const part = buildForRoute(build, name)
    expect(Object.keys(part.assets.routes)).toEqual(Object.keys(part.routes))
    return Object.keys(part.routes)
  }

  test.each([
    ['/', ['root', 'home']],
    ['/vendor/:name', ['root', 'vendor']],
    ['/cart/clear', ['root', 'cart', 'clear']],
    ['*', ['root', 'rest']],
  ])('of %s has it and the routes around it', (name, ids) => expect(idsIn(name)).toEqual(ids))

  test('hands the data of its loaders over as it is, never late and not as JSON, and leaves other answers alone', async () => {
    const loaded = (name: string, id: string) => {
      const loader = buildForRoute(build, name).routes[id]?.module.loader as LoaderFunction
      return loader({ request: new Request('http://localhost/'), params: {}, context: {} })
    }
    expect(await loaded('/', 'root')).toMatchObject({ data: { stores: data.stores }, done: true })
    expect(JSON.stringify(await loaded('/', 'root'))).toContain('"data":null')
    expect(await loaded('/', 'home')).toBeNull()
    expect(await loaded('/vendor/:name', 'vendor')).toBeInstanceOf(Response)
    await expect(loaded('*', 'rest')).rejects.toThrow('A loader returned a promise.')
    expect(buildForRoute(build, '/cart/clear').routes.cart?.module.loader).toBeUndefined()
  })

  test('is the whole build for a name without a route', () => {
    expect(idsIn('/assets/*')).toEqual(Object.keys(someRoutes))
  })
})

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
