import { PaymentAct, WaitingPayment } from '~/features/payments/payment-states'
import { useT } from '~/i18n/use-t'
import { orderStatusPath, paymentPath } from '~/paths'
import type { Pending } from './payment-return.server'

/**
 * An order that waits for its payment: it can be paid or cancelled. If the cart was changed since, it can be ordered
 * separately.
 */
export function PendingPayment(order: Pending) {
  const { orderId, left, fromWallet, storeName, gateway, href, isLost, cart } = order
  const t = useT()
  const act = { action: paymentPath(), name: 'order', id: orderId }
  const canCancel = href !== '' || (isLost && cart !== null)
  return (
    <WaitingPayment
      {...order}
      instead={canCancel && <PaymentAct {...act} intent="cancel" label={t(isLost ? 'pay.anew' : 'pay.cancel')} />}
      here={paymentPath(orderId)}
      more={{ href: orderStatusPath(orderId), label: t('order.details') }}
    >
      {isLost ? (
        <>
          <p>{t('pay.lost')}</p>
          <p>{fromWallet ? t('pay.walletBack', { part: fromWallet }) : t('pay.notCharged')}</p>
        </>
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
          <PaymentAct {...act} intent="anew" label={t('pay.orderChanged')} />
        </div>
      )}
    </WaitingPayment>
  )
}
