import type { StoreScreenData } from '~/features/stores/store-screen.server'
import { useT } from '~/i18n/use-t'
import { FailedPart } from '~/ui/failed-part'
import { Icon } from '~/ui/icon'

/** The store's offers, each with a link to its details. */
export function StoreOffers({ offers, offersPath, backTo }: StoreScreenData) {
  const t = useT()
  if (!offers) return <FailedPart label={t('offers.title')} retry={backTo} />
  if (offers.length === 0) return null
  return (
    <ul className="store-offers" aria-label={t('offers.title')}>
      {offers.map(({ id, name, code }) => (
        <li key={id}>
          <a className="chip" href={offersPath} data-dialog="">
            <Icon name="ticket-percent" /> <span dir="auto">{name}</span> {code && <code dir="ltr">{code}</code>}
          </a>
        </li>
      ))}
    </ul>
  )
}
