import { Outlet, useMatches, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { direction } from '~/domain/brand/locale'
import { cartBadge } from '~/features/cart/cart.server'
import { orderUnderWay } from '~/features/orders/orders.server'
import { UnderWay } from '~/features/orders/under-way'
import { shopLoader } from '~/http/shop/open-shop.server'
import { useLocale, useT } from '~/i18n/use-t'
import { useDocument } from '~/shell/document'
import { ErrorScreen, useFailure } from '~/shell/error-screen'
import { ErrorNotice, MessengerButton, Toast } from '~/shell/floating'
import { Footer } from '~/shell/footer'
import { PageHead } from '~/shell/page-head'
import { useScreenData } from '~/shell/screen-data'
import { loadShell } from '~/shell/shell.server'
import { AccountMenu } from '~/shell/side-menu'
import { TopBar } from '~/shell/top-bar'
import type { ScreenHandle } from '~/styles/screen-styles'

export const loader = shopLoader(async (shop) => {
  const [shell, underWay] = await Promise.all([loadShell(shop, cartBadge(shop)), orderUnderWay(shop)])
  return { ...shell, underWay }
})

/** The page shell, also around the error screen, where `shell` may be missing. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  const { bootstrapUrl, hotReloadUrl } = useDocument()
  const locale = useLocale()
  const t = useT()
  const { refreshSeconds = 0, says = [] } = useScreenData()
  const { isCheckout, isAccount, keepsErrors, paintsAt } = (useMatches().at(-1)?.handle ?? {}) as ScreenHandle
  const failure = useFailure()?.failure ?? null
  const toast = shell?.toast ?? null
  // An error that answers a form must not fade before it is read.
  const stays = (isCheckout || isAccount || keepsErrors) && toast?.tone === 'error'
  const main = (
    <main id="main" tabIndex={-1}>
      {stays && !says.includes(toast.text) && <ErrorNotice text={toast.text} />}
      {shell?.underWay && !isCheckout && <UnderWay {...shell.underWay} />}
      {children}
    </main>
  )
  return (
    <html lang={locale} dir={shell?.direction ?? direction(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {shell ? (
          <PageHead shell={shell} failure={failure} />
        ) : (
          <title>{t(`error.${failure ?? 'generic'}.title`)}</title>
        )}
        {paintsAt && <link rel="expect" href={`#${paintsAt}`} blocking="render" />}
        {refreshSeconds > 0 && (
          <noscript>
            <meta httpEquiv="refresh" content={String(refreshSeconds)} />
          </noscript>
        )}
        {hotReloadUrl && <script type="module" src={hotReloadUrl} />}
        {/* Not async: from the browser's cache it would run before the page is parsed, and find nothing to start. */}
        <script type="module" src={bootstrapUrl} />
      </head>
      <body>
        <a className="skip" href="#main">
          {t('shell.skipToContent')}
        </a>
        {shell && <TopBar shell={shell} />}
        {shell?.user && isAccount ? (
          <div className="account">
            <AccountMenu shell={shell} />
            {main}
          </div>
        ) : (
          main
        )}
        {shell && !isCheckout && <Footer facts={shell.footer} />}
        {shell?.hasMessenger && <MessengerButton />}
        {shell && <shop-mirror entries={shell.mirror} as={shell.madeFor} />}
        {shell?.offlineNote && <shop-offline note={shell.offlineNote} />}
        {toast && !stays && <Toast toast={toast} />}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorScreen />
}
