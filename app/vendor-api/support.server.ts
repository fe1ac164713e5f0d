import { createHash } from 'node:crypto'
import { z } from 'zod'
import { messagesPage, type ChatMessage } from '~/domain/help/chat-messages'
import { type Faq } from '~/domain/help/contact'
import { cacheRules, publicRead, read, type Send } from './send'
import { dateTime, eachOnceBy, image, list, named, oneOfList, optionalId, page, result, text, typedText } from './wire'

/** Rows without a question are dropped, and those that come again. */
const Faqs = result(list(z.object({ question: text, answer: text }))).transform((faqs): Faq[] => {
  return eachOnceBy(faqs).filter(({ question }) => question !== '')
})

const Message = named<ChatMessage>({
  id: [
    z.tuple([text, text, text, typedText, image]).transform(([id, ...parts]) => id || nameOf(parts)),
    ...['id', 'sender_type', 'created_at', 'message', 'image'],
  ],
  text: [typedText, 'message'],
  isOwn: [text.transform((sender) => sender.toLowerCase() === 'customer'), 'sender_type'],
  image: [image, 'image'],
  orderId: [optionalId, 'order_id'],
  at: [dateTime, 'created_at'],
}).refine(({ text, image }) => text !== '' || image !== '', 'a message says something')

/** A stable id for a message without one. */
const nameOf = (parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)

const Messages = result(page(Message))
const SentMessage = result(oneOfList(z.object({ id: optionalId }))).transform((sent) => sent?.id ?? '')

/** A problem that a customer reports. */
export type BugReport = { userId: string; title: string; description: string; picture: File | null }

/** A message to support; `orderId` is '' if it is not about an order. */
export type NewMessage = { userId: string; text: string; orderId: string }

/** Which messages are asked for: a page of them after the first `skip`, or those after one. */
type MessageQuery = { userId: string; skip?: number; after?: string }

export const supportCalls = (send: Send) => ({
  /** Questions and answers in the page's language; [] if there are none (flows 15.1). */
  faqs: (): Promise<Faq[]> =>
    send('get_faq_all', { type: 'customer' }, Faqs, { ...publicRead, cache: cacheRules.faqs }),

  /** Reports a problem: as a form with a picture, as JSON without (flows 15.2). Never sent twice. */
  reportBug({ userId, title, description, picture }: BugReport): Promise<unknown> {
    const payload = { user_id: userId, title, description, device_type: 'Web', app_version_code: '' }
    const form = picture && { method: 'form' as const, files: [{ name: 'image', file: picture }], patience: 2 }
    return send('customer_report_bug', payload, z.unknown(), form ?? {})
  },

  /** A page of the support chat, newest first, and how many rows it has; none is an empty page (flows 15.2). */
  messages: ({ userId, skip = 0, after = '' }: MessageQuery): Promise<{ rows: ChatMessage[]; sent: number }> =>
    send('getmessage', { user_id: userId, skip, total_record: messagesPage, last_message_id: after }, Messages, read),

  /** Sends a message to support; returns the message's id, '' if the vendor names none. Never sent twice. */
  say: ({ userId, text, orderId }: NewMessage): Promise<string> =>
    send('sendmessage', { user_id: userId, message: text, order_id: orderId, sender_type: 'customer' }, SentMessage),
})
