import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'

/** What an address search found, each place wrapped in its own control. Nothing is shown before a search. */
export function FoundPlaces<Place extends { address: string; sealed: string }>({
  places,
  children,
}: {
  places: Place[]
  children: (place: Place) => ReactNode
}) {
  const t = useT()
  if (places.length === 0) return null
  return (
    <section aria-label={t('location.results')}>
      <ul className="card found">
        {places.map((place) => (
          <li key={place.sealed}>{children(place)}</li>
        ))}
      </ul>
    </section>
  )
}
