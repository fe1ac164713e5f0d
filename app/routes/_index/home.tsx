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
import { Again, Brands, Orders, Shelf, Tags, Tile, tilesClass } from './shelves'

type MarketplaceProps = { home: HomeData; many: NonNullable<HomeData['many']> }

/** A home with many stores. */
export function Marketplace({ home, many: { shelves, list, failed } }: MarketplaceProps) {
  const t = useT()
  const { title, subtitle, layout } = home.categories
  return (
    <>
      {!home.invitation && (
        <h1 className="vh" dir="auto">
          {home.headline || t('home.title')}
        </h1>
      )}
      {shelves && (
        <>
          <Orders {...shelves} />
          <Banners banners={shelves.banners} home={home} />
          <Shelf
            title={title || t('home.categories')}
            text={subtitle}
            part={shelves.categories}
            list={tilesClass(layout)}
          >
            {(tile) => <Tile key={tile.id} {...tile} />}
          </Shelf>
          <Again {...shelves} />
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

type OwnStoreProps = { home: HomeData; own: NonNullable<HomeData['own']> }

/** A home with one store: its categories and first items, or the stores to pick it from. */
export function OwnStore({ home, own }: OwnStoreProps) {
  const t = useT()
  const isInvited = home.invitation !== null
  const categoriesTitle = home.categories.title || t('home.categories')
  return (
    <>
      <Orders {...own} />
      {!isInvited && !own.needsChoice && (
        <header className="intro">
          <h1 dir="auto">{home.headline || t('home.title')}</h1>
          <VendorText>{home.text}</VendorText>
        </header>
      )}
      {!isInvited && own.picker && <StorePicker {...own.picker} />}
      <Banners banners={own.banners} home={home} />
      <Again {...own} />
      <Shelf
        title={categoriesTitle}
        text={home.categories.subtitle}
        part={{ data: own.tiles, failed: null }}
        more={<HomeMode {...home} />}
        list={tilesClass(home.categories.layout)}
      >
        {(tile) => <Tile key={tile.id} {...tile} />}
      </Shelf>
      <ItemGroups areAisles groups={own.aisles} backTo={homePath()} />
      {own.failed && <FailedPart label={own.needsChoice ? t('stores.title') : categoriesTitle} retry={home.retry} />}
      {own.tiles.length === 0 && !own.needsChoice && !own.failed && (
        <NotHere instead={home.mode === 'delivery' ? { pickup: home.takeawayText, backTo: homePath() } : null} />
      )}
    </>
  )
}

function HomeMode({ mode, takeawayText }: Pick<HomeData, 'mode' | 'takeawayText'>) {
  return mode && <ModeSwitch mode={mode} takeawayText={takeawayText} backTo={homePath()} />
}
