import { AmountRows } from '~/features/checkout/amount-rows'
import { useT } from '~/i18n/use-t'
import { Amount } from '~/ui/amount'
import type { OrderInFull } from './order-in-full.server'

/** Every amount of an order, and its payment methods if there are several (rules 13.5). */
export function OrderBill({ order }: { order: OrderInFull }) {
  const t = useT()
  return (
    <>
      <AmountRows
        amounts={order}
        currency={order.currency}
        taxLabel={order.taxLabel}
        isDelivery={order.mode === 'delivery'}
        sumLabel={order.sumLabel}
      />
      {order.payment.length > 1 && (
        <dl className="bill" aria-label={t('payment.title')}>
          {order.payment.map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Amount>{amount}</Amount>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
