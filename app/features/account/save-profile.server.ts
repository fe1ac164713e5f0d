import type { User } from '~/domain/account/user'
import type { Shop } from '~/http/shop/shop.server'
import type { Profile } from '~/vendor-api/account.server'

/**
 * Saves the changed fields; the others are sent as the vendor has them now, because another device may have changed them.
 * Returns the updated customer, keeping what the vendor's answer leaves out (flows 11.7). Throws the vendor's failures.
 */
export async function saveProfile(shop: Shop, before: User, change: Partial<Profile>): Promise<User> {
  const wanted = { ...before, ...change }
  const saved = await shop.vendor.account.update(wanted)
  const user: User = {
    ...wanted,
    name: saved.name || wanted.name,
    email: saved.email || wanted.email,
    mobile: saved.mobile || wanted.mobile,
    dialCode: saved.dialCode || wanted.dialCode,
  }
  shop.updateUser(user)
  return user
}
