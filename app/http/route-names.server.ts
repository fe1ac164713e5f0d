import { matchRoutes } from '@remix-run/react'
import { boundedCache } from '~/http/bounded-cache.server'

/** The routes of the build, as its manifest lists them. */
export type ManifestRoute = { id: string; parentId?: string; path?: string; index?: boolean }
export type RouteManifest = Record<string, ManifestRoute | undefined>

type RouteTree = Parameters<typeof matchRoutes>[0]

/** How many paths are remembered; others are matched again. */
const mostPaths = 2000

/**
 * The route of a path as a pattern, such as `/vendor/:name`: few values, and none with an id. `/assets/*` means files of the
 * build, `*` everything without a route.
 */
export function routeNames(routes: RouteManifest): (path: string) => string {
  const tree = childrenOf(routes, undefined)
  const names = boundedCache<string>(mostPaths, {
    memoMethod: (path) => (path.startsWith('/assets/') ? '/assets/*' : patternOf(tree, path)),
  })
  return (path) => names.memo(path)
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

/** The name of a route: its path with those around it. */
export function nameOf(branch: { path?: string }[]) {
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
