import { useLoaderData } from '@remix-run/react'
import type { FrontBlock, Settings } from '~/domain/brand/settings'
import { narrowStores, noFilter } from '~/domain/stores/store-filter'
import { Hero } from '~/features/home/hero'
import homeStyles from '~/features/home/home.css?inline'
import { placeInvitation } from '~/features/place/choose-place.server'
import { StoreGrid } from '~/features/stores/store-grid'
import { pickupInstead, storeRows, type StorePage } from '~/features/stores/store-rows.server'
import { pictureUrl } from '~/http/images.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { partOf } from '~/http/shop/readings.server'
import { type Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import { homePath, landingPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Icon } from '~/ui/icon'
import { ButtonLink, TextLink } from '~/ui/link'
import { FailedPart } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { VendorText } from '~/ui/text'
import landingStyles from './landing.css?inline'

export const handle: ScreenHandle = { styles: [homeStyles, landingStyles] }

/** The vendor's page for a first visit: the visitor's place, how ordering works, stores, and its apps (rules 5.23). */
export const loader = shopLoader(async (shop) => {
  const { settings } = shop
  const picture = pictureUrl(settings.homeImage)
  return {
    title: settings.headline || shop.t('landing.how'),
    meta: { canonical: landingPath(), image: picture },
    headline: settings.headline,
    text: settings.metaDescription,
    picture,
    isAuto: (await placeInvitation(shop)) === 'detect',
    popular: await partOf(popularStores(shop)),
    blocks: settings.frontBlocks.map((block) => ({ ...block, image: pictureUrl(block.image) })),
    apps: settings.appLinks,
  }
})

const most = 8

/** The best rated stores at the place; null for a brand with one store, or if no place is chosen and none is near. */
export async function popularStores(shop: Shop): Promise<StorePage | null> {
  const { vendor, settings, place, mode, device } = shop
  if (settings.isSingleStore || !place) return null
  const stores = await vendor.lists.nearby({ place, mode })
  if (stores.length === 0 && !device.place.place) return null
  const bestRated = narrowStores(stores, { ...noFilter, sort: 'rating' }, [])
  return {
    stores: storeRows(shop, bestRated.slice(0, most)),
    layout: settings.storeLayout,
    previous: null,
    next: null,
    instead: await pickupInstead(shop, stores, landingPath()),
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
              <TextLink href={homePath()} label={t('landing.allStores')} />
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

const steps = [
  { icon: 'mapPin', title: 'landing.place', text: 'landing.placeText' },
  { icon: 'utensils', title: 'landing.choose', text: 'landing.chooseText' },
  { icon: 'bike', title: 'landing.follow', text: 'landing.followText' },
] as const

/** How ordering works, in three steps. */
function HowItWorks() {
  const t = useT()
  return (
    <section className="group" aria-labelledby="how">
      <h2 id="how">{t('landing.how')}</h2>
      <ol className="columns steps-to-order">
        {steps.map(({ icon, title, text }) => (
          <li key={icon} className="card">
            <Icon name={icon} />
            <div>
              <h3>{t(title)}</h3>
              <p className="quiet">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The vendor's own blocks of pictures and text; a block may be a link. */
function FrontBlocks({ blocks }: { blocks: FrontBlock[] }) {
  if (blocks.length === 0) return null
  return (
    <ul className="columns front-blocks">
      {blocks.map(({ title, text, image, link }, at) => (
        <li key={at} className="card">
          {image && <Picture src={image} name={title} width={1200} height={800} shownWidth="min(92vw, 600px)" />}
          <div className="group tight">
            {title && (
              <h2 dir="auto">
                {link ? (
                  <a href={link} rel="noopener noreferrer">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </h2>
            )}
            <VendorText>{text}</VendorText>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Links to the vendor's apps; nothing if it has none. */
function Apps({ apps: { android, ios } }: { apps: Settings['appLinks'] }) {
  const t = useT()
  const links = [
    { href: android, label: t('landing.android') },
    { href: ios, label: t('landing.ios') },
  ].filter(({ href }) => href !== '')
  if (links.length === 0) return null
  return (
    <section className="card group-head apps" aria-labelledby="apps">
      <h2 id="apps">{t('landing.apps')}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <ButtonLink look="quiet" href={href} icon="download" label={label} rel="noopener noreferrer" />
          </li>
        ))}
      </ul>
    </section>
  )
}
