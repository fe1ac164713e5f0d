import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import homeStyles from '~/features/home/home.css?inline'
import { Hero } from '~/features/home/hero'
import { placeInvitation } from '~/features/place/invitation.server'
import { StoreGrid } from '~/features/stores/store-grid'
import { pictureUrl } from '~/http/images.server'
import { openShop } from '~/http/shop/open-shop.server'
import { partOf } from '~/http/shop/part.server'
import { useT } from '~/i18n/use-t'
import { homePath, landingPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { FailedPart } from '~/ui/failed-part'
import { Apps } from './apps'
import { FrontBlocks } from './front-blocks'
import { HowItWorks } from './how-it-works'
import landingStyles from './landing.css?inline'
import { popularStores } from './popular.server'

export const handle: ScreenHandle = { styles: [homeStyles, landingStyles] }

/** The vendor's page for a first visit: where the visitor is, how ordering works, what there is, and its apps (rules 2.2). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { settings } = shop
  const picture = pictureUrl(settings.homeImage)
  return {
    title: `${settings.headline || shop.t('landing.how')} · ${settings.appName}`,
    meta: { canonical: landingPath(), image: picture },
    headline: settings.headline,
    text: settings.metaDescription,
    picture,
    isAuto: (await placeInvitation(shop)) === 'detect',
    popular: await partOf(popularStores(shop)),
    blocks: settings.frontBlocks.map((block) => ({ ...block, image: pictureUrl(block.image) })),
    apps: settings.appLinks,
  }
}

export default function Landing() {
  const { headline, text, picture, isAuto, popular, blocks, apps } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <>
      <Hero title={headline} text={text} picture={picture} isAuto={isAuto} />
      <div className="page">
        <HowItWorks />
        {popular.failed && <FailedPart label={t('landing.popular')} retry={landingPath()} />}
        {popular.data && (
          <section className="group" aria-labelledby="popular">
            <div className="group-head">
              <h2 id="popular">{t('landing.popular')}</h2>
              <a className="link" href={homePath()}>
                {t('landing.allStores')}
              </a>
            </div>
            <StoreGrid {...popular.data} />
          </section>
        )}
        <FrontBlocks blocks={blocks} />
        <Apps apps={apps} />
      </div>
    </>
  )
}
