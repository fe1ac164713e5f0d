import { useActionData, useLoaderData } from '@remix-run/react'
import { takesOf } from '~/domain/account/sign-in-methods'
import { phoneText } from '~/domain/text/phone'
import { askForCode } from '~/features/account/codes.server'
import { ShownFor } from '~/features/account/customer'
import { HoneypotField, isHoneypotFilled } from '~/features/account/honeypot'
import { forgotIntent, identifyBy, otherKind } from '~/features/account/identity'
import { redirectTarget } from '~/features/account/pending.server'
import { IdentifierLine } from '~/features/account/phone-line'
import { countryIn, identifierChoice, identify } from '~/features/account/phone.server'
import { formAnswer, parseFields } from '~/http/forms/form.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { type Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import { signInPath } from '~/paths'
import { Button, FormPage, useSchemaForm } from '~/ui/form'
import { TextLink } from '~/ui/link'

export { accountScreen as handle } from '~/features/account/account-screen'

/**
 * The form for a forgotten password (rules 14.12). Signed-in customers may use it too, since the other way to change it
 * needs the old password; their number or e-mail address is filled in.
 */
export const loader = shopLoader((shop) => {
  const { user, settings } = shop
  const redirectTo = redirectTarget(shop)
  const back = user
    ? { href: redirectTo, label: shop.t('confirm.cancel') }
    : { href: signInPath(redirectTo), label: shop.t('shell.signIn') }
  // A number is only filled in if the form accepts numbers.
  const own = user ? (settings.signIn.phone && phoneText(user)) || user.email : ''
  return { title: shop.t('signIn.forgot'), back, as: user?.id ?? '', own, ...identifierChoice(shop) }
})

export const action = formAction((shop, form) =>
  form.get('intent') === forgotIntent ? prefilledForm(shop, form) : sendCode(shop, form, redirectTarget(shop)),
)

/** The longest identifier that is copied from the sign-in form. */
const longest = 100

/**
 * The form filled in with what was typed on the password step (rules 14.12), which comes by post, because numbers and
 * e-mails are never in an address. A code is sent only on request.
 */
export function prefilledForm(shop: Shop, form: URLSearchParams) {
  const identifier = (form.get('identifier') ?? '').slice(0, longest)
  return formAnswer({ initialValue: { identifier, country: countryIn(shop, form) } }, 200)
}

/** Sends a code for a new password. This call also says if there is an account: a check could make one (flows 11.6). */
async function sendCode(shop: Shop, form: URLSearchParams, redirectTo: string) {
  const submission = parseFields(form, identifyBy(takesOf(shop.settings.signIn)))
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  const refused = (text: string, status: number) =>
    formAnswer(submission.reply({ fieldErrors: { identifier: [text] } }), status)
  const identifier = identify(submission.value.identifier, countryIn(shop, form))
  if (!shop.settings.signIn[identifier.kind]) return refused(otherKind[identifier.kind], 422)
  if (isHoneypotFilled(form)) return refused('signIn.unknownUser', 422)
  return askForCode(shop, { identifier, why: 'reset', redirectTo }, refused)
}

export default function ForgotPassword() {
  const { title, back, as, own, takes, country, typedIdentifier } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const [form, fields] = useSchemaForm('forgot-password', identifyBy(takes), answer, {
    identifier: typedIdentifier ?? own,
  })
  return (
    <FormPage form={form} title={title} intro={<p className="quiet">{t(`password.forgotText.${takes}`)}</p>}>
      <ShownFor as={as} />
      <HoneypotField />
      <IdentifierLine takes={takes} country={country} fields={fields} />
      <Button look="wide" busy={t('busy.sending')} label={t('signIn.continue')} />
      <p className="beside apart">
        <TextLink href={back.href} label={back.label} />
      </p>
    </FormPage>
  )
}
