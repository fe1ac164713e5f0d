import type { SerializeFrom } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { listText, unitsText } from '~/domain/text/number-text'
import { AddressLines } from '~/features/account/address-lines'
import { AmountRows, BillRow } from '~/features/checkout/amount-rows'
import { OfferForm } from '~/features/checkout/offer-form'
import { PayForm, type PayFormProps } from '~/features/payments/pay-form'
import { useLocale, useT } from '~/i18n/use-t'
import { reviewSubscriptionPath } from '~/paths'
import { Icon, VegMark } from '~/ui/icon'
import { Amount } from '~/ui/text'
import { type answerForm, type reviewView } from './actions.server'

type Props = Pick<PayFormProps, 'title' | 'shown' | 'methods' | 'failed'> & { view: SerializeFrom<typeof reviewView> }

const formId = 'subscription'

/** The items, the cost of each delivery and of the period, the payment methods, and the button that subscribes. */
export function SubscriptionReview({ view, ...shown }: Props) {
  const answer = useActionData<typeof answerForm>()
  const t = useT()
  const bill = (
    <>
      <OfferForm offer={view.offer} answer={answer} formId={formId} />
      <section className="card" aria-labelledby="bill">
        <h2 id="bill">{t('bill.title')}</h2>
        <AmountRows {...view} isDelivery sumLabel="subscribe.perDelivery" />
        <PeriodRow {...view.period} />
        <p className="quiet small-text">{t('subscribe.note')}</p>
      </section>
    </>
  )
  return (
    <PayForm
      id={formId}
      action={reviewSubscriptionPath()}
      {...shown}
      answer={answer}
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

/** The items, the times, the first days, and the address. */
function SubscriptionInShort({ view }: Pick<Props, 'view'>) {
  const { line } = view
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <section className="card" aria-labelledby="what">
        <h2 id="what">{t('subscribe.item')}</h2>
        <div className="row">
          <div className="grow">
            <p className="strong" dir="auto">
              <span className="count">{unitsText(line.quantity, locale)}</span>{' '}
              <VegMark diet={line.diet} veg={t('menu.veg')} nonVeg={t('menu.nonVeg')} /> {line.name}
            </p>
            <p className="quiet small-text" dir="auto">
              {listText([...line.choiceNames, view.store.name], locale)}
            </p>
          </div>
          <Amount>{view.lineTotal}</Amount>
        </div>
      </section>
      <section className="card" aria-labelledby="when">
        <h2 id="when">{t('subscribe.when')}</h2>
        <div className="row">
          <Icon name="calendarClock" />
          <div className="grow">
            <p className="strong">{view.frequency}</p>
            <p className="quiet small-text">{view.lasting}</p>
          </div>
        </div>
        <div className="row">
          <Icon name="clock" />
          <p className="grow strong">
            <bdi>{view.time}</bdi>
          </p>
        </div>
        <h3 id="first-days">{t('subscribe.first')}</h3>
        <ol className="tags" aria-labelledby="first-days">
          {view.deliveries.map((day) => (
            <li key={day} className="tag plain">
              {day}
            </li>
          ))}
          {view.goesOn && <li aria-hidden="true">…</li>}
        </ol>
      </section>
      <section className="card" aria-labelledby="where">
        <h2 id="where">{t('review.deliverTo')}</h2>
        <AddressLines address={view.address} />
      </section>
    </>
  )
}

/** The total of the deliveries until the end, of a week, or of thirty days. */
function PeriodRow({ kind, deliveries, amount }: Props['view']['period']) {
  const t = useT()
  const labels = { all: 'subscribe.all', week: 'subscribe.week', 'thirty-days': 'subscribe.thirtyDays' } as const
  return (
    <dl className="bill">
      <BillRow label={t(labels[kind], { count: deliveries })} amount={amount} />
    </dl>
  )
}
