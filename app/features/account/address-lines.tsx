import type { ReactNode } from 'react'
import { addressLine, type Address } from '~/domain/place/address'
import { useLocale, useT } from '~/i18n/use-t'
import { Icon, type IconName } from '~/ui/icon'
import { VendorText } from '~/ui/text'

/** The icon of each kind of address. */
export const addressIcons = { Home: 'house', Office: 'briefcase', Other: 'mapPin' } as const satisfies Record<
  Address['tag'],
  IconName
>

type Props = { address: Address; isCurrent?: boolean; children?: ReactNode }

/** A saved address: its tag and its text, followed by its actions. */
export function AddressLines({ address, isCurrent, children }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className="row">
      <Icon name={addressIcons[address.tag]} />
      <div className="grow">
        <p className="strong tags">
          {t(`address.tag.${address.tag}`)}
          {isCurrent && <span className="tag">{t('address.current')}</span>}
        </p>
        <VendorText>{addressLine(address, locale)}</VendorText>
        <VendorText className="quiet small-text">{address.landmark}</VendorText>
      </div>
      {children}
    </div>
  )
}
