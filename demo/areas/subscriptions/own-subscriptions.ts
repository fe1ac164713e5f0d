import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { refused, success } from '../../core/answer'
import { memberCall, type Call, type MemberContext } from '../../core/call'
import { wallTime } from '../../core/clock'
import { id, invalidField, langField, looseNumber, optionalId, page, text } from '../../core/fields'
import { orRefused, Refusal } from '../../core/refusal'
import { factsOfItem } from '../../db/facts'
import { orders, subscriptions, type SubscriptionRow } from '../../db/schema'
import { isSoldOut } from '../../rules/stock'
import { amountsFor } from './amounts'
import { units } from './checks'
import { dateIn, deliveryDays, firstOpenDay, statusOn, type SubscriptionStatus } from './days'
import { invoiceLines, invoiceNumber, invoicePath } from './invoice-page'
import { subscriptionDetailView, subscriptionView } from './subscription-view'
import {
  couponOfSubscription,
  daysOf,
  endSubscription,
  forgetChangedDays,
  saveDay,
  subscriptionById,
} from './subscriptions'

const oneFields = { ...langField, vendor_id: id, user_id: optionalId, subscription_id: id }
type One = { subscription_id: string }

/** The subscription of a call. Subscriptions of other customers count as missing. */
function ownSubscription({ demo, body, user }: MemberContext<One>): SubscriptionRow {
  const wanted = Number(body.subscription_id)
  const row = Number.isSafeInteger(wanted) ? subscriptionById(demo.db, wanted) : undefined
  if (row?.userId !== user.id) throw new Refusal('subscriptionUnknown')
  return row
}

const todayOf = ({ brand, demo }: MemberContext<unknown>) => wallTime(demo.clock.now(), brand.timeZone).slice(0, 10)

/** The date in a field; empty when nothing was sent. */
function dateOf(value: string, field: string, { lang }: MemberContext<unknown>): string {
  const date = value.trim() === '' ? '' : dateIn(value)
  if (date === null) throw invalidField(field, lang)
  return date
}

const isRunning = (status: SubscriptionStatus) => status === 'Active' || status === 'Paused'

const list = memberCall(
  'subscription_list',
  { ...langField, vendor_id: id, user_id: optionalId, status: text, skip: looseNumber, total_record: looseNumber },
  (context) => {
    const { demo, body, user, say } = context
    const own = demo.db.select().from(subscriptions).where(eq(subscriptions.userId, user.id))
    const rows = own.orderBy(desc(subscriptions.id)).all()
    const wanted = body.status.trim().toLowerCase()
    const today = todayOf(context)
    const matching = rows.filter((row) => {
      const status = statusOn(row, today)
      return status !== 'PaymentFailure' && (wanted === '' || status.toLowerCase() === wanted)
    })
    const onPage = page(matching, body.skip, body.total_record)
    if (onPage.length === 0) return refused(say('noSubscriptions'), { Result: [] })
    const now = demo.clock.now()
    return success(say('success'), { Result: onPage.map((row) => subscriptionView(context, demo.catalogue, row, now)) })
  },
)

const details = memberCall('subscription_details', oneFields, (context) =>
  orRefused(context, () => {
    const { demo, say } = context
    const row = ownSubscription(context)
    const days = daysOf(demo.db, row.id)
    const madeOrders = demo.db.select().from(orders).where(eq(orders.subscriptionId, row.id)).all()
    const now = demo.clock.now()
    return success(say('success'), {
      Result: subscriptionDetailView(context, demo.catalogue, row, days, madeOrders, now),
    })
  }),
)

const pauseFields = { ...oneFields, status: z.string(), pause_from: text, pause_to: text }
type PauseContext = MemberContext<z.output<z.ZodObject<typeof pauseFields>>>

/** Without dates, a pause begins at once and lasts until the restart. With dates, these days are left out. */
function pause(context: PauseContext, row: SubscriptionRow) {
  const { demo, body, say } = context
  const today = todayOf(context)
  if (statusOn(row, today) !== 'Active') throw new Refusal('cannotPause')
  const from = dateOf(body.pause_from, 'pause_from', context)
  const to = dateOf(body.pause_to, 'pause_to', context)
  const pauseFrom = from < today ? today : from
  if (to !== '' && to < pauseFrom) throw new Refusal('pauseDatesWrong')
  const atOnce = pauseFrom === today && to === ''
  const change = { status: atOnce ? 'Paused' : 'Active', pauseFrom, pauseTo: to } as const
  demo.db.update(subscriptions).set(change).where(eq(subscriptions.id, row.id)).run()
  return success(say(pauseFrom === today ? 'subscriptionPaused' : 'pausePlanned'))
}

