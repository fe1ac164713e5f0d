import { clientSecret, startProvider, type Person, type TestProvider } from './oidc'
import { startStorefront, type Env } from './servers'
import { test as base } from './test'
import { changeValues, startVendorProxy } from './vendor-proxy'

export { expect } from './test'

type SocialOptions = {
  /** More of the storefront's environment than where the providers are. */
  socialEnv: Env
}

type Providers = { google: TestProvider; facebook: TestProvider }

/** The secrets of all demo vendors at a provider. */
export const secrets = ['10001', '10003'].map((vendorId) => `${vendorId}:${clientSecret}`).join(',')

/** Settings of a vendor that offers both providers. */
export const offersBoth = (key: string, value: unknown) => {
  if (key === 'app_signin_page') return [{ phone: 1, email: 1, google: 1, facebook: 1 }]
  if (key === 'google_client_id') return 'google-client'
  return key === 'fb_app_id' ? 'facebook-client' : value
}

/** Every test has a storefront of its own whose vendor offers both providers; Facebook answers by code, Google by form post. */
export const test = base.extend<SocialOptions & Providers>({
  socialEnv: [{}, { option: true }],
  google: async ({}, use) => {
    const provider = await startProvider('google')
    await use(provider)
    await provider.stop()
  },
  facebook: async ({}, use) => {
    const provider = await startProvider('facebook')
    await use(provider)
    await provider.stop()
  },
  storefront: async ({ demo, google, facebook, socialEnv }, use) => {
    const proxy = await startVendorProxy(demo, (_, body) => changeValues(body, offersBoth))
    const storefront = await startStorefront(proxy.origin, {
      GOOGLE_ISSUER: google.issuer,
      FACEBOOK_ISSUER: facebook.issuer,
      FACEBOOK_SECRETS: secrets,
      ...socialEnv,
    })
    await use(storefront)
    await storefront.stop()
    await proxy.stop()
  },
})

/** Asha at both providers; her account at the vendor remembers these ids. */
export const ashaAt = (provider: 'google' | 'facebook'): Person => ({
  id: `${provider}-asha`,
  email: 'asha@example.com',
  isVerified: true,
  name: 'Asha Patel',
})

/** Somebody whom the vendor does not know. */
export const newcomer: Person = { id: 'new-1', email: 'nina@example.com', isVerified: true, name: 'Nina Mehta' }
