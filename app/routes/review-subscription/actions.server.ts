import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import type { User } from '~/domain/account/user'
import { lineTotal } from '~/domain/cart/cart'
import { formatMoney } from '~/domain/money/money'
import type { Choice } from '~/domain/payments/payment-choice'
import { readReturn } from '~/domain/payments/payment-state'
import { offeredTimes } from '~/domain/subscriptions/subscription-slots'
import { ApplyOffer, offersId } from '~/features/checkout/offer-form'
import { appliedView, codeFailure, typedCode } from '~/features/checkout/offer-view.server'
import { partsOf } from '~/features/checkout/placed-order.server'
import { cancelPayment } from '~/features/payments/gateway-redirect.server'
import { PlaceOrder, submittedKey } from '~/features/payments/place-order-form'
import { submitFailure, submitTimes } from '~/features/submit-once/submission-log.server'
import { submitOnce } from '~/features/submit-once/submit-once.server'
import { storedSubscription } from '~/features/subscriptions/line.server'
import { frequencyText, requireSubscriber } from '~/features/subscriptions/status-view.server'
import { formAnswer, parseFields, refusedForm } from '~/http/forms/form.server'
import { type Shop } from '~/http/shop/shop.server'
import { spanText, timeText, unambiguousDayText } from '~/i18n/clock-text'
import { reviewSubscriptionPath, storePath } from '~/paths'
import { isRefusal } from '~/vendor-api/errors'
import { nextStep, submitterOf } from './outcome.server'
import { loadPrepared, saveOffer, termsOf, type Prepared } from './prepared.server'
import { subscriptionOperation } from './subscription-operation.server'

/** The action of the review's form, by the pressed button. */
export async function answerForm(shop: Shop, form: URLSearchParams) {
  const user = await requireSubscriber(shop)
  savePaymentMethod(shop, form)
  switch (form.get('intent')) {
    case 'apply-offer':
      return applyOffer(shop, user, form)
    case 'remove-offer':
      await shop.drafts.saveSubscription({ coupon: null })
      return shop.redirect(offersAnchor())
    case 'enter':
      // Enter in a field never pays.
      return form.get('promo')?.trim() ? applyOffer(shop, user, form) : shop.redirect(reviewSubscriptionPath())
    case 'cancel':
      return cancelPayment(shop, 'subscription', readReturn(form, 'subscription').orderId)
    default:
      return subscribe(shop, user, form)
  }
}

/** Saves the chosen payment method, whichever button was pressed. */
function savePaymentMethod(shop: Shop, form: URLSearchParams) {
  const method = form.get('method') ?? ''
  const isKnown = PlaceOrder.shape.method.safeParse(method).success
  if (form.has('idempotencyKey'))
    shop.device.savePlace({ usesWallet: form.has('wallet'), ...(method && isKnown && { method }) })
}

const offersAnchor = () => `${reviewSubscriptionPath()}#${offersId}`

/** Applies a promo code to each delivery. A refusal is shown at the field; failed codes are rate limited. */
async function applyOffer(shop: Shop, user: User, form: URLSearchParams) {
  const submission = parseFields(form, ApplyOffer)
  if (submission.status !== 'success') return offerAnswer(submission.reply(), 400)
  const refused = (problem: string, status: number) =>
    offerAnswer(submission.reply({ fieldErrors: { promo: [problem] } }), status)
  const attempt = await shop.limit('promoCodes', user.id)
  try {
    const prepared = await loadPrepared(shop)
    if ('problem' in prepared) return shop.redirect(reviewSubscriptionPath())
    const terms = await termsOf(shop, user, submission.value.promo, prepared)
    await attempt.giveBack()
    const problem = await saveOffer(shop, prepared, terms)
    if (problem) return refused(problem, 422)
    return shop.redirect(offersAnchor(), 'success', shop.t('offers.applied', { code: terms.code }))
  } catch (error) {
    if (!isRefusal(error)) await attempt.giveBack()
    return refused(...codeFailure(shop, error))
  }
}

/**
 * Subscribe. A double click, a reload, Back, parallel submits and other tabs carry the same key and end on the same
 * subscription, and on the same page of its gateway; the vendor is asked once (rules 17.4).
 */
async function subscribe(shop: Shop, user: User, form: URLSearchParams) {
  shop.connection.setDeadline(submitTimes.deadline)
  const submission = parseFields(form, PlaceOrder)
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  const { idempotencyKey: key, before, revision, method, wallet, balance } = submission.value
  const choice: Choice = { method, usesWallet: wallet === 'on', balance }
  if (!method && !choice.usesWallet)
    return formAnswer(submission.reply({ fieldErrors: { method: ['payment.choose'] } }), 400)
  const lastSubmit = submittedKey(shop.drafts.subscription?.lastSubmit, key, before)
  await shop.drafts.saveSubscription({ lastSubmit })
  await shop.limit('placing', user.id)
  const submit = { customer: submitterOf(shop, user), subject: partsOf(key).cartId, key }
  const operation = subscriptionOperation(shop, user, { key, revision, choice })
  try {
    const outcome = await submitOnce(submit, operation)
    if (outcome.kind === 'placed') return await nextStep(shop, user, outcome, { key, choice })
    // The page looks for the subscription, and says so.
    if (outcome.kind === 'unknown') return shop.redirect(reviewSubscriptionPath())
    if (!outcome.review) return refusedForm(submission, outcome.message, 422)
    return shop.redirect(reviewSubscriptionPath(), 'error', outcome.message)
  } catch (error) {
    return refusedForm(submission, ...submitFailure(shop.t, error, shop.t('subscribe.cannotNow')))
  }
}

/** The answer about a code, shown at its field. */
const offerAnswer = (offer: SubmissionResult<string[]>, status: number) => json({ result: null, offer }, { status })

/** The subscription being made, as its review shows it. */
export function reviewView(shop: Shop, prepared: Prepared) {
  const { t, locale, settings } = shop
  const { line, store, plan, schedule, address, amounts, taxLabel, coupon, lostOffer, period, deliveries } = prepared
  const { currency } = settings
  // A far day must not be taken for one of this year.
  const dayOf = (date: string) => unambiguousDayText(schedule.now.date, date, locale)
  const from = dayOf(plan.start)
  // The store may offer it no longer.
  const time = offeredTimes(schedule.week).find((offered) => offered.from === plan.slot)
  return {
    ...{ line, store, address, amounts, currency, taxLabel },
    lineTotal: formatMoney(lineTotal(line, currency), currency),
    frequency: frequencyText(plan, t, locale),
    lasting: plan.end ? t('subscribe.fromTo', { from, to: dayOf(plan.end) }) : t('subscribe.from', { from }),
    time: time ? spanText(time, locale) : timeText(plan.slot, locale),
    deliveries: deliveries.map(dayOf),
    goesOn: plan.end === '' || period.deliveries > deliveries.length,
    total: formatMoney(amounts.total, currency),
    period: { ...period, amount: formatMoney(period.amount, currency) },
    offer: {
      applied: coupon && appliedView(coupon, currency),
      wanted: lostOffer ? { code: lostOffer, why: 'changed' as const, missing: '' } : null,
      typed: typedCode(shop, shop.typed),
      offersPath: '',
      storePath: storePath(store),
    },
    stored: storedSubscription(prepared.state, line),
  }
}
