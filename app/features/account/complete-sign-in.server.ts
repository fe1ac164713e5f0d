import { deliverToPrimary, isAt } from '~/features/account/address.server'
import { linkProfile } from '~/features/account/linked-profiles.server'
import { forgetPending, pendingProof } from '~/features/account/pending.server'
import type { User } from '~/domain/account/user'
import type { Place } from '~/domain/place/place'
import type { Shop } from '~/http/shop/shop.server'
import type { OpenedSession } from '~/vendor-api/wire-user'

/**
 * Signs a customer in, whichever method they used, and redirects to `to`. The guest's cart stays. A tip is dropped (rules 14.3),
 * and so are the place and prepared order of another customer (rules 14.4 and 7.15).
 */
export async function completeSignIn(shop: Shop, { token, user }: OpenedSession, to: string) {
  if (shop.session.lastUserId && shop.session.lastUserId !== user.id) await shop.drafts.forgetPerson()
  if (shop.drafts.checkout.tip !== '0') await shop.drafts.saveCheckout({ tip: '0' })
  await shop.signIn(token, user)
  await shop.drafts.keep()
  await linkProved(shop, user)
  forgetPending(shop)
  const before = shop.device.place.place
  const chosen = await deliverToPrimary(shop)
  if (chosen?.isServed) tellOfOtherPlace(shop, before)
  return shop.redirect(to)
}

/** Says so if the customer's address has replaced a place that was chosen before signing in (rules 4.7). */
function tellOfOtherPlace({ device, mode, reply, t }: Shop, before: Place | null) {
  const { place } = device.place
  if (mode === 'pickup' || !before?.address || !place || isAt(before, place)) return
  reply.toast('info', t('place.replaced', { place: before.address }))
}

/** Links a provider's profile to the account, if the customer came with that profile and has now proved the account with its e-mail. */
async function linkProved(shop: Shop, user: User) {
  const proof = await pendingProof(shop, 'profile')
  if (proof && proof.identifier.toLowerCase() === user.email.trim().toLowerCase())
    await linkProfile(shop, { ...proof.profile, email: proof.identifier }, user)
}
