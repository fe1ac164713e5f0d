import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { cartWords } from '~/features/cart/cart-words.server'
import homeStyles from '~/features/home/home.css?inline'
import { Hero } from '~/features/home/hero'
import { placeInvitation } from '~/features/place/invitation.server'
import { pictureUrl } from '~/http/images.server'
import { openShop } from '~/http/open-shop.server'
import { vendorNow } from '~/http/vendor-clock.server'
import { CartBar } from '~/islands/cart/cart-bar'
import { Island } from '~/islands/island'
import type { ScreenHandle } from '~/styles/screen-styles'
import { loadMarketplace, loadOwnStore, noticeOf } from './home.server'
import { Marketplace } from './marketplace'
import { Notice } from './notice'
import { OwnStore } from './own-store'

export const handle: ScreenHandle = { styles: [homeStyles] }

/** The shop's face, by the vendor's mode: many stores, or one (rules 5.1 and 5.2). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { settings } = shop
  const [many, own] = settings.isSingleStore ? [null, await loadOwnStore(shop)] : [await loadMarketplace(shop), null]
  return {
    many,
    own,
    summary: (many ?? own).summary,
    notice: noticeOf(settings, vendorNow(settings)),
    invitation: await placeInvitation(shop),
    headline: settings.headline,
    text: settings.metaDescription,
    picture: pictureUrl(settings.homeImage),
    mode: settings.isPickupEnabled ? shop.mode : null,
    takeawayText: settings.takeawayText,
    categories: {
      title: settings.categoriesTitle,
      subtitle: settings.categoriesSubtitle,
      layout: settings.isSingleStore ? settings.menuCategoryLayout : settings.categoryLayout,
    },
    movesBanners: settings.scrollsBanners,
    words: cartWords(shop.locale),
  }
}

export type HomeData = ReturnType<typeof useLoaderData<typeof loader>>

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
