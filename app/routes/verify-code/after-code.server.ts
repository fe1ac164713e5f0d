import { completeSignIn } from '~/features/account/sign-in-and-out.server'
import { forgetCode, rememberVerified, type PendingCode } from '~/features/account/pending.server'
import { saveProfile } from '~/features/account/save-profile.server'
import { forgetSignInTries } from '~/features/account/tries.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import { changeNumberPath, profilePath, resetPasswordPath, signInPath, signUpPath } from '~/paths'
import type { CodeOutcome } from '~/vendor-api/codes.server'

export async function afterCode(shop: Shop, pending: PendingCode, outcome: CodeOutcome, redirectTo: string) {
  if (pending.why === 'number') return changeNumber(shop, pending)
  if (pending.why === 'join') return join(shop, pending, outcome, redirectTo)
  // A customer who forgot the password may set a new one; the code itself does not sign them in.
  await rememberVerified(shop, { kind: 'reset', ...personOf(pending), resetToken: outcome.resetToken })
  return shop.redirect(resetPasswordPath(redirectTo))
}

/** An existing account is signed in; otherwise the customer signs up with the verified number (flows 11.3). */
async function join(shop: Shop, pending: PendingCode, { entered, isRegistered }: CodeOutcome, redirectTo: string) {
  if (entered) {
    await forgetSignInTries(shop, pending.identifier)
    return completeSignIn(shop, entered, redirectTo)
  }
  if (isRegistered) {
    await forgetCode(shop)
    return shop.redirect(signInPath(redirectTo), 'info', shop.t('signIn.passwordHint'))
  }
  await rememberVerified(shop, { kind: 'number', ...personOf(pending) })
  return shop.redirect(signUpPath(redirectTo))
}

/**
 * Saves a number that was just verified. If the vendor keeps the old one, that counts, and the customer is told (flows 11.7).
 * The code does not sign in to another account, because only the number was asked for.
 */
async function changeNumber(shop: Shop, { identifier, dial }: PendingCode) {
  await shop.requireUser()
  await forgetCode(shop)
  try {
    const before = await shop.vendor.auth.userDetails()
    const { mobile } = await saveProfile(shop, before, { mobile: identifier, dialCode: dial })
    if (mobile !== identifier) return shop.redirect(profilePath(), 'error', shop.t('profile.numberKept'))
    return shop.redirect(profilePath(), 'success', shop.t('profile.numberChanged'))
  } catch (error) {
    return shop.redirect(changeNumberPath(), 'error', failureText(error, shop.t))
  }
}

const personOf = ({ identifier, dial, country }: PendingCode) => ({ identifier, dial, country })
