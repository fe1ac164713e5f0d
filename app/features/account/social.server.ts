import { randomBytes } from 'node:crypto'
import { AuthorizationResponseError, randomNonce, randomPKCECodeVerifier } from 'openid-client'
import { z } from 'zod'
import { socialProviders, type SocialProvider } from '~/domain/brand/settings'
import { authorizationUrl, flowFor, profileIn, type ProviderProfile } from '~/features/account/providers.server'
import { failureText } from '~/http/forms/form.server'
import { log } from '~/http/log.server'
import type { Shop } from '~/http/shop/shop.server'
import { signed, verified, type Purpose } from '~/http/signed.server'
import { hashOf } from '~/http/store/keys.server'
import { keyValueStore, spend } from '~/http/store/store.server'
import type { WordKey } from '~/i18n/translator'
import { homePath, proveAccountPath, signInPath, signUpPath, socialAnswerPath } from '~/paths'
import { completeSignIn, openLinked } from './account.server'
import {
  forgetSocialSignIn,
  pendingSocialSignIn,
  redirectTarget,
  rememberVerified,
  saveSocialSignIn,
  type SocialSignIn,
} from './pending.server'
import { providerNames } from './social-buttons'

/** Sign-in with a provider, by redirects (rules 14.11). Failures are shown at sign-in, next to the other methods. */

/** The provider that an address names, or null. */
export const providerNamed = (name: string | undefined): SocialProvider | null =>
  socialProviders.find((provider) => provider === name) ?? null

const answerUrl = (shop: Shop, provider: SocialProvider) => shop.origin + socialAnswerPath(provider)

