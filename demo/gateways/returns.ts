import { orderById } from '../areas/orders/orders'
import { confirmPayment, failPayment, paymentById } from '../areas/payments/payments'
import { subscriptionById } from '../areas/subscriptions/subscriptions'
import type { Demo } from '../core/demo'
import { message, type MessageKey } from '../core/messages'
import type { Lang } from '../core/words'
import type { PaymentRow } from '../db/schema'
import { amountOf } from './fields'
import { verifiedStatus, type Fields } from './signatures'

/** Did the payment come too late for what it was meant for? */
function cameLate({ db }: Demo, { purpose, subjectId }: PaymentRow): boolean {
  if (purpose === 'recharge') return false
  const subject = purpose === 'order' ? orderById(db, subjectId ?? 0) : subscriptionById(db, subjectId ?? 0)
  return subject?.paymentState === 'failed'
}

/** Why a payment did not succeed; null when it did. */
function failureOf(demo: Demo, payment: PaymentRow, cancelled: boolean): MessageKey | null {
  if (payment.state === 'paid') return cameLate(demo, payment) ? 'paymentLate' : null
  if (payment.state === 'open') return 'paymentUnverified'
  return cancelled ? 'paymentCancelled' : 'paymentFailed'
}

function shopPage({ returnUrl, purpose }: PaymentRow, name: 'success' | 'fail', value: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set(name, value)
  if (purpose === 'subscription') url.searchParams.set('type', 'subscription')
  return url.href
}

/** Page of the shop to which the customer returns, with the result of the payment (flows 9.12 and 13.5). */
export function wayBack(demo: Demo, payment: PaymentRow, lang: Lang, cancelled = false): string {
  const failure = failureOf(demo, payment, cancelled)
  if (failure) return shopPage(payment, 'fail', message(failure, lang))
  return shopPage(payment, 'success', String(payment.subjectId ?? payment.id))
}

/** Page of the shop for a return that cannot be verified. */
export function wayBackUnverified(payment: PaymentRow, lang: Lang): string {
  return shopPage(payment, 'fail', message('paymentUnverified', lang))
}

/** Applies the return of a gateway and gives the page to which the customer goes. Forged returns change nothing. */
export function takeReturn(demo: Demo, payment: PaymentRow, fields: Fields, lang: Lang): string {
  const status = verifiedStatus(payment.gateway, fields, amountOf(payment))
  if (!status) return wayBackUnverified(payment, lang)
  const record = status === 'success' ? confirmPayment : failPayment
  demo.db.transaction((tx) => record(tx, demo, payment.id, demo.clock.now()))
  return wayBack(demo, paymentById(demo.db, payment.id) ?? payment, lang, status === 'cancelled')
}
