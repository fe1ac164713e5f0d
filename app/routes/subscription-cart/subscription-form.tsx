import { getFormProps, useForm, type FieldMetadata, type SubmissionResult } from '@conform-to/react'
import type { SerializeFrom } from '@remix-run/node'
import type { z } from 'zod'
import { lineKey } from '~/domain/cart/cart'
import { listText } from '~/domain/text/number-text'
import { AddressLines } from '~/features/account/address-lines'
import { ShownFor } from '~/features/account/customer'
import { QuantityField } from '~/features/cart/quantity-field'
import { NoAddress } from '~/features/checkout/destination-lines'
import { useLocale, useT } from '~/i18n/use-t'
import { subscriptionCartPath } from '~/paths'
import { Button, FieldErrors, TypedAlong } from '~/ui/form'
import { HiddenFields } from '~/ui/hidden-fields'
import { Icon, VegMark } from '~/ui/icon'
import { FormErrors, Notice } from '~/ui/notice'
import { Amount, ChangedAmount, VendorText } from '~/ui/text'
import { type makingView } from './actions.server'
import { PlanFields } from './plan-fields'
import type { ChoosePlan } from './plan-schema'

type Making = SerializeFrom<typeof makingView>
type Props = { title: string; as: string; making: Making; result: SubmissionResult<string[]> | undefined }

/** A single form, so that every button keeps the typed text. The server checks the limits and names the field. */
export function SubscriptionForm({ title, as, making, result }: Props) {
  const t = useT()
  const { line, choice, blocker, currency } = making
  const plan = choice?.plan
  const [form, fields] = useForm<z.input<typeof ChoosePlan>>({
    id: 'subscription',
    lastResult: result,
    constraint: { start: { required: true }, slot: { required: true } },
    defaultValue: {
      quantity: String(line.quantity),
      ...plan,
      weekdays: plan?.weekdays.map(String) as z.input<typeof ChoosePlan>['weekdays'],
      intervalDays: String(plan?.intervalDays || ''),
    },
  })
  return (
    <shop-choices base={line.unitPrice} currency={JSON.stringify(currency)}>
      {/* Browsers restore what was chosen before, whoever the page is for now; they restore none of this form. */}
      <form
        className="page review"
        method="post"
        action={subscriptionCartPath()}
        autoComplete="off"
        {...getFormProps(form)}
      >
        {/* Enter presses the form's first button, which would otherwise be Remove. */}
        <button hidden />
        <ShownFor as={as} />
        <TypedAlong form={form} />
        <HiddenFields values={{ line: lineKey(line), price: line.unitPrice }} />
        <div className="group-head">
          <h1>{title}</h1>
          <button className="link" name="intent" value="remove">
            {t('subscribe.remove')}
          </button>
        </div>
        <div className="group">
          <FormErrors errors={form.errors} id={form.errorId} />
          {blocker && (
            <Notice
              icon="circleAlert"
              className="blocker"
              role="status"
              link={{ href: making.storePath, text: t('review.addMore') }}
            >
              {blocker}
            </Notice>
          )}
          <ItemLine making={making} field={fields.quantity} />
          <DeliverTo making={making} isMissed={Boolean(result?.error?.address)} />
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
            <Button
              look="wide"
              busy={t('busy.checking')}
              disabled={blocker !== null || making.isTooFar}
              label={t('subscribe.toReview')}
            />
          </div>
        </div>
        <shop-mirror entries={making.stored} />
      </form>
    </shop-choices>
  )
}

type ItemProps = { making: Making; field: FieldMetadata<string> }

/** The item: its name and choices, its price, and the quantity per delivery. */
function ItemLine({ making: { line, storeName, storePath }, field }: ItemProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <section className="card" aria-labelledby="what">
      <div className="group-head">
        <h2 id="what">{t('subscribe.item')}</h2>
        <a className="link" href={storePath} dir="auto">
          {storeName}
        </a>
      </div>
      <div className="row">
        <div className="grow">
          <p className="strong" dir="auto">
            <VegMark diet={line.diet} veg={t('menu.veg')} nonVeg={t('menu.nonVeg')} /> {line.name}
          </p>
          <VendorText className="quiet small-text">{listText(line.choiceNames, locale)}</VendorText>
          <p>
            {line.priceBefore ? (
              <ChangedAmount
                before={line.priceBefore}
                now={line.price}
                spokenText={t('cart.was', { price: line.priceBefore })}
              />
            ) : (
              <Amount>{line.price}</Amount>
            )}
          </p>
        </div>
        <QuantityField name={line.name} quantity={line.quantity} stock={line.stock} field={field} />
      </div>
      <FieldErrors field={field} />
      {line.priceBefore && <Notice role="status">{t('review.pricesChanged')}</Notice>}
      {line.state === 'stock-reduced' && <Notice role="status">{t('cart.leftOnly', { count: line.quantity })}</Notice>}
    </section>
  )
}

/**
 * The delivery address, and whether the store delivers there. The links to another address are buttons of the form, so
 * that nothing typed is lost. Pickup is not offered, because a subscription is always delivered. `isMissed`: the form
 * was sent without an address.
 */
function DeliverTo({ making: { address, isTooFar }, isMissed }: { making: Making; isMissed: boolean }) {
  const t = useT()
  return (
    <section className="card" aria-labelledby="where">
      <h2 id="where">{t('review.deliverTo')}</h2>
      {address ? (
        <AddressLines address={address} />
      ) : (
        <div className="row">
          <Icon name="mapPin" />
          <div className="grow">
            <NoAddress isMissed={isMissed} />
          </div>
        </div>
      )}
      {isTooFar && (
        <Notice icon="circleAlert" className="bad" role="status">
          {t('review.outOfReach')}
        </Notice>
      )}
      <p className="choices">
        <Button look="quiet compact" intent="address" label={t(address ? 'review.changeAddress' : 'location.saved')} />
        <Button look="quiet compact" intent="new-address" label={t('address.add')} />
      </p>
    </section>
  )
}