/** Sends the browser to the provider, and stores in it what the answer must match. */
export async function beginSocial(shop: Shop, provider: SocialProvider): Promise<Response> {
  const redirectTo = redirectTarget(shop)
  if (shop.user) return shop.redirect(redirectTo)
  if (!flowFor(shop.settings, provider)) return shop.redirect(signInPath(redirectTo))
  await shop.limit('socialFrom', shop.clientAddress)
  // Only this site can make the state: a provider's post carries nothing else of ours.
  const state = signed(randomBytes(24).toString('base64url'), statePurpose(shop, provider))
  const checks = { state, nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
  try {
    const url = await authorizationUrl(shop.settings, provider, answerUrl(shop, provider), checks)
    const attempt = { provider, ...checks, redirectTo }
    // A return address too long for the cookie is dropped; the sign-in goes on.
    if (!saveSocialSignIn(shop, attempt)) saveSocialSignIn(shop, { ...attempt, redirectTo: homePath() })
    return shop.reply.leave(url)
  } catch (error) {
    return showFailure(shop, provider, error, redirectTo)
  }
}

/** How long a provider's post is stored for our own page, in ms. */
const answerMs = 60_000

const answerKey = ({ settings }: Shop, provider: SocialProvider, id: string) =>
  `answer:${settings.vendorId}:${provider}:${id}`

/**
 * Receives a provider's post, which has no cookies of ours, and returns the address of our page. That page has them, so
 * the post is stored until it reads it, if a sign-in of this site asked for it. Changes nothing in the browser.
 */
export async function receiveAnswer(
  shop: Shop,
  provider: SocialProvider,
  posted: URLSearchParams | null,
): Promise<string> {
  const state = posted?.get('state') ?? ''
  const isOurs = verified(state, statePurpose(shop, provider)) !== null
  if (!posted || !isOurs || flowFor(shop.settings, provider) !== 'form_post') return socialAnswerPath(provider)
  const fields = new URLSearchParams()
  for (const name of ['state', 'id_token', 'error', 'iss'])
    for (const value of posted.getAll(name)) fields.append(name, value)
  // One entry for each sign-in that was started, however often its answer is posted.
  const id = hashOf(state)
  // If it cannot be stored, our page does not find it and shows that the sign-in failed.
  await keyValueStore.set(answerKey(shop, provider, id), fields.toString(), answerMs).catch(() => undefined)
  return socialAnswerPath(provider, id)
}

/** Finishes the attempt: signs the customer in, continues to sign-up, or shows on the sign-in page why it failed. */
export async function finishSocial(shop: Shop, provider: SocialProvider): Promise<Response> {
  shop.reply.personal()
  const attempt = pendingSocialSignIn(shop)
  const fields = await answerFields(shop, provider).catch(() => null)
  if (!fields) return turnBack(shop, provider, 'social.failed', attempt?.redirectTo)
  // An answer to something else leaves the attempt of this browser alone, so that nobody else can end it.
  if (attempt?.provider !== provider || attempt.state !== fields.get('state'))
    return shop.user ? shop.redirect(homePath()) : turnBack(shop, provider, 'social.expired')
  forgetSocialSignIn(shop)
  const back = answerUrl(shop, provider)
  try {
    if (!(await spend('nonce', attempt.nonce, attempt.until)))
      return turnBack(shop, provider, 'social.expired', attempt.redirectTo)
    return await continueSignIn(shop, await profileIn(shop.settings, provider, back, fields, attempt), attempt)
  } catch (error) {
    return showFailure(shop, provider, error, attempt.redirectTo)
  }
}

/** The provider's answer, from the address or from its post. Throws when the store is unreachable. */
async function answerFields(shop: Shop, provider: SocialProvider): Promise<URLSearchParams> {
  if (flowFor(shop.settings, provider) === 'code') return shop.url.searchParams
  const id = shop.url.searchParams.get('answer')
  const posted = id && (await keyValueStore.get(answerKey(shop, provider, id)))
  return new URLSearchParams(typeof posted === 'string' ? posted : '')
}

/** An e-mail that an account can have. */
const Email = z.email().max(100)

/**
 * Signs in to the account that the profile opens. If its e-mail belongs to an unlinked account, the customer proves it
 * at sign-in; otherwise they continue to sign-up with that e-mail.
 */
async function continueSignIn(
  request: Shop,
  { id, name, email: providerEmail }: ProviderProfile,
  { provider, redirectTo }: SocialSignIn,
) {
  // This page acts as a form does: the vendor's refusal is shown as a message, not as an error page.
  const shop = request.failingAs('errors')
  const email = Email.safeParse(providerEmail).data ?? ''
  try {
    const entered = await openLinked(shop, { provider, id, email })
    if (entered) return await completeSignIn(shop, entered, redirectTo)
    if (!email) return turnBack(shop, provider, 'social.noEmail', redirectTo)
    const person = { identifier: email, dial: '', country: '', profile: { provider, id } }
    if ((await shop.vendor.auth.check(email)).isKnown) {
      rememberVerified(shop, { kind: 'profile', ...person })
      return shop.redirect(proveAccountPath(redirectTo))
    }
    rememberVerified(shop, { kind: 'email', ...person, name })
    return shop.redirect(signUpPath(redirectTo))
  } catch (error) {
    return shop.redirect(signInPath(redirectTo), 'error', failureText(error, shop.t))
  }
}

/** Shows a failure other than the vendor's: the customer cancelled, or provider, answer or store has a problem. */
function showFailure(shop: Shop, provider: SocialProvider, error: unknown, redirectTo: string) {
  const isRefused = error instanceof AuthorizationResponseError && error.error === 'access_denied'
  if (isRefused) return turnBack(shop, provider, 'social.cancelled', redirectTo)
  const { code, name } = error as { code?: unknown; name?: unknown }
  log.warn({ requestId: shop.requestId, provider, reason: code ?? name ?? 'unknown' }, 'social sign-in')
  return turnBack(shop, provider, 'social.failed', redirectTo)
}

function turnBack(shop: Shop, provider: SocialProvider, key: WordKey, redirectTo?: string) {
  const text = shop.t(key, { provider: providerNames[provider] })
  return shop.redirect(signInPath(redirectTo), 'error', text)
}

const statePurpose = ({ settings }: Shop, provider: SocialProvider): Purpose => ['state', settings.vendorId, provider]
