import { useActionData } from '@remix-run/react'
import type { Amounts } from '~/domain/checkout/amounts'
import type { Currency } from '~/domain/money/money'
import { AmountRows } from '~/features/checkout/amount-rows'
import { PayForm, type Shown } from '~/features/payments/pay-form'
import type { FailureView } from '~/features/payments/why-failed.server'
import type { paymentMethodsView } from '~/features/payments/payment-methods-view.server'
import { useT } from '~/i18n/use-t'
import { paymentPath } from '~/paths'
import type { placeOrder } from './actions.server'
import { OrderInShort } from './order-in-short'

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
  ways: ReturnType<typeof paymentMethodsView>
  failed: FailureView | null
}

/** The payment methods for the reviewed cart, and the button that places the order, below the message about a failed payment. */
export function PaymentForm({ title, shown, ways, failed, ...data }: Props) {
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
      ways={ways}
      bill={bill}
      pay={{ label: t('payment.placeOrder'), busy: t('payment.placing'), sum: data.total }}
    >
      <OrderInShort {...data} />
    </PayForm>
  )
}
