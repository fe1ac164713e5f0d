import { hasEnded } from '~/http/device/ended-sessions.server'
import { failureName, log } from '~/http/log.server'
import type { Shop } from './shop.server'

/**
 * Continues the cookie's session, with its token if the store keeps it, unless it was ended elsewhere. A lost token ends the
 * session with a message; while the store is gone the customer is treated as a guest and nothing changes. Only a visible page
 * removes an ended session's cookie: the answer to a script's earlier request may arrive after a new sign-in and would
 * overwrite its cookie.
 */
export async function confirmSession({ session, reply, t, requestId }: Shop) {
  const { claimedSession } = session
  if (!claimedSession) return
  const end = () => (reply.isSeen ? session.signOut() : session.disregard())
  if (await hasEnded(claimedSession.id)) return end()
  try {
    if (await session.restore()) return
    end()
    reply.toast('error', t('session.expired'))
  } catch (error) {
    log.warn({ requestId, reason: failureName(error) }, 'session token')
    reply.personal()
  }
}
