import type { Address } from '~/domain/address'
import { addressLine } from '~/domain/address-line'
import { addressIcons } from '~/features/account/address-lines'
import { shownFor } from '~/features/account/same-customer'
import { useLocale, useT } from '~/i18n/use-t'
import { placePath } from '~/paths'
import { Icon } from '~/ui/icon'

type Props = {
  addresses: Address[]
  /** Id of the one that is the place. */
  current: string | null
  /** For whom the page is shown. */
  as: string
  backTo: string
}

/** A customer's saved addresses to choose the place from (rules 4.6). */
export function SavedPlaces({ addresses, current, as, backTo }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <form method="post" action={placePath()}>
      <input type="hidden" name="intent" value="saved" />
      <input type="hidden" name={shownFor} value={as} />
      <input type="hidden" name="backTo" value={backTo} />
      <ul className="found">
        {addresses.map((address) => (
          <li key={address.id}>
            <button name="addressId" value={address.id} aria-current={address.id === current || undefined}>
              <Icon name={addressIcons[address.tag]} />
              <span className="grow">
                <span className="strong tags">
                  {t(`address.tag.${address.tag}`)}
                  {address.id === current && <span className="tag">{t('address.current')}</span>}
                </span>
                <span className="quiet small-text" dir="auto">
                  {addressLine(address, locale)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}