/** Ends a pause, or cancels a planned one. */
function restart(context: PauseContext, row: SubscriptionRow) {
  const { demo, say } = context
  const today = todayOf(context)
  const ahead = row.pauseFrom > today
  if (!isRunning(statusOn(row, today)) || (statusOn(row, today) !== 'Paused' && !ahead)) {
    throw new Refusal('cannotRestart')
  }
  const change = { status: 'Active', pauseFrom: '', pauseTo: '' } as const
  demo.db.update(subscriptions).set(change).where(eq(subscriptions.id, row.id)).run()
  return success(say('subscriptionRestarted'))
}

const pauseRestart = memberCall('subscription_pause_restart', pauseFields, (context) =>
  orRefused(context, () => {
    const word = context.body.status.trim().toLowerCase()
    if (word === 'pause') return pause(context, ownSubscription(context))
    if (word === 'restart') return restart(context, ownSubscription(context))
    throw invalidField('status', context.lang)
  }),
)

const cancel = memberCall('subscription_cancel', { ...oneFields, reason: text }, (context) =>
  orRefused(context, () => {
    const { demo, body, say } = context
    const row = ownSubscription(context)
    if (!isRunning(statusOn(row, todayOf(context)))) throw new Refusal('subscriptionNotRunning')
    const end = { status: 'Cancelled', cancelledReason: body.reason } as const
    demo.db.transaction((tx) => endSubscription(tx, row, end, demo.clock.now()))
    return success(say('subscriptionCancelled'))
  }),
)

const quantityFields = { ...oneFields, quantity: units, date: text }
type QuantityContext = MemberContext<z.output<z.ZodObject<typeof quantityFields>>>

/** Refuses a quantity that the store cannot deliver. */
function checkUnits({ demo, body }: QuantityContext, row: SubscriptionRow): void {
  if (!Number.isSafeInteger(body.quantity) || body.quantity < 1) throw new Refusal('quantityTooSmall')
  const item = demo.catalogue.itemById(String(row.itemId))
  const facts = item && factsOfItem(demo.db, item)
  if (!facts || isSoldOut(facts) || facts.quantity < body.quantity) throw new Refusal('quantityTooLarge')
}

const updateQuantity = memberCall('update_subscription_quantity', quantityFields, (context) =>
  orRefused(context, () => {
    const { demo, body, brand, say } = context
    const row = ownSubscription(context)
    if (!isRunning(statusOn(row, todayOf(context)))) throw new Refusal('subscriptionNotRunning')
    checkUnits(context, row)
    const date = dateOf(body.date, 'date', context)
    if (date === '') {
      const amounts = amountsFor(row, body.quantity, couponOfSubscription(demo.db, row))
      demo.db.transaction((tx) => {
        forgetChangedDays(tx, row.id)
        tx.update(subscriptions).set(amounts).where(eq(subscriptions.id, row.id)).run()
      })
    } else {
      const isOpen = date >= firstOpenDay(row.deliveryTime, brand.timeZone, demo.clock.now())
      if (!isOpen || deliveryDays(row, date, 1)[0] !== date) throw new Refusal('notDeliveryDay')
      saveDay(demo.db, { subscriptionId: row.id, date, quantity: body.quantity, orderId: null })
    }
    return success(say('quantityChanged'))
  }),
)

const invoice = memberCall(
  'generate_subscription_invoice',
  { ...oneFields, from_date: text, to_date: text },
  (context) =>
    orRefused(context, () => {
      const { demo, body, lang, origin, say } = context
      const row = ownSubscription(context)
      const from = dateOf(body.from_date, 'from_date', context)
      const to = dateOf(body.to_date, 'to_date', context)
      const lines = invoiceLines(demo.db, row.id, from, to)
      const [first, last] = [lines[0], lines.at(-1)]
      if (!first || !last) throw new Refusal('nothingToInvoice')
      const number = invoiceNumber(row.id, last.date)
      return success(say('invoiceReady'), {
        Result: { invoice_url: `${origin}${invoicePath(number, first.date, lang)}`, invoice_number: number },
      })
    }),
)

/** Managing subscriptions. Making them has its own file. */
export const ownSubscriptionCalls: Call[] = [list, details, pauseRestart, cancel, updateQuantity, invoice]
