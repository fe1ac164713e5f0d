import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountLinks } from '~/features/account/account-links'
import { isSameCustomer, ShownFor } from '~/features/account/customer'
import { AccountName, ChangePassword, PasswordFields } from '~/features/account/password-fields'
import { failureAnswer, formAnswer, parseFields, refusedForm } from '~/http/forms/form.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { type Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import { changePasswordPath, forgotPasswordPath, profilePath } from '~/paths'
import { Button, Field, FormPage, useSchemaForm } from '~/ui/form'
import { TextLink } from '~/ui/link'
import { isRefusal, mayBeDone } from '~/vendor-api/errors'

export { profileScreen as handle } from '~/features/account/account-screen'

/** Changing the password; the old one is required (rules 14.13). */
export const loader = shopLoader(async (shop) => {
  const { id, mobile, email } = await shop.requireUser()
  return { title: shop.t('password.changeTitle'), as: id, name: mobile || email }
})

export const action = formAction(changePassword)

/** Changes the password of the customer to whom the form was shown. Guesses at the old one are rate limited. */
export async function changePassword(shop: Shop, form: URLSearchParams) {
  const user = await shop.requireUser()
  const submission = parseFields(form, ChangePassword)
  if (!isSameCustomer(shop, form)) return refusedForm(submission, shop.t('account.changed'), 409)
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  const { oldPassword, password } = submission.value
  const guess = await shop.limit('oldPassword', user.id)
  try {
    await shop.vendor.account.changePassword(oldPassword, password)
    await guess.forget()
  } catch (error) {
    if (!isRefusal(error)) await guess.giveBack()
    const [problem, status] = failureAnswer(error, shop.t)
    return refusedForm(submission, mayBeDone(error) ? [problem, shop.t('password.maybeSet')] : problem, status)
  }
  for (const name of [user.mobile, user.email].filter(Boolean)) await shop.endOtherSessions(name)
  return shop.redirect(profilePath(), 'success', shop.t('password.changed'))
}

export default function ChangePasswordScreen() {
  const { title, as, name } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const [form, fields] = useSchemaForm('change-password', ChangePassword, answer)
  return (
    <FormPage form={form} title={title} beside={<AccountLinks current={changePasswordPath()} />}>
      <ShownFor as={as} />
      <AccountName name={name} />
      <Field field={fields.oldPassword} label={t('password.old')} type="password" autoComplete="current-password" />
      <PasswordFields password={fields.password} confirm={fields.confirm} />
      <Button look="wide" busy={t('busy.saving')} label={title} />
      <p className="beside apart">
        <TextLink href={profilePath()} label={t('confirm.cancel')} />
        <TextLink href={forgotPasswordPath(changePasswordPath())} label={t('password.oldUnknown')} />
      </p>
    </FormPage>
  )
}
