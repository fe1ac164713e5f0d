import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { phoneText } from '~/domain/text/phone'
import { AccountLinks } from '~/features/account/account-links'
import { shownFor, typedBefore } from '~/features/account/customer'
import { formAction, openShop } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { changeNumberPath } from '~/paths'
import { Field, FixedField } from '~/ui/field'
import { FormPage, useSchemaForm } from '~/ui/form-page'
import { changeProfile } from './actions.server'
import { profileOf } from './schema'
import { Notice } from '~/ui/notice'

export { profileScreen as handle } from '~/features/account/account-screen'

/** The customer's data at the vendor, to change. Text that they typed before they had to sign in again replaces it. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { id } = await shop.requireUser()
  const user = await shop.vendor.auth.userDetails()
  const typed = typedBefore(user, shop)
  return {
    title: shop.t('profile.title'),
    as: id,
    isUnsaved: typed !== null,
    name: typed?.get('name') ?? user.name,
    email: typed?.get('email') ?? user.email,
    number: phoneText(user),
  }
}

export const action = formAction(changeProfile)

export default function ProfileScreen() {
  const { title, as, isUnsaved, name, email, number } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const [form, fields] = useSchemaForm('profile', profileOf({ email }), answer, { name, email })
  return (
    <FormPage form={form} title={title} beside={<AccountLinks />}>
      {isUnsaved && !answer && (
        <Notice icon="info" role="status">
          {t('profile.notSaved')}
        </Notice>
      )}
      <input type="hidden" name={shownFor} value={as} />
      <Field field={fields.name} label={t('signUp.name')} autoComplete="name" />
      <Field field={fields.email} label={t('signUp.email')} type="email" autoComplete="email" />
      <FixedField id="phone" label={t('signUp.phone')} value={number}>
        <a className="link" href={changeNumberPath()}>
          {t('profile.changeNumber')}
        </a>
      </FixedField>
      <button className="button wide" data-busy={t('busy.saving')}>
        {t('profile.save')}
      </button>
    </FormPage>
  )
}
