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
  /**
   * The id of the element after its large picture, or after rows whose cards share the width. The browser keeps the previous page
   * until it has arrived (decision 025).
   */
  paintsAt?: string
}

/** The stylesheets of a page: the shell's, which is the same on all, then those its routes name. */
export function stylesOf({ staticHandlerContext, routeModules }: EntryContext): string[] {
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as ScreenHandle | undefined,
  )
  const screens = new Set(
    handles.flatMap((handle) => [...(handle?.styles ?? []), ...(handle?.isAccount ? [accountMenu] : [])]),
  )
  return [shell, `@layer screens{${[...screens].join('')}}`]
}
