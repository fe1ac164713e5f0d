import { useLoaderData } from '@remix-run/react'
import { PageCartBar } from '~/features/cart/page-cart-bar'
import { Hero } from '~/features/home/hero'
import homeBarStyles from '~/features/home/home-bar.css?inline'
import homeStyles from '~/features/home/home.css?inline'
import { PlaceForm } from '~/features/place/place-form'
import { shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { homePath, locationPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { NoticeBlock } from '~/ui/notice'
import { Marketplace, SingleStore } from './home'
import { loadHome } from './home.server'

export const handle: ScreenHandle = { styles: [homeStyles, homeBarStyles] }

export const loader = shopLoader(loadHome)

export default function Home() {
  const home = useLoaderData<typeof loader>()
  return (
    <>
      {home.invitation && (
        <>
          <Hero title={home.headline} text={home.text} picture={home.picture} isAuto={home.invitation === 'detect'} />
          {home.invitation === 'ask' && <Invite />}
        </>
      )}
      <div className="page">
        {home.notice && <OrderingNotice {...home.notice} />}
        {home.marketplace && <Marketplace home={home} marketplace={home.marketplace} />}
        {home.singleStore && <SingleStore home={home} singleStore={home.singleStore} />}
      </div>
      <PageCartBar summary={home.summary} />
    </>
  )
}

/** Opens the location picker; if it is closed without a choice, the shop's own place is taken (rules 4.14, 4.16). */
function Invite() {
  return (
    <shop-invite href={locationPath(homePath())}>
      <PlaceForm intent="system" backTo={homePath()} hidden />
    </shop-invite>
  )
}

/** Why nothing can be ordered now, in the vendor's words if it has any (rules 5.17 and 5.18). */
function OrderingNotice({ kind, text }: { kind: 'closed' | 'late'; text: string }) {
  const t = useT()
  const [title, usual] =
    kind === 'closed' ? [t('home.closedTitle'), t('home.closed')] : [t('home.lateTitle'), t('home.late')]
  return (
    <NoticeBlock icon="clock" aria-labelledby="notice">
      <h2 id="notice">{title}</h2>
      <p dir="auto">{text || usual}</p>
    </NoticeBlock>
  )
}
