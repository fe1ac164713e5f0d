import { hasEnded } from '~/http/device/ended-sessions.server'
import { log } from '~/http/log.server'
import type { Shop } from './shop.server'

/**
 * Goes on with the session that the cookie names unless it was ended elsewhere, and with its token, if that is kept in the store.
 * A lost token ends the session with a word; while the store is gone the customer is a guest, and nothing is changed.
 * Only a page that is seen takes an ended session's cookie away: what a script asked for before signing out or in anew may be
 * answered after it, and would put its own cookie in place of the new one.
 */
export async function confirmSession({ session, reply, t, requestId }: Shop) {
  const { claimed } = session
  if (!claimed) return
  const end = () => (reply.isSeen ? session.signOut() : session.disregard())
  if (await hasEnded(claimed.id)) return end()
  try {
    if (await session.restore()) return
    end()
    reply.toast('error', t('session.expired'))
  } catch (error) {
    log.warn({ requestId, reason: error instanceof Error ? error.name : 'unknown' }, 'session token')
    reply.personal()
  }
}
