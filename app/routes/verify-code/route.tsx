import { json } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { completeSignIn, saveProfile } from '~/features/account/account.server'
import { checkCode, forgetSignInTries, resendCode } from '~/features/account/codes.server'
import { ShownFor } from '~/features/account/customer'
import {
  forgetCode,
  isShownFor,
  leadOnAfterBack,
  pendingCode,
  pendingProof,
  redirectTarget,
  rememberVerified,
  type PendingCode,
} from '~/features/account/pending.server'
import { failureText } from '~/http/forms/form.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import type { Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import {
  changeNumberPath,
  cookieCheckPath,
  forgotPasswordPath,
  profilePath,
  resetPasswordPath,
  signInPath,
  signUpPath,
} from '~/paths'
import { ButtonAfterWait } from '~/shell/button-after-wait'
import { Button } from '~/ui/form'
import { TextLink } from '~/ui/link'
import { ErrorText, FormErrors } from '~/ui/notice'
import { WithPart } from '~/ui/text'
import { type CodeOutcome } from '~/vendor-api/codes.server'

export { accountScreen as handle } from '~/features/account/account-screen'

/** Asks for the code that was sent to a number or e-mail (rules 14.18). Without a sent code it redirects to sign-in. */
export const loader = shopLoader((shop) => {
  shop.reply.personal()
  const redirectTo = redirectTarget(shop)
  const pending = pendingCode(shop)
  if (!pending) throw pageWithoutCode(shop, redirectTo)
  if (shop.user && pending.why === 'join') throw shop.redirect(redirectTo)
  const { identifier, dial, why, length, resendAt } = pending
  const back = { join: signInPath, reset: forgotPasswordPath, number: changeNumberPath }[why]
  return {
    title: shop.t('code.title'),
    as: identifier,
    // No line ends within the number.
    sentTo: dial ? `+${dial}\u00a0${identifier}` : identifier,
    isPhone: dial !== '',
    length,
    waitSeconds: Math.ceil(Math.max(0, resendAt - Date.now()) / 1000),
    otherHref: back(redirectTo),
  }
})

export const action = formAction(async (shop, form) => {
  const redirectTo = redirectTarget(shop)
  const pending = pendingCode(shop)
  if (!pending || !isShownFor(pending, form)) throw leadToProved(shop, redirectTo) ?? leadToStart(shop, redirectTo)
  if (form.get('intent') === 'resend') return resendCode(shop, pending, problemAt('form'), redirectTo)
  const checked = await checkCode(shop, pending, form.get('code') ?? '', problemAt('code'))
  return 'outcome' in checked ? afterCode(shop, pending, checked.outcome, redirectTo) : checked
})

const problemAt = (at: 'code' | 'form') => (text: string, status: number) => json({ text, at }, { status })

/** The redirect of the page without a code. */
export const pageWithoutCode = (shop: Shop, redirectTo: string) =>
  leadToProved(shop, redirectTo) ?? leadOnAfterBack(shop, redirectTo) ?? leadToStart(shop, redirectTo)

/** After Back: the redirect to what an accepted code leads to, or null. */
function leadToProved(shop: Shop, redirectTo: string) {
  const proof = pendingProof(shop, 'number', 'reset')
  return proof && shop.redirect(proof.kind === 'number' ? signUpPath(redirectTo) : resetPasswordPath(redirectTo))
}

/** The code has expired or was never requested in this browser. */
const leadToStart = (shop: Shop, redirectTo: string) =>
  shop.redirect(cookieCheckPath(redirectTo), 'error', shop.t('code.expired'))

/** What follows a correct code, by the purpose for which it was sent. */
export async function afterCode(shop: Shop, pending: PendingCode, outcome: CodeOutcome, redirectTo: string) {
  if (pending.why === 'number') return changeNumber(shop, pending)
  if (pending.why === 'join') return join(shop, pending, outcome, redirectTo)
  // A customer who forgot the password may set a new one; the code itself does not sign them in.
  rememberVerified(shop, { kind: 'reset', ...personOf(pending), resetToken: outcome.resetToken })
  return shop.redirect(resetPasswordPath(redirectTo))
}

/** An existing account is signed in; otherwise the customer signs up with the verified number (flows 11.3). */
async function join(shop: Shop, pending: PendingCode, { entered, isRegistered }: CodeOutcome, redirectTo: string) {
  if (entered) {
    await forgetSignInTries(shop, pending.identifier)
    return completeSignIn(shop, entered, redirectTo)
  }
  if (isRegistered) {
    forgetCode(shop)
    return shop.redirect(signInPath(redirectTo), 'info', shop.t('signIn.passwordHint'))
  }
  rememberVerified(shop, { kind: 'number', ...personOf(pending) })
  return shop.redirect(signUpPath(redirectTo))
}

/**
 * Saves a number that was just verified. If the vendor keeps the old one, that counts, and the customer is told (flows
 * 11.7). The code does not sign in to another account, because only the number was asked for.
 */
async function changeNumber(shop: Shop, { identifier, dial }: PendingCode) {
  await shop.requireUser()
  forgetCode(shop)
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

export default function VerifyCode() {
  const { title, as, sentTo, isPhone, length, waitSeconds, otherHref } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()
  const t = useT()
  const isWrong = problem?.at === 'code'
  const shownTo = <ShownFor as={as} />
  return (
    <div className="page narrow">
      <div className="card form">
        <h1>{title}</h1>
        <p className="quiet">
          <WithPart text={t('code.sentTo', { count: length, to: '\n' })}>
            <bdi className="strong">{sentTo}</bdi>
          </WithPart>
        </p>
        {problem?.at === 'form' && <FormErrors errors={[problem.text]} id="code-problem" />}
        <form className="form" method="post" noValidate>
          {shownTo}
          <div className="field">
            <label htmlFor="code">{t('code.label')}</label>
            <shop-code digits={length}>
              <input
                id="code"
                name="code"
                className="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                autoFocus
                required
                maxLength={40}
                dir="ltr"
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? 'code-error' : undefined}
              />
            </shop-code>
            {isWrong && <ErrorText id="code-error">{problem.text}</ErrorText>}
          </div>
          <Button look="wide" busy={t('busy.checking')} label={t('code.verify')} />
        </form>
        {/* Sends another code after a wait. One that is too early shows the time left; a script counts it down. */}
        <form className="form tight" method="post">
          {shownTo}
          <ButtonAfterWait
            label={t('code.resend')}
            seconds={waitSeconds}
            text={t('code.resendIn', { wait: '\n' })}
            name="intent"
            value="resend"
          />
        </form>
        <TextLink href={otherHref} label={t(isPhone ? 'code.otherNumber' : 'code.otherEmail')} />
      </div>
    </div>
  )
}
