import type { Customer } from './customer'
import type { Person, TestProvider } from './oidc'
import { startStorefront, type Env } from './servers'
import { test as base } from './test'

export { expect } from './test'

type Social = {
  /** Further environment variables besides the providers' addresses. */
  socialEnv: Env
  google: TestProvider
  facebook: TestProvider
}

/**
 * A storefront whose vendor offers both providers; Facebook answers with a code, Google with a form post. The tests of
 * a worker share one, unless a test needs another environment.
 */
export const test = base.extend<Social>({
  socialEnv: [{}, { option: true }],
  google: ({ providers }, use) => use(providers.google),
  facebook: ({ providers }, use) => use(providers.facebook),
  storefront: async ({ socialShop: { storefront, vendorOrigin, env }, socialEnv }, use) => {
    if (Object.keys(socialEnv).length === 0) return use(storefront)
    const other = await startStorefront(vendorOrigin, { ...env, ...socialEnv })
    await use(other)
    await other.stop()
  },
})

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
