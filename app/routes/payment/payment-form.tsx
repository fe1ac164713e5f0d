import { getFormProps, useForm } from '@conform-to/react'
import { useActionData } from '@remix-run/react'
import type { Amounts } from '~/domain/amounts'
import type { Currency } from '~/domain/money'
import { AmountRows } from '~/features/checkout/amount-rows'
import { PayButton } from '~/features/checkout/pay-button'
import type { Failed } from '~/features/checkout/payment-return.server'
import { useT } from '~/i18n/use-t'
import { ordersPath, paymentPath, reviewPath } from '~/paths'
import { FormErrors } from '~/ui/form-errors'
import type { z } from 'zod'
import type { placeOrder } from './actions.server'
import { OrderInShort } from './order-in-short'
import type { PlaceOrder } from '~/features/payments/place-schema'
import { WaysToPay } from '~/features/payments/ways-to-pay'
import type { waysView } from '~/features/payments/ways-view.server'

type Props = {
  title: string
  attempt: string
  quote: string
  amounts: Amounts
  total: string
  currency: Currency
  taxLabel: string
  isDelivery: boolean
  /** When the order is for, in words. */
  when: string
  storeName: string
  destination: string
  ways: ReturnType<typeof waysView>
  failed: Failed | null
}

/** How the reviewed cart is paid, and the button that places the order. A payment that failed is told above. */
export function PaymentForm({ title, ways, failed, ...data }: Props) {
  const answer = useActionData<typeof placeOrder>()
  const t = useT()
  const [form, fields] = useForm<z.input<typeof PlaceOrder>>({
    id: 'payment',
    lastResult: answer?.result,
    defaultNoValidate: false,
  })
  const canPay = ways.options.length > 0 || ways.wallet?.coversAll === true
  return (
    <form className="page review" method="post" action={paymentPath()} {...getFormProps(form)}>
      <div className="group-head">
        <h1>{title}</h1>
        <a className="link" href={reviewPath()}>
          {t('payment.backToReview')}
        </a>
      </div>
      <div className="group">
        {failed && <FailedPayment {...failed} />}
        <FormErrors errors={form.errors} id={form.errorId} />
        {answer?.mayExist && (
          <p>
            <a className="button quiet compact" href={ordersPath()}>
              {t('menu.orders')}
            </a>
          </p>
        )}
        <input type="hidden" name="attempt" value={data.attempt} />
        <input type="hidden" name="quote" value={data.quote} />
        <OrderInShort {...data} />
        <WaysToPay ways={ways} error={fields.method.errors ? t('payment.choose') : ''} />
      </div>
      <div className="sum">
        <section className="card" aria-label={t('bill.title')}>
          <h2>{t('bill.title')}</h2>
          <AmountRows
            amounts={data.amounts}
            currency={data.currency}
            taxLabel={data.taxLabel}
            isDelivery={data.isDelivery}
          />
        </section>
        <div className="pay-bar">
          <PayButton label={t('payment.placeOrder')} sum={data.total} disabled={!canPay} />
        </div>
      </div>
    </form>
  )
}

/** What became of the payment before, in whose words, and what is kept. */
function FailedPayment({ orderId, said }: Failed) {
  const t = useT()
  return (
    <section className="notice bad failed" role="alert" aria-labelledby="payment-failed">
      <h2 id="payment-failed">{t('pay.failed')}</h2>
      {said && <p dir="auto">{t('pay.said', { text: said })}</p>}
      <p>{t('pay.failedText', { id: orderId })}</p>
    </section>
  )
}
