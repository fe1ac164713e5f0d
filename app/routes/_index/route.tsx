import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import homeStyles from '~/features/home/home.css?inline'
import { Hero } from '~/features/home/hero'
import { openShop } from '~/http/open-shop.server'
import { CartBar } from '~/islands/cart/cart-bar'
import { Island } from '~/islands/island'
import type { ScreenHandle } from '~/styles/screen-styles'
import { loadHome } from './home.server'
import { Marketplace } from './marketplace'
import { Notice } from './notice'
import { OwnStore } from './own-store'

export const handle: ScreenHandle = { styles: [homeStyles] }

export const loader = async (args: LoaderFunctionArgs) => loadHome(await openShop(args))

export default function Home() {
  const home = useLoaderData<typeof loader>()
  const bar = { summary: home.summary, here: '' }
  return (
    <>
      {home.invitation && (
        <Hero title={home.headline} text={home.text} picture={home.picture} isAuto={home.invitation === 'detect'} />
      )}
      <div className="page">
        {home.notice && <Notice {...home.notice} />}
        {home.many && <Marketplace home={home} many={home.many} />}
        {home.own && <OwnStore home={home} own={home.own} />}
      </div>
      <Island name="cart-bar" props={bar}>
        <CartBar {...bar} words={home.words} />
      </Island>
    </>
  )
}
