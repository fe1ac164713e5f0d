import { deliverToPrimary } from '~/features/account/address.server'
import { linkProfile } from '~/features/account/linked-profiles.server'
import { forgetPending, verified } from '~/features/account/pending.server'
import type { User } from '~/domain/account/user'
import type { Shop } from '~/http/shop/shop.server'
import type { OpenedSession } from '~/vendor-api/wire-user'

/**
 * Where every way in ends: a new session, and the way on. The guest's cart stays; somebody else's place and prepared order do
 * not (rules 14.4 and 7.15), and neither does a tip (rules 14.3).
 */
export async function enter(shop: Shop, { token, user }: OpenedSession, to: string) {
  if (shop.session.lastUserId && shop.session.lastUserId !== user.id) await shop.drafts.forgetPerson()
  if (shop.drafts.checkout.tip !== '0') await shop.drafts.saveCheckout({ tip: '0' })
  await shop.signIn(token, user)
  await linkProved(shop, user)
  forgetPending(shop)
  await deliverToPrimary(shop)
  return shop.redirect(to)
}

/** Who came with a provider's profile, and has now entered the account with its e-mail another way, comes with the profile from now on. */
async function linkProved(shop: Shop, user: User) {
  const proof = await verified(shop, 'profile')
  if (proof && proof.identifier.toLowerCase() === user.email.trim().toLowerCase())
    await linkProfile(shop, { ...proof.profile, email: proof.identifier }, user)
}
