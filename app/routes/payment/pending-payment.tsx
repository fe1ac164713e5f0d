import type { Pending } from '~/features/checkout/payment-return.server'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { orderStatusPath, paymentPath } from '~/paths'
import { Icon } from '~/ui/icon'

type Props = { title: string; refreshSeconds: number; order: Pending }

/** An order that waits for its payment: what is known, the way to its gateway, and a page that looks again by itself. */
export function PendingPayment({ title, refreshSeconds, order }: Props) {
  const { orderId, total, storeName, gateway, href, isLost, said, holdsCart } = order
  const t = useT()
  return (
    <div className="page narrow">
      <section className="card group" id="payment-state" aria-live="polite" {...mark({ live: refreshSeconds })}>
        <h1>{title}</h1>
        {said && (
          <p className="notice bad" dir="auto">
            {t('pay.said', { text: said })}
          </p>
        )}
        {isLost ? (
          <p>{t('pay.lost')}</p>
        ) : (
          <>
            <p>{t('pay.pendingText', { id: orderId, store: storeName, total })}</p>
            {gateway && <p className="quiet">{t('pay.pendingHint', { gateway })}</p>}
          </>
        )}
        <div className="choices">
          {href && (
            <a className="button" href={href}>
              {t('pay.payNow')}
            </a>
          )}
          {isLost && holdsCart && (
            <form method="post" action={paymentPath()}>
              <input type="hidden" name="intent" value="anew" />
              <input type="hidden" name="order" value={orderId} />
              <button className="button">{t('pay.anew')}</button>
            </form>
          )}
          <a className="button quiet" href={paymentPath(orderId)}>
            <Icon name="refresh-cw" className="small" /> {t('pay.checkNow')}
          </a>
        </div>
        <a className="link" href={orderStatusPath(orderId)}>
          {t('order.details')}
        </a>
      </section>
    </div>
  )
}
