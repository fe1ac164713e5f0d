import { defer, type LoaderFunction, type ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { boundedCache } from '~/http/bounded-cache.server'
import { pathOf } from '~/paths'

/** The routes of the build, as its manifest lists them. */
type ManifestRoute = { id: string; parentId?: string; path?: string; index?: boolean }
type RouteManifest = Record<string, ManifestRoute | undefined>

type RouteTree = Parameters<typeof matchRoutes>[0]

/** How many paths are remembered; others are matched again. */
const mostPaths = 2000

/** An address's route as a pattern without ids (`/vendor/:name`); `/assets/*` for files of the build, `*` for none. */
export function routeNames(routes: RouteManifest): (address: string) => string {
  const tree = childrenOf(routes, undefined)
  const names = boundedCache<string>(mostPaths, {
    memoMethod: (path) => (path.startsWith('/assets/') ? '/assets/*' : patternOf(tree, path)),
  })
  return (address) => names.memo(pathOf(address))
}

function childrenOf(routes: RouteManifest, parent: string | undefined): RouteTree {
  const children = Object.values(routes).filter((route) => route && route.parentId === parent) as ManifestRoute[]
  return children.map(({ id, path, index }) =>
    index ? { id, path, index: true as const } : { id, path, children: childrenOf(routes, id) },
  )
}

function patternOf(tree: RouteTree, path: string) {
  const matches = isDecodable(path) ? matchRoutes(tree, path) : null
  return matches ? nameOf(matches.map(({ route }) => route)) : '*'
}

/** The name of a route: its path after those of its parents. */
function nameOf(branch: { path?: string }[]) {
  const name = branch.flatMap(({ path }) => path || []).join('/')
  return name === '*' ? name : `/${name}`
}

function isDecodable(path: string) {
  try {
    return path.startsWith('/') && Boolean(decodeURI(path))
  } catch {
    return false
  }
}

/** The build with only the routes of a name: matching against all of them takes a tenth of a page's time. */
export function buildForRoute(build: ServerBuild, name: string): ServerBuild {
  const ids = Object.keys(build.routes).filter((id) => nameOf(branchOf(build.routes, id)) === name)
  if (ids.length === 0) return build
  const branch = new Set(ids.flatMap((id) => branchOf(build.routes, id).map((route) => route.id)))
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => branch.has(id)))
  const routes = Object.fromEntries(
    Object.entries(only(build.routes)).map(([id, route]) => [
      id,
      route && { ...route, module: withDirectData(route.module) },
    ]),
  )
  return { ...build, routes, assets: { ...build.assets, routes: only(build.assets.routes) } }
}

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

/**
 * A route's module, whose loader data reaches the page as it is. Remix would write it as JSON and read it again, which
 * took a tenth of a page's time, but passes on what `defer` wraps. A promise in the data is an error, because a page
 * without scripts would never show it.
 */
function withDirectData({ loader, ...module }: RouteModule): RouteModule {
  if (!loader) return module
  const direct: LoaderFunction = async (args) => {
    const data: unknown = await (loader as LoaderFunction)(args)
    if (!isPlain(data)) return data
    if (Object.values(data).some((value) => value instanceof Promise)) throw new Error('A loader returned a promise.')
    const passedOn = defer(data)
    // Remix writes the data of a page as JSON for the router in the browser, which our pages do not have.
    Object.defineProperty(passedOn.data, 'toJSON', { value: () => null })
    return passedOn
  }
  return { ...module, loader: direct }
}

const isPlain = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype

/** A route and its parents, outermost first. */
function branchOf(routes: RouteManifest, id: string | undefined): ManifestRoute[] {
  const route = id === undefined ? undefined : routes[id]
  return route ? [...branchOf(routes, route.parentId), route] : []
}
