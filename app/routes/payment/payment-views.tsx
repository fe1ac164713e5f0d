import { useActionData } from '@remix-run/react'
import type { Amounts } from '~/domain/checkout/amounts'
import type { Currency } from '~/domain/money/money'
import { AmountRows } from '~/features/checkout/amount-rows'
import { PayForm, type Shown } from '~/features/payments/pay-form'
import type { FailureView } from '~/features/payments/payment-states.server'
import type { paymentMethodsView } from '~/features/payments/payment-methods.server'
import { useT } from '~/i18n/use-t'
import { paymentPath, addressesPath, reviewPath, orderStatusPath } from '~/paths'
import type { placeOrder } from './actions.server'
import { TimeLine } from '~/features/checkout/destination-lines'
import { Icon } from '~/ui/icon'
import type { Pending } from './payment-return.server'
import { WaitingPayment } from '~/features/payments/payment-states'

type Props = {
  title: string
  shown: Shown
  amounts: Amounts
  total: string
  currency: Currency
  taxLabel: string
  isDelivery: boolean
  /** When the order is for, in words. */
  when: string
  storeName: string
  destination: string
  methods: ReturnType<typeof paymentMethodsView>
  failed: FailureView | null
}

/** The payment methods for the reviewed cart, and the button that places the order, below the message about a failed payment. */
export function PaymentForm({ title, shown, methods, failed, ...data }: Props) {
  const answer = useActionData<typeof placeOrder>()
  const t = useT()
  const bill = (
    <section className="card" aria-label={t('bill.title')}>
      <h2>{t('bill.title')}</h2>
      <AmountRows
        amounts={data.amounts}
        currency={data.currency}
        taxLabel={data.taxLabel}
        isDelivery={data.isDelivery}
      />
    </section>
  )
  return (
    <PayForm
      id="payment"
      action={paymentPath()}
      title={title}
      shown={shown}
      answer={answer}
      failed={failed}
      methods={methods}
      bill={bill}
      pay={{ label: t('payment.placeOrder'), busy: t('payment.placing'), sum: data.total }}
    >
      <OrderInShort {...data} />
    </PayForm>
  )
}

type OrderProps = Pick<Props, 'storeName' | 'isDelivery' | 'destination' | 'when'>

/** The address and the time of the order, in one line each, with a link to change it. */
function OrderInShort({ storeName, isDelivery, destination, when }: OrderProps) {
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
      <TimeLine when={when} />
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
        <p className="quiet" dir="auto">
          {text}
        </p>
      </div>
      <a className="link" href={changeHref} aria-label={`${t('review.changeAddress')}: ${label}`}>
        {t('review.changeAddress')}
      </a>
    </div>
  )
}

type PendingProps = { title: string; refreshSeconds: number; order: Pending }

/** An order that waits for its payment: it can be paid or cancelled. If the cart was changed since, it can be ordered separately. */
export function PendingPayment({ title, refreshSeconds, order }: PendingProps) {
  const { orderId, left, fromWallet, storeName, gateway, href, isLost, reason, isCancelled, cart } = order
  const t = useT()
  const canCancel = href !== '' || (isLost && cart !== null)
  return (
    <WaitingPayment
      {...{ title, refreshSeconds, reason, isCancelled }}
      gatewayHref={href}
      instead={canCancel && <Act intent="cancel" orderId={orderId} label={t(isLost ? 'pay.anew' : 'pay.cancel')} />}
      here={paymentPath(orderId)}
      more={{ href: orderStatusPath(orderId), label: t('order.details') }}
    >
      {isLost ? (
        <p>{t('pay.lost')}</p>
      ) : (
        <>
          <p>{t('pay.pendingText', { id: orderId, store: storeName, total: left })}</p>
          {fromWallet && <p>{t('pay.pendingWallet', { part: fromWallet, rest: left })}</p>}
          {gateway && <p className="quiet">{t('pay.pendingHint', { gateway })}</p>}
        </>
      )}
      {cart === 'changed' && !isLost && (
        <div className="notice stacked">
          <p>{t('pay.changedSince')}</p>
          <Act intent="anew" orderId={orderId} label={t('pay.orderChanged')} />
        </div>
      )}
    </WaitingPayment>
  )
}

function Act({ intent, orderId, label }: { intent: 'cancel' | 'anew'; orderId: string; label: string }) {
  const t = useT()
  return (
    <form method="post" action={paymentPath()}>
      <input type="hidden" name="order" value={orderId} />
      <button className="button quiet" data-busy={t('busy.working')} name="intent" value={intent}>
        {label}
      </button>
    </form>
  )
}
