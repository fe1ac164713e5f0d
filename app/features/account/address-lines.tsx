import type { ReactNode } from 'react'
import { addressLine } from '~/domain/address-line'
import type { Address } from '~/domain/address'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/** The icon of each tag. */
export const addressIcons = { Home: 'house', Office: 'briefcase', Other: 'map-pin' } satisfies Record<
  Address['tag'],
  string
>

/** A saved address: its tag, its text, and at the line's end whatever can be done with it. */
export function AddressLines({ address, children }: { address: Address; children?: ReactNode }) {
  const t = useT()
  return (
    <div className="row">
      <Icon name={addressIcons[address.tag]} />
      <div className="grow">
        <p className="strong">{t(`address.tag.${address.tag}`)}</p>
        <p className="quiet" dir="auto">
          {addressLine(address)}
        </p>
        {address.landmark && (
          <p className="quiet small-text" dir="auto">
            {address.landmark}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}
