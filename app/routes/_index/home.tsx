import { ModeSwitch } from '~/features/place/mode-switch'
import { ItemGroups } from '~/features/search/item-groups'
import { NotHere } from '~/features/stores/store-grid'
import { FilteredStores } from '~/features/stores/store-list'
import { StorePicker } from '~/features/stores/store-picker'
import { useT } from '~/i18n/use-t'
import { homePath } from '~/paths'
import { FailedPart } from '~/ui/failed-part'
import { VendorText } from '~/ui/vendor-text'
import { Banners } from './banners'
import type { HomeData } from './home.server'
import { Brands, Categories, CurrentOrders, DeliveredOrders, Tags } from './shelves'

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
