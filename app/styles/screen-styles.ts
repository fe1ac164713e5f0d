import type { EntryContext } from '@remix-run/node'
import accountMenu from '../shell/account-menu.css?inline'
import shell from './shell.css?inline'

/** The settings of a route: its styles and its kind. */
export type ScreenHandle = {
  /** The styles that its screen needs beyond the shell's. */
  styles?: string[]
  /** A step of ordering: no footer leads away from it. */
  isCheckout?: true
  /** One of the customer's own screens: a wide window has links to the others at its side. */
  isAccount?: true
  /** A form where an error stays above it instead of fading, as on the two kinds above. */
  keepsErrors?: true
  /**
   * The id of the element after its large picture, or after rows whose cards share the width. The browser keeps the
   * previous page until it has arrived (decision 025).
   */
  paintsAt?: string
}

/** Stylesheets by the handle of the innermost route, whose parent routes are always the same. */
const sheets = new WeakMap<ScreenHandle, string>()

/** The stylesheet of a page: the shell's styles, which are the same on all pages, then those its routes name. */
export function sheetOf({ staticHandlerContext, routeModules }: EntryContext): string {
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as ScreenHandle | undefined,
  )
  const innermost = handles.at(-1)
  const known = innermost && sheets.get(innermost)
  if (known) return known
  const screens = new Set(
    handles.flatMap((handle) => [...(handle?.styles ?? []), ...(handle?.isAccount ? [accountMenu] : [])]),
  )
  const sheet = `${shell}@layer screens{${[...screens].join('')}}`
  if (innermost) sheets.set(innermost, sheet)
  return sheet
}
