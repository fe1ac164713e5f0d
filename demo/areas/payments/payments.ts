import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Demo } from '../../core/demo'
import { plan, unplan } from '../../db/jobs'
import { book } from '../../db/ledger'
import type { Queries } from '../../db/open'
import { payments, type PaymentRow } from '../../db/schema'
import { acceptOrder, failOrder, orderById } from '../orders/orders'
import { acceptSubscription, failSubscription, subscriptionById } from '../subscriptions/subscriptions'

/** Seconds a customer has at the gateway before the payment counts as failed. */
export const PAYMENT_LIFE_S = 15 * 60

type NewPayment = Omit<PaymentRow, 'id' | 'state'>

/** Starts a payment at a gateway. */
export function openPayment(tx: Queries, payment: NewPayment): PaymentRow {
  const row: PaymentRow = { ...payment, id: `pay_${randomBytes(12).toString('hex')}`, state: 'open' }
  tx.insert(payments).values(row).run()
  plan(tx, 'expire-payment', row.id, row.createdAt + PAYMENT_LIFE_S * 1000)
  return row
}

/** A payment by its id. */
export function paymentById(db: Queries, id: string): PaymentRow | undefined {
  return db.select().from(payments).where(eq(payments.id, id)).get()
}

/** Pays the money into the wallet when nothing waits for the payment any longer. */
function keepInWallet(tx: Queries, payment: PaymentRow, at: number): void {
  const { userId, cents, id: paymentId } = payment
  const subject = payment.purpose === 'order' ? { orderId: payment.subjectId } : { subscriptionId: payment.subjectId }
  book(tx, { userId, kind: 'refund', cents, paymentId, ...subject, at })
}

/** Marks the order, subscription or recharge as paid. Doing it again changes nothing. */
export function confirmPayment(tx: Queries, demo: Demo, subject: string, at: number): void {
  const payment = paymentById(tx, subject)
  if (!payment || payment.state === 'paid') return
  tx.update(payments).set({ state: 'paid' }).where(eq(payments.id, payment.id)).run()
  unplan(tx, 'expire-payment', payment.id)
  const { userId, cents, id: paymentId, subjectId } = payment
  if (payment.purpose === 'recharge') {
    book(tx, { userId, kind: 'recharge', cents, paymentId, at })
  } else if (payment.purpose === 'order') {
    const order = orderById(tx, subjectId ?? 0)
    if (order?.paymentState === 'pending') acceptOrder(tx, demo, order, at)
    else keepInWallet(tx, payment, at)
  } else {
    const subscription = subscriptionById(tx, subjectId ?? 0)
    if (subscription?.paymentState === 'pending') acceptSubscription(tx, demo, subscription, at)
    else keepInWallet(tx, payment, at)
  }
}

/** Marks a payment as failed, unless it was confirmed before. */
export function failPayment(tx: Queries, demo: Demo, subject: string, at: number): void {
  const payment = paymentById(tx, subject)
  if (payment?.state !== 'open') return
  tx.update(payments).set({ state: 'failed' }).where(eq(payments.id, payment.id)).run()
  unplan(tx, 'expire-payment', payment.id)
  const order = payment.purpose === 'order' ? orderById(tx, payment.subjectId ?? 0) : undefined
  if (order?.paymentState === 'pending') failOrder(tx, demo, order, at)
  const subscription = payment.purpose === 'subscription' ? subscriptionById(tx, payment.subjectId ?? 0) : undefined
  if (subscription?.paymentState === 'pending') failSubscription(tx, subscription)
}
