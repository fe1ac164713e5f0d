import { isSentMessage } from '~/domain/help/chat-messages'
import type { User } from '~/domain/account/user'
import type { Shop } from '~/http/shop/shop.server'
import { askVendor, messageIdOf, sendMessageOnce } from '~/features/submit-once/message-once.server'

/** A message: its words, and the order it is about, or ''. */
type SupportMessage = { text: string; orderId: string }

/**
 * Sends a message to support once for each form and its content; returns its id, or the texts for the customer (rules 18.8). A
 * message that may have been sent is first looked for among the existing ones; if they cannot be read, nothing is sent.
 */
export async function sendMessage(shop: Shop, user: User, key: string, message: SupportMessage) {
  const { support } = shop.vendor
  const id = messageIdOf(key, message.orderId, message.text)
  const similarMessages = async ({ text, orderId }: SupportMessage) => {
    const { rows } = await support.messages({ userId: user.id })
    return rows
      .filter((message) => isSentMessage(message, { text, orderId }))
      .map((row) => ({ id: row.id, madeAt: null }))
  }
  return sendMessageOnce<SupportMessage>(
    shop,
    user,
    { kind: 'message', id, unknown: 'chat.unknown' },
    {
      async prepare() {
        const existing = await similarMessages(message)
        return {
          kind: 'ready',
          fingerprint: message,
          // An equal message that exists before this form is first sent is another one.
          baseline: { at: Date.now(), known: existing.map((row) => row.id) },
          matches: existing,
          check: async () => null,
          send: () => askVendor(shop, () => support.say({ ...message, userId: user.id })),
        }
      },
      candidates: similarMessages,
    },
  )
}
