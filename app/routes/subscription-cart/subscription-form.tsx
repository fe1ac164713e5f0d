import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import type { SerializeFrom } from '@remix-run/node'
import type { z } from 'zod'
import type { ChoosePlan } from './plan-schema'
import { useT } from '~/i18n/use-t'
import { subscriptionCartPath } from '~/paths'
import { Amount } from '~/ui/amount'
import { FormErrors } from '~/ui/form-errors'
import { Icon } from '~/ui/icon'
import { DeliverTo } from './deliver-to'
import { ItemLine } from './item-line'
import { PlanFields } from './plan-fields'
import type { makingView } from './making-view.server'

type Making = SerializeFrom<typeof makingView>
type Props = { title: string; making: Making; result: SubmissionResult<string[]> | undefined }

/** A single form, so that every button keeps the typed text. The server checks the limits and names the field. */
export function SubscriptionForm({ title, making, result }: Props) {
  const t = useT()
  const { line, choice, blocker, currency } = making
  const plan = choice?.plan
  const [form, fields] = useForm<z.input<typeof ChoosePlan>>({
    id: 'subscription',
    lastResult: result,
    defaultValue: {
      quantity: String(line.quantity),
      ...plan,
      weekdays: plan?.weekdays.map(String) as z.input<typeof ChoosePlan>['weekdays'],
      intervalDays: String(plan?.intervalDays || ''),
    },
  })
  return (
    <shop-choices base={line.unitPrice} currency={JSON.stringify(currency)}>
      <form className="page review" method="post" action={subscriptionCartPath()} {...getFormProps(form)}>
        {/* Enter presses the form's first button, which would otherwise be Remove. */}
        <button hidden />
        <input type="hidden" name="price" value={line.unitPrice} />
        <div className="group-head">
          <h1>{title}</h1>
          <button className="link" name="intent" value="remove">
            {t('subscribe.remove')}
          </button>
        </div>
        <div className="group">
          <FormErrors errors={form.errors} id={form.errorId} />
          {blocker && (
            <p className="notice blocker" role="status">
              <Icon name="circle-alert" />
              <span className="grow">{blocker}</span>
              <a className="link" href={making.storePath}>
                {t('review.addMore')}
              </a>
            </p>
          )}
          <ItemLine line={line} storeName={making.storeName} storePath={making.storePath} field={fields.quantity} />
          <DeliverTo address={making.address} isTooFar={making.isTooFar} isMissed={Boolean(result?.error?.address)} />
          {choice && <PlanFields choice={choice} fields={fields} />}
        </div>
        <div className="sum">
          <section className="card" aria-label={t('subscribe.perDelivery')}>
            <div className="group-head">
              <h2>{t('subscribe.perDelivery')}</h2>
              <strong data-total="">
                <Amount>{line.total}</Amount>
              </strong>
            </div>
            <p className="quiet small-text">{t('subscribe.feesFollow')}</p>
          </section>
          <div className="pay-bar">
            <button
              className="button wide"
              data-busy={t('busy.checking')}
              disabled={blocker !== null || making.isTooFar}
            >
              {t('subscribe.toReview')}
            </button>
          </div>
        </div>
        <shop-mirror entries={making.stored} />
      </form>
    </shop-choices>
  )
}
