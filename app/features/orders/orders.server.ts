import { formatMoney, partsAsShown, roundMoney, type Currency, type Money } from '~/domain/money/money'
import type { OrderSummary, PaidPart } from '~/domain/orders/order'
import { cashName } from '~/domain/payments/payment-choice'
import type { Mode } from '~/domain/place/place'
import { orderTimeText } from '~/features/checkout/times.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorTimeAt } from '~/http/shop/vendor-clock.server'
import { timeText } from '~/i18n/clock-text'

/** Parts of a sum with their amounts as text, which together make the shown sum. */
export function withShownAmounts<Part extends { amount: Money }>(
  parts: Part[],
  sum: Money,
  currency: Currency,
): Part[] {
  const exact = parts.map(({ amount }) => amount)
  const amounts = partsAsShown(exact, roundMoney(sum, currency), currency)
  return parts.map((part, at) => ({ ...part, amount: formatMoney(amounts[at] ?? part.amount, currency) }))
}

/** The store's name for the customer; “the store” if the vendor does not name it. */
export const storeNamed = ({ t }: Pick<Shop, 't'>, { storeName }: { storeName: string }) =>
  storeName || t('track.theStore')

/** A means of payment for the customer: cash and the wallet in words, any other by this name. */
export function paidWithName(
  { t }: Pick<Shop, 't'>,
  method: PaidPart['method'],
  name: string,
  mode: Mode = 'delivery',
): string {
  if (method === 'other') return name
  return t(method === 'cash' ? cashName(mode) : 'pay.walletName')
}

/** When an order was placed by the vendor's clocks, 'YYYY-MM-DD HH:mm:ss': some lists say only the moment, in UTC (quirks 27). */
export function placedAtVendor({ settings }: Pick<Shop, 'settings'>, order: Pick<OrderSummary, 'placedAt' | 'madeAt'>) {
  return order.placedAt || (order.madeAt === null ? '' : vendorTimeAt(settings, order.madeAt))
}

/** The time of day of 'YYYY-MM-DD HH:mm:ss', which stays in one line: '11:04 PM'. */
export const clockText = (dateTime: string, locale: string) =>
  timeText(dateTime.slice(11), locale).replace(/\s/g, '\u00a0')

/** When an order is wanted, in words; '' for one that was wanted as soon as possible. */
export function scheduledText(shop: Shop, { scheduledFor }: Pick<OrderSummary, 'scheduledFor'>): string {
  return scheduledFor && orderTimeText(shop, { start: scheduledFor, slot: null, needed: null })
}
