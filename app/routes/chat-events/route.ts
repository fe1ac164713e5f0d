import { customerOf, type User } from '~/domain/account/user'
import { versionOf } from '~/domain/help/chat-messages'
import { hasEnded } from '~/http/device/stored-sessions.server'
import type { Polled, Source } from '~/http/events/event-hub.server'
import { nothingMore, streamOf } from '~/http/events/event-stream.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import type { Shop } from '~/http/shop/shop.server'

/** Server-sent events of a customer's chat: its version, at each change (rules 18.8). Empty for a guest. */
export const loader = shopLoader((shop, _, request) => {
  const { user, session } = shop
  if (!user || !session.signedIn) return nothingMore()
  return streamOf(request, chatSource(shop, user, session.signedIn.id), 'chat', shop.clientAddress)
})

/** How often the chat is read, for all pages of a session together, in ms (flows 15.2). */
const everyMs = 5000

/** A customer's chat, read with their session: each read asks only for what follows the latest message (rules 18.8). */
export function chatSource(shop: Shop, user: User, sessionId: string): Source {
  const { support } = shop.connection.detached()
  let latest = ''
  let version = versionOf([])
  return {
    key: `chat:${customerOf(shop, user)}:${sessionId}`,
    everyMs,
    async poll(): Promise<Polled | null> {
      if (await hasEnded(sessionId)) return null
      const { rows } = await support.messages({ userId: user.id, after: latest })
      if (rows.length > 0) latest = version = versionOf(rows)
      return { data: { version }, isOver: false }
    },
  }
}
