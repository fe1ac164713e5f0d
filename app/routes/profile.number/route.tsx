import { useActionData, useLoaderData } from '@remix-run/react'
import { phoneText } from '~/domain/text/phone'
import { AccountLinks } from '~/features/account/account-links'
import { askForCode } from '~/features/account/codes.server'
import { isSameCustomer, ShownFor, typedBefore } from '~/features/account/customer'
import { TypedNumber } from '~/features/account/identity'
import { PhoneLine } from '~/features/account/phone-line'
import { countryChoice, validNumber } from '~/features/account/phone.server'
import { failureAnswer, formAnswer, formError, parseFields, refusedForm } from '~/http/forms/form.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { type Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import { changeNumberPath, profilePath } from '~/paths'
import { Button, Field, FormPage, useSchemaForm } from '~/ui/form'
import { TextLink } from '~/ui/link'

export { profileScreen as handle } from '~/features/account/account-screen'

/** Changing the number; the new one is verified by a code first (rules 14.14). */
export const loader = shopLoader(async (shop) => {
  const user = await shop.requireUser()
  const typed = typedBefore(shop)
  return {
    title: shop.t('profile.changeNumber'),
    as: user.id,
    number: phoneText(user),
    phone: typed?.get('phone') ?? '',
    country: countryChoice(shop, { chosen: typed?.get('country'), getsCode: true }),
  }
})

export const action = formAction(proveNumber)

/** Sends a code to the new number; `afterCode` then saves it. A number that has an account is refused at once. */
export async function proveNumber(shop: Shop, form: URLSearchParams) {
  const user = await shop.requireUser()
  if (!isSameCustomer(shop, form)) return formAnswer(formError(shop.t('account.changed')), 409)
  const submission = parseFields(form, TypedNumber)
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  const refused = (text: string, status: number) =>
    formAnswer(submission.reply({ fieldErrors: { phone: [text] } }), status)
  const number = validNumber(submission.value)
  if (!number) return refused('signUp.phoneInvalid', 400)
  if (number.text === user.mobile && number.dial === user.dialCode) return refused('profile.numberSame', 422)
  await shop.limit('lookups', user.id)
  try {
    const checked = await shop.vendor.auth.check(number.text)
    if (checked.isKnown) {
      // The session may not know a change whose answer was lost, or that was made on another device.
      const { mobile, dialCode } = await shop.vendor.auth.userDetails()
      const isOwn = mobile === number.text && dialCode === number.dial
      return refused(isOwn ? 'profile.numberSame' : 'profile.numberTaken', 422)
    }
    const code = { identifier: number, why: 'number', checked, redirectTo: profilePath() } as const
    return await askForCode(shop, code, refused)
  } catch (error) {
    return refusedForm(submission, ...failureAnswer(error, shop.t))
  }
}

export default function ChangeNumber() {
  const { title, as, number, phone, country } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const [form, fields] = useSchemaForm('number', TypedNumber, answer, { phone })
  return (
    <FormPage form={form} title={title} beside={<AccountLinks current={changeNumberPath()} />}>
      {number && (
        <p className="strong">
          <bdi>{number}</bdi>
        </p>
      )}
      <p className="quiet">{t('profile.numberText')}</p>
      <ShownFor as={as} />
      <PhoneLine country={country} field={fields.country}>
        <Field field={fields.phone} label={t('profile.numberNew')} type="tel" autoComplete="tel-national" />
      </PhoneLine>
      <Button look="wide" busy={t('busy.sending')} label={t('signIn.continue')} />
      <TextLink href={profilePath()} label={t('confirm.cancel')} />
    </FormPage>
  )
}
