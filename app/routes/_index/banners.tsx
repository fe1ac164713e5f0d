import { listText } from '~/domain/text/list-text'
import { useLocale, useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { Picture } from '~/ui/picture'

/** A banner with its link, null for none, and its stores. */
export type BannerLink = { id: string; image: string; href: string | null; stores: string[] }

type Props = {
  banners: BannerLink[]
  /** Whether the strip moves by itself, as the vendor chose. */
  isMoving: boolean
  /** Whether it is the first large element of the page. */
  isFirst: boolean
}

/**
 * The vendor's banners in a strip with scroll snap (rules 5.15). The dots below link to the banners. With scripts they scroll
 * only the strip, and if the vendor wants it the strip moves by itself until the customer touches it or presses pause.
 */
export function Banners({ banners, isMoving, isFirst }: Props) {
  const t = useT()
  if (banners.length === 0) return null
  return (
    <shop-banners class="banners" role="region" aria-label={t('offers.title')}>
      <ul className="scroller banner-strip" tabIndex={0}>
        {banners.map((banner, at) => (
          <li key={banner.id} id={`offer-${at + 1}`}>
            <Banner banner={banner} number={at + 1} isFirst={isFirst && at === 0} />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <p className="banner-points">
          {banners.map(({ id }, at) => (
            <a key={id} href={`#offer-${at + 1}`} aria-label={t('home.showOffer', { number: at + 1 })} />
          ))}
          {isMoving && (
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

/** Caps the pictures of dense screens. */
const bannerSizes = '(min-resolution: 2.5x) min(72vw, 652px), min(86vw, 652px)'

/** A banner is named after its stores, up to three of them, since nothing describes the picture. */
function Banner({ banner: { image, href, stores }, number, isFirst }: BannerProps) {
  const t = useT()
  const locale = useLocale()
  const names = listText(stores.slice(0, 3), locale)
  const name = names ? t('home.offerOf', { number, stores: names }) : t('home.offer', { number })
  return (
    <>
      <Picture src={image} name={names || '%'} width={1260} height={540} sizes={bannerSizes} isFirst={isFirst} />
      {href === null ? (
        <span className="vh">{name}</span>
      ) : (
        <a href={href}>
          <span className="vh" dir="auto">
            {name}
          </span>
        </a>
      )}
    </>
  )
}
