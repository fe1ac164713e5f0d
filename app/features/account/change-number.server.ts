import { forgetCode, type PendingCode } from '~/features/account/pending.server'
import type { Shop } from '~/http/shop.server'
import { failureText } from '~/http/vendor-failures.server'
import { changeNumberPath, profilePath } from '~/paths'
import type { CodeOutcome } from '~/vendor/codes.server'

/** Saves a number that was just proved. A vendor that keeps the old one is believed, and the customer told (flows 11.7). */
export async function changeNumber(shop: Shop, { identifier, dial }: PendingCode, _outcome: CodeOutcome) {
  const { name, email } = await shop.requireUser()
  forgetCode(shop)
  try {
    const saved = await shop.vendor.account.update({ name, email, mobile: identifier, dialCode: dial })
    shop.updateUser(saved)
    const isChanged = saved.mobile === identifier
    shop.reply.toast(
      isChanged ? 'success' : 'error',
      shop.t(isChanged ? 'profile.numberChanged' : 'profile.numberKept'),
    )
    return shop.redirect(profilePath())
  } catch (error) {
    shop.reply.toast('error', failureText(error, shop.t))
    return shop.redirect(changeNumberPath())
  }
}
