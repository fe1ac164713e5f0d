import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { SheetHead } from '~/shell/dialog'
import { FoundPlaces, PlaceForm } from '~/features/place/place-form'
import type { searchLocation } from '~/features/place/places.server'
import { placeNames, PlaceEntry } from '~/features/place/place-entry'

type Search = Awaited<ReturnType<typeof searchLocation>>

type Props = {
  search: Search
  backTo: string
  /** Whether no place is chosen yet, so that the customer may continue without one. */
  canSkip: boolean
  /** A customer's saved addresses. */
  children?: ReactNode
}

/** The location picker (rules 4.13): a page, and the content of a dialog. */
export function PlacePicker({ search, backTo, canSkip, children }: Props) {
  const { problem, found, suggestions, session, count } = search
  const t = useT()
  return (
    <section className="card group picker" data-dialog-content="">
      <SheetHead title={t('location.title')} backTo={backTo} />
      <PlaceEntry
        id="search"
        label={t('address.search')}
        find={t('location.find')}
        backTo={backTo}
        search={search.search}
        problem={problem && t(problem)}
        resultText={count === null ? null : t('location.counted', { count })}
      >
        {found.length > 0 && (
          <PlaceForm intent="found" backTo={backTo}>
            <FoundPlaces
              name="place"
              places={found.map(({ sealed, address }) => ({ value: sealed, label: address }))}
            />
          </PlaceForm>
        )}
        {suggestions.length > 0 && (
          <PlaceForm intent="suggested" backTo={backTo} values={{ session }}>
            <FoundPlaces
              name="placeId"
              places={suggestions.map(({ placeId, ...text }) => ({ value: placeId, ...text }))}
            />
          </PlaceForm>
        )}
        {count === 0 && (
          <p className="quiet small-text" aria-hidden="true">
            {t('location.counted', { count })}
          </p>
        )}
      </PlaceEntry>
      <PlaceNames {...search} />
      {children}
      {canSkip && (
        <PlaceForm intent="system" backTo={backTo}>
          <button className="button quiet wide" data-busy={t('busy.working')}>
            {t('location.skip')}
          </button>
        </PlaceForm>
      )}
    </section>
  )
}

/** The suggested places as a list, from which the address form completes its field. */
function PlaceNames({ suggestions }: Search) {
  if (suggestions.length === 0) return null
  return (
    <datalist id={placeNames}>
      {suggestions.map(({ placeId, label, detail }) => (
        <option key={placeId} value={[label, detail].filter(Boolean).join(', ')} />
      ))}
    </datalist>
  )
}
