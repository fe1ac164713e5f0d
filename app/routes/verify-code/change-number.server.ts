import { forgetCode, type PendingCode } from '~/features/account/pending.server'
import { saveProfile } from '~/features/account/save-profile.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import { changeNumberPath, profilePath } from '~/paths'
import type { CodeOutcome } from '~/vendor-api/codes.server'

/**
 * Saves a number that was just verified. If the vendor keeps the old one, that counts, and the customer is told (flows 11.7).
 * The code does not sign in to another account, because only the number was asked for.
 */
export async function changeNumber(shop: Shop, { identifier, dial }: PendingCode, _outcome: CodeOutcome) {
  await shop.requireUser()
  await forgetCode(shop)
  try {
    const before = await shop.vendor.auth.userDetails()
    const { mobile } = await saveProfile(shop, before, { mobile: identifier, dialCode: dial })
    if (mobile === identifier) shop.reply.toast('success', shop.t('profile.numberChanged'))
    else shop.reply.toast('error', shop.t('profile.numberKept'))
    return shop.redirect(profilePath())
  } catch (error) {
    shop.reply.toast('error', failureText(error, shop.t))
    return shop.redirect(changeNumberPath())
  }
}
