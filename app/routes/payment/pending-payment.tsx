import type { Pending } from '~/features/checkout/payment-return.server'
import { WaitingPayment } from '~/features/payments/waiting-payment'
import { useT } from '~/i18n/use-t'
import { orderStatusPath, paymentPath } from '~/paths'

type Props = { title: string; refreshSeconds: number; order: Pending }

/** An order that waits for its payment. One whose way to its gateway is lost can be placed anew while its cart is there. */
export function PendingPayment({ title, refreshSeconds, order }: Props) {
  const { orderId, total, storeName, gateway, href, isLost, said, holdsCart } = order
  const t = useT()
  const anew = (
    <form method="post" action={paymentPath()}>
      <input type="hidden" name="intent" value="anew" />
      <input type="hidden" name="order" value={orderId} />
      <button className="button">{t('pay.anew')}</button>
    </form>
  )
  return (
    <WaitingPayment
      {...{ title, refreshSeconds, said }}
      gatewayHref={href}
      instead={isLost && holdsCart && anew}
      here={paymentPath(orderId)}
      more={{ href: orderStatusPath(orderId), label: t('order.details') }}
    >
      {isLost ? (
        <p>{t('pay.lost')}</p>
      ) : (
        <>
          <p>{t('pay.pendingText', { id: orderId, store: storeName, total })}</p>
          {gateway && <p className="quiet">{t('pay.pendingHint', { gateway })}</p>}
        </>
      )}
    </WaitingPayment>
  )
}
