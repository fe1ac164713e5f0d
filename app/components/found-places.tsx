import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import type { FoundPlace } from '~/maps/geocoder.server'

/** What an address search found, each place wrapped in its own control. Nothing is shown before a search. */
export function FoundPlaces({
  places,
  children,
}: {
  places: FoundPlace[]
  children: (place: FoundPlace) => ReactNode
}) {
  const t = useT()
  if (places.length === 0) return null
  return (
    <section aria-label={t('location.results')}>
      <ul className="found-places">
        {places.map((place) => (
          <li key={`${place.latitude},${place.longitude},${place.address}`}>{children(place)}</li>
        ))}
      </ul>
    </section>
  )
}
