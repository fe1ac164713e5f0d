import { stands } from '~/domain/help/chat-messages'
import type { User } from '~/domain/account/user'
import type { Shop } from '~/http/shop/shop.server'
import { ask, messageIdOf, sendMessageOnce } from '~/features/submit-once/say-once.server'

/** What is said: its words, and the order that it is about, or ''. */
type Said = { text: string; orderId: string }

/**
 * Says something to the support once for a form and what is in it; null, or what to tell the customer (rules 18.8). Whatever may
 * have been sent before is looked for among the messages first: without reading them nothing is sent.
 */
export async function sendMessage(shop: Shop, user: User, key: string, said: Said) {
  const { support } = shop.vendor
  const id = messageIdOf(key, said.orderId, said.text)
  const alike = async ({ text, orderId }: Said) => {
    const { rows } = await support.messages({ userId: user.id })
    return rows.filter((message) => stands(message, { text, orderId })).map((row) => ({ id: row.id, madeAt: null }))
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
          // What stands there before this form is sent for the first time is another message of the same words.
          baseline: { at: Date.now(), known: there.map((row) => row.id) },
          there,
          check: async () => null,
          send: () => ask(shop, () => support.say({ ...said, userId: user.id })),
        }
      },
      candidates: alike,
    },
  )
}
