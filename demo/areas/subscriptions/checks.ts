import { z } from 'zod'
import type { Store } from '../../catalogue/types'
import type { MemberContext } from '../../core/call'
import { momentOf, wallTime } from '../../core/clock'
import { amount, id, invalidField, langField, looseNumber, optionalAmount, optionalId, text } from '../../core/fields'
import type { Point } from '../../core/geo'
import { sameAmount, slackOf } from '../../core/money'
import { Refusal } from '../../core/refusal'
import { factsOfStore } from '../../db/facts'
import type { SubscriptionRow } from '../../db/schema'
import { deliveryFeeFits, taxFits } from '../../rules/fees'
import { takesSlot } from '../../rules/opening-hours'
import { checkLines, type CheckedLine } from '../../rules/order-lines'
import { addDays, dateIn, firstOpenDay, rhythmDay, weekdaysIn, type Rhythm } from './days'

/** A quantity: a number or its text. Whether so many are in stock is checked later. */
export const units = z.union([z.number(), z.string()]).transform(Number)

/** Fields of subscription. */
export const subscriptionFields = {
  ...langField,
  vendor_id: id,
  user_id: id,
  restaurant_id: id,
  address_id: id,
  item_id: id,
  quantity: units,
  multiple_selection: optionalId,
  amount,
  frequency_type: z.string(),
  interval_days: looseNumber,
  custom_days: text,
  start_date: z.string(),
  end_date: text,
  delivery_time: text,
  sub_total: looseNumber,
  service_fee: optionalAmount,
  restaurant_service_fee: looseNumber,
  delivery_fee: optionalAmount,
  discount_price: optionalAmount,
  coupon_id: optionalId,
  coupon_redeem: text,
  total_amount: amount,
  payment_method: z.string(),
  payment_type: z.string(),
  wallet_amount: optionalAmount,
  remaining_amount: looseNumber,
  notes: text,
  device_type: text,
  isweb: looseNumber,
  return_url: text,
}

/** Everything needed to make a subscription. */
export type SubscriptionContext = MemberContext<z.output<z.ZodObject<typeof subscriptionFields>>>

/** Days and hour of the deliveries. */
export type Schedule = Rhythm & Pick<SubscriptionRow, 'deliveryTime'>

const FREQUENCIES: readonly Rhythm['frequency'][] = ['Everyday', 'On Interval', 'Custom']

function dateField({ body, lang }: SubscriptionContext, field: 'start_date' | 'end_date'): string {
  const date = dateIn(body[field])
  if (date === null) throw invalidField(field, lang)
  return date
}

/** "HH:mm:ss"; eight in the morning when the client left it open. */
function deliveryTimeOf({ body, lang }: SubscriptionContext): string {
  if (body.delivery_time.trim() === '') return '08:00:00'
  const time = /^([01]\d|2[0-3]):[0-5]\d(?=$|\D)(:[0-5]\d)?/.exec(body.delivery_time.trim())?.[0]
  if (time === undefined) throw invalidField('delivery_time', lang)
  return time.padEnd(8, ':00')
}

/** The delivery days (flows 14.2). A start in the past counts as tomorrow. */
export function scheduleOf(context: SubscriptionContext): Schedule {
  const { body, brand, demo, lang } = context
  const frequency = FREQUENCIES.find((known) => known.toLowerCase() === body.frequency_type.trim().toLowerCase())
  if (!frequency) throw invalidField('frequency_type', lang)
  const intervalDays = frequency === 'On Interval' ? (body.interval_days ?? 0) : 0
  if (frequency === 'On Interval' && !(Number.isSafeInteger(intervalDays) && intervalDays >= 1)) {
    throw new Refusal('intervalMissing')
  }
  const weekdays = frequency === 'Custom' ? weekdaysIn(body.custom_days) : []
  if (weekdays === null) throw invalidField('custom_days', lang)
  if (frequency === 'Custom' && weekdays.length === 0) throw new Refusal('weekdaysMissing')
  const today = wallTime(demo.clock.now(), brand.timeZone).slice(0, 10)
  const wanted = dateField(context, 'start_date')
  return {
    frequency,
    intervalDays,
    customDays: weekdays.join(','),
    startDate: wanted < today ? addDays(today, 1) : wanted,
    endDate: body.end_date.trim() === '' ? '' : dateField(context, 'end_date'),
    deliveryTime: deliveryTimeOf(context),
  }
}

/** The first delivery must be in the future, in the store's delivery hours. */
export function checkFirstDelivery({ brand, demo }: SubscriptionContext, store: Store, when: Schedule): void {
  const day = rhythmDay(when, firstOpenDay(when.deliveryTime, brand.timeZone, demo.clock.now()))
  if (day === null) throw new Refusal('noDeliveryDay')
  const at = momentOf(`${day} ${when.deliveryTime}`, brand.timeZone)
  if (at === null || !takesSlot(store, brand, at, 'delivery')) throw new Refusal('storeClosed')
}

/** The line of the item, after checks of its price and its stock. */
export function lineOf(context: SubscriptionContext, store: Store): CheckedLine {
  const { demo, body } = context
  if (!Number.isSafeInteger(body.quantity) || body.quantity < 1) throw new Refusal('quantityTooSmall')
  const facts = factsOfStore(demo.db, store.id)
  const lines = checkLines(store, facts, [body], slackOf(context))
  if (typeof lines === 'string') throw new Refusal(lines)
  const line = lines[0]
  if (!line?.item.subscription) throw new Refusal('notForSubscription')
  if (facts(line.item).quantity < line.quantity) throw new Refusal('quantityTooLarge')
  return line
}

/** Checks the amounts of one delivery as those of an order (flows 5); fee and tax may be left out. */
export function checkSubscriptionAmounts(
  context: SubscriptionContext,
  store: Store,
  line: CheckedLine,
  to: Point,
): void {
  const { brand, body } = context
  const { service_fee: tax, delivery_fee: fee } = body
  const slack = slackOf(context)
  if (!sameAmount(body.sub_total ?? line.amount, line.amount)) throw new Refusal('pricesChanged')
  const total = Math.max(0, line.amount + tax + fee - body.discount_price)
  const fits =
    sameAmount(total, body.total_amount) &&
    (tax === 0 || taxFits(tax, brand, store, [line], line.amount, slack)) &&
    (fee === 0 || deliveryFeeFits(fee, brand, store, to, line.amount, slack))
  if (!fits) throw new Refusal('totalWrong')
}
