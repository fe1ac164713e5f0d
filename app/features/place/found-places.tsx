import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import type { SealedPlace } from './places.server'

type Props = { places: SealedPlace[]; children: (place: SealedPlace) => ReactNode }

/** What an address search found, each place wrapped in its own control. Nothing is shown before a search. */
export function FoundPlaces({ places, children }: Props) {
  const t = useT()
  if (places.length === 0) return null
  return (
    <section aria-label={t('location.results')}>
      <ul className="found">
        {places.map((place) => (
          <li key={place.sealed}>{children(place)}</li>
        ))}
      </ul>
    </section>
  )
}
