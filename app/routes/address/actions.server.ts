import type { TypedResponse } from '@remix-run/node'
import { z } from 'zod'
import { safePath } from '~/domain/safe-path'
import type { User } from '~/domain/account/user'
import { chooseAddress, type AddressProblem } from '~/features/account/choose-address.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { addressesPath } from '~/paths'

const Choice = z.object({ addressId: z.string().min(1).max(64), backTo: z.string().max(2000).optional() })

/** Makes an address primary, or says why not on the list of addresses. */
export async function answerChoice(
  shop: Shop,
  user: User,
  form: URLSearchParams,
): Promise<AddressProblem | TypedResponse<never>> {
  const submission = parseFields(form, Choice)
  if (submission.status !== 'success') return { problem: shop.t('error.form'), status: 400 }
  const { addressId, backTo } = submission.value
  const problem = await chooseAddress(shop, user, form, addressId)
  return problem ?? shop.redirect(safePath(backTo, addressesPath()))
}
