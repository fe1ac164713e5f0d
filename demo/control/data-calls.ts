import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { cancelOrder, orderById } from '../areas/orders/orders'
import { settle } from '../areas/settle'
import { HttpFailure } from '../core/answer'
import type { Demo } from '../core/demo'
import { id, invalidField, parseFields } from '../core/fields'
import { balanceOf, book, centsOf } from '../db/ledger'
import { users, walletEntries, type User } from '../db/schema'
import { isPast, stageOf } from '../rules/stages'
import type { ControlCall } from './control-call'

const Cancellation = z.object({ order_id: id, status: z.literal('Cancelled'), reason: z.string().optional() })
const Movement = z.object({ user_id: id, amount: z.number().min(-1_000_000).max(1_000_000) })

const missing = (what: string) => new HttpFailure(404, { ok: false, message: `No such ${what}.` })

function userNamed(demo: Demo, userId: string): User {
  const user = demo.db
    .select()
    .from(users)
    .where(eq(users.id, Number(userId)))
    .get()
  if (!user) throw missing('customer')
  return user
}

/** Cancels an order that is under way, as its store would. */
function cancel(demo: Demo, fields: unknown): object {
  const { order_id: orderId, reason } = parseFields(Cancellation, fields, 'en')
  const now = demo.clock.now()
  demo.db.transaction((tx) => {
    const order = orderById(tx, Number(orderId))
    if (!order) throw missing('order')
    if (order.acceptedAt === null || isPast(stageOf(order, now).status)) throw invalidField('order_id', 'en')
    cancelOrder(tx, demo, String(order.id), now, reason)
  })
  return { ok: true }
}

/** Puts money into a wallet, or takes it out when the amount is below zero. */
function move(demo: Demo, fields: unknown): object {
  const { user_id, amount } = parseFields(Movement, fields, 'en')
  const { id: userId } = userNamed(demo, user_id)
  const kind = amount < 0 ? 'spent' : 'recharge'
  book(demo.db, { userId, kind, cents: centsOf(amount), at: demo.clock.now() })
  return { ok: true, balance: balanceOf(demo.db, userId) }
}

function ledger(demo: Demo, fields: unknown): object {
  settle(demo)
  const { id: userId } = userNamed(demo, parseFields(z.object({ user_id: id }), fields, 'en').user_id)
  const rows = demo.db.select().from(walletEntries).where(eq(walletEntries.userId, userId))
  const entries = rows
    .orderBy(desc(walletEntries.id))
    .all()
    .map(({ kind, cents, orderId, subscriptionId, paymentId, at }) => ({
      kind,
      amount: cents / 100,
      order_id: orderId,
      subscription_id: subscriptionId,
      payment_id: paymentId,
      at: new Date(at).toISOString(),
    }))
  return { balance: balanceOf(demo.db, userId), entries }
}

/** Calls that change orders and wallets without the rules of the API. */
export const dataCalls: ControlCall[] = [
  { method: 'post', path: '/order', answer: cancel },
  { method: 'post', path: '/wallet', answer: move },
  { method: 'get', path: '/ledger', answer: ledger },
]
