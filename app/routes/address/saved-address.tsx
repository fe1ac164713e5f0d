import { type Address, addressLine } from '~/domain/place/address'
import { AddressLines } from '~/features/account/address-lines'
import { shownFor } from '~/features/account/customer'
import { useLocale, useT } from '~/i18n/use-t'
import { addressesPath, deleteAddressPath, updateAddressPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { HiddenFields } from '~/ui/hidden-fields'

type Props = {
  address: Address
  /** The id of the customer the page is shown to. */
  as: string
  backTo: string
}

/** A saved address in the list, with its actions. */
export function SavedAddress({ address, as, backTo }: Props) {
  const t = useT()
  const values = { address: addressLine(address, useLocale()) }
  return (
    <li className="card address" data-current={address.isPrimary || undefined}>
      <AddressLines address={address} isCurrent={address.isPrimary}>
        {!address.isPrimary && (
          <form method="post">
            <HiddenFields values={{ [shownFor]: as, addressId: address.id, backTo }} />
            <button className="button quiet compact" aria-label={t('address.useNamed', values)}>
              {t('address.use')}
            </button>
          </form>
        )}
      </AddressLines>
      <p className="beside address-actions">
        <a
          className="link"
          href={updateAddressPath(address.id, backTo && addressesPath(backTo))}
          aria-label={t('address.editNamed', values)}
        >
          <Icon name="pencil" className="small" /> {t('address.edit')}
        </a>
        <a
          className="link"
          href={deleteAddressPath(address.id, backTo)}
          aria-label={t('address.deleteNamed', values)}
          data-dialog=""
        >
          <Icon name="trash2" className="small" /> {t('address.delete')}
        </a>
      </p>
    </li>
  )
}
