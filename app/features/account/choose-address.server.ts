import type { User } from '~/domain/account/user'
import { usePrimaryAddress } from '~/features/account/address.server'
import { isSameCustomer } from '~/features/account/customer'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'

/** Why an address could not be chosen. */
export type AddressProblem = { problem: string; status: number }

/**
 * Makes an address primary and the place (rules 4.6), and says so; or says why not. Somebody else's address counts as missing
 * (rules 2.12), and a form that was shown to somebody else chooses nothing.
 */
export async function chooseAddress(
  shop: Shop,
  user: User,
  form: URLSearchParams,
  addressId: string,
): Promise<AddressProblem | null> {
  if (!isSameCustomer(user, form)) return { problem: shop.t('account.changed'), status: 409 }
  try {
    const address = (await shop.vendor.addresses.list()).find(({ id }) => id === addressId)
    if (!address) return { problem: shop.t('address.unknown'), status: 404 }
    const { isServed } = await usePrimaryAddress(shop, user.id, address)
    if (isServed) shop.reply.toast('success', shop.t('address.chosen'))
    return null
  } catch (error) {
    return { problem: failureText(error, shop.t), status: 422 }
  }
}
