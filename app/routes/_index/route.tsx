import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageCartBar } from '~/features/cart/page-cart-bar'
import homeStyles from '~/features/home/home.css?inline'
import { Hero } from '~/features/home/hero'
import { SkipForm } from '~/features/place/skip-form'
import { openShop } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { homePath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { loadHome } from './home.server'
import { Marketplace } from './marketplace'
import { Notice } from './notice'
import { OwnStore } from './own-store'
import { SearchRow } from './search-row'

export const handle: ScreenHandle = { styles: [homeStyles] }

export const loader = async (args: LoaderFunctionArgs) => loadHome(await openShop(args))

export default function Home() {
  const home = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <>
      <SearchRow label={t(home.own ? 'search.products' : 'search.label')} />
      {home.invitation && (
        <>
          <Hero title={home.headline} text={home.text} picture={home.picture} isAuto={home.invitation === 'detect'} />
          {home.invitation === 'ask' && <SkipForm backTo={homePath()} opensPicker />}
        </>
      )}
      <div className="page">
        {home.notice && <Notice {...home.notice} />}
        {home.many && <Marketplace home={home} many={home.many} />}
        {home.own && <OwnStore home={home} own={home.own} />}
      </div>
      <PageCartBar summary={home.summary} here="" words={home.words} />
    </>
  )
}
