import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

type Props = {
  /** The name under which a press sends its place. */
  name: string
  places: { value: string; label: string; detail?: string }[]
}

/** The places that were found for a text, as buttons of the form around them. */
export function FoundPlaces({ name, places }: Props) {
  const t = useT()
  return (
    <section aria-label={t('location.results')}>
      <ul className="found divided">
        {places.map(({ value, label, detail }) => (
          <li key={value}>
            <button name={name} value={value}>
              <Icon name="mapPin" />
              <span className="grow group" dir="auto">
                {label}
                {detail && <span className="quiet small-text">{detail}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
