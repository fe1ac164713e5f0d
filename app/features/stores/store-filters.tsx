import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import type { FilterView } from './filter-view.server'

/**
 * What a list of stores is narrowed and ordered by (rules 5.12): the form, which stands open where there is room beside the list,
 * and a chip for each thing chosen, which is a link that takes it back.
 */
export function StoreFilters({ filters }: { filters: FilterView }) {
  const t = useT()
  return (
    <div className="filters">
      <details>
        <summary className="chip">
          <Icon name="sliders-horizontal" className="small" />
          {t('filter.title')}
        </summary>
        <FilterForm filters={filters} />
      </details>
      <Chosen filters={filters} />
    </div>
  )
}

function FilterForm({ filters: { action, kept, sorts, filter, cuisines } }: { filters: FilterView }) {
  const t = useT()
  return (
    <form className="card form" action={action} aria-label={t('filter.title')}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="field">
        <label htmlFor="sort">{t('filter.sort')}</label>
        <select id="sort" name="sort" defaultValue={filter.sort}>
          {sorts.map(({ sort, name }) => (
            <option key={sort} value={sort}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="field">
        <legend className="strong">{t(cuisines.length > 0 ? 'filter.cuisines' : 'filter.title')}</legend>
        <div className="choices">
          <Choice name="veg" value="1" isOn={filter.vegOnly}>
            <span className="veg" aria-hidden="true" />
            {t('menu.vegOnly')}
          </Choice>
          {cuisines.map(({ id, name }) => (
            <Choice key={id} name="cuisine" value={id} isOn={filter.cuisines.includes(id)}>
              <span dir="auto">{name}</span>
            </Choice>
          ))}
        </div>
      </fieldset>
      <button className="button compact">{t('filter.apply')}</button>
    </form>
  )
}

type ChoiceProps = { name: string; value: string; isOn: boolean; children: ReactNode }

function Choice({ name, value, isOn, children }: ChoiceProps) {
  return (
    <label className="chip">
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      {children}
    </label>
  )
}

function Chosen({ filters: { chosen, all } }: { filters: FilterView }) {
  const t = useT()
  if (chosen.length === 0) return null
  return (
    <ul className="chosen" aria-label={t('filter.chosen')}>
      {chosen.map(({ name, href }) => (
        <li key={name}>
          <a className="chip" href={href} aria-current="true" aria-label={t('filter.remove', { name })}>
            <span dir="auto">{name}</span>
            <Icon name="x" className="small" />
          </a>
        </li>
      ))}
      <li>
        <a className="link" href={all}>
          {t('filter.clear')}
        </a>
      </li>
    </ul>
  )
}

/** The filters let no store through. */
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
