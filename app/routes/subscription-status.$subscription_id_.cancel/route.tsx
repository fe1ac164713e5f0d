import { json } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { isRunning } from '~/domain/subscriptions/subscription'
import { isSameCustomer, leadToOwn, ShownFor, typedBefore } from '~/features/account/customer'
import { ownSubscription, requireSubscriber } from '~/features/subscriptions/status-view.server'
import { failureAnswer, parseFields } from '~/http/forms/form.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { orNull } from '~/http/shop/readings.server'
import { useT } from '~/i18n/use-t'
import { cancelSubscriptionPath, manageSubscriptionPath, subscriptionStatusPath } from '~/paths'
import { Confirm } from '~/shell/dialog'
import { FormErrors } from '~/ui/notice'
import { VendorText } from '~/ui/text'

const longestReason = 300
const Cancel = z.object({ reason: z.string().trim().max(longestReason).default('') })

/** Asks before a subscription is cancelled, which is final (rules 17.3). One that has ended leads to its page. */
export const loader = shopLoader(async (shop, params) => {
  const user = await requireSubscriber(shop)
  const subscription = await ownSubscription(shop, user, params.subscription_id)
  if (!isRunning(subscription)) return shop.redirect(subscriptionStatusPath(subscription.id))
  const { id, itemName: item } = subscription
  const reason = typedBefore(shop)?.get('reason') ?? ''
  return { title: shop.t('subscriptions.cancel.title'), as: user.id, id, item, reason }
})

/** Cancels it once; a second submit, another tab's, or one whose answer was lost counts as success (rules 17.7). */
export const action = formAction(async (shop, form, params) => {
  const user = await requireSubscriber(shop)
  if (!isSameCustomer(shop, form)) return leadToOwn(shop, manageSubscriptionPath())
  const id = params.subscription_id ?? ''
  const failed = (problem: string, status: number) => json({ problem, reason: form.get('reason') ?? '' }, { status })
  const submission = parseFields(form, Cancel)
  if (submission.status !== 'success') return failed(shop.t('error.form'), 400)
  try {
    await shop.vendor.subscriptions.cancel(user.id, id, submission.value.reason)
  } catch (error) {
    const failure = failureAnswer(error, shop.t)
    const now = await orNull(ownSubscription(shop, user, id))
    if (now?.status !== 'cancelled') return failed(...failure)
  }
  return shop.redirect(subscriptionStatusPath(id), 'success', shop.t('subscriptions.says.cancelled'))
})

export default function CancelSubscription() {
  const { title, as, id, item, reason } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  return (
    <Confirm
      title={title}
      text={t('subscriptions.cancel.text')}
      action={cancelSubscriptionPath(id)}
      isDestructive
      confirmLabel={t('subscriptions.cancel')}
      cancelHref={subscriptionStatusPath(id)}
      cancelLabel={t('subscriptions.cancel.keep')}
    >
      <VendorText className="strong">{item}</VendorText>
      <FormErrors errors={answer && [answer.problem]} id="problem" />
      <ShownFor as={as} />
      <div className="field">
        <label htmlFor="reason">{t('subscriptions.cancel.reason')}</label>
        <input
          id="reason"
          name="reason"
          defaultValue={answer?.reason ?? reason}
          maxLength={longestReason}
          autoComplete="off"
        />
      </div>
    </Confirm>
  )
}
