import { useActionData, useLoaderData } from '@remix-run/react'
import { forgetSignInTries } from '~/features/account/codes.server'
import { ShownFor } from '~/features/account/customer'
import { AccountName, NewPassword, PasswordFields } from '~/features/account/password-fields'
import {
  giveBack,
  isShownFor,
  leadOnAfterBack,
  pendingProof,
  redirectTarget,
  rememberDone,
  useUp,
  type Proof,
} from '~/features/account/pending.server'
import { failureAnswer, formAnswer, parseFields, refusedForm } from '~/http/forms/form.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { type Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import { forgotPasswordPath, signInPath } from '~/paths'
import { Button, FormPage, useSchemaForm } from '~/ui/form'
import { TextLink } from '~/ui/link'
import { WithPart } from '~/ui/text'
import { mayBeDone } from '~/vendor-api/errors'

export { accountScreen as handle } from '~/features/account/account-screen'

/** A new password for the account that was verified in this browser; without one there is no form (rules 14.12). */
export const loader = shopLoader((shop) => {
  shop.reply.personal()
  const redirectTo = redirectTarget(shop)
  const proof = pendingProof(shop, 'reset')
  if (!proof) throw leadOnAfterBack(shop, redirectTo) ?? redirectToForgotPassword(shop, redirectTo)
  const { identifier, dial } = proof
  return {
    title: shop.t('password.resetTitle'),
    identifier,
    account: dial ? `+${dial} ${identifier}` : identifier,
    againHref: forgotPasswordPath(redirectTo),
  }
})

export const action = formAction(async (shop, form) => {
  const redirectTo = redirectTarget(shop)
  const proof = pendingProof(shop, 'reset')
  if (!proof || !isShownFor(proof, form)) return redirectToForgotPassword(shop, redirectTo)
  return setPassword(shop, form, proof, redirectTo)
})

/**
 * Sets a new password once, for the account that was verified in this browser; the form does not name it (rules 14.12).
 * A signed-in customer signs in again, because the vendor may have ended the session.
 */
export async function setPassword(shop: Shop, form: URLSearchParams, proof: Proof<'reset'>, redirectTo: string) {
  const submission = parseFields(form, NewPassword)
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  try {
    // It was used before, in another tab or by a double submit, so the password is most likely set.
    if (!(await useUp(shop, proof))) return shop.redirect(signInPath(redirectTo), 'info', shop.t('password.used'))
    await shop.vendor.account.resetPassword(proof, submission.value.password, proof.resetToken)
  } catch (error) {
    giveBack(shop, proof)
    const [problem, status] = failureAnswer(error, shop.t)
    return refusedForm(submission, mayBeDone(error) ? [problem, shop.t('password.maybeSet')] : problem, status)
  }
  await forgetSignInTries(shop, proof.identifier)
  await shop.endOtherSessions(proof.identifier)
  await shop.signOut()
  rememberDone(shop)
  return shop.redirect(signInPath(redirectTo), 'success', shop.t('password.isSet'))
}

/** The redirect for a browser without a valid verification. */
const redirectToForgotPassword = (shop: Shop, redirectTo: string) =>
  shop.redirect(forgotPasswordPath(redirectTo), 'error', shop.t('code.expired'))

export default function ResetPassword() {
  const { title, identifier, account, againHref } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const [form, fields] = useSchemaForm('reset-password', NewPassword, answer)
  return (
    <FormPage
      form={form}
      title={title}
      intro={
        <p className="quiet">
          <WithPart text={t('password.resetText', { to: '\n' })}>
            <bdi className="strong">{account}</bdi>
          </WithPart>
        </p>
      }
    >
      <AccountName name={identifier} />
      <ShownFor as={identifier} />
      <PasswordFields password={fields.password} confirm={fields.confirm} />
      <Button look="wide" busy={t('busy.saving')} label={t('password.set')} />
      <p className="beside apart">
        <TextLink href={againHref} label={t('password.again')} />
      </p>
    </FormPage>
  )
}
