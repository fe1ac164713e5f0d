import type { User } from '~/domain/account/user'
import { compareMoney, formatMost, type Money } from '~/domain/money/money'
import { paidBy } from '~/domain/orders/order-payment'
import { gatewayName } from '~/domain/payments/gateways'
import { isOver, isPauseAhead, type Subscription, type SubscriptionDetail } from '~/domain/subscriptions/subscription'
import type { Plan } from '~/domain/subscriptions/subscription-plan'
import { nearDayText } from '~/features/checkout/times.server'
import { paidWithName, storeNamed } from '~/features/orders/orders.server'
import { paymentLeft } from '~/features/payments/gateway-redirect.server'
import { log } from '~/http/log.server'
import { existing, inBatches, orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import { longDayText, spanText, timeText, weekdayHeads } from '~/i18n/clock-text'
import type { Translate } from '~/i18n/translator'
import { itemAgainPath, paymentOnlinePath, subscriptionCartPath, walletPath } from '~/paths'

/** A subscription's headline: its state, next delivery or pause, and what it needs from the customer. */
export async function headOf(shop: Shop, subscription: SubscriptionDetail) {
  const { id, status } = subscription
  const [wallet, left] = await Promise.all([
    shortWallet(shop, subscription),
    paymentLeft(shop, 'subscription', subscription),
  ])
  const isCancelledHere = left === 'cancelled'
  return {
    id,
    status,
    isCancelledHere,
    sentence: isCancelledHere
      ? shop.t('pay.cancelled')
      : shop.t(`subscriptions.says.${status}`, { store: storeNamed(shop, subscription) }),
    next: nextText(shop, subscription),
    pause: pauseText(shop, subscription),
    wallet,
    /** The link to pay it while it waits for its payment; null if there is none. */
    payHref: left === 'open' ? paymentOnlinePath(`subscription-${id}`) : null,
    again: subscribeAgainLink(shop, subscription),
  }
}

/** The next delivery, in words; '' for none. */
export function nextText(shop: Shop, { status, nextDelivery, slotText }: Subscription): string {
  if (status !== 'active' || nextDelivery === '') return ''
  const day = nearDayText(shop, nextDelivery)
  const time = slotWords(slotText, shop.locale)
  return shop.t('subscriptions.next', { when: time ? shop.t('times.when', { day, time }) : day })
}

/** The current or planned pause, in words; '' for none. */
function pauseText({ t, locale, settings }: Shop, subscription: SubscriptionDetail): string {
  const { status, pauseFrom, pauseTo } = subscription
  const isAhead = isPauseAhead(subscription, vendorNow(settings).date)
  if (status !== 'paused' && !isAhead) return ''
  if (pauseFrom === '') return t('subscriptions.paused.now')
  const from = longDayText(pauseFrom, locale)
  const kind = isAhead ? 'planned' : 'paused'
  if (pauseTo === '') return t(`subscriptions.${kind}.open`, { from })
  return t(`subscriptions.${kind}.range`, { from, to: longDayText(pauseTo, locale) })
}

/** The plan in words. Facts that are not known are left out. */
export function factsOf(shop: Shop, subscription: SubscriptionDetail) {
  const { t, locale } = shop
  const { plan, slotText, start, end, address, paymentType, paymentMethod } = subscription
  const day = (date: string) => date && longDayText(date, locale)
  const facts: [name: string, value: string][] = [
    [t('subscriptions.frequency'), frequencyText(plan, t, locale)],
    [t('subscriptions.time'), slotWords(slotText, locale)],
    [t('subscriptions.firstDay'), day(start)],
    [t('subscriptions.lastDay'), day(end) || (isOver(subscription) ? '' : t('subscriptions.noEnd'))],
    [t('review.deliverTo'), address],
    [t('payment.title'), paidWithName(shop, paidBy(subscription), gatewayName(paymentType, paymentMethod))],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** Whether a paused subscription lacks money in the wallet that pays it, and the link to add some. */
async function shortWallet(shop: Shop, subscription: SubscriptionDetail) {
  const { status, total } = subscription
  const isPaidByWallet = paidBy(subscription) === 'wallet' && shop.settings.walletMenuEnabled
  if (status !== 'paused' || !isPaidByWallet) return null
  const balance = await balanceOf(shop)
  const isShort = balance !== null && compareMoney(balance, total) < 0
  return isShort ? { href: walletPath(), balance: formatMost(balance, shop.settings.currency) } : null
}

/** How many subscriptions are read in parallel. */
const atOnce = 10

/** The paused subscriptions that the wallet cannot cover, each read for how it is paid; none if one cannot be read. */
export async function shortOfMoney(shop: Shop, user: User, listed: Subscription[]): Promise<Set<string>> {
  const paused = listed.filter(({ status }) => status === 'paused')
  const balance = paused.length > 0 && shop.settings.walletMenuEnabled ? await balanceOf(shop) : null
  if (balance === null) return new Set()
  const uncovered = paused.filter(({ total }) => compareMoney(balance, total) < 0)
  const details = await inBatches(uncovered, atOnce, ({ id }) => orNull(shop.vendor.subscriptions.details(user.id, id)))
  return new Set(details.flatMap((one) => (one && paidBy(one) === 'wallet' ? [one.id] : [])))
}

async function balanceOf({ vendor, requestId }: Shop): Promise<Money | null> {
  const balance = await orNull(vendor.wallet.balance())
  if (balance === null) log.info({ requestId }, 'balance not known')
  return balance
}

/** The link to repeat an ended subscription: with its stored choices, else its item's. Null if not ended or known. */
export function subscribeAgainLink({ drafts }: Shop, subscription: SubscriptionDetail) {
  const { status, storeId, itemId } = subscription
  if (!isOver({ status })) return null
  const hasSavedChoices = status === 'payment-failed' && drafts.subscription?.itemId === itemId
  if (hasSavedChoices) return { href: subscriptionCartPath(), label: 'pay.tryAgain' } as const
  if (!storeId || !itemId) return null
  return { href: itemAgainPath(storeId, itemId, subscription), label: 'subscriptions.again' } as const
}

/** The signed-in customer, as `requireUser`. Throws a 404 page if the vendor has no subscriptions. */
export async function requireSubscriber(shop: Shop): Promise<User> {
  if (!shop.settings.subscriptionsEnabled) throw new Response(null, { status: 404 })
  return shop.requireUser()
}

/** The current state of one of the customer's subscriptions. Somebody else's counts as missing: a 404 page. */
export async function ownSubscription(shop: Shop, user: User, id = ''): Promise<SubscriptionDetail> {
  const subscription = existing(await shop.vendor.subscriptions.details(user.id, id), 'noSubscription')
  return { ...subscription, itemName: subscription.itemName || shop.t('cart.goneItem') }
}

/** The frequency of a subscription in words: every day, every few days, or on weekdays; '' if unknown. */
export function frequencyText(plan: Plan | null, t: Translate, locale: string): string {
  if (!plan) return ''
  const { frequency, intervalDays, weekdays } = plan
  const isEveryDay = { everyday: true, interval: intervalDays === 1, custom: weekdays.length === 7 }[frequency]
  if (isEveryDay) return t('subscriptions.everyDay')
  if (frequency === 'interval') return t('subscriptions.everyDays', { count: intervalDays })
  const days = weekdayHeads(locale).filter(({ weekday }) => weekdays.includes(weekday))
  return t('subscriptions.onWeekdays', { days: days.map(({ long }) => long) })
}

/** The vendor's slot, such as '06:00 - 06:30', formatted for the language; any other text unchanged. */
export function slotWords(text: string, locale: string): string {
  const [from, to] = [...text.matchAll(/\b([01]?\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?/g)].map(
    ([, hours, minutes]) => `${String(Number(hours) % 24).padStart(2, '0')}:${minutes}:00`,
  )
  if (!/^[\d:\s–-]+$/.test(text) || !from) return text
  return to ? spanText({ from, to }, locale) : timeText(from, locale)
}
