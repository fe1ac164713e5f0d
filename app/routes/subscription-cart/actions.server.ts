import { lineKey, mostUnits } from '~/domain/cart/cart'
import { formatMoney, times } from '~/domain/money/money'
import { dayAfter } from '~/domain/stores/opening'
import { startingOnDelivery, type Plan } from '~/domain/subscriptions/subscription-plan'
import { firstPossibleDay, offeredTimes } from '~/domain/subscriptions/subscription-slots'
import { typedBefore } from '~/features/account/customer'
import { pressedStep } from '~/features/cart/quantity-field'
import { isTooFarFor } from '~/features/place/reach.server'
import { loadLine, storedSubscription } from '~/features/subscriptions/line.server'
import { loadSchedule, planErrors, type Schedule } from '~/features/subscriptions/plan.server'
import { requireSubscriber } from '~/features/subscriptions/status-view.server'
import { type SubscriptionState } from '~/http/drafts/draft-schemas'
import { failureText, formAnswer, parseFields, refusedForm } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { spanText, unambiguousDayText, weekdayHeads } from '~/i18n/clock-text'
import {
  addAddressPath,
  addressesPath,
  homePath,
  reviewSubscriptionPath,
  storePath,
  subscriptionCartPath,
} from '~/paths'
import { ChoosePlan, draftOf, planOf } from './plan-schema'

/** The action of the form, by the pressed button. In every case the typed text is kept. */
export async function answerForm(shop: Shop, form: URLSearchParams) {
  const state = shop.drafts.subscription
  const isRemoval = form.get('intent') === 'remove'
  const isSameLine = state !== null && form.get('line') === lineKey(state)
  // Before anything that may fail, or lead to signing in again.
  if (isSameLine && !isRemoval) await saveDraft(shop, form)
  await requireSubscriber(shop)
  // Another tab has chosen something else since, or removed it.
  if (state ? !isSameLine : !isRemoval) return shop.redirect(subscriptionCartPath(), 'error', shop.t('review.changed'))
  if (!state || isRemoval) {
    await shop.drafts.forgetSubscription()
    return shop.redirect(subscriptionCartPath())
  }
  const step = pressedStep(form)
  if (step !== null) return changeQuantity(shop, form, state, step)
  switch (form.get('intent')) {
    case 'address':
      return shop.redirect(addressesPath(subscriptionCartPath()))
    case 'new-address':
      return shop.redirect(addAddressPath(subscriptionCartPath()))
    default:
      return reviewPlan(shop, form, state)
  }
}

/** Saves a form, which may be half-filled. */
async function saveDraft(shop: Shop, form: URLSearchParams, quantity = Number(form.get('quantity'))) {
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= mostUnits
  await shop.drafts.saveSubscription({ plan: draftOf(form), ...(isQuantity && { quantity }) })
}

/** Saves what the same customer typed before picking another language (rules 3.4). Back then shows nothing older. */
export async function saveTypedBefore(shop: Shop) {
  const state = shop.drafts.subscription
  const typed = typedBefore(shop)
  if (!state || typed?.get('line') !== lineKey(state)) return
  await saveDraft(shop, typed)
  throw shop.redirect(subscriptionCartPath())
}

/** Changes the quantity by one, between 1 and the store's stock. */
async function changeQuantity(shop: Shop, form: URLSearchParams, state: SubscriptionState, step: number) {
  const typed = Number(form.get('quantity'))
  const before = Number.isInteger(typed) && typed >= 1 ? typed : state.quantity
  try {
    const { line } = await loadLine(shop, { ...state, quantity: 1 })
    // The page says if there is none, and a quantity that is typed by then is kept.
    const most = line.stock > 0 ? line.stock : mostUnits
    const nextQuantity = before + step
    if (nextQuantity > most) shop.reply.toast('error', shop.t('cart.stockReached'))
    await saveDraft(shop, form, Math.min(most, Math.max(1, nextQuantity)))
    return shop.redirect(subscriptionCartPath())
  } catch (error) {
    return shop.redirect(subscriptionCartPath(), 'error', failureText(error, shop.t))
  }
}

