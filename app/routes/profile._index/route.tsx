import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { phoneText } from '~/domain/text/phone'
import { AccountLinks } from '~/features/account/account-links'
import { saveProfile } from '~/features/account/account.server'
import { isSameCustomer, ShownFor, typedBefore } from '~/features/account/customer'
import { Email, nameOf } from '~/features/account/identity'
import { failureAnswer, formAnswer, formError, parseFields, refusedForm } from '~/http/forms/form.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { type Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import { changeNumberPath, profilePath } from '~/paths'
import { Button, Field, FixedField, FormPage, useSchemaForm } from '~/ui/form'
import { TextLink } from '~/ui/link'
import { Notice } from '~/ui/notice'

export { profileScreen as handle } from '~/features/account/account-screen'

/** The customer's data at the vendor, to change. Text that they typed before they had to sign in again replaces it. */
export const loader = shopLoader(async (shop) => {
  const { id } = await shop.requireUser()
  const user = await shop.vendor.auth.userDetails()
  const typed = typedBefore(shop)
  return {
    title: shop.t('profile.title'),
    as: id,
    isUnsaved: typed !== null,
    name: typed?.get('name') ?? user.name,
    email: typed?.get('email') ?? user.email,
    number: phoneText(user),
  }
})

export const action = formAction(changeProfile)

/** The data that customers can change here. An account that was made without an e-mail needs none. */
const profileOf = ({ email }: { email: string }) =>
  z.object({
    name: nameOf('profile.nameRequired'),
    email: email ? Email : Email.optional(),
  })

/** Saves name and e-mail (rules 14.14). A new e-mail is looked up first, because it may be somebody else's. */
export async function changeProfile(shop: Shop, form: URLSearchParams) {
  const user = await shop.requireUser()
  // The page then shows their own data, not what another customer typed.
  if (!isSameCustomer(shop, form)) return formAnswer(formError(shop.t('account.changed')), 409)
  const submission = parseFields(form, profileOf(user))
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  const { name, email = '' } = submission.value
  try {
    const before = await shop.vendor.auth.userDetails()
    if (email && email !== before.email.toLowerCase()) {
      // Rate limited, because the answer is about other people.
      await shop.limit('lookups', user.id)
      if ((await shop.vendor.auth.check(email)).isKnown)
        return formAnswer(submission.reply({ fieldErrors: { email: ['profile.emailTaken'] } }), 422)
    }
    await saveProfile(shop, before, { name, email })
    return shop.redirect(profilePath(), 'success', shop.t('profile.saved'))
  } catch (error) {
    return refusedForm(submission, ...failureAnswer(error, shop.t))
  }
}

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
      <ShownFor as={as} />
      <Field field={fields.name} label={t('signUp.name')} autoComplete="name" />
      <Field field={fields.email} label={t('signUp.email')} type="email" autoComplete="email" />
      <FixedField id="phone" label={t('signUp.phone')} value={number}>
        <TextLink href={changeNumberPath()} label={t('profile.changeNumber')} />
      </FixedField>
      <Button look="wide" busy={t('busy.saving')} label={t('profile.save')} />
    </FormPage>
  )
}
