import { Tiles } from './tiles'
import { ModeSwitch } from '~/features/place/mode-switch'
import { FilteredStores, type StoreListData } from '~/features/stores/store-list-screen'
import { useT } from '~/i18n/use-t'
import { homePath } from '~/paths'
import { FailedPart } from '~/ui/failed-part'
import type { HomeData } from './home.server'
import { Again, BannerShelf, Brands, Orders, Shelf, Tags } from './shelves'

type Props = { home: HomeData; many: NonNullable<HomeData['many']> }

/** A home with many stores. */
export function Marketplace({ home, many: { shelves, list, failed } }: Props) {
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
          <BannerShelf banners={shelves.banners} home={home} />
          <Shelf title={title || t('home.categories')} text={subtitle} part={shelves.categories}>
            {(tiles) => <Tiles tiles={tiles} layout={layout} />}
          </Shelf>
          <Orders orders={shelves.orders} />
          <Again orders={shelves.delivered} />
        </>
      )}
      {list && <Stores home={home} list={list} />}
      {failed && <FailedPart label={t('home.storesNear')} retry={home.retry} />}
      {shelves && (
        <>
          <Brands brands={shelves.brands} />
          <Tags tags={shelves.tags} />
        </>
      )}
    </>
  )
}

/** The stores of a place, with their filters. */
function Stores({ home, list }: { home: HomeData; list: StoreListData }) {
  const t = useT()
  return (
    <section className="group" aria-labelledby="stores">
      <div className="group-head">
        <h2 id="stores">{t('home.storesNear')}</h2>
        {home.mode && <ModeSwitch mode={home.mode} takeawayText={home.takeawayText} backTo={homePath()} />}
      </div>
      <FilteredStores list={list} />
    </section>
  )
}
