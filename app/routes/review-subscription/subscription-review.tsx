import { getFormProps, useForm } from '@conform-to/react'
import type { SerializeFrom } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import type { z } from 'zod'
import { AmountRows } from '~/features/checkout/amount-rows'
import { OfferForm } from '~/features/checkout/offer-form'
import { PayButton } from '~/features/checkout/pay-button'
import type { PlaceOrder } from '~/features/payments/place-schema'
import { WaysToPay } from '~/features/payments/ways-to-pay'
import type { waysView } from '~/features/payments/ways-view.server'
import type { Failed } from '~/features/subscribe/outcome.server'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { manageSubscriptionPath, reviewSubscriptionPath, subscriptionCartPath } from '~/paths'
import { Amount } from '~/ui/amount'
import { FormErrors } from '~/ui/form-errors'
import type { answerForm } from './actions.server'
import type { SubscriptionView } from './review-view.server'
import { SubscriptionInShort } from './subscription-in-short'

type Props = {
  title: string
  attempt: string
  quote: string
  view: SerializeFrom<SubscriptionView>
  ways: ReturnType<typeof waysView>
  failed: Failed | null
}

const formId = 'subscription'

/** What is subscribed to, what each delivery and the period cost, how it is paid, and the button that makes it. */
export function SubscriptionReview({ title, attempt, quote, view, ways, failed }: Props) {
  const answer = useActionData<typeof answerForm>()
  const t = useT()
  const [form, fields] = useForm<z.input<typeof PlaceOrder>>({
    id: formId,
    lastResult: answer?.result,
    defaultNoValidate: false,
  })
  const canPay = ways.options.length > 0 || ways.wallet?.coversAll === true
  return (
    <form className="page review" method="post" action={reviewSubscriptionPath()} {...getFormProps(form)}>
      {/* The first button of its form is what Enter presses in a field. */}
      <button hidden name="intent" value="enter" formNoValidate />
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="quote" value={quote} />
      <div className="group-head">
        <h1>{title}</h1>
        <a className="link" href={subscriptionCartPath()}>
          {t('review.changeAddress')}
        </a>
      </div>
      <div className="group">
        {failed && <FailedPayment {...failed} />}
        <FormErrors errors={form.errors} id={form.errorId} />
        {answer?.mayExist && (
          <p>
            <a className="button quiet compact" href={manageSubscriptionPath()}>
              {t('subscribe.list')}
            </a>
          </p>
        )}
        <SubscriptionInShort view={view} />
        <WaysToPay ways={ways} error={fields.method.errors ? t('payment.choose') : ''} />
      </div>
      <div className="sum">
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
        <div className="pay-bar">
          <PayButton label={t('subscribe.action')} sum={view.total} disabled={!canPay} />
        </div>
      </div>
      <div hidden {...mark({ does: 'mirror', mirror: view.stored })} />
    </form>
  )
}

/** What the deliveries until the end, of a week, or of thirty days come to. */
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

/** What became of the payment before, in whose words, and that everything is kept. */
function FailedPayment({ said }: Failed) {
  const t = useT()
  return (
    <section className="notice bad failed" role="alert" aria-labelledby="payment-failed">
      <h2 id="payment-failed">{t('pay.failed')}</h2>
      {said && <p dir="auto">{t('pay.said', { text: said })}</p>}
      <p>{t('subscribe.failedText')}</p>
    </section>
  )
}
