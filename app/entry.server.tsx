import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type { i18n } from 'i18next'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { chooseLocale } from '~/domain/brand/locale'
import { ownColorRules } from '~/domain/brand/own-colors'
import { jsonLd } from '~/domain/brand/structured-data'
import { env } from '~/env.server'
import { cartBadge } from '~/features/cart/cart.server'
import { boundedCache } from '~/http/bounded-cache.server'
import { readPlain } from '~/http/device/cookies.server'
import { rememberEventResponses } from '~/http/events/event-stream.server'
import { log } from '~/http/log.server'
import { answerOnce, type PageAnswer } from '~/http/page-cache/cached-page.server'
import { pageHeaders } from '~/http/page-cache/headers.server'
import { pageCache } from '~/http/page-cache/page-cache.server'
import { SharedPart, type PageParts } from '~/http/page-cache/page-parts.server'
import { isLinked, languageOf } from '~/http/page-cache/page-request.server'
import { prepareRequests } from '~/http/request-policy/connections.server'
import { isRead } from '~/http/request-policy/request-head.server'
import { untilItsTurn } from '~/http/request-policy/turns.server'
import { openedShop } from '~/http/shop/open-shop.server'
import type { Shop } from '~/http/shop/shop.server'
import { watchInstances } from '~/http/store/store.server'
import { warnWithoutVendor } from '~/http/telemetry/readiness.server'
import { i18nFor } from '~/i18n/i18n.server'
import { GatheredIslands } from '~/islands/island'
import { pageData, type PageIslands } from '~/islands/island-props'
import { makeAhead } from '~/pictures/answer.server'
import { DocumentContext } from '~/shell/document'
import { PageFragments } from '~/shell/page-fragments.server'
import type { ScreenData } from '~/shell/screen-data'
import { loadShell, plainTheme, type Shell } from '~/shell/shell.server'
import { sheetOf } from '~/styles/screen-styles'
import { Fragments } from '~/ui/fragment'
import { FirstPictures } from '~/ui/picture'

/** What `server.ts` uses from the build, so that it has no second copy of it. */
export { createRequestHandler } from '@remix-run/node'
export { env } from '~/env.server'
export * from '~/http/request-policy/connections.server'
export { untilItsTurn } from '~/http/request-policy/turns.server'
export { clientAddress } from '~/http/request-policy/client-address.server'
export { submitTimes } from '~/features/submit-once/submission-log.server'
export { PageFront } from '~/http/page-cache/page-front.server'
export { serveMetrics } from '~/http/telemetry/metrics.server'
export { stopBeingReady } from '~/http/telemetry/readiness.server'
export { observe } from '~/http/telemetry/requests.server'
export { buildFiles } from '~/http/build-files.server'
export { buildForRoute, routeNames } from '~/http/routes.server'
export { startTracing } from '~/http/telemetry/tracing.server'

env()
watchInstances()
prepareRequests()
rememberEventResponses()
// Some time after the start, so that no answer has to wait for it, and a vendor that starts too may be late.
if (env().NODE_ENV === 'production') setTimeout(() => void warnWithoutVendor(), 2000).unref()

/** Renders one complete HTML page: nothing is streamed late, because without scripts a fallback would stay forever. */
export default async function handleRequest(
  request: Request,
  answered: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  const [thrown] = Object.values(remix.staticHandlerContext.errors ?? {}) as unknown[]
  const status = thrown === undefined ? answered : statusOf(thrown)
  const shop = await openedShop(context)
  const i18n = i18nFor(shop?.locale ?? localeWithoutShop(request))
  await addShell(remix, shop)
  await untilItsTurn()
  const { hmr } = remix.manifest as typeof remix.manifest & { hmr?: { runtime?: string } }
  const isRefused = status >= 400 && !isRead(request)
  // A form whose page fails keeps its text for the next try.
  const retry = shop && status >= 500 && isRefused ? shop.returnPath() : ''
  const requestId = shop?.requestId ?? request.headers.get('X-Request-Id') ?? ''
  if (requestId) headers.set('X-Request-Id', requestId)
  const hotReloadUrl = hmr?.runtime ?? null
  const facts = { bootstrapUrl: remix.manifest.entry.module, hotReloadUrl, thrown, isRefused, retry, requestId }
  const { page, fragments, islands, firstPictures } = renderPage(remix, request.url, i18n, facts)
  if (shop) for (const address of firstPictures) void makeAhead(address, shop.settings.vendorId)
  shop?.reply.writeHeaders(headers, { isPage: true })
  const sheet = sheetOf(remix)
  const styles = contentsOfStyles(remix, sheet, fragments.colorsIn(page))
  pageHeaders(headers, {
    styles,
    host: request.headers.get('Host') ?? '',
    isDevelopment: env().NODE_ENV === 'development',
    locale: shop?.locale,
    policy: { ...screenOf(remix)?.policy, messenger: shellOf(remix)?.hasMessenger },
  })
  const elements = styles.map((style) => (style === sheet ? sheetElements.memo(sheet) : styleElement(style)))
  const parts = completePage(page, fragments, elements, structuredData(remix), islands)
  const cached = shop && status === 200 ? cachePage(request, remix, shop, parts, headers) : null
  return cached ?? answerOnce(parts, status, headers, request.headers)
}

