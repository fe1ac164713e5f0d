import type { Address } from '~/domain/place/address'
import { AddressLines } from '~/features/account/address-lines'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

type Props = { address: Address | null; isTooFar: boolean }

/**
 * Where it comes to, and whether the store delivers there. The ways to another address are buttons of the form, so that nothing typed
 * is lost on them; a subscription is always delivered, so none is to pickup.
 */
export function DeliverTo({ address, isTooFar }: Props) {
  const t = useT()
  return (
    <section className="card" aria-labelledby="where">
      <h2 id="where">{t('review.deliverTo')}</h2>
      {address ? (
        <AddressLines address={address} />
      ) : (
        <div className="row">
          <Icon name="map-pin" />
          <p className="grow quiet">{t('review.chooseAddress')}</p>
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
