import { listText } from '~/domain/text/number-text'
import { ModeSwitch } from '~/features/place/place-form'
import { ItemGroups } from '~/features/search/item-groups'
import { NotHere, StorePicker } from '~/features/stores/store-grid'
import { FilteredStores } from '~/features/stores/store-list'
import { useLocale, useT } from '~/i18n/use-t'
import { homePath } from '~/paths'
import { Icon } from '~/ui/icon'
import { FailedPart } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { VendorText } from '~/ui/text'
import { type HomeData, type Shelves } from './home.server'
import { Brands, Categories, CurrentOrders, DeliveredOrders, Tags } from './shelves'
import type { BannerLink } from './shelves.server'

type MarketplaceProps = { home: HomeData; marketplace: NonNullable<HomeData['marketplace']> }

/** A home with many stores. */
export function Marketplace({ home, marketplace: { shelves, list, failed } }: MarketplaceProps) {
  const t = useT()
  return (
    <>
      {!home.invitation && (
        <h1 className="vh" dir="auto">
          {home.headline || t('home.title')}
        </h1>
      )}
      {shelves && (
        <>
          <CurrentOrders {...shelves} />
          <Banners banners={shelves.banners} home={home} />
          <Categories {...home.categories} part={shelves.categories} />
          <DeliveredOrders {...shelves} />
        </>
      )}
      {list && (
        <section className="group" aria-labelledby="stores">
          <div className="group-head">
            <h2 id="stores">{t('home.storesNear')}</h2>
            <HomeMode {...home} />
          </div>
          <FilteredStores list={list} />
        </section>
      )}
      {failed && <FailedPart label={t('home.storesNear')} retry={home.retry} />}
      {shelves && (
        <>
          <Brands {...shelves} />
          <Tags {...shelves} />
        </>
      )}
    </>
  )
}

type SingleStoreProps = { home: HomeData; singleStore: NonNullable<HomeData['singleStore']> }

/** A home with one store: its categories and first items, or the stores to pick it from. */
export function SingleStore({ home, singleStore }: SingleStoreProps) {
  const t = useT()
  const isInvited = home.invitation !== null
  return (
    <>
      <CurrentOrders {...singleStore} />
      {!isInvited && !singleStore.needsChoice && (
        <header className="group tight intro">
          <h1 dir="auto">{home.headline || t('home.title')}</h1>
          <VendorText>{home.text}</VendorText>
        </header>
      )}
      {!isInvited && singleStore.picker && <StorePicker {...singleStore.picker} />}
      <Banners banners={singleStore.banners} home={home} />
      <DeliveredOrders {...singleStore} />
      <Categories {...home.categories} part={{ data: singleStore.tiles, failed: null }} more={<HomeMode {...home} />} />
      <ItemGroups areAisles groups={singleStore.aisles} backTo={homePath()} />
      {singleStore.failed && (
        <FailedPart label={singleStore.needsChoice ? t('stores.title') : home.categories.title} retry={home.retry} />
      )}
      {singleStore.tiles.length === 0 && !singleStore.needsChoice && !singleStore.failed && (
        <NotHere instead={home.mode === 'delivery' ? { pickup: home.takeawayText, backTo: homePath() } : null} />
      )}
    </>
  )
}

function HomeMode({ mode, takeawayText }: Pick<HomeData, 'mode' | 'takeawayText'>) {
  return mode && <ModeSwitch mode={mode} takeawayText={takeawayText} backTo={homePath()} />
}

/** The vendor's banners in a strip, with dots that link to them; with scripts it may move by itself (rules 5.15). */
function Banners({ banners, home }: Pick<Shelves, 'banners'> & { home: HomeData }) {
  const t = useT()
  if (banners.failed) return <FailedPart label={t('offers.title')} retry={homePath()} />
  if (banners.data.length === 0) return null
  return (
    <shop-banners class="group banners" role="region" aria-label={t('offers.title')}>
      <ul className="scroller banner-strip" tabIndex={0}>
        {banners.data.map((banner, at) => (
          <li key={banner.id}>
            <span className="spot" id={`offer-${at + 1}`} />
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
