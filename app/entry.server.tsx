import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { parse } from 'cookie'
import { randomBytes } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { DocumentContext } from '~/shell/document'
import { env } from '~/env.server'
import { documentHeaders } from '~/http/headers.server'
import { watchInstances } from '~/http/instances.server'
import { log } from '~/http/log.server'
import { loadShell } from '~/shell/shell.server'
import { finishShop, openedShop } from '~/http/open-shop.server'
import type { Shop } from '~/http/shop.server'
import { i18nFor } from '~/i18n/i18n.server'
import { visitorLocale } from '~/i18n/locale.server'
import type { PageIslands } from '~/islands/island-props'
import { GatheredIslands } from '~/islands/island'
import { pageData } from '~/islands/page-data'
import { stylesOf } from '~/styles/screen-styles'

env()
watchInstances()

/** Renders one complete HTML page: nothing is streamed late, because without scripts a fallback would stay forever. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  const nonce = randomBytes(16).toString('base64')
  const shop = await openedShop(context)
  const i18n = i18nFor(shop?.locale ?? localeWithoutShop(request))
  const { entry, hmr } = remix.manifest as typeof remix.manifest & { hmr?: { runtime?: string } }
  await addShell(remix, shop)
  const islands: PageIslands = {}
  const page = renderToString(
    <DocumentContext.Provider value={{ nonce, bootstrapUrl: entry.module, hotReloadUrl: hmr?.runtime ?? null }}>
      <GatheredIslands.Provider value={islands}>
        <I18nextProvider i18n={i18n}>
          <RemixServer context={remix} url={request.url} />
        </I18nextProvider>
      </GatheredIslands.Provider>
    </DocumentContext.Provider>,
  )
  await finishShop(context, headers)
  documentHeaders(headers, {
    nonce,
    host: request.headers.get('Host') ?? '',
    isDevelopment: env().NODE_ENV === 'development',
  })
  return new Response(`<!DOCTYPE html>${withIslands(withStyles(page, stylesOf(remix), nonce), islands)}`, {
    status,
    headers,
  })
}

/** An answer of data alone, which no page of ours asks for: what its page would say of cookies and caches holds for it too. */
export async function handleDataRequest(response: Response, { context }: { context: AppLoadContext }) {
  await finishShop(context, response.headers)
  return response
}

/** The language of a page that has no shop: the visitor's own pick, or what their browser asks for. */
function localeWithoutShop({ headers }: Request) {
  const picked = parse(headers.get('Cookie') ?? '')['localelang'] ?? null
  return visitorLocale(headers.get('Accept-Language') ?? '', picked)
}

/**
 * Loads the shell where Remix did not: after a failed action it runs the loaders above the boundary that tells of it,
 * and that boundary is root's. Without the shell the page would look as if there were no store.
 */
async function addShell({ staticHandlerContext: context }: EntryContext, shop: Shop | null) {
  if (!shop || !context.errors || context.loaderData.root) return
  const shell = await loadShell(shop).catch(() => undefined)
  if (shell) context.loaderData = { ...context.loaderData, root: shell }
}

/** The styles travel in the page: some kB each time, but no page waits for a second round trip before it is painted. */
function withStyles(page: string, styles: string, nonce: string) {
  return page.replace('</head>', () => `<style nonce="${nonce}">${styles}</style></head>`)
}

/** What the page's islands get, each prop once. */
function withIslands(page: string, islands: PageIslands) {
  if (Object.keys(islands).length === 0) return page
  return page.replace('</body>', () => `${pageData(islands)}</body>`)
}

/** Logs once what a boundary is about to show. Answers of our own (404, redirects) are not errors. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined }
  log.error(
    { method: request.method, path: new URL(request.url).pathname, name, reason: message, stack },
    'request failed',
  )
}
