import { createHash } from 'node:crypto'
import type { User } from '~/domain/account/user'
import { keyValueStore } from '~/http/store/store.server'
import { log } from '~/http/log.server'
import type { Shop } from '~/http/shop/shop.server'
import type { SocialProfile } from '~/vendor-api/auth.server'
import { isRefusal } from '~/vendor-api/errors'
import type { OpenedSession } from '~/vendor-api/wire-user'

/**
 * Which profiles of a provider open which accounts. The vendor opens any account with a profile's e-mail, even one that somebody else
 * made earlier and can still enter. So an e-mail opens an account only after its password, or a code to its number, was given
 * together with the profile once (rules 14.20).
 */

/** How long an unused link is remembered, in ms; afterwards the customer proves the account again. */
const lifeMs = 400 * 24 * 3_600_000

/**
 * Lets the profile open the account from now on. The vendor links it by its e-mail; only if it does not, the link is stored
 * here. Other vendors never learn the e-mail, so they cannot link it to another account. While the key-value store is
 * unreachable, the customer proves the account each time.
 */
export async function linkProfile(shop: Shop, profile: SocialProfile, { id }: Pick<User, 'id'>) {
  const { auth } = shop.vendor
  try {
    if ((await auth.social(profile))?.user.id !== id) return
    const vendorLink = await auth.social({ ...profile, email: '' }).catch(() => null)
    if (vendorLink?.user.id !== id) await keyValueStore.set(keyOf(shop, profile), id, lifeMs)
  } catch (error) {
    log.warn({ requestId: shop.requestId, reason: (error as Error).name }, 'profile not linked')
  }
}

/**
 * The session of the account that the profile opens: one that it has opened before, here or at the vendor. Null for none. Throws
 * VendorError.
 */
export async function openLinked(shop: Shop, profile: SocialProfile): Promise<OpenedSession | null> {
  const { auth } = shop.vendor
  const enteredByLink = await auth.social({ ...profile, email: '' }).catch((error: unknown) => {
    // Some vendors refuse a profile without an e-mail instead of saying that they do not know it.
    if (profile.email && isRefusal(error)) return null
    throw error
  })
  if (enteredByLink || !profile.email) return enteredByLink
  const linkedUserId = await keyValueStore.get(keyOf(shop, profile)).catch(() => undefined)
  if (linkedUserId === undefined) return null
  const entered = await auth.social(profile)
  return entered?.user.id === linkedUserId ? entered : null
}

const keyOf = ({ settings }: Shop, { provider, id }: Pick<SocialProfile, 'provider' | 'id'>) =>
  `linked:${settings.vendorId}:${provider}:${createHash('sha256').update(id).digest('base64url')}`
