import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountLinks } from '~/features/account/account-links'
import { countryChoice } from '~/features/account/phone.server'
import { PhoneLine } from '~/features/account/phone-line'
import { TypedNumber } from '~/features/account/identity'
import { phoneText } from '~/domain/text/phone'
import { shownFor, typedBefore } from '~/features/account/customer'
import { formAction, openShop } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { changeNumberPath, profilePath } from '~/paths'
import { Field } from '~/ui/field'
import { FormPage, useSchemaForm } from '~/ui/form-page'
import { proveNumber } from './actions.server'

export { profileScreen as handle } from '~/features/account/account-screen'

/** Changing the number; the new one is verified by a code first (rules 14.14). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const user = await shop.requireUser()
  const typed = typedBefore(user, shop)
  return {
    title: shop.t('profile.changeNumber'),
    as: user.id,
    number: phoneText(user),
    phone: typed?.get('phone') ?? '',
    country: countryChoice(shop, { chosen: typed?.get('country'), getsCode: true }),
  }
}

export const action = formAction(proveNumber)

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
      <input type="hidden" name={shownFor} value={as} />
      <PhoneLine country={country} field={fields.country}>
        <Field field={fields.phone} label={t('profile.numberNew')} type="tel" autoComplete="tel-national" />
      </PhoneLine>
      <button className="button wide" data-busy={t('busy.sending')}>
        {t('signIn.continue')}
      </button>
      <a className="link" href={profilePath()}>
        {t('confirm.cancel')}
      </a>
    </FormPage>
  )
}
