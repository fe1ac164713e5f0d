import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountLinks } from '~/features/account/account-links'
import { AccountName, PasswordFields } from '~/features/account/password-fields'
import { shownFor } from '~/features/account/customer'
import { ChangePassword } from '~/features/account/passwords'
import { formAction, openShop } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { changePasswordPath, forgotPasswordPath, profilePath } from '~/paths'
import { Field } from '~/ui/field'
import { FormPage, useSchemaForm } from '~/ui/form-page'
import { changePassword } from './actions.server'

export { profileScreen as handle } from '~/features/account/account-screen'

/** Changing the password; the old one is required (rules 14.13). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { id, mobile, email } = await shop.requireUser()
  return { title: shop.t('password.changeTitle'), as: id, name: mobile || email }
}

export const action = formAction(changePassword)

export default function ChangePasswordScreen() {
  const { title, as, name } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const [form, fields] = useSchemaForm('change-password', ChangePassword, answer)
  return (
    <FormPage form={form} title={title} beside={<AccountLinks current={changePasswordPath()} />}>
      <input type="hidden" name={shownFor} value={as} />
      <AccountName name={name} />
      <Field field={fields.oldPassword} label={t('password.old')} type="password" autoComplete="current-password" />
      <PasswordFields password={fields.password} confirm={fields.confirm} />
      <button className="button wide" data-busy={t('busy.saving')}>
        {title}
      </button>
      <p className="beside apart">
        <a className="link" href={profilePath()}>
          {t('confirm.cancel')}
        </a>
        <a className="link" href={forgotPasswordPath(changePasswordPath())}>
          {t('password.oldUnknown')}
        </a>
      </p>
    </FormPage>
  )
}
