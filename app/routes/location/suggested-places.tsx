import { useT } from '~/i18n/use-t'
import type { Suggestion } from '~/maps/geocoder.server'
import { placePath } from '~/paths'
import { Icon } from '~/ui/icon'

type Props = { suggestions: Suggestion[]; session: string; backTo: string }

/** Places whose names begin with the text; pressing one chooses it. */
export function SuggestedPlaces({ suggestions, session, backTo }: Props) {
  const t = useT()
  if (suggestions.length === 0) return null
  return (
    <section aria-label={t('location.results')}>
      <form method="post" action={placePath()}>
        <input type="hidden" name="intent" value="suggested" />
        <input type="hidden" name="backTo" value={backTo} />
        <input type="hidden" name="session" value={session} />
        <ul className="found">
          {suggestions.map(({ placeId, label, detail }) => (
            <li key={placeId}>
              <button name="placeId" value={placeId}>
                <Icon name="map-pin" />
                <span className="grow" dir="auto">
                  {label}
                  {detail && <span className="quiet small-text">{detail}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </form>
    </section>
  )
}
