import { describe, expect, test } from 'vitest'
import { json, type LoaderFunction, type ServerBuild } from '@remix-run/node'
import { buildOf, routeNames } from './route-names.server'

const routes = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  vendor: { id: 'vendor', parentId: 'root', path: 'vendor/:name' },
  cart: { id: 'cart', parentId: 'root', path: 'cart' },
  clear: { id: 'clear', parentId: 'cart', path: 'clear' },
  rest: { id: 'rest', parentId: 'root', path: '*' },
}
const routeOf = routeNames(routes)

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

describe('the build of a route', () => {
  const data = { stores: [{ id: '2101' }] }
  const loaders = {
    root: () => data,
    home: () => null,
    vendor: () => json(data),
    rest: () => ({ late: Promise.resolve(data) }),
  }
  const withModules = Object.entries(routes).map(([id, route]) => {
    return [id, { ...route, module: { loader: loaders[id as keyof typeof loaders] } }]
  })
  const build = { routes: Object.fromEntries(withModules), assets: { routes } } as unknown as ServerBuild
  const idsIn = (name: string) => {
    const part = buildOf(build, name)
    expect(Object.keys(part.assets.routes)).toEqual(Object.keys(part.routes))
    return Object.keys(part.routes)
  }

  test.each([
    ['/', ['root', 'home']],
    ['/vendor/:name', ['root', 'vendor']],
    ['/cart/clear', ['root', 'cart', 'clear']],
    ['*', ['root', 'rest']],
  ])('of %s has it and the routes around it', (name, ids) => expect(idsIn(name)).toEqual(ids))

  test('hands the data of its loaders over as it is, never late, and leaves other answers alone', async () => {
    const loaded = (name: string, id: string) => {
      const loader = buildOf(build, name).routes[id]?.module.loader as LoaderFunction
      return loader({ request: new Request('http://localhost/'), params: {}, context: {} })
    }
    expect(await loaded('/', 'root')).toMatchObject({ data: { stores: data.stores }, done: true })
    expect(await loaded('/', 'home')).toBeNull()
    expect(await loaded('/vendor/:name', 'vendor')).toBeInstanceOf(Response)
    await expect(loaded('*', 'rest')).rejects.toThrow('A loader returned a promise.')
    expect(buildOf(build, '/cart/clear').routes.cart?.module.loader).toBeUndefined()
  })

  test('is the whole build for a name without a route', () => {
    expect(idsIn('/assets/*')).toEqual(Object.keys(routes))
  })
})
