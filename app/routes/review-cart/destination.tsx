import { AddressCard } from '~/features/account/address-card'
import { ModeSwitch } from '~/features/place/mode-switch'
import type { Address } from '~/domain/address'
import type { Mode } from '~/domain/place'
import { useT } from '~/i18n/use-t'
import { addAddressPath, addressesPath, reviewPath } from '~/paths'

type Props = {
  mode: Mode
  isPickupEnabled: boolean
  takeawayText: string
  address: Address | null
  storeAddress: string
  isSignedIn: boolean
}

/** Delivery or pickup, and where: the primary address with a way to change it, or the store's address. */
export function Destination({ mode, isPickupEnabled, takeawayText, address, storeAddress, isSignedIn }: Props) {
  const t = useT()
  return (
    <section className="card" aria-label={t('review.destination')}>
      <div className="section-head">
        <h2>{mode === 'delivery' ? t('review.deliverTo') : t('review.pickupAt')}</h2>
        {isPickupEnabled && <ModeSwitch mode={mode} takeawayText={takeawayText} backTo={reviewPath()} />}
      </div>
      {mode === 'pickup' && <p>{storeAddress}</p>}
      {mode === 'delivery' && !isSignedIn && <p className="quiet">{t('review.addressAfterSignIn')}</p>}
      {mode === 'delivery' && isSignedIn && address && (
        <AddressCard address={address}>
          <a className="link" href={addressesPath(reviewPath())}>
            {t('review.changeAddress')}
          </a>
        </AddressCard>
      )}
      {mode === 'delivery' && isSignedIn && !address && (
        <>
          <p>{t('review.chooseAddress')}</p>
          <p className="actions">
            <a className="button-quiet" href={addressesPath(reviewPath())}>
              {t('address.title')}
            </a>
            <a className="button-quiet" href={addAddressPath(reviewPath())}>
              {t('address.add')}
            </a>
          </p>
        </>
      )}
    </section>
  )
}
