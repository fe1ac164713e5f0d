import { test as base } from '@playwright/test'
import type { ForgedProvider } from './forged-provider'
import type { TestProvider } from './oidc'
import { demoAt, startStorefront, type DemoVendor, type Env, type Storefront } from './servers'
import { sharedServers, type SharedServers } from './shared-servers'
import { offersSocial, socialSecrets } from './social-settings'
import { startVendorProxy } from './vendor-proxy'

type Both<Provider> = { google: Provider; facebook: Provider }

/** A storefront whose vendor offers both providers, and what another one needs to be like it. */
export type SocialShop = { storefront: Storefront; vendorOrigin: string; env: Env }

export type Shared = {
  servers: SharedServers
  demo: DemoVendor
  /** The address of a vendor that offers both providers. */
  socialVendor: string
  /** Providers that sign in whoever the test names. */
  providers: Both<TestProvider>
  socialShop: SocialShop
  /** Providers that sign whatever the test wants. */
  forgers: Both<ForgedProvider>
  forgedShop: SocialShop
}

/**
 * All that a worker starts once, when a test first asks for it. It is in one place, because tests with other fixtures
 * of this kind would need another worker, which takes seconds to start.
 */
export const test = base.extend<object, Shared>({
  servers: [({}, use, { parallelIndex }) => sharedServers(parallelIndex).then(use), { scope: 'worker' }],
  demo: [({ servers }, use) => use(demoAt(servers.vendorOrigin)), { scope: 'worker' }],
  socialVendor: [
    async ({ demo }, use) => {
      const proxy = await startVendorProxy(demo, offersSocial)
      await use(proxy.origin)
      await proxy.stop()
    },
    { scope: 'worker' },
  ],
  providers: [
    async ({}, use) => {
      // Few workers need it, and it takes long to load.
      const { startProvider } = await import('./oidc')
      await withBoth(startProvider, use)
    },
    { scope: 'worker' },
  ],
  forgers: [
    async ({}, use) => {
      const { startForgedProvider } = await import('./forged-provider')
      await withBoth((name) => startForgedProvider(`${name}-client`), use)
    },
    { scope: 'worker' },
  ],
  socialShop: [({ socialVendor, providers }, use) => withShop(socialVendor, providers, use), { scope: 'worker' }],
  forgedShop: [({ socialVendor, forgers }, use) => withShop(socialVendor, forgers, use), { scope: 'worker' }],
})

async function withBoth<Provider extends { stop(): Promise<unknown> }>(
  start: (name: string) => Promise<Provider>,
  use: (both: Both<Provider>) => Promise<void>,
) {
  const [google, facebook] = [await start('google'), await start('facebook')]
  await use({ google, facebook })
  await Promise.all([google.stop(), facebook.stop()])
}

async function withShop(
  vendorOrigin: string,
  { google, facebook }: Both<{ issuer: string }>,
  use: (shop: SocialShop) => Promise<void>,
) {
  const env = { GOOGLE_ISSUER: google.issuer, FACEBOOK_ISSUER: facebook.issuer, FACEBOOK_SECRETS: socialSecrets }
  const storefront = await startStorefront(vendorOrigin, env)
  await use({ storefront, vendorOrigin, env })
  await storefront.stop()
}
