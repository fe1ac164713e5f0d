import { clientSecret, startProvider, type Person, type TestProvider } from './oidc'
import type { Customer } from './customer'
import { startStorefront, type Env, type StartedStorefront, type Storefront } from './servers'
import { test as base } from './test'
import { changeValues, startVendorProxy } from './vendor-proxy'

export { expect } from './test'

type SocialOptions = {
  /** Further environment variables besides the providers' addresses. */
  socialEnv: Env
}

type Providers = { google: TestProvider; facebook: TestProvider }

/** The secrets of all demo vendors at a provider. */
export const secrets = ['10001', '10003'].map((vendorId) => `${vendorId}:${clientSecret}`).join(',')

/** Settings of a vendor with both providers and the code service. */
export const offersBoth = (key: string, value: unknown) => {
  if (key === 'app_signin_page') return [{ phone: 1, email: 1, google: 1, facebook: 1 }]
  if (key === 'third_party_otp_status') return 1
  if (key === 'google_client_id') return 'google-client'
  return key === 'fb_app_id' ? 'facebook-client' : value
}

type SocialShop = (env?: Env) => Promise<StartedStorefront>

/**
 * A storefront whose vendor offers both providers; Facebook answers with a code, Google with a form post. The tests of
 * a worker share one, unless a test needs another environment.
 */
export const test = base.extend<SocialOptions, Providers & { startShop: SocialShop; socialStorefront: Storefront }>({
  socialEnv: [{}, { option: true }],
  google: [({}, use) => withProvider('google', use), { scope: 'worker' }],
  facebook: [({}, use) => withProvider('facebook', use), { scope: 'worker' }],
  startShop: [
    async ({ demo, google, facebook }, use) => {
      const proxy = await startVendorProxy(demo, (_, body) => changeValues(body, offersBoth))
      const issuers = { GOOGLE_ISSUER: google.issuer, FACEBOOK_ISSUER: facebook.issuer, FACEBOOK_SECRETS: secrets }
      await use((env) => startStorefront(proxy.origin, { ...issuers, ...env }))
      await proxy.stop()
    },
    { scope: 'worker' },
  ],
  socialStorefront: [
    async ({ startShop }, use) => {
      const storefront = await startShop()
      await use(storefront)
      await storefront.stop()
    },
    { scope: 'worker' },
  ],
  storefront: async ({ socialStorefront, startShop, socialEnv }, use) => {
    if (Object.keys(socialEnv).length === 0) return use(socialStorefront)
    const storefront = await startShop(socialEnv)
    await use(storefront)
    await storefront.stop()
  },
})

async function withProvider(name: 'google' | 'facebook', use: (provider: TestProvider) => Promise<void>) {
  const provider = await startProvider(name)
  await use(provider)
  await provider.stop()
}

/** Asha at both providers; her account at the vendor stores these ids. */
export const ashaAt = (provider: 'google' | 'facebook'): Person => ({
  id: `${provider}-asha`,
  email: 'asha@example.com',
  isVerified: true,
  name: 'Asha Patel',
})

/** Somebody the vendor does not know. */
export const newcomer: Person = { id: 'new-1', email: 'nina@example.com', isVerified: true, name: 'Nina Mehta' }

/** Presses the button of a provider; without scripts the provider's form is posted by hand. */
export async function continuesWith({ page, t, hasScripts }: Customer, provider: 'Google' | 'Facebook') {
  await page.getByRole('link', { name: t('social.with', { provider }) }).click()
  if (!hasScripts && page.url().startsWith('http://127.0.0.1'))
    await page.getByRole('button', { name: 'Continue' }).click()
}
