import { isSentMessage } from '~/domain/help/chat-messages'
import type { User } from '~/domain/account/user'
import type { Shop } from '~/http/shop/shop.server'
import { askVendor, messageIdOf, sendMessageOnce } from '~/features/submit-once/say-once.server'

/** A message: its words, and the order it is about, or ''. */
type Said = { text: string; orderId: string }

/**
 * Sends a message to support once for each form and its content; returns null, or the message for the customer (rules 18.8). A
 * message that may have been sent is looked for among the existing ones first: if they cannot be read nothing is sent.
 */
export async function sendMessage(shop: Shop, user: User, key: string, said: Said) {
  const { support } = shop.vendor
  const id = messageIdOf(key, said.orderId, said.text)
  const alike = async ({ text, orderId }: Said) => {
    const { rows } = await support.messages({ userId: user.id })
    return rows
      .filter((message) => isSentMessage(message, { text, orderId }))
      .map((row) => ({ id: row.id, madeAt: null }))
  }
  return sendMessageOnce<Said>(
    shop,
    user,
    { kind: 'message', id, unknown: 'chat.unknown' },
    {
      async prepare() {
        const there = await alike(said)
        return {
          kind: 'ready',
          fingerprint: said,
          // An equal message that exists before this form is first sent is another one.
          baseline: { at: Date.now(), known: there.map((row) => row.id) },
          there,
          check: async () => null,
          send: () => askVendor(shop, () => support.say({ ...said, userId: user.id })),
        }
      },
      candidates: alike,
    },
  )
}
