import type { EntryContext } from '@remix-run/node'
import type { PagePolicy } from '~/http/headers.server'
import shell from './shell.css?inline'

/** What a route says of itself beside its exports. */
export type ScreenHandle = {
  /** The styles that its screen needs beyond the shell's. */
  styles?: string[]
  /** A step of ordering: no footer leads away from it. */
  isCheckout?: true
  /** What the page may load beyond its own, by what its loader gave. */
  policy?: (data: unknown) => PagePolicy
}

/** What the routes of a page ask for together. */
export function policyOf({ staticHandlerContext, routeModules }: EntryContext): PagePolicy {
  const wishes = staticHandlerContext.matches.map(({ route }) => {
    const data: unknown = staticHandlerContext.loaderData[route.id]
    return data ? (routeModules[route.id]?.handle as ScreenHandle | undefined)?.policy?.(data) : undefined
  })
  return {
    frames: wishes.flatMap((wish) => wish?.frames ?? []),
    maps: wishes.some((wish) => wish?.maps),
    chat: wishes.some((wish) => wish?.chat),
  }
}

/** The stylesheet of a page: the shell's, then those its routes name. */
export function stylesOf({ staticHandlerContext, routeModules }: EntryContext): string {
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as ScreenHandle | undefined,
  )
  const screens = new Set(handles.flatMap((handle) => handle?.styles ?? []))
  return `${shell}@layer screens{${[...screens].join('')}}`
}
