import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import { z } from 'zod'
import { refused, success } from '../../core/answer'
import { memberCall, type Call, type MemberContext, type Voice } from '../../core/call'
import { wallTime } from '../../core/clock'
import { id, langField, looseNumber, optionalId, page, text } from '../../core/fields'
import { chatMessages, type ChatMessageRow } from '../../db/schema'
import { ownOrder } from '../orders/orders'

/** Milliseconds the support takes to answer. */
const ANSWER_AFTER = 4000

/** Words that show that a message is about an order. */
const ABOUT_ORDERS = /order|deliver|courier|late|commande|livr|coursier|retard|طلب|توصيل|مندوب|تأخر/i

const memberFields = { ...langField, vendor_id: id, user_id: id }

function messageView({ brand }: Voice, row: ChatMessageRow): Record<string, unknown> {
  return {
    id: row.id,
    message: row.message,
    sender_type: row.sender,
    user_id: row.userId,
    image: '',
    order_id: row.orderId,
    is_read: row.isRead ? 1 : 0,
    created_at: wallTime(row.at, brand.timeZone),
  }
}

/** The support's answer to a message, in its language. */
function answerTo({ user, say }: MemberContext<unknown>, message: string, orderId: number | null): string {
  if (orderId !== null) return say('supportOnOrder', { name: user.name, order: String(orderId) })
  return say(ABOUT_ORDERS.test(message) ? 'supportOnOrders' : 'supportHello', { name: user.name })
}

const sendMessage = memberCall(
  'sendmessage',
  { ...memberFields, message: z.string(), order_id: optionalId, sender_type: text },
  (context) => {
    const { demo, body, user, say } = context
    const message = body.message.trim()
    if (message === '') return refused(say('messageMissing'), { Result: {} })
    const at = demo.clock.now()
    const orderId = ownOrder(demo.db, user.id, body.order_id)?.id ?? null
    const about = { userId: user.id, orderId }
    const answer = answerTo(context, message, orderId)
    const row = demo.db.transaction((tx) => {
      const ownMessage = tx
        .insert(chatMessages)
        .values({ ...about, sender: 'customer', message, at })
        .returning()
        .get()
      tx.insert(chatMessages)
        .values({ ...about, sender: 'admin', message: answer, at: at + ANSWER_AFTER })
        .run()
      return ownMessage
    })
    return success(say('success'), { Result: messageView(context, row) })
  },
)

/**
 * Messages of a customer that are visible by now, newest first. They are sorted by time, because an answer of the
 * support may have a smaller id than a message that the customer wrote while waiting for it.
 */
function visibleMessages({ demo, user }: MemberContext<unknown>): ChatMessageRow[] {
  const visible = and(eq(chatMessages.userId, user.id), lte(chatMessages.at, demo.clock.now()))
  return demo.db.select().from(chatMessages).where(visible).orderBy(desc(chatMessages.at), desc(chatMessages.id)).all()
}

const getMessage = memberCall(
  'getmessage',
  { ...memberFields, skip: looseNumber, total_record: looseNumber, last_message_id: optionalId },
  (context) => {
    const { demo, body, say } = context
    const messages = visibleMessages(context)
    const last = messages.findIndex((row) => String(row.id) === body.last_message_id.trim())
    const newer = last === -1 ? messages : messages.slice(0, last)
    const rows = page(newer, body.skip, body.total_record)
    if (rows.length === 0) return refused(say('noMessages'), { Result: [] })
    const read = rows.filter((row) => row.sender === 'admin').map((row) => row.id)
    demo.db.update(chatMessages).set({ isRead: true }).where(inArray(chatMessages.id, read)).run()
    return success(say('success'), { Result: rows.map((row) => messageView(context, row)) })
  },
)

/** Support chat. */
export const chatCalls: Call[] = [sendMessage, getMessage]
