import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { closesPopover, opensPopover, popover } from '~/ui/popover'
import type { FilterView } from './filter-view.server'

const panel = 'filter-panel'

/**
 * The filters and sort orders of a store list (rules 5.12): a row of chips, each a link that switches something on or off, and
 * a form with everything, which is a sheet on phones and is beside the list if there is room. With scripts both update only the
 * elements with an id.
 */
export function Filtered({ filters, count, children }: { filters: FilterView; count: number; children: ReactNode }) {
  const t = useT()
  return (
    <shop-filter class="filtered">
      <FilterPanel filters={filters} />
      <ul className="scroller filter-chips" id="filter-chips" aria-label={t('filter.title')}>
        <li>
          <button
            type="button"
            className="chip"
            id="filter-open"
            aria-current={filters.active > 0 ? 'true' : undefined}
            {...opensPopover(panel)}
          >
            <Icon name="sliders-horizontal" className="small" />
            {t('filter.title')}
            {filters.active > 0 && (
              <b>
                <span className="vh">{t('filter.active')}</span> {filters.active}
              </b>
            )}
          </button>
        </li>
        {filters.toggles.map(({ id, name, href, isOn }) => (
          <li key={id}>
            <a className="chip" id={`filter-${id}`} href={href} aria-current={isOn ? 'true' : undefined} dir="auto">
              {id === 'veg' && <span className="veg" aria-hidden="true" />}
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className="group-head filter-said">
        <p className="quiet" role="status" id="filter-said">
          {t('filter.count', { count })}
        </p>
        <div id="filter-clear">
          {filters.active > 0 && (
            <a className="link" href={filters.all}>
              {t('filter.clear')}
            </a>
          )}
        </div>
      </div>
      <div className="group" id="filter-found">
        {children}
      </div>
    </shop-filter>
  )
}

function FilterPanel({ filters: { action, otherParams, sorts, filter, cuisines } }: { filters: FilterView }) {
  const t = useT()
  return (
    <div className="dialog filter-panel" {...popover(panel)}>
      <form className="sheet" action={action} aria-label={t('filter.title')} autoComplete="off">
        <div className="sheet-head">
          <h2>{t('filter.title')}</h2>
          <button type="button" className="icon-button filled" aria-label={t('dialog.close')} {...closesPopover(panel)}>
            <Icon name="x" />
          </button>
        </div>
        {otherParams.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="filter-fields" id="filter-fields">
          <fieldset>
            <legend className="strong">{t('filter.sort')}</legend>
            {sorts.map(({ sort, name }) => (
              <Choice key={sort} type="radio" name="sort" value={sort} isOn={filter.sort === sort}>
                {name}
              </Choice>
            ))}
          </fieldset>
          <fieldset>
            <legend className="strong">{t(cuisines.length > 0 ? 'filter.cuisines' : 'filter.title')}</legend>
            <Choice name="veg" value="1" isOn={filter.vegOnly}>
              <span className="veg" aria-hidden="true" /> {t('menu.vegOnly')}
            </Choice>
            {cuisines.map(({ id, name }) => (
              <Choice key={id} name="cuisine" value={id} isOn={filter.cuisines.includes(id)}>
                <span dir="auto">{name}</span>
              </Choice>
            ))}
          </fieldset>
        </div>
        <button className="button">{t('filter.show')}</button>
      </form>
    </div>
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

/** Shown instead of the list if the filters exclude every store. */
export function NothingThrough({ filters }: { filters: FilterView }) {
  const t = useT()
  return (
    <EmptyState picture="nothing" title={t('filter.noneTitle')} text={t('filter.none')}>
      <a className="button" href={filters.all}>
        {t('filter.clear')}
      </a>
    </EmptyState>
  )
}
