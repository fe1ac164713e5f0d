import { z } from 'zod'
import { formatMoney, partsAsShown, roundMoney, type Currency, type Money } from '~/domain/money/money'
import { orderStatuses, orderSteps, type OrderStatus, type OrderSummary } from '~/domain/orders/order'
import type { PaidPart } from '~/domain/orders/order-payment'
import { minutesToGo } from '~/domain/orders/track'
import { afterList, afterLook, orderToShow, type OrderUnderWay } from '~/domain/orders/under-way'
import { cashName } from '~/domain/payments/payment-choice'
import type { Mode } from '~/domain/place/place'
import { filterQuery, storeFilter } from '~/domain/stores/store-filter'
import { isDateTime } from '~/domain/text/date-time'
import { orderTimeText } from '~/features/checkout/times.server'
import { withoutCancelled } from '~/features/payments/gateway-redirect.server'
import { StoredRecord, updateRecord, type RecordKind } from '~/http/drafts/stored-record.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorTimeAt } from '~/http/shop/vendor-clock.server'
import { timeText } from '~/i18n/clock-text'
import { homePath, ordersPath, orderStatusPath } from '~/paths'
import { stageIcons } from './stage-icons'

/** Parts of a sum with their amounts as text, which together make the shown sum; '' stays for one that is not known. */
export function withShownAmounts<Part extends { amount: Money }>(
  parts: Part[],
  sum: Money,
  currency: Currency,
): Part[] {
  const exact = parts.map(({ amount }) => amount)
  const amounts = partsAsShown(exact, roundMoney(sum, currency), currency)
  return parts.map((part, at) => {
    return { ...part, amount: part.amount && formatMoney(amounts[at] ?? part.amount, currency) }
  })
}

/** The store's name for the customer; “the store” if the vendor does not name it. */
export const storeNamed = ({ t }: Pick<Shop, 't'>, { storeName }: { storeName: string }) =>
  storeName || t('track.theStore')

/** A means of payment for the customer: cash and the wallet in words, any other by this name. */
export function paidWithName({ t }: Shop, method: PaidPart['method'], name: string, mode: Mode = 'delivery'): string {
  if (method === 'other') return name
  return t(method === 'cash' ? cashName(mode) : 'wallet.title')
}

/** When an order was placed, in the vendor's zone; some lists have only the moment (quirks 27). */
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

type Remembered = { orders: OrderUnderWay[] }

const Order: z.ZodType<OrderUnderWay> = z.object({
  id: z.string(),
  status: z.enum(orderStatuses),
  mode: z.enum(['delivery', 'pickup']),
  storeName: z.string(),
  scheduledFor: z.union([z.literal(''), z.string().refine(isDateTime)]),
  expectedAt: z.number().nullable(),
  seenAt: z.number(),
})

/** The remembered orders under way of each customer; what cannot be read is forgotten, because every page shows it. */
const kind: RecordKind<Remembered> = {
  name: 'under-way',
  schema: z.object({ orders: z.array(Order).catch([]).default([]) }),
}

/** Remembers the state of an order that was just read; without the remaining minutes the expected time is unknown. */
export async function rememberUnderWay(shop: Shop, order: OrderSummary, minutesLeft = '') {
  const minutes = minutesToGo(order, minutesLeft)
  const expectedAt = minutes === null ? null : Date.now() + minutes * 60_000
  await remember(shop, (orders) => afterLook(orders, { ...recordOf(order), expectedAt }))
}

/** Remembers all orders under way, which were read just now. */
export async function rememberAllUnderWay(shop: Shop, orders: readonly OrderSummary[]) {
  const listed = orders.map((order) => ({ ...recordOf(order), expectedAt: null }))
  await remember(shop, (remembered) => afterList(remembered, listed))
}

async function remember({ user, settings }: Shop, change: (orders: OrderUnderWay[]) => OrderUnderWay[]) {
  if (user) await updateRecord(kind, settings.vendorId, user.id, ({ orders }) => ({ orders: change(orders) }))
}

/** The stage of an order of the customer as it was last read; null if none is remembered. */
export async function lastKnownStage({ user, settings }: Shop, orderId: string): Promise<OrderStatus | null> {
  const record = user && (await StoredRecord.open(kind, settings.vendorId, user.id))
  return record?.value.orders.find(({ id }) => id === orderId)?.status ?? null
}

const recordOf = ({ id, status, mode, storeName, scheduledFor }: OrderSummary) => {
  return { id, status, mode, storeName, scheduledFor, seenAt: Date.now() }
}

/** The order under way to show on this page, as last read (rules 13.12); null if none, or if the page has it anyway. */
export async function orderUnderWay(shop: Shop) {
  if (isShownBy(shop)) return null
  const { user, settings } = shop
  const record = user && (await StoredRecord.open(kind, settings.vendorId, user.id))
  const order = orderToShow(await withoutCancelled(shop, record?.value.orders ?? []), Date.now())
  if (!order || shop.url.pathname.endsWith(`/${order.id}`)) return null
  // The order's state can change at any time.
  shop.reply.uncacheable()
  const { reached, sentence } = orderSteps(order.status, order.mode)
  return {
    href: orderStatusPath(order.id),
    icon: stageIcons[reached],
    says: shop.t(sentence, { store: storeNamed(shop, order) }),
    when: whenText(shop, order),
  }
}

export type UnderWayView = NonNullable<Awaited<ReturnType<typeof orderUnderWay>>>

/** The list of orders, and home unless its stores are filtered, show all orders under way themselves. */
function isShownBy({ url, settings }: Shop) {
  if (url.pathname === ordersPath()) return true
  const isHome = url.pathname === homePath()
  return isHome && (settings.isSingleStore || filterQuery(storeFilter(url.searchParams)).size === 0)
}

function whenText(shop: Shop, order: OrderUnderWay) {
  const { t, settings, locale } = shop
  if (order.status === 'scheduled') return scheduledText(shop, order)
  if (order.expectedAt === null) return ''
  const time = clockText(vendorTimeAt(settings, order.expectedAt), locale)
  return t(order.mode === 'delivery' ? 'track.aroundDelivery' : 'track.aroundPickup', { time })
}
