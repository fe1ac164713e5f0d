import { useActionData, useLoaderData } from '@remix-run/react'
import type { z } from 'zod'
import { takesOf } from '~/domain/account/sign-in-methods'
import { legalPage } from '~/domain/brand/static-page'
import { ShownFor } from '~/features/account/customer'
import { HoneypotField } from '~/features/account/honeypot'
import { PasswordField } from '~/features/account/password-fields'
import { isShownFor, pendingProof, redirectTarget } from '~/features/account/pending.server'
import { PhoneLine } from '~/features/account/phone-line'
import { countryChoice } from '~/features/account/phone.server'
import { offeredProviders } from '~/features/account/providers.server'
import { SocialButtons } from '~/features/account/social-buttons'
import { pictureUrl } from '~/http/images.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { legalPath, signInPath } from '~/paths'
import { Button, Checkbox, Field, FixedField, FormPage, useSchemaForm } from '~/ui/form'
import { TextLink } from '~/ui/link'
import { NameAlone, signUp, takesNameAlone, WithEmail, WithNumber } from './actions.server'

export { accountScreen as handle } from '~/features/account/account-screen'

/** Signing up with what was verified in this browser, a number or an e-mail; else there is no form (rules 14.9). */
export const loader = shopLoader((shop) => {
  shop.reply.personal()
  const redirectTo = redirectTarget(shop)
  if (shop.user) throw shop.redirect(redirectTo)
  const proof = pendingProof(shop, 'number', 'email')
  if (!proof) {
    const text = shop.t(`signIn.hint.${takesOf(shop.settings.signIn)}`)
    throw shop.redirect(signInPath(redirectTo), 'info', text)
  }
  const isNumber = proof.kind === 'number'
  const typed = (name: string) => (isShownFor(proof, shop.typed) ? shop.typed.get(name) : null)
  return {
    title: shop.t('signUp.title'),
    as: proof.identifier,
    picture: { src: pictureUrl(shop.settings.signInImage), name: shop.settings.appName },
    number: isNumber ? `+${proof.dial} ${proof.identifier}` : null,
    email: isNumber ? null : proof.identifier,
    isNameAlone: takesNameAlone(shop, proof),
    name: typed('name') ?? (isNumber ? '' : proof.name),
    typed: { email: typed('email') ?? '', phone: typed('phone') ?? '' },
    country: isNumber ? null : countryChoice(shop, { chosen: typed('country') ?? proof.country }),
    hasTerms: legalPage(shop.settings, 'terms') !== null,
    redirectTo,
    // A provider could add nothing for a customer who already verified an e-mail.
    social: isNumber ? offeredProviders(shop.settings) : [],
  }
})

export const action = formAction(async (shop, form) => {
  const redirectTo = redirectTarget(shop)
  const proof = pendingProof(shop, 'number', 'email')
  if (proof && isShownFor(proof, form)) return signUp(shop, form, proof, redirectTo)
  // The verification has expired; the typed text is lost.
  return shop.redirect(signInPath(redirectTo), 'error', shop.t('code.expired'))
})

type Typed = z.input<typeof WithNumber> & z.input<typeof WithEmail>

export default function SignUp() {
  const { title, as, picture, number, email, name, country, hasTerms, redirectTo, social, ...data } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isNameAlone = data.isNameAlone && !answer?.asksAll
  const t = useT()
  const wholeForm = number ? WithNumber : WithEmail
  const schema = isNameAlone ? NameAlone : wholeForm
  const [form, fields] = useSchemaForm<Typed>('sign-up', schema, answer, { ...data.typed, name })
  return (
    <FormPage
      form={form}
      title={title}
      picture={picture}
      after={<SocialButtons redirectTo={redirectTo} providers={social} />}
    >
      <ShownFor as={as} />
      <HoneypotField />
      <Field field={fields.name} label={t('signUp.name')} autoComplete="name" />
      {email !== null && <FixedField id="email" label={t('signUp.email')} value={email} />}
      {email === null && !isNameAlone && (
        <Field field={fields.email} label={t('signUp.email')} type="email" autoComplete="email" />
      )}
      {country === null ? (
        <FixedField id="phone" label={t('signUp.phone')} value={number ?? ''} />
      ) : (
        <PhoneLine country={country} field={fields.country}>
          <Field field={fields.phone} label={t('signUp.phone')} type="tel" autoComplete="tel-national" />
        </PhoneLine>
      )}
      {!isNameAlone && <PasswordField field={fields.password} isNew />}
      <Checkbox field={fields.terms} value="accepted" label={t('signUp.terms')}>
        {hasTerms && <TextLink href={legalPath('terms')} label={t('signUp.readTerms')} target="_blank" />}
      </Checkbox>
      <Button look="wide" busy={t('busy.saving')} label={t('signUp.submit')} />
      <p className="beside apart">
        <span>{t('signUp.haveAccount')}</span>
        <TextLink href={signInPath(redirectTo)} label={t('shell.signIn')} />
      </p>
    </FormPage>
  )
}
