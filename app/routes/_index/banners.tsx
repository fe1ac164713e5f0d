import { listText } from '~/domain/text/list-text'
import { useLocale, useT } from '~/i18n/use-t'
import { homePath } from '~/paths'
import { FailedPart } from '~/ui/failed-part'
import { Icon } from '~/ui/icon'
import { Picture } from '~/ui/picture'
import type { HomeData, Shelves } from './home.server'
import type { BannerLink } from './shelves.server'

/**
 * The vendor's banners in a strip with scroll snap (rules 5.15), above everything but the invitation and orders under way. The dots
 * below link to the banners. With scripts they scroll only the strip, and if the vendor wants it the strip moves by itself until the customer touches
 * it or presses pause.
 */
export function Banners({ banners, home }: Pick<Shelves, 'banners'> & { home: HomeData }) {
  const t = useT()
  if (banners.failed) return <FailedPart label={t('offers.title')} retry={homePath()} />
  if (banners.data.length === 0) return null
  return (
    <shop-banners class="group banners" role="region" aria-label={t('offers.title')}>
      <ul className="scroller banner-strip" tabIndex={0}>
        {banners.data.map((banner, at) => (
          <li key={banner.id} id={`offer-${at + 1}`}>
            <Banner banner={banner} number={at + 1} isFirst={!home.invitation && at === 0} />
          </li>
        ))}
      </ul>
      {banners.data.length > 1 && (
        <p className="banner-points">
          {banners.data.map(({ id }, at) => (
            <a key={id} href={`#offer-${at + 1}`} aria-label={t('home.showOffer', { number: at + 1 })} />
          ))}
          {home.movesBanners && (
            <button type="button" aria-label={t('home.pauseOffers')}>
              <Icon name="pause" />
            </button>
          )}
        </p>
      )}
    </shop-banners>
  )
}

type BannerProps = { banner: BannerLink; number: number; isFirst: boolean }

/** A banner is named after its stores, up to three of them, since nothing describes the picture. */
function Banner({ banner: { image, href, stores }, number, isFirst }: BannerProps) {
  const t = useT()
  const names = listText(stores.slice(0, 3), useLocale())
  const name = names ? t('home.offerOf', { number, stores: names }) : t('home.offer', { number })
  return (
    <>
      <Picture
        src={image}
        name={names || '%'}
        width={1200}
        height={514}
        shownWidth="min(86vw, 652px)"
        isFirst={isFirst}
      />
      {href === null ? (
        <span className="vh">{name}</span>
      ) : (
        <a className="covers" href={href}>
          <span className="vh" dir="auto">
            {name}
          </span>
        </a>
      )}
    </>
  )
}
