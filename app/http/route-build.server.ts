import { defer, type LoaderFunction, type ServerBuild } from '@remix-run/node'
import { nameOf, type ManifestRoute, type RouteManifest } from './route-names.server'

/**
 * The build with only the routes of a name. Remix matches an address several times against all routes that it knows, which took
 * a tenth of a page's time.
 */
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
 * The module of a route whose loader's data reaches the page as it is. Remix writes plain data as JSON and reads it again, which took
 * a tenth of a page's time; what is wrapped by `defer` it passes on. Nothing may come late, because a page without scripts would
 * never show it: a promise in the data is an error.
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

/** A route with those around it, outermost first. */
function branchOf(routes: RouteManifest, id: string | undefined): ManifestRoute[] {
  const route = id === undefined ? undefined : routes[id]
  return route ? [...branchOf(routes, route.parentId), route] : []
}
