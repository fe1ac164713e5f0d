import { expect } from '@playwright/test'
import { wordsOf, type Words } from '../kit/words'
import { marketplace, type Brand } from './brands'
import { Customer } from './customer'
import { startStorefront, storefrontAt, type Env, type Storefront } from './servers'
import { newcomerAt } from './shared-servers'
import { startVendorProxy, type Change } from './vendor-proxy'
import { Visitor } from './visitor'
import { Problems, watch } from './watch'
import { test as base } from './worker'

export { expect }

export type Options = {
  brand: Brand
  /** Starts a storefront for this test alone, with this environment. */
  ownStorefront: Env | null
  /** Gives the vendors new names for this test alone, so that nothing of them is cached. */
  emptyCache: boolean
  /** Changes the vendors' answers; nothing of them is cached either. */
  changedVendor: { change: Change } | null
}

export type Fixtures = Options & {
  storefront: Storefront
  problems: Problems
  t: Words
  hasScripts: boolean
  /** The person in the browser. */
  customer: Customer
  /** A person without a browser. */
  visitor: Visitor
  cleanVendor: void
}

/** Every test starts with the vendor as seeded. */
export const test = base.extend<Fixtures>({
  brand: [marketplace, { option: true }],
  ownStorefront: [null, { option: true }],
  emptyCache: [false, { option: true }],
  changedVendor: [null, { option: true }],

  storefront: async ({ demo, servers, ownStorefront, emptyCache, changedVendor }, use, { parallelIndex }) => {
    const proxy = changedVendor && (await startVendorProxy(demo, changedVendor.change))
    const vendorOrigin = proxy?.origin ?? demo.origin
    if (ownStorefront) {
      const storefront = await startStorefront(vendorOrigin, ownStorefront)
      await use(storefront)
      await storefront.stop()
    } else if (proxy || emptyCache) {
      const { port, pid, name } = await newcomerAt(parallelIndex, vendorOrigin)
      await use(storefrontAt(port, pid, `${name}.`))
    } else await use(storefrontAt(servers.port, servers.pid))
    await proxy?.stop()
  },
  cleanVendor: [
    async ({ demo }, use) => {
      await demo.reset()
      await use()
    },
    { auto: true },
  ],

  baseURL: async ({ storefront, brand }, use) => use(storefront.url(brand.host)),
  t: async ({ brand }, use) => use(wordsOf(brand.locale)),
  hasScripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  problems: async ({}, use) => use(new Problems()),
  context: async ({ context, problems }, use) => {
    await watch(context, problems)
    await use(context)
    expect(problems.unexpected, 'problems on the pages of this test').toEqual([])
  },
  customer: async ({ page, t, brand, hasScripts }, use) => use(new Customer(page, t, brand, hasScripts)),
  visitor: async ({ storefront, brand }, use) => use(new Visitor(storefront, brand.host)),
})

/** For `test.use`: a phone where scripts run, and the project's window where they do not. */
export const onPhoneWithScripts: Parameters<typeof test.use>[0] = {
  viewport: async ({ viewport, hasScripts }, use) => use(hasScripts ? { width: 360, height: 740 } : viewport),
  isMobile: async ({ hasScripts }, use) => use(hasScripts),
  hasTouch: async ({ hasScripts }, use) => use(hasScripts),
}
