import { useActionData, useLoaderData } from '@remix-run/react'
import { canRestart, comingDeliveries, isRunning, type SubscriptionDetail } from '~/domain/subscriptions/subscription'
import { unitsText } from '~/domain/text/number-text'
import { isSameCustomer, leadToOwn, typedBefore } from '~/features/account/customer'
import { AmountRows } from '~/features/checkout/amount-rows'
import ordersStyles from '~/features/orders/orders.css?inline'
import { factsOf, headOf, ownSubscription, requireSubscriber } from '~/features/subscriptions/status-view.server'
import subscriptionStyles from '~/features/subscriptions/subscriptions.css?inline'
import { pictureUrl } from '~/http/images.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import { longDayText } from '~/i18n/clock-text'
import { useT } from '~/i18n/use-t'
import { cancelSubscriptionPath, manageSubscriptionPath, subscriptionStatusPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { LinkRow, LinkRows } from '~/ui/link-rows'
import { FormErrors } from '~/ui/notice'
import { makeInvoice, pause, restart, setQuantity } from './actions.server'
import { Calendar, calendarView } from './calendar'
import { InvoiceForm, PauseForm, QuantityForm, RestartForm } from './change-forms'
import { messageWithoutForm, sectionField } from './sections'
import { Plan, StatusCard } from './status-card'

export const handle: ScreenHandle = { styles: [ordersStyles, subscriptionStyles], isAccount: true }

/** One subscription: its state, its plan and days, and its actions (rules 17.3). */
export const loader = shopLoader(async (shop, params) => {
  const user = await requireSubscriber(shop)
  const subscription = await ownSubscription(shop, user, params.subscription_id)
  const today = vendorNow(shop.settings).date
  const [head, cap] = await Promise.all([headOf(shop, subscription), stockOf(shop, subscription)])
  return {
    title: shop.t('subscriptions.ofItem', { item: subscription.itemName }),
    as: user.id,
    draft: Object.fromEntries(typedBefore(shop) ?? []),
    head,
    subscription: { ...subscription, image: pictureUrl(subscription.image) },
    facts: factsOf(shop, subscription),
    currency: shop.settings.currency,
    taxLabel: shop.settings.taxName,
    calendar: calendarView(shop, subscription, today),
    today,
    cap,
    days: comingDays(shop, subscription),
    can: {
      pause: subscription.status === 'active',
      restart: canRestart(subscription, today),
      change: isRunning(subscription),
    },
  }
})

/** Charges that an order may have and a subscription does not. */
const noOtherAmounts = { packaging: '0', convenience: '0', tip: '0', cashback: '0' }

async function stockOf(shop: Shop, subscription: SubscriptionDetail): Promise<number | null> {
  if (!isRunning(subscription) || subscription.itemId === '') return null
  const item = await orNull(shop.vendor.menus.item(subscription.storeId, subscription.itemId))
  return item && item.stock > 0 ? item.stock : null
}

/** The coming deliveries that the vendor lists, as a choice; each may have its own quantity. */
function comingDays({ locale }: Shop, { deliveries }: SubscriptionDetail) {
  return comingDeliveries(deliveries).map(({ date, quantity }) => ({
    value: date,
    text: `${longDayText(date, locale)} (${unitsText(quantity, locale)})`,
  }))
}

export const action = formAction(async (shop, form, params) => {
  const user = await requireSubscriber(shop)
  if (!isSameCustomer(shop, form)) return leadToOwn(shop, manageSubscriptionPath())
  const about = { shop, user, id: params.subscription_id ?? '' }
  switch (form.get(sectionField)) {
    case 'pause':
      return pause(about, form)
    case 'restart':
      return restart(about)
    case 'quantity':
      return setQuantity(about, form)
    case 'invoice':
      return makeInvoice(about, form)
    default:
      return shop.redirect(subscriptionStatusPath(about.id), 'error', shop.t('error.form'))
  }
})

export default function SubscriptionStatus() {
  const data = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const t = useT()
  const { as, draft, subscription, can, today, cap, days } = data
  const shown = { as, draft, answer }
  return (
    <div className="page medium">
      <FormErrors errors={messageWithoutForm(answer, can)} id="refused" />
      <div className="halves">
        <div>
          <StatusCard {...data.head}>{can.restart && <RestartForm shown={shown} isPaused={!can.pause} />}</StatusCard>
          <section className="card group" aria-labelledby="plan">
            <Plan subscription={subscription} facts={data.facts} />
            <AmountRows
              amounts={{ ...subscription, ...noOtherAmounts }}
              currency={data.currency}
              taxLabel={data.taxLabel}
              isDelivery={subscription.isFeeKnown}
              sumLabel="subscriptions.perDelivery"
            />
          </section>
          <Calendar {...data.calendar} />
        </div>
        <div>
          {can.pause && <PauseForm shown={shown} today={today} />}
          {can.change && <QuantityForm {...{ shown, cap, days }} quantity={subscription.quantity} />}
          <InvoiceForm shown={shown} />
          <LinkRows>
            {can.change && (
              <LinkRow
                href={cancelSubscriptionPath(subscription.id)}
                icon="x"
                isQuestion
                label={t('subscriptions.cancel')}
              />
            )}
            <LinkRow href={manageSubscriptionPath()} icon="calendarClock" label={t('subscriptions.title')} isInMenu />
          </LinkRows>
        </div>
      </div>
    </div>
  )
}
