import * as openid from 'openid-client'
import { socialProviders, type Settings, type SocialProvider } from '~/domain/brand/settings'
import { env } from '~/env.server'
import { boundedCache } from '~/http/bounded-cache.server'
import { retryOnce } from '~/vendor-api/fetch-text.server'

/** Google and Facebook as OpenID providers: their differences, without customers or pages. */

/** How a provider answers: with a code that is exchanged by our secret, or by posting the ID token itself. */
type Flow = 'code' | 'form_post'

type Traits = {
  scope: string
  /** The flow for a vendor without a known secret; null when the provider supports none. */
  withoutSecret: Flow | null
  /** Whether its e-mails count only if it says that it has verified them. */
  confirmsEmails: boolean
  /** Values missing from its discovery document. */
  extraMetadata: Partial<openid.ServerMetadata>
}

const traits: Record<SocialProvider, Traits> = {
  google: { scope: 'openid email profile', withoutSecret: 'form_post', confirmsEmails: true, extraMetadata: {} },
  facebook: {
    scope: 'openid email public_profile',
    withoutSecret: null,
    confirmsEmails: false,
    extraMetadata: { token_endpoint: 'https://graph.facebook.com/v23.0/oauth/access_token' },
  },
}

/** The values of a sign-in at a provider: made at its start, and compared with the answer. */
type Checks = { state: string; nonce: string; verifier: string }

/** The provider's data about a person; '' for missing values. */
export type ProviderProfile = { id: string; email: string; name: string }

/** How long a provider may take to answer us, in seconds, and how far its clock may be from ours. */
const timeoutSeconds = 5
const skewSeconds = 60

/** Discovered once an hour; a failure is not remembered. */
const configurations = boundedCache<openid.Configuration, [Settings, SocialProvider]>(500, {
  ttl: 3600_000,
  fetchMethod: (_key, _old, { context }) => discover(...context),
})

/** The providers that a vendor offers: their ids are set, and their secrets if they need any. */
export const offeredProviders = (settings: Settings) =>
  socialProviders.filter((provider) => flowFor(settings, provider) !== null)

/** How a provider answers this vendor, or null if it is not offered. */
export function flowFor(settings: Settings, provider: SocialProvider): Flow | null {
  if (!clientIdOf(settings, provider)) return null
  return secretOf(settings, provider) ? 'code' : traits[provider].withoutSecret
}

/** Where a browser is sent to sign in. Throws when the provider cannot be reached. */
export async function authorizationUrl(settings: Settings, provider: SocialProvider, back: string, checks: Checks) {
  const { scope } = traits[provider]
  const configuration = await configurationOf(settings, provider)
  const { state, nonce, verifier } = checks
  const answer: Record<string, string> =
    flowFor(settings, provider) === 'form_post'
      ? { response_mode: 'form_post' }
      : { code_challenge: await openid.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' }
  return openid.buildAuthorizationUrl(configuration, { redirect_uri: back, scope, state, nonce, ...answer })
}

/**
 * The person in a provider's answer, after all checks: state, nonce, issuer, audience, times and signature. Throws the
 * library's errors; an AuthorizationResponseError is the provider's own refusal.
 */
export async function profileIn(
  settings: Settings,
  provider: SocialProvider,
  back: string,
  fields: URLSearchParams,
  { state, nonce, verifier }: Checks,
): Promise<ProviderProfile> {
  const configuration = await configurationOf(settings, provider)
  const claims =
    flowFor(settings, provider) === 'form_post'
      ? await openid.implicitAuthentication(configuration, new Request(back, { method: 'POST', body: fields }), nonce, {
          expectedState: state,
        })
      : await openid
          .authorizationCodeGrant(configuration, new URL(`${back}?${fields}`), {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          })
          .then((tokens) => tokens.claims())
  if (!claims) throw new Error('no ID token')
  const { sub, email, email_verified: isVerified, name } = claims
  const isTheirs = traits[provider].confirmsEmails ? isVerified === true : isVerified !== false
  return {
    id: sub,
    email: isTheirs && typeof email === 'string' ? email.trim().toLowerCase() : '',
    name: typeof name === 'string' ? name.trim().slice(0, 100) : '',
  }
}

const clientIdOf = ({ signIn }: Settings, provider: SocialProvider) =>
  ({ google: signIn.googleClientId, facebook: signIn.facebookAppId })[provider]

const secretOf = ({ vendorId }: Settings, provider: SocialProvider) =>
  ({ google: env().GOOGLE_SECRETS, facebook: env().FACEBOOK_SECRETS })[provider].get(vendorId) ?? ''

function configurationOf(settings: Settings, provider: SocialProvider): Promise<openid.Configuration> {
  const key = JSON.stringify([provider, settings.vendorId, clientIdOf(settings, provider)])
  return configurations.forceFetch(key, { context: [settings, provider] })
}

async function discover(settings: Settings, provider: SocialProvider): Promise<openid.Configuration> {
  const issuer = new URL({ google: env().GOOGLE_ISSUER, facebook: env().FACEBOOK_ISSUER }[provider])
  const clientId = clientIdOf(settings, provider)
  const secret = secretOf(settings, provider)
  const metadata = { [openid.clockTolerance]: skewSeconds }
  const isPlain = issuer.protocol === 'http:'
  const discovered = await openid.discovery(issuer, clientId, metadata, undefined, {
    timeout: timeoutSeconds,
    execute: isPlain ? [openid.allowInsecureRequests] : [],
    [openid.customFetch]: fetchFrom,
  })
  const server = { ...traits[provider].extraMetadata, ...discovered.serverMetadata() }
  const authentication = secret ? openid.ClientSecretPost(secret) : openid.None()
  const configuration = new openid.Configuration(server, clientId, metadata, authentication)
  configuration.timeout = timeoutSeconds
  configuration[openid.customFetch] = fetchFrom
  if (isPlain) openid.allowInsecureRequests(configuration)
  if (flowFor(settings, provider) === 'form_post') openid.useIdTokenResponseType(configuration)
  return configuration
}

/** The library's fetch for a provider. Reads are retried once after a lost connection; a code exchange is not. */
function fetchFrom(url: string, options: openid.CustomFetchOptions) {
  const ask = () => fetch(url, options as RequestInit)
  return options.method === 'GET' ? retryOnce(ask, () => !options.signal?.aborted) : ask()
}
