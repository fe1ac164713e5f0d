import { Tiles } from './tiles'
import { ModeSwitch } from '~/features/place/mode-switch'
import { NotHere } from '~/features/stores/store-grid'
import { ItemGroups } from '~/features/search/item-groups'
import { StorePicker } from '~/features/stores/store-picker'
import { useT } from '~/i18n/use-t'
import { homePath } from '~/paths'
import { FailedPart } from '~/ui/failed-part'
import type { HomeData } from './home.server'
import { Again, BannerShelf, Orders } from './shelves'

type Props = { home: HomeData; own: NonNullable<HomeData['own']> }

/** A home with one store: its categories and first items, or the stores to pick it from. */
export function OwnStore({ home, own }: Props) {
  const t = useT()
  const isInvited = home.invitation !== null
  const categoriesTitle = home.categories.title || t('home.categories')
  return (
    <>
      {!isInvited && !own.needsChoice && (
        <header className="intro">
          <h1 dir="auto">{home.headline || t('home.title')}</h1>
          {home.text && (
            <p className="quiet" dir="auto">
              {home.text}
            </p>
          )}
        </header>
      )}
      {!isInvited && own.picker && <StorePicker {...own.picker} />}
      <BannerShelf banners={own.banners} home={home} />
      <Orders orders={own.orders} />
      <Again orders={own.delivered} />
      {own.tiles.length > 0 && <Categories home={home} own={own} title={categoriesTitle} />}
      <ItemGroups areAisles groups={own.aisles} backTo={homePath()} words={home.words} />
      {own.failed && <FailedPart label={own.needsChoice ? t('stores.title') : categoriesTitle} retry={home.retry} />}
      {own.tiles.length === 0 && !own.needsChoice && !own.failed && (
        <NotHere instead={home.mode === 'delivery' ? { pickup: home.takeawayText, backTo: homePath() } : null} />
      )}
    </>
  )
}

function Categories({ home, own, title }: Props & { title: string }) {
  const { subtitle, layout } = home.categories
  return (
    <section className="group" aria-labelledby="categories">
      <div className="group-head">
        <h2 id="categories" dir="auto">
          {title}
        </h2>
        {subtitle && (
          <p className="quiet" dir="auto">
            {subtitle}
          </p>
        )}
        {home.mode && <ModeSwitch mode={home.mode} takeawayText={home.takeawayText} backTo={homePath()} />}
      </div>
      <Tiles tiles={own.tiles} layout={layout} />
    </section>
  )
}
