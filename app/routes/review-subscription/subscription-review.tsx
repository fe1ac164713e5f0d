import type { SerializeFrom } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { AmountRows } from '~/features/checkout/amount-rows'
import { OfferForm } from '~/features/checkout/offer-form'
import { PayForm, type Shown } from '~/features/payments/pay-form'
import type { paymentMethodsView } from '~/features/payments/payment-methods.server'
import type { FailureView } from '~/features/payments/payment-states.server'
import { useT } from '~/i18n/use-t'
import { reviewSubscriptionPath } from '~/paths'
import { Amount } from '~/ui/amount'
import type { answerForm } from './actions.server'
import type { SubscriptionView } from './review-view.server'
import { SubscriptionInShort } from './subscription-in-short'

type Props = {
  title: string
  shown: Shown
  view: SerializeFrom<SubscriptionView>
  methods: ReturnType<typeof paymentMethodsView>
  failed: FailureView | null
}

const formId = 'subscription'

/** The items, the cost of each delivery and of the period, the payment methods, and the button that subscribes. */
export function SubscriptionReview({ title, shown, view, methods, failed }: Props) {
  const answer = useActionData<typeof answerForm>()
  const t = useT()
  const bill = (
    <>
      <OfferForm offer={view.offer} answer={answer?.offer} formId={formId} />
      <section className="card" aria-labelledby="bill">
        <h2 id="bill">{t('bill.title')}</h2>
        <AmountRows
          amounts={view.amounts}
          currency={view.currency}
          taxLabel={view.taxLabel}
          isDelivery
          sumLabel="subscribe.perDelivery"
        />
        <PeriodRow {...view.period} />
        <p className="quiet small-text">{t('subscribe.note')}</p>
      </section>
    </>
  )
  return (
    <PayForm
      id={formId}
      action={reviewSubscriptionPath()}
      title={title}
      shown={shown}
      answer={answer}
      failed={failed}
      methods={methods}
      bill={bill}
      pay={{ label: t('subscribe.action'), busy: t('subscribe.starting'), sum: view.total }}
    >
      {/* Enter in a field presses the form's first button. */}
      <button hidden name="intent" value="enter" formNoValidate />
      <SubscriptionInShort view={view} />
      <shop-mirror entries={view.stored} />
    </PayForm>
  )
}

/** The total of the deliveries until the end, of a week, or of thirty days. */
function PeriodRow({ kind, deliveries, amount }: SubscriptionView['period']) {
  const t = useT()
  const labels = { all: 'subscribe.all', week: 'subscribe.week', 'thirty-days': 'subscribe.thirtyDays' } as const
  return (
    <dl className="bill">
      <div>
        <dt>{t(labels[kind], { count: deliveries })}</dt>
        <dd>
          <Amount>{amount}</Amount>
        </dd>
      </div>
    </dl>
  )
}
