import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { placePath } from '~/paths'
import { Icon } from '~/ui/icon'
import { FoundPlaces } from '~/features/place/found-places'
import type { searchLocation } from '~/features/place/place-search.server'
import { PlaceEntry } from '~/features/place/place-entry'
import { SkipForm } from '~/features/place/skip-form'
import { SuggestedPlaces } from './suggested-places'

type Props = {
  search: Awaited<ReturnType<typeof searchLocation>>
  backTo: string
  /** Whether no place is chosen yet, so that the customer may continue without one. */
  canSkip: boolean
  /** A customer's saved addresses. */
  children?: ReactNode
}

/** The location picker (rules 4.13): a page, and the content of a dialog. */
export function PlacePicker({ search: { search, problem, found, suggestions, session, count }, ...props }: Props) {
  const { backTo, canSkip, children } = props
  const t = useT()
  return (
    <section className="card picker" data-dialog-content="">
      <header className="picker-head">
        <h1>{t('location.title')}</h1>
        <a className="icon-button" href={backTo} aria-label={t('location.close')} data-close="">
          <Icon name="x" />
        </a>
      </header>
      <PlaceEntry
        id="search"
        label={t('location.search')}
        find={t('location.find')}
        backTo={backTo}
        search={search}
        problem={problem && t(problem)}
        resultText={count === null ? null : t('location.counted', { count })}
      >
        <FoundPlaces places={found}>
          {(place) => (
            <form method="post" action={placePath()}>
              <input type="hidden" name="intent" value="found" />
              <input type="hidden" name="backTo" value={backTo} />
              <input type="hidden" name="place" value={place.sealed} />
              <button>
                <Icon name="map-pin" /> <span dir="auto">{place.address}</span>
              </button>
            </form>
          )}
        </FoundPlaces>
        <SuggestedPlaces suggestions={suggestions} session={session} backTo={backTo} />
      </PlaceEntry>
      {children}
      {canSkip && (
        <SkipForm backTo={backTo}>
          <button className="button quiet wide" data-busy={t('busy.working')}>
            {t('location.skip')}
          </button>
        </SkipForm>
      )}
    </section>
  )
}
