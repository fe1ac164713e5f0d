import type { EntryContext } from '@remix-run/node'
import shell from './shell.css?inline'

/** What a page of the screen may load from elsewhere. */
export type PagePolicy = {
  /** It shows a page of this site in a frame. */
  framesOwn?: boolean
  /** It can open a map. */
  maps?: boolean
  /** Sources of pictures beside this site: the tiles of a map. */
  pictures?: string[]
  /** Sources that its scripts may ask beside this site: the realtime database. */
  connectsTo?: string[]
  /** Sources that its forms may lead to beside this site, however often they are redirected: gateways. */
  leadsTo?: string[]
  /** Sources of a gateway's script and of what that needs. */
  gatewayScript?: string[]
}

/** The settings of a route: its styles, its kind and its content policy. */
export type ScreenHandle = {
  /** The styles that its screen needs beyond the shell's. */
  styles?: string[]
  /** A step of ordering: no footer leads away from it. */
  isCheckout?: true
  /** One of the customer's own screens: a wide window has links to the others at its side. */
  isAccount?: true
  /** The id of the element after its large picture. The browser keeps the previous page until it has arrived (decision 025). */
  paintsAt?: string
  /** What its page may load from elsewhere, by the data of its loader. */
  policy?: (data: unknown) => PagePolicy
}

/** The stylesheets of a page: the shell's, which is the same on all, then those its routes name. */
export function stylesOf({ staticHandlerContext, routeModules }: EntryContext): string[] {
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as ScreenHandle | undefined,
  )
  const screens = new Set(handles.flatMap((handle) => handle?.styles ?? []))
  return [shell, `@layer screens{${[...screens].join('')}}`]
}

/** What the screen of a page may load from elsewhere: nothing, unless its route says so. */
export function policyOf({ staticHandlerContext: { matches, loaderData }, routeModules }: EntryContext): PagePolicy {
  const id = matches.at(-1)?.route.id ?? ''
  const handle = routeModules[id]?.handle as ScreenHandle | undefined
  // A screen that failed has no data.
  return loaderData[id] == null ? {} : (handle?.policy?.(loaderData[id]) ?? {})
}
