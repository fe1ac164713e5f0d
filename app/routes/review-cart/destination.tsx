import { addressLine, hasHouseNumber } from '~/domain/place/address'
import { AddressLines } from '~/features/account/address-lines'
import { NoAddress, TimeLine } from '~/features/checkout/destination-lines'
import { ModeSwitch } from '~/features/place/place-form'
import { useLocale, useT } from '~/i18n/use-t'
import { addAddressPath, addressesPath, reviewPath, updateAddressPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { ButtonLink, TextLink } from '~/ui/link'
import { VendorText } from '~/ui/text'
import { proceedForm, type ReviewView } from './review-view.server'

/** `lacksAddress`: the customer tried to pay without an address. */
type Props = { checkout: ReviewView; lacksAddress: boolean }

/** Delivery or pickup, where, and when: the primary address with a link to change it, or the store's address. */
export function Destination({ checkout, lacksAddress }: Props) {
  const { mode, pickup, storeAddress, time, lastMethod, isSignedIn } = checkout
  const t = useT()
  return (
    <section className="card" id="review-destination" data-beside="" aria-label={t('mode.label')}>
      <div className="group-head">
        <h2>{mode === 'delivery' ? t('review.deliverTo') : t('review.pickupAt')}</h2>
        {pickup && (
          <ModeSwitch
            mode={mode}
            takeawayText={pickup}
            backTo={reviewPath()}
            form={isSignedIn ? proceedForm : undefined}
          />
        )}
      </div>
      {mode === 'pickup' ? (
        <div className="row">
          <Icon name="store" />
          <VendorText className="grow">{storeAddress}</VendorText>
        </div>
      ) : (
        <DeliverTo checkout={checkout} lacksAddress={lacksAddress} />
      )}
      {time && <TimeLine {...time} />}
      {lastMethod && <PayLine {...lastMethod} />}
    </section>
  )
}

function DeliverTo({ checkout: { address, placeText, isSignedIn }, lacksAddress }: Props) {
  const t = useT()
  const locale = useLocale()
  if (address) {
    return (
      <>
        <AddressLines address={address} />
        <p className="beside address-actions">
          {!hasHouseNumber(addressLine(address, locale)) && !address.house && (
            <TextLink href={updateAddressPath(address.id, reviewPath())} label={t('address.addHouse')} />
          )}
          <TextLink href={addressesPath(reviewPath())} label={t('review.changeAddress')} />
          <TextLink href={addAddressPath(reviewPath())} label={t('address.add')} opensDialog />
        </p>
      </>
    )
  }
  return (
    <>
      <div className="row">
        <Icon name="mapPin" />
        <div className="grow">
          {placeText && (
            // An order needs a saved address. This is only the area of the shop, or an address deleted elsewhere.
            <p>
              {isSignedIn && <span className="quiet">{t('address.chosenPlace')}</span>} <bdi>{placeText}</bdi>
            </p>
          )}
          {isSignedIn ? (
            <NoAddress isMissed={lacksAddress} />
          ) : (
            <p className="quiet">{t('review.addressAfterSignIn')}</p>
          )}
        </div>
      </div>
      {isSignedIn && (
        <p className="choices">
          <ButtonLink look="compact" href={addAddressPath(reviewPath())} label={t('address.add')} opensDialog />
          <ButtonLink look="quiet compact" href={addressesPath(reviewPath())} label={t('location.saved')} />
        </p>
      )}
    </>
  )
}

/** The last payment method, with a button that saves what is typed and leads to changing it. */
function PayLine({ code, text }: { code: string; text: string }) {
  const t = useT()
  return (
    <div className="row whole">
      <Icon name={code === 'cash' ? 'banknote' : 'creditCard'} />
      <p className="grow strong">{text}</p>
      <button className="link covers" form={proceedForm} aria-label={`${t('review.changeAddress')}: ${t('pay.by')}`}>
        {t('review.changeAddress')}
      </button>
    </div>
  )
}
