import type { User } from '~/domain/account/user'
import type { Shop } from '~/http/shop/shop.server'
import type { Profile } from '~/vendor-api/account.server'

/**
 * Saves the changed fields; the others are sent as the vendor has them now, because another device may have changed them.
 * Returns the updated customer, keeping what the vendor's answer leaves out (flows 11.7). Throws the vendor's failures.
 */
export async function saveProfile(shop: Shop, before: User, change: Partial<Profile>): Promise<User> {
  const newProfile = { ...before, ...change }
  const saved = await shop.vendor.account.update(newProfile)
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
