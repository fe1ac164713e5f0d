import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { redirectTarget } from '~/features/account/pending.server'
import { identifierChoice } from '~/features/account/phone.server'
import { IdentifierLine } from '~/features/account/phone-line'
import { forgotIntent, identifyBy } from '~/features/account/identity'
import { phoneText } from '~/domain/text/phone'
import { HoneypotField } from '~/features/account/honeypot'
import { formAction, openShop } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { signInPath } from '~/paths'
import { FormPage, useSchemaForm } from '~/ui/form-page'
import { prefilledForm, sendCode } from './actions.server'

export { accountScreen as handle } from '~/features/account/account-screen'

/**
 * The form for a forgotten password (rules 14.12). Signed-in customers may use it too, since the other way to change it needs
 * the old password; their number or e-mail address is filled in.
 */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { user, settings } = shop
  const redirectTo = redirectTarget(shop)
  const back = user
    ? { href: redirectTo, label: shop.t('confirm.cancel') }
    : { href: signInPath(redirectTo), label: shop.t('shell.signIn') }
  // A number is only filled in if the form accepts numbers.
  const own = user ? (settings.signIn.phone && phoneText(user)) || user.email : ''
  return { title: shop.t('signIn.forgot'), back, own, ...identifierChoice(shop) }
}

export const action = formAction((shop, form) =>
  form.get('intent') === forgotIntent ? prefilledForm(shop, form) : sendCode(shop, form, redirectTarget(shop)),
)

export default function ForgotPassword() {
  const { title, back, own, takes, country } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const [form, fields] = useSchemaForm('forgot-password', identifyBy(takes), answer, { identifier: own })
  return (
    <FormPage form={form} title={title} intro={<p className="quiet">{t(`password.forgotText.${takes}`)}</p>}>
      <HoneypotField />
      <IdentifierLine takes={takes} country={country} fields={fields} />
      <button className="button wide" data-busy={t('busy.sending')}>
        {t('signIn.continue')}
      </button>
      <p className="beside apart">
        <a className="link" href={back.href}>
          {back.label}
        </a>
      </p>
    </FormPage>
  )
}
