import { useActionData, useLoaderData } from '@remix-run/react'
import type { z } from 'zod'
import { HoneypotField } from '~/features/account/honeypot'
import { forgotIntent, identifyBy, signInBy } from '~/features/account/identity'
import { PasswordField } from '~/features/account/password-fields'
import { pendingProof, redirectTarget } from '~/features/account/pending.server'
import { IdentifierLine } from '~/features/account/phone-line'
import { identifierChoice } from '~/features/account/phone.server'
import { offeredProviders } from '~/features/account/providers.server'
import { providerNames, SocialButtons } from '~/features/account/social-buttons'
import { pictureUrl } from '~/http/images.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { forgotPasswordPath, signInPath } from '~/paths'
import { Button, FormPage, useSchemaForm } from '~/ui/form'
import { TextLink } from '~/ui/link'
import { FormErrors, Notice } from '~/ui/notice'
import { identify, signIn, signInByCode } from './actions.server'

export { accountScreen as handle } from '~/features/account/account-screen'

/** Signing in by password, or continuing to sign-up (rules 14.1). A signed-in customer is redirected (rules 2.10). */
export const loader = shopLoader((shop) => {
  const redirectTo = redirectTarget(shop)
  if (shop.user) return shop.redirect(redirectTo)
  const refusesCookies = shop.url.searchParams.has('needs')
  // A later visit without a cookie, by a reload or Back, would look like a refusal at this address.
  if (refusesCookies && shop.hasCookies) return shop.redirect(signInPath(redirectTo))
  // Stored guests' pages are the same whether or not the browser sent cookies of others.
  if (refusesCookies) shop.reply.uncacheable()
  const proof = shop.url.searchParams.has('prove') ? pendingProof(shop, 'profile') : null
  return {
    title: shop.t('signIn.title'),
    picture: { src: pictureUrl(shop.settings.signInImage), name: shop.settings.appName },
    redirectTo,
    /** The account to prove, and the provider that will open it. */
    proves: proof && { email: proof.identifier, provider: providerNames[proof.profile.provider] },
    refusesCookies,
    ...identifierChoice(shop),
    social: offeredProviders(shop.settings),
  }
})

export const action = formAction((shop, form) => {
  if (form.get('intent') === 'code') return signInByCode(shop, form)
  return form.has('password') || form.get('intent') === 'sign-in' ? signIn(shop, form) : identify(shop, form)
})

export default function SignInScreen() {
  const { picture, redirectTo, proves, refusesCookies, takes, country, typedIdentifier, social } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const isPasswordStep = answer ? answer.step === 'password' : proves !== null
  const schema = isPasswordStep ? signInBy(takes) : identifyBy(takes)
  const [form, fields] = useSchemaForm<z.input<ReturnType<typeof signInBy>>>('sign-in', schema, answer, {
    identifier: proves?.email ?? typedIdentifier ?? '',
    password: '',
  })
  return (
    <FormPage
      form={form}
      picture={picture}
      title={t(isPasswordStep ? 'shell.signIn' : 'signIn.title')}
      intro={
        proves ? (
          <>
            <p>{t('social.proveOnce', proves)}</p>
            <p className="quiet">{t('social.notYours')}</p>
          </>
        ) : (
          <p className="quiet">{t(isPasswordStep ? 'signIn.passwordHint' : `signIn.hint.${takes}`)}</p>
        )
      }
      hasOwnErrors={isPasswordStep}
      after={<SocialButtons redirectTo={redirectTo} providers={social} />}
    >
      {refusesCookies && !answer && (
        <Notice className="bad" icon="circleAlert" role="alert">
          {t('signIn.noCookies')}
        </Notice>
      )}
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <HoneypotField />
      <IdentifierLine
        takes={takes}
        country={country}
        fields={fields}
        isFixed={isPasswordStep && !fields.identifier.errors}
      />
      {isPasswordStep && (
        <>
          <FormErrors errors={form.errors} id={form.errorId} />
          <PasswordField field={fields.password} autoFocus />
        </>
      )}
      <Button
        look="wide"
        busy={t(isPasswordStep ? 'busy.signingIn' : 'busy.checking')}
        intent={isPasswordStep ? 'sign-in' : 'identify'}
        label={t(isPasswordStep ? 'shell.signIn' : 'signIn.continue')}
      />
      {answer?.takesCode && isPasswordStep && (
        <Button look="quiet wide" busy={t('busy.sending')} intent="code" formNoValidate label={t('signIn.useCode')} />
      )}
      <OtherWays redirectTo={redirectTo} isPasswordStep={isPasswordStep} />
    </FormPage>
  )
}

/** Leads to a forgotten password, with the number or e-mail if it was given, or to another account. */
function OtherWays({ redirectTo, isPasswordStep }: { redirectTo: string; isPasswordStep: boolean }) {
  const t = useT()
  const forgotPath = forgotPasswordPath(redirectTo)
  return (
    <p className="beside apart">
      {isPasswordStep ? (
        <>
          <button className="link" name="intent" value={forgotIntent} formAction={forgotPath} formNoValidate>
            {t('signIn.forgot')}
          </button>
          <TextLink href={signInPath(redirectTo)} label={t('signIn.otherAccount')} />
        </>
      ) : (
        <TextLink href={forgotPath} label={t('signIn.forgot')} />
      )}
    </p>
  )
}
