import type { TypedResponse } from '@remix-run/node'
import { z } from 'zod'
import { safePath } from '~/domain/safe-path'
import type { User } from '~/domain/user'
import { usePrimaryAddress } from '~/features/account/address.server'
import { isSameCustomer } from '~/features/account/same-customer'
import { parseFields } from '~/http/form.server'
import type { Shop } from '~/http/shop.server'
import { failureText } from '~/http/vendor-failures.server'
import { addressesPath } from '~/paths'

const Choice = z.object({ addressId: z.string().min(1).max(64), backTo: z.string().max(2000).optional() })

type Problem = { problem: string; status: number }

/**
 * Makes an address the primary one (rules 4.6), or says why not, beside the addresses that there are. Somebody else's address is
 * as if it did not exist (rules 2.12).
 */
export async function chooseAddress(
  shop: Shop,
  user: User,
  form: URLSearchParams,
): Promise<Problem | TypedResponse<never>> {
  const submission = parseFields(form, Choice)
  if (submission.status !== 'success') return { problem: shop.t('error.form'), status: 400 }
  if (!isSameCustomer(user, form)) return { problem: shop.t('account.changed'), status: 409 }
  const { addressId, backTo } = submission.value
  try {
    const address = (await shop.vendor.addresses.list()).find(({ id }) => id === addressId)
    if (!address) return { problem: shop.t('address.unknown'), status: 404 }
    const { isServed } = await usePrimaryAddress(shop, user.id, address)
    if (isServed) shop.reply.toast('success', shop.t('address.chosen'))
  } catch (error) {
    return { problem: failureText(error, shop.t), status: 422 }
  }
  return shop.redirect(safePath(backTo, addressesPath()))
}
