import type { OrderInFull } from '~/features/orders/order-in-full.server'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/** Why an order was cancelled, in the vendor's words, and what is certain about its money (rules 13.4). */
export function Cancelled({ reason, money }: { reason: string; money: OrderInFull['money'] }) {
  const t = useT()
  return (
    <section className="notice" aria-label={t('orderStatus.cancelled')}>
      <Icon name="circle-alert" />
      <div className="grow">
        {reason && (
          <p className="strong">
            <bdi>{reason}</bdi>
          </p>
        )}
        {money && <p>{t(money.kind === 'nothing' ? 'order.nothingTaken' : 'order.moneyBack')}</p>}
        {money?.policy && (
          <a className="link" href={money.policy.href} {...(money.policy.isExternal && { rel: 'noopener noreferrer' })}>
            {t('footer.refund')}
          </a>
        )}{' '}
        {money?.walletHref && (
          <a className="link" href={money.walletHref}>
            {t('order.walletHistory')}
          </a>
        )}
      </div>
    </section>
  )
}
