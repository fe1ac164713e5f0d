import { createHash } from 'node:crypto'
import type { User } from '~/domain/account/user'
import { emptyCart } from '~/domain/cart/cart'
import { messengerCookies } from '~/domain/help/contact'
import { isSamePoint, type Place } from '~/domain/place/place'
import { forgetTyped } from '~/http/forms/typed-text.server'
import { log } from '~/http/log.server'
import { orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { keyValueStore } from '~/http/store/store.server'
import { cookieCheckPath } from '~/paths'
import type { Profile, SocialProfile } from '~/vendor-api/account.server'
import { isRefusal } from '~/vendor-api/errors'
import type { OpenedSession } from '~/vendor-api/wire-user'
import { deliverToPrimary } from './address.server'
import { forgetPending, pendingProof } from './pending.server'

/**
 * Signs a customer in, whichever method they used, and redirects to `to`. The guest's cart stays. A tip is dropped
 * (rules 14.3), and so is everything of another customer: place, prepared order, and what the browser has kept (rules
 * 14.4 and 7.15).
 */
export async function completeSignIn(shop: Shop, { token, user }: OpenedSession, to: string) {
  if (shop.session.lastUserId && shop.session.lastUserId !== user.id) {
    await shop.drafts.forgetPerson()
    shop.reply.clearSite()
  }
  if (shop.drafts.checkout.tip !== '0') await shop.drafts.saveCheckout({ tip: '0' })
  await shop.signIn(token, user)
  await shop.drafts.keep()
  await linkProved(shop, user)
  forgetPending(shop)
  const before = shop.device.place.place
  if (await deliverToPrimary(shop)) tellOfOtherPlace(shop, before)
  return shop.redirect(shop.hasCookies ? to : cookieCheckPath(to))
}

/** Says so if the customer's address has replaced a place that was chosen before signing in (rules 4.7). */
function tellOfOtherPlace({ device, mode, reply, t }: Shop, before: Place | null) {
  const { place } = device.place
  if (mode === 'pickup' || !before?.address || !place || isSamePoint(before, place)) return
  reply.toast('info', t('place.replaced', { place: before.address }))
}

/** Links the provider's profile that the customer came with, if they have now proved the account with its e-mail. */
async function linkProved(shop: Shop, user: User) {
  const proof = pendingProof(shop, 'profile')
  if (proof && proof.identifier.toLowerCase() === user.email.trim().toLowerCase())
    await linkProfile(shop, { ...proof.profile, email: proof.identifier }, user)
}

/** Signs the customer out and removes everything personal from the device (rules 14.6). */
export async function completeSignOut(shop: Shop, to: string) {
  await shop.signOut()
  await shop.drafts.forgetPerson()
  shop.device.saveCart(emptyCart())
  forgetPending(shop)
  forgetTyped(shop.short)
  shop.reply.clearSite()
  shop.reply.forgetCookies(messengerCookies(shop.settings))
  return shop.redirect(to)
}

/** How long an unused link is remembered, in ms; afterwards the customer proves the account again. */
const lifeMs = 400 * 24 * 3_600_000

/**
 * Lets the profile open the account from now on. The vendor would open any account with the profile's e-mail, even one
 * that somebody else made earlier and can still enter: so the account's password, or a code to its number, must be
 * given together with the profile once (rules 14.20). The vendor links it by its e-mail; only if it does not, the link
 * is stored here. Other vendors never learn the e-mail, so they cannot link it to another account. While the key-value
 * store is unreachable, the customer proves it each time.
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

/** The session of the account that the profile opened before, here or at the vendor, or null. Throws VendorError. */
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

/**
 * Saves the changed fields; the others are sent as the vendor has them now, because another device may have changed
 * them. Returns the updated customer, keeping what the vendor's answer leaves out (flows 11.7). Throws the vendor's
 * failures, unless the vendor has saved it all the same: a second press, or a lost answer.
 */
export async function saveProfile(shop: Shop, before: User, change: Partial<Profile>): Promise<User> {
  const { account, auth } = shop.vendor
  const newProfile = { ...before, ...change }
  const saved = await account.update(newProfile).catch(async (error: unknown) => {
    const now = await orNull(auth.userDetails())
    const names = Object.keys(change) as (keyof Profile)[]
    if (now && names.every((name) => now[name] === newProfile[name])) return now
    throw error
  })
  const user: User = {
    ...newProfile,
    name: saved.name || newProfile.name,
    email: saved.email || newProfile.email,
    mobile: saved.mobile || newProfile.mobile,
    dialCode: saved.dialCode || newProfile.dialCode,
  }
  shop.updateUser(user)
  return user
}
