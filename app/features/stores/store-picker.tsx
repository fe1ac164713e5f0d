import { useT } from '~/i18n/use-t'
import { PlaceForm } from '~/features/place/place-form'
import { locationPath, storesPath } from '~/paths'
import { Icon } from '~/ui/icon'
import type { loadStorePicker } from './near-stores.server'
import { Picture } from '~/ui/picture'
import type { StoreRow } from './store-rows.server'
import { Rating, StoreFacts } from './store-facts'
import { NotHere } from './store-grid'

type StorePickerProps = Awaited<ReturnType<typeof loadStorePicker>>

/** The store picker (rules 5.14 and 5.19): a page, and a dialog that can only be left by its own controls. */
export function StorePicker({ stores, next, current, needsChoice, backTo }: StorePickerProps) {
  const t = useT()
  return (
    <section className="card group picker" data-dialog-content="" data-static="">
      <header className="sheet-head">
        <h1>{t('stores.title')}</h1>
        {!needsChoice && (
          <a className="icon-button" href={backTo} aria-label={t('location.close')} data-close="">
            <Icon name="x" />
          </a>
        )}
      </header>
      {stores.length === 0 ? (
        <NotHere href={locationPath(storesPath(backTo))} data-dialog="" />
      ) : (
        <PlaceForm intent="store" backTo={backTo}>
          <ul className="store-choices divided">
            {stores.map((store) => (
              <StoreChoice key={store.id} store={store} isCurrent={store.id === current} />
            ))}
          </ul>
        </PlaceForm>
      )}
      {next && (
        <a className="button quiet" href={next}>
          {t('home.moreStores')}
        </a>
      )}
    </section>
  )
}

/** A store in the store picker (rules 5.14), in the form around the list: the whole row is the button, which is named after it. */
function StoreChoice({ store, isCurrent }: { store: StoreRow; isCurrent: boolean }) {
  const t = useT()
  return (
    <li className="store-choice" data-closed={store.overlay}>
      <Picture src={store.image} name={store.name} width={112} height={112} />
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
