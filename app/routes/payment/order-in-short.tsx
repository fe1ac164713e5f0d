import { TimeLine } from '~/features/checkout/time-line'
import { useT } from '~/i18n/use-t'
import { addressesPath, paymentPath, reviewPath } from '~/paths'
import { Icon } from '~/ui/icon'

type Props = { storeName: string; isDelivery: boolean; destination: string; when: string }

/** The address and the time of the order, in one line each, with a link to change it. */
export function OrderInShort({ storeName, isDelivery, destination, when }: Props) {
  const t = useT()
  return (
    <section className="card" aria-label={t('order.yours')}>
      <h2 dir="auto">{storeName}</h2>
      <Line
        icon={isDelivery ? 'map-pin' : 'store'}
        label={t(isDelivery ? 'review.deliverTo' : 'review.pickupAt')}
        text={destination}
        changeHref={isDelivery ? addressesPath(paymentPath()) : reviewPath()}
      />
      <TimeLine when={when} canChange />
    </section>
  )
}

function Line({ icon, label, text, changeHref }: { icon: string; label: string; text: string; changeHref: string }) {
  const t = useT()
  return (
    <div className="row">
      <Icon name={icon} />
      <div className="grow">
        <p className="strong">{label}</p>
        <p className="quiet one-line" dir="auto">
          {text}
        </p>
      </div>
      <a className="link" href={changeHref} aria-label={`${t('review.changeAddress')}: ${label}`}>
        {t('review.changeAddress')}
      </a>
    </div>
  )
}
