import type { EntryContext } from '@remix-run/node'
import shell from './shell.css?inline'

/** What a route says of itself beside its exports. */
export type ScreenHandle = {
  /** The styles that its screen needs beyond the shell's. */
  styles?: string[]
  /** A step of ordering: no footer leads away from it. */
  isCheckout?: true
}

/** The stylesheet of a page: the shell's, then those its routes name. */
export function stylesOf({ staticHandlerContext, routeModules }: EntryContext): string {
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as ScreenHandle | undefined,
  )
  const screens = new Set(handles.flatMap((handle) => handle?.styles ?? []))
  return `${shell}@layer screens{${[...screens].join('')}}`
}