/** The page as text, and what its components left beside it: fragments, props of islands, first pictures. */
function renderPage(remix: EntryContext, url: string, i18n: i18n, facts: DocumentContext) {
  const islands: PageIslands = {}
  const fragments = new PageFragments(i18n)
  const firstPictures: string[] = []
  const page = renderToString(
    <DocumentContext.Provider value={facts}>
      <GatheredIslands.Provider value={islands}>
        <Fragments.Provider value={fragments.place}>
          <FirstPictures.Provider value={(address) => firstPictures.push(address)}>
            <I18nextProvider i18n={i18n}>
              <RemixServer context={remix} url={url} />
            </I18nextProvider>
          </FirstPictures.Provider>
        </Fragments.Provider>
      </GatheredIslands.Provider>
    </DocumentContext.Provider>,
  )
  return { page, fragments, islands, firstPictures }
}

/** Caches the page and returns its answer; null for a page that must not be cached. */
function cachePage(request: Request, remix: EntryContext, shop: Shop, parts: PageParts, headers: Headers) {
  const asked = { method: request.method, path: shop.path, headers: request.headers }
  const { route, params } = remix.staticHandlerContext.matches.at(-1) ?? { route: { path: '' }, params: {} }
  const cachedPage = pageCache.add(asked, {
    parts,
    headers,
    locale: shop.locale,
    languages: shop.settings.languages,
    freshUntil: shop.reply.cacheableUntil,
    isLinked: isLinked(shop.url, route.path ?? '', params),
    sessionId: shop.session.signedIn?.id ?? null,
  })
  return cachedPage && asResponse(cachedPage.answer(asked))
}

/** The status of a page for something thrown: the status of an earlier action does not count. */
const statusOf = (thrown: unknown) => (isRouteErrorResponse(thrown) ? thrown.status : 500)

function asResponse({ status, headers, body }: PageAnswer) {
  const pairs = headers.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : []))
  return new Response(body && new Uint8Array(body), { status, headers: pairs })
}

/** An answer with data only, which our pages never request. It has the cookies and caching of its page. */
export async function handleDataRequest(response: Response, { context }: { context: AppLoadContext }) {
  const shop = await openedShop(context)
  shop?.reply.writeHeaders(response.headers, { isPage: true })
  return response
}

/** The language of a page without a shop: the visitor's own pick, the address's language, or the browser's. */
function localeWithoutShop({ headers, url }: Request) {
  const picked = readPlain(headers.get('Cookie'), 'localelang') ?? null
  const acceptLanguage = headers.get('Accept-Language') ?? ''
  return chooseLocale({ acceptLanguage, picked, named: languageOf(url) })
}

/**
 * Loads the shell if Remix did not: after a failed action it runs only the loaders above the boundary that shows the
 * error, and that boundary is root's. Without the shell the page would look as if there were no store.
 */
async function addShell({ staticHandlerContext: context }: EntryContext, shop: Shop | null) {
  if (!shop || !context.errors || context.loaderData.root) return
  const shell = await loadShell(shop, cartBadge(shop)).catch(() => undefined)
  if (shell) context.loaderData = { ...context.loaderData, root: shell }
}

const shellOf = ({ staticHandlerContext }: EntryContext) => staticHandlerContext.loaderData.root as Shell | undefined

/** The data of the screen; none if it failed. */
function screenOf({ staticHandlerContext: { matches, loaderData } }: EntryContext) {
  return loaderData[matches.at(-1)?.route.id ?? ''] as ScreenData | null | undefined
}

/**
 * The contents of the page's style elements: the brand's theme and single items' colours, both made of checked colours,
 * and the screen's styles. Inlined, they cost a few kB per page, but no first paint waits for a second round trip.
 */
function contentsOfStyles(remix: EntryContext, sheet: string, colors: string[]) {
  return [shellOf(remix)?.themeCss ?? plainTheme, sheet, ownColorRules(colors)].filter(Boolean)
}

/**
 * The parts of the whole document: the page with its fragments, with its styles and its structured data at the end of
 * the head, and the props of its islands, each once, at its end. The content policy allows the styles by their hashes,
 * so they are not changed.
 */
function completePage(
  page: string,
  fragments: PageFragments,
  styles: PageParts,
  structured: string,
  islands: PageIslands,
): PageParts {
  const head = page.indexOf('</head>')
  const end = page.lastIndexOf('</body>')
  const props = Object.keys(islands).length > 0 ? pageData(islands) : ''
  return [
    Buffer.from(`<!DOCTYPE html>${page.slice(0, head)}`),
    ...styles,
    Buffer.from(structured),
    ...fragments.bytesOf(page.slice(head, end)),
    Buffer.from(props + page.slice(end)),
  ]
}

const styleElement = (style: string) => Buffer.from(`<style>${style}</style>`)

/** The style elements of screens by stylesheet: the largest part of many pages. There are fewer sheets than 100. */
const sheetElements = boundedCache<SharedPart>(100, { memoMethod: (sheet) => new SharedPart(styleElement(sheet)) })

/** Structured data for search engines, or ''. To the content policy it is no script. */
function structuredData(remix: EntryContext) {
  const things = screenOf(remix)?.meta?.structured ?? []
  return things.length > 0 ? `<script type="application/ld+json">${jsonLd(things)}</script>` : ''
}

/** Logs an error that a boundary will show. Our own responses (404, redirects) are not errors. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined }
  const requestId = request.headers.get('X-Request-Id')
  log.error({ requestId, method: request.method, name, reason: message, stack }, 'request failed')
}
