import { test as base, expect } from '@playwright/test'
import { marketplace, type Brand } from './brands'
import { Customer } from './customer'
import { demoAt, startStorefront, storefrontAt, type DemoVendor, type Env, type Storefront } from './servers'
import { sharedServers, type SharedServers } from './shared-servers'
import { startVendorProxy, type Change } from './vendor-proxy'
import { Visitor } from './visitor'
import { Problems, watch } from './watch'
import { wordsOf, type Words } from '../kit/words'

export { expect }

export type Options = {
  brand: Brand
  /** Starts a storefront for this test alone, with this environment and an empty cache. */
  ownStorefront: Env | null
  /** Changes the vendor's answers; the test then gets its own storefront. */
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

type Shared = { servers: SharedServers; demo: DemoVendor }

/** Every worker has its own demo vendor and storefront; every test starts with the vendor as seeded. */
export const test = base.extend<Fixtures, Shared>({
  brand: [marketplace, { option: true }],
  ownStorefront: [null, { option: true }],
  changedVendor: [null, { option: true }],

  servers: [({}, use, { parallelIndex }) => sharedServers(parallelIndex).then(use), { scope: 'worker' }],
  demo: [({ servers }, use) => use(demoAt(servers.vendorOrigin)), { scope: 'worker' }],
  storefront: async ({ demo, servers, ownStorefront, changedVendor }, use) => {
    if (!ownStorefront && !changedVendor) return use(storefrontAt(servers.port, servers.pid))
    const proxy = changedVendor && (await startVendorProxy(demo, changedVendor.change))
    const storefront = await startStorefront(proxy?.origin ?? demo.origin, ownStorefront ?? {})
    await use(storefront)
    await storefront.stop()
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
