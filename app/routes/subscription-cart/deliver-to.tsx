import type { Address } from '~/domain/place/address'
import { AddressLines } from '~/features/account/address-lines'
import { NoAddress } from '~/features/checkout/destination-lines'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/** `isMissed`: the form was sent without an address. */
type Props = { address: Address | null; isTooFar: boolean; isMissed: boolean }

/**
 * The delivery address, and whether the store delivers there. The links to another address are buttons of the form, so that nothing
 * typed is lost. Pickup is not offered, because a subscription is always delivered.
 */
export function DeliverTo({ address, isTooFar, isMissed }: Props) {
  const t = useT()
  return (
    <section className="card" aria-labelledby="where">
      <h2 id="where">{t('review.deliverTo')}</h2>
      {address ? (
        <AddressLines address={address} />
      ) : (
        <div className="row">
          <Icon name="map-pin" />
          <div className="grow">
            <NoAddress isMissed={isMissed} />
          </div>
        </div>
      )}
      {isTooFar && (
        <p className="notice bad" role="status">
          <Icon name="circle-alert" />
          <span>{t('review.outOfReach')}</span>
        </p>
      )}
      <p className="choices">
        <button className="button quiet compact" name="intent" value="address">
          {t(address ? 'subscribe.otherAddress' : 'address.title')}
        </button>
        <button className="button quiet compact" name="intent" value="new-address">
          {t('address.add')}
        </button>
      </p>
    </section>
  )
}
