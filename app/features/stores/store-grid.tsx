import { Fragment, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { PickupInstead } from '~/features/place/pickup-instead'
import { useT } from '~/i18n/use-t'
import { locationPath, storePath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import { CachedFragment } from '~/ui/fragment'
import { Picture } from '~/ui/picture'
import { VendorText } from '~/ui/vendor-text'
import { Offering, Rating, StoreFacts } from './store-facts'
import type { StorePage, StoreRow } from './store-rows.server'

/** A page of stores. An empty one offers a next step (rules 4.11 and 5.11), or shows `empty` after a filter. */
export function StoreGrid({ stores, layout, previous, next, instead, empty }: StorePage & { empty?: ReactNode }) {
  const t = useT()
  if (stores.length === 0) return empty ?? <NotHere instead={instead} />
  // A list on one page has nothing to add.
  const Pages = previous || next ? 'shop-pages' : Fragment
  return (
    <>
      {previous && (
        <a className="button quiet" href={previous}>
          {t('home.previousStores')}
        </a>
      )}
      <Pages>
        <ul className={layout === 'list' ? 'stores listed' : 'stores'}>
          {stores.map((store) => (
            <StoreCard key={store.id} store={store} />
          ))}
        </ul>
        {next && (
          <a className="button quiet" href={next}>
            {t('home.moreStores')}
          </a>
        )}
      </Pages>
    </>
  )
}

/** No store serves the place (rules 4.11): a link to another place, or pickup if possible. */
export function NotHere({ instead, ...link }: Pick<StorePage, 'instead'> & ComponentPropsWithoutRef<'a'>) {
  const t = useT()
  return (
    <EmptyState picture="notHere" title={t('home.notHereTitle')} text={t('home.noStores')}>
      <a className="button" href={locationPath()} {...link}>
        {t('home.changeLocation')}
      </a>
      {instead && <PickupInstead {...instead} />}
    </EmptyState>
  )
}

/** A store whose whole card is the link (rules 5.3 to 5.10). Its picture is always lazy, so that the page comes first. */
function StoreCard({ store }: { store: StoreRow }) {
  return (
    <CachedFragment as="li" name="store-card" facts={store} className="card store" data-closed={store.overlay}>
      {() => (
        <>
          <Picture src={store.image} name={store.name} width={960} height={540} shownWidth="min(100vw, 22rem)" />
          <VendorText className="deal clamp">{store.discountText}</VendorText>
          <div className="group store-body">
            <div className="store-title">
              <h3 className="cut" dir="auto">
                <a className="covers" href={storePath(store)}>
                  {store.name}
                </a>
              </h3>
              {store.rating && <Rating {...store.rating} />}
            </div>
            <StoreFacts store={store} />
            <Offering {...store} minimum={null} />
          </div>
        </>
      )}
    </CachedFragment>
  )
}
