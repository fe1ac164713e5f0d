import { Fragment, type ReactNode } from 'react'
import { PickupInstead, PlaceForm } from '~/features/place/place-form'
import { useT } from '~/i18n/use-t'
import { locationPath, storePath, storesPath } from '~/paths'
import { SheetHead } from '~/shell/dialog'
import { EmptyState } from '~/ui/empty-state'
import { CachedFragment } from '~/ui/fragment'
import { ButtonLink } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { VendorText } from '~/ui/text'
import type { loadStorePicker } from './near-stores.server'
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
      {previous && <ButtonLink look="quiet" href={previous} label={t('home.previousStores')} />}
      <Pages>
        <CachedFragment as="ul" name="stores" facts={stores} className={layout === 'list' ? 'stores listed' : 'stores'}>
          {() => stores.map((store) => <StoreCard key={store.id} store={store} />)}
        </CachedFragment>
        {next && <ButtonLink look="quiet" href={next} label={t('home.moreStores')} />}
      </Pages>
    </>
  )
}

type NotHereProps = Pick<StorePage, 'instead'> & { href?: string; opensDialog?: boolean }

/** No store serves the place (rules 4.11): a link to another place, or pickup if possible. */
export function NotHere({ instead, href = locationPath(), opensDialog }: NotHereProps) {
  const t = useT()
  return (
    <EmptyState picture="notHere" title={t('home.notHereTitle')} text={t('home.noStores')}>
      <ButtonLink href={href} label={t('home.changeLocation')} opensDialog={opensDialog} />
      {instead && <PickupInstead {...instead} />}
    </EmptyState>
  )
}

/** A store whose whole card is a link (rules 5.3 to 5.10). Its picture is always lazy, so that the page comes first. */
function StoreCard({ store }: { store: StoreRow }) {
  return (
    <CachedFragment as="li" name="store-card" facts={store} className="card store" data-closed={store.overlay}>
      {() => (
        <div className="store-card">
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
        </div>
      )}
    </CachedFragment>
  )
}

type StorePickerProps = Awaited<ReturnType<typeof loadStorePicker>>

/** The store picker (rules 5.14 and 5.19): a page, and a dialog that can only be left by its own controls. */
export function StorePicker({ stores, next, current, needsChoice, backTo }: StorePickerProps) {
  const t = useT()
  const arePictured = stores.some(({ image }) => image !== '')
  return (
    <section className="card group picker" data-dialog-content="" data-static="">
      <SheetHead title={t('stores.title')} backTo={needsChoice ? null : backTo} />
      {stores.length === 0 ? (
        <NotHere href={locationPath(storesPath(backTo))} opensDialog />
      ) : (
        <PlaceForm intent="store" backTo={backTo}>
          <ul className="store-choices divided">
            {stores.map((store) => (
              <StoreChoice key={store.id} {...{ store, arePictured }} isCurrent={store.id === current} />
            ))}
          </ul>
        </PlaceForm>
      )}
      {next && <ButtonLink look="quiet" href={next} label={t('home.moreStores')} />}
    </section>
  )
}

type ChoiceProps = {
  store: StoreRow
  /** Whether any store of the list has a picture; a list without any has no frames (rules 24.4). */
  arePictured: boolean
  isCurrent: boolean
}

/** A store in the store picker (rules 5.14): the row is a button of the form around the list, named by the store. */
function StoreChoice({ store, arePictured, isCurrent }: ChoiceProps) {
  const t = useT()
  return (
    <li className="store-choice" data-closed={store.overlay}>
      {arePictured && <Picture src={store.image} name={store.name} width={112} height={112} />}
      <div className="grow">
        <p className="tags">
          <button
            name="storeId"
            value={store.id}
            aria-current={isCurrent || undefined}
            className="strong covers"
            dir="auto"
          >
            {store.name}
          </button>
          {isCurrent && <span className="tag">{t('stores.current')}</span>}
        </p>
        <StoreFacts store={store} />
      </div>
      {store.rating && <Rating {...store.rating} />}
    </li>
  )
}
