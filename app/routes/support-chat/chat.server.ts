import { z } from 'zod'
import type { User } from '~/domain/account/user'
import {
  byDay,
  inOrder,
  isSentMessage,
  longestMessage,
  messagesPage,
  typedText,
  versionOf,
  type ChatMessage,
} from '~/domain/help/chat-messages'
import { dayAfter } from '~/domain/stores/opening'
import { isSameCustomer } from '~/features/account/customer'
import { messageIdOf, sendMessageOnce } from '~/features/submit-once/message-once.server'
import { submitTimes } from '~/features/submit-once/submission-log.server'
import { formAnswer, formError, parseFields, refusedForm } from '~/http/forms/form.server'
import { pictureUrl } from '~/http/images.server'
import { existing, orNull, orUnanswered } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import { fullDayText, timeText } from '~/i18n/clock-text'
import { orderPath, supportChatPath } from '~/paths'
import { toTyped } from '~/vendor-api/wire-values'

/** A support message: the text, the form's key, and the order that it is about. */
export const Say = z.object({
  message: z
    .string({ error: 'chat.missing' })
    .overwrite(typedText)
    .min(1, 'chat.missing')
    .max(longestMessage, 'chat.tooLong'),
  idempotencyKey: z.string({ error: 'error.generic' }).regex(/^\w{1,40}$/, 'error.generic'),
  order: z.string().max(40).optional(),
})

/** Sends a message to support, once (rules 18.8). On any failure the form is shown again with its text. */
export async function postMessage(shop: Shop, form: URLSearchParams) {
  shop.connection.setDeadline(submitTimes.deadline)
  const user = await shop.requireUser()
  if (!isSameCustomer(shop, form)) return formAnswer(formError(shop.t('account.changed')), 409)
  const submission = parseFields(form, Say)
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  const { message: text, idempotencyKey, order = '' } = submission.value
  const tooMany = await shop.tooManyText('messages', user.id)
  if (tooMany) return refusedForm(submission, tooMany, 429)
  const orderId = await orUnanswered(ownOrderId(shop, order))
  if (orderId === 'unanswered') return refusedForm(submission, shop.t('error.generic'), 502)
  const outcome = await sendMessage(shop, user, idempotencyKey, { text, orderId })
  if ('texts' in outcome) return refusedForm(submission, outcome.texts, outcome.status)
  // The anchor is the field for the next message.
  return shop.redirect(`${supportChatPath({ orderId })}#say-message`)
}

/** The id of an order of the customer, '' for none. Throws a 404 for somebody else's (rules 2.12). */
export async function ownOrderId(shop: Shop, orderId: string): Promise<string> {
  if (orderId === '') return ''
  return existing(await shop.vendor.orders.details(orderId), 'noOrder').id
}

/**
 * Sends a message to support once for each form and its content: its words, and the order it is about, or ''. Returns
 * its id, or the texts for the customer (rules 18.8). A message that may have been sent is first looked for among the
 * existing ones; if they cannot be read, nothing is sent.
 */
async function sendMessage(shop: Shop, user: User, key: string, message: { text: string; orderId: string }) {
  const { support } = shop.vendor
  const id = messageIdOf(key, message.orderId, message.text)
  const equalMessages = async () => {
    const { rows } = await support.messages({ userId: user.id })
    return rows.filter((row) => isSentMessage(plain(row), plain(message))).map((row) => ({ id: row.id, madeAt: null }))
  }
  const send = () => support.say({ ...message, userId: user.id })
  return sendMessageOnce(
    shop,
    user,
    { kind: 'message', id, fingerprint: message, unknown: 'chat.unknown' },
    { prepare: async () => ({ existing: await equalMessages(), send }), candidates: equalMessages },
  )
}

/** Without escapes of HTML: what is read has lost them, even those that the customer typed (quirks 24). */
const plain = <Written extends { text: string }>(one: Written) => ({ ...one, text: toTyped(one.text) })

/**
 * A page of the chat by day, the latest page first; null if it cannot be read (rules 18.8). Throws a 502 page to a
 * script, which then keeps the messages that it shows and asks again.
 */
export async function chatView(shop: Shop, user: User, page: number) {
  const skip = (page - 1) * messagesPage
  const chatPage = await orNull(shop.vendor.support.messages({ userId: user.id, skip }))
  if (!chatPage && shop.reply.isInBackground) throw new Response(null, { status: 502 })
  if (!chatPage) return null
  return {
    /** The latest message, as named by the chat's events. */
    version: versionOf(chatPage.rows),
    days: byDay(inOrder(chatPage.rows)).map(({ date, messages }) => ({
      date,
      title: dayTitle(shop, date),
      messages: messages.map((message) => messageView(shop, message)),
    })),
    older: chatPage.sent >= messagesPage ? supportChatPath({ page: page + 1 }) : null,
  }
}

function messageView({ locale }: Shop, message: ChatMessage) {
  const { image, orderId, at } = message
  return {
    ...message,
    image: pictureUrl(image),
    order: orderId ? { id: orderId, href: orderPath(orderId) } : null,
    time: at && timeText(at.slice(11), locale),
  }
}

function dayTitle(shop: Shop, date: string) {
  if (date === '') return ''
  const { date: today } = vendorNow(shop.settings)
  if (date === today) return shop.t('times.today')
  return date === dayAfter(today, -1).date ? shop.t('chat.yesterday') : fullDayText(date, shop.locale)
}
