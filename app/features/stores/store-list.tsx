import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { storeSorts } from '~/domain/stores/store-filter'
import { PageCartBar } from '~/features/cart/page-cart-bar'
import { useT } from '~/i18n/use-t'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/form'
import { CachedFragment } from '~/ui/fragment'
import { HiddenFields } from '~/ui/hidden-fields'
import { Icon } from '~/ui/icon'
import { ButtonLink, TextLink } from '~/ui/link'
import { FailedPart } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { closesPopover, opensPopover, popover } from '~/ui/popover'
import { VendorText } from '~/ui/text'
import { type FilterView, type listScreen, type StoreListData } from './near-stores.server'
import { StoreGrid } from './store-grid'
import listStyles from './store-list.css?inline'

/** The handle shared by the screens of a list of stores. */
export const storeListScreen = { styles: [listStyles] }

/** The stores of a category, a brand or a banner (rules 5.15 and 5.20). */
export function StoreListScreen() {
  const { title, list, retry, summary, picture, text } = useLoaderData<typeof listScreen>()
  const t = useT()
  return (
    <>
      <div className="page">
        <header className="group tight list-head">
          {picture && <Picture {...picture} name={title} />}
          <h1 dir="auto">{title}</h1>
          <VendorText>{text}</VendorText>
        </header>
        <div className="group">
          {list && !list.filters && list.count > 0 && (
            <p className="quiet">{t('filter.count', { count: list.count })}</p>
          )}
          <h2 className="vh">{t('search.stores')}</h2>
          {list ? <FilteredStores list={list} /> : <FailedPart label={t('search.stores')} retry={retry} />}
        </div>
      </div>
      <PageCartBar summary={summary} />
    </>
  )
}

const panel = 'filter-panel'

/** The stores with their filters (rules 5.12), links and a form; with scripts both update only elements with an id. */
export function FilteredStores({ list: { page, count, filters } }: { list: StoreListData }) {
  const t = useT()
  if (!filters) {
    return (
      <div className="group">
        <StoreGrid {...page} />
      </div>
    )
  }
  const facts = [{ here: filters.here }, filters.cuisines]
  const nothingThrough = (
    <EmptyState picture="nothing" title={t('filter.noneTitle')} text={t('filter.none')}>
      <ButtonLink href={filters.all} label={t('filter.clear')} />
    </EmptyState>
  )
  return (
    <shop-filter class="group filtered">
      <CachedFragment as="div" name="filters" facts={facts} className="dialog filter-panel" {...popover(panel)}>
        {() => <FilterForm filters={filters} />}
      </CachedFragment>
      <CachedFragment
        as="ul"
        name="chips"
        facts={facts}
        className="scroller filter-chips"
        id="filter-chips"
        aria-label={t('filter.title')}
      >
        {() => <FilterChips filters={filters} />}
      </CachedFragment>
      <div className="group-head filter-status">
        <p className="quiet" role="status" id="filter-status" tabIndex={-1}>
          {t('filter.count', { count })}
        </p>
        <div id="filter-clear">{filters.active > 0 && <TextLink href={filters.all} label={t('filter.clear')} />}</div>
      </div>
      <div className="group" id="filter-found">
        <StoreGrid {...page} empty={filters.active > 0 ? nothingThrough : undefined} />
      </div>
    </shop-filter>
  )
}

type Filters = { filters: FilterView }

function FilterChips({ filters: { active, toggles } }: Filters) {
  const t = useT()
  return (
    <>
      <li>
        <button
          type="button"
          className="chip"
          id="filter-open"
          aria-current={active > 0 ? 'true' : undefined}
          {...opensPopover(panel)}
        >
          <Icon name="slidersHorizontal" className="small" />
          {t('filter.title')}
          {active > 0 && (
            <b>
              <span className="vh">{t('filter.active')}</span> {active}
            </b>
          )}
        </button>
      </li>
      {toggles.map(({ id, name, href, isOn }) => (
        <li key={id}>
          <a className="chip" id={`filter-${id}`} href={href} aria-current={isOn ? 'true' : undefined} dir="auto">
            {id === 'veg' && <span className="veg" aria-hidden="true" />}
            {name}
          </a>
        </li>
      ))}
    </>
  )
}

function FilterForm({ filters: { address, filter, cuisines } }: Filters) {
  const t = useT()
  return (
    <form className="sheet" action={address.path} aria-label={t('filter.title')} autoComplete="off">
      <div className="sheet-head">
        <h2>{t('filter.title')}</h2>
        <button type="button" className="icon-button filled" aria-label={t('dialog.close')} {...closesPopover(panel)}>
          <Icon name="x" />
        </button>
      </div>
      <HiddenFields values={address.otherParams ?? {}} />
      <div className="group filter-fields" id="filter-fields">
        <fieldset>
          <legend className="strong">{t('filter.sort')}</legend>
          {storeSorts.map((sort) => (
            <Choice key={sort} type="radio" name="sort" value={sort} isOn={filter.sort === sort}>
              {t(`filter.${sort}`)}
            </Choice>
          ))}
        </fieldset>
        <Choice name="veg" value="1" isOn={filter.vegOnly}>
          <span className="veg" aria-hidden="true" /> {t('menu.vegOnly')}
        </Choice>
        {cuisines.length > 0 && (
          <fieldset>
            <legend className="strong">{t('filter.cuisines')}</legend>
            {cuisines.map(({ id, name }) => (
              <Choice key={id} name="cuisine" value={id} isOn={filter.cuisines.includes(id)}>
                <span dir="auto">{name}</span>
              </Choice>
            ))}
          </fieldset>
        )}
      </div>
      <Button label={t('filter.show')} />
    </form>
  )
}

type ChoiceProps = { type?: 'radio'; name: string; value: string; isOn: boolean; children: ReactNode }

function Choice({ type, name, value, isOn, children }: ChoiceProps) {
  return (
    <label className="tick">
      <input type={type ?? 'checkbox'} id={`${name}-${value}`} name={name} value={value} defaultChecked={isOn} />
      <span>{children}</span>
    </label>
  )
}
