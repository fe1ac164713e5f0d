import { useT } from '~/i18n/use-t'
import { FailedPart } from '~/ui/failed-part'
import { Icon } from '~/ui/icon'
import type { StoreScreenData } from './store-screen.server'

type Props = Pick<StoreScreenData, 'offers' | 'offersPath' | 'backTo'> & { discount: string }

/** The store's discount and its offers in one row, each offer with a link to its details. */
export function StoreOffers({ discount, offers, offersPath, backTo }: Props) {
  const t = useT()
  if (!offers) return <FailedPart label={t('offers.title')} retry={backTo} />
  if (!discount && offers.length === 0) return null
  return (
    <ul className="store-offers" aria-label={t('offers.title')}>
      {discount && (
        <li className="discount">
          <Icon name="tag" /> <span dir="auto">{discount}</span>
        </li>
      )}
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