/** Goes on to the review if the item is available and delivered then (rules 17.2). The shown price is then accepted. */
async function reviewPlan(shop: Shop, form: URLSearchParams, state: SubscriptionState) {
  const submission = parseFields(form, ChoosePlan)
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  const { quantity, ...planFields } = submission.value
  const typed = planOf(planFields)
  try {
    const { store, line, blocker } = await loadLine(shop, { ...state, quantity })
    if (blocker || !store) return refusedForm(submission, shop.t(blocker ?? 'cart.storeGone'), 422)
    const schedule = await loadSchedule(shop, store)
    const fieldErrors = {
      ...planErrors(shop, schedule, typed),
      ...(line.quantity < quantity && { quantity: [shop.t('cart.stockReached')] }),
    }
    if (Object.keys(fieldErrors).length > 0) return formAnswer(submission.reply({ fieldErrors }), 422)
    // The customer must see the current price first.
    if (form.get('price') !== line.unitPrice) return refusedForm(submission, shop.t('review.priceChanged'), 409)
    const address = await shop.vendor.addresses.primary()
    if (!address) return formAnswer(submission.reply({ fieldErrors: { address: ['review.chooseAddress'] } }), 422)
    if (await isTooFarFor(shop, store.id, address)) return refusedForm(submission, shop.t('review.outOfReach'), 422)
    const plan = startingOnDelivery(typed, firstPossibleDay(schedule, typed.slot))
    if (plan.start !== typed.start) {
      const day = unambiguousDayText(schedule.now.date, plan.start, shop.locale)
      shop.reply.toast('success', shop.t('subscribe.startsOn', { day }))
    }
    await shop.drafts.saveSubscription({ quantity, plan, priceSeen: line.unitPrice })
    return shop.redirect(reviewSubscriptionPath())
  } catch (error) {
    return refusedForm(submission, failureText(error, shop.t), 502)
  }
}

/** The subscription being made as its form shows it: the line at current prices, the address, and the possible days. */
export async function makingView(shop: Shop, state: SubscriptionState) {
  const [{ store, line, blocker }, address] = await Promise.all([
    loadLine(shop, state),
    shop.vendor.addresses.primary(),
  ])
  const { currency } = shop.settings
  const [schedule, isTooFar] = await Promise.all([
    store && loadSchedule(shop, store),
    store && address ? isTooFarFor(shop, store.id, address) : false,
  ])
  return {
    line: {
      ...line,
      price: formatMoney(line.unitPrice, currency),
      /** The price that was seen before, or ''. */
      priceBefore: line.state === 'price-changed' ? formatMoney(line.priceSeen, currency) : '',
      total: formatMoney(times(line.unitPrice, line.quantity), currency),
    },
    currency,
    blocker:
      blocker === 'home.closed' ? shop.settings.notAvailableReason || shop.t(blocker) : blocker && shop.t(blocker),
    storeName: store?.name ?? '',
    storePath: store ? storePath(store) : homePath(),
    address,
    isTooFar,
    choice: schedule && choiceOf(shop, schedule, state.plan),
    stored: store ? storedSubscription(state, line) : '',
  }
}

/** The plan that the form starts with, and the days and times to choose from. */
function choiceOf({ locale }: Shop, schedule: Schedule, plan: Plan | null) {
  const freshPlan: Plan = {
    frequency: 'everyday',
    intervalDays: 2,
    weekdays: [],
    start: firstPossibleDay({ ...schedule, isSameDay: false }, ''),
    end: '',
    slot: '',
  }
  return {
    plan: plan ?? freshPlan,
    firstDay: firstPossibleDay(schedule, ''),
    // Dates beyond it are typing errors.
    lastDay: dayAfter(schedule.now.date, 3650).date,
    slots: offeredTimes(schedule.week).map((slot) => ({ value: slot.from, text: spanText(slot, locale) })),
    weekdays: weekdayHeads(locale).map(({ weekday, long }) => ({ value: String(weekday), text: long })),
  }
}
