import { Tiles } from '~/features/home/tiles'
import { ModeSwitch } from '~/features/place/mode-switch'
import { StoreGrid } from '~/features/stores/store-grid'
import { useT } from '~/i18n/use-t'
import { homePath } from '~/paths'
import type { HomeData } from './home.server'
import { BannerShelf, Brands, Orders, Shelf, Tags } from './shelves'

type Props = { home: HomeData; many: NonNullable<HomeData['many']> }

/** A home with many stores. */
export function Marketplace({ home, many }: Props) {
  const t = useT()
  const { title, subtitle, layout } = home.categories
  return (
    <>
      {!home.invitation && (
        <h1 className="vh" dir="auto">
          {home.headline || t('home.title')}
        </h1>
      )}
      <BannerShelf banners={many.banners} isMoving={home.movesBanners} />
      <Shelf title={title || t('home.categories')} text={subtitle} part={many.categories}>
        {(tiles) => <Tiles tiles={tiles} layout={layout} />}
      </Shelf>
      <Orders orders={many.orders} />
      {many.stores && <Stores home={home} stores={many.stores} />}
      <Brands brands={many.brands} />
      <Tags tags={many.tags} />
    </>
  )
}

/** The stores of a place. */
function Stores({ home, stores }: { home: HomeData; stores: NonNullable<Props['many']['stores']> }) {
  const t = useT()
  return (
    <section className="group" aria-labelledby="stores">
      <div className="group-head">
        <h2 id="stores">{t('home.storesNear')}</h2>
        {stores.open > 0 && <p className="quiet">{t('home.open', { count: stores.open })}</p>}
        {home.mode && <ModeSwitch mode={home.mode} takeawayText={home.takeawayText} backTo={homePath()} />}
      </div>
      <StoreGrid {...stores} />
    </section>
  )
}
