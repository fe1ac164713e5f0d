import { changeNumber } from './change-number.server'
import { enter } from '~/features/account/enter.server'
import { forgetCode, rememberVerified, type PendingCode } from '~/features/account/pending.server'
import { forgetSignInTries } from '~/features/account/tries.server'
import type { Shop } from '~/http/shop/shop.server'
import { resetPasswordPath, signInPath, signUpPath } from '~/paths'
import type { CodeOutcome } from '~/vendor-api/codes.server'

/** The redirect after a correct code, by its purpose. */
export function afterCode(shop: Shop, pending: PendingCode, outcome: CodeOutcome, redirectTo: string) {
  return nextStep[pending.why](shop, pending, outcome, redirectTo)
}

const nextStep = { join, reset, number: changeNumber }

/** An existing account is signed in; otherwise the customer signs up with the verified number (flows 11.3). */
async function join(shop: Shop, pending: PendingCode, { entered, isRegistered }: CodeOutcome, redirectTo: string) {
  if (entered) {
    await forgetSignInTries(shop, pending.identifier)
    return enter(shop, entered, redirectTo)
  }
  if (isRegistered) {
    await forgetCode(shop)
    shop.reply.toast('info', shop.t('signIn.passwordHint'))
    return shop.redirect(signInPath(redirectTo))
  }
  await rememberVerified(shop, { kind: 'number', ...personOf(pending) })
  return shop.redirect(signUpPath(redirectTo))
}

/** A customer who forgot the password may set a new one; the code itself does not sign them in. */
async function reset(shop: Shop, pending: PendingCode, { resetToken }: CodeOutcome, redirectTo: string) {
  await rememberVerified(shop, { kind: 'reset', ...personOf(pending), resetToken })
  return shop.redirect(resetPasswordPath(redirectTo))
}

const personOf = ({ identifier, dial, country }: PendingCode) => ({ identifier, dial, country })
