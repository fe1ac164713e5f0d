import type { ReactNode } from 'react'
import { addressLine } from '~/domain/address-line'
import type { Address } from '~/domain/address'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

const icons = { Home: 'house', Office: 'briefcase', Other: 'map-pin' }

/** A saved address: its tag, its text and whatever can be done with it. */
export function AddressCard({ address, children }: { address: Address; children?: ReactNode }) {
  const t = useT()
  return (
    <div className="card address-card">
      <Icon name={icons[address.tag]} />
      <div>
        <p className="address-tag">{t(`address.tag.${address.tag}`)}</p>
        <p>{addressLine(address)}</p>
        {address.landmark && <p className="quiet">{address.landmark}</p>}
      </div>
      {children}
    </div>
  )
}
