import { test as base, expect } from '@playwright/test'
import { marketplace, type Brand } from './brands'
import { Customer } from './customer'
import { startDemo, startStorefront, type DemoVendor, type Env, type Storefront } from './servers'
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

type Shared = { demo: DemoVendor; sharedStorefront: Storefront }

/** Every worker has its own demo vendor and storefront; every test starts with the vendor as seeded. */
export const test = base.extend<Fixtures, Shared>({
  brand: [marketplace, { option: true }],
  ownStorefront: [null, { option: true }],
  changedVendor: [null, { option: true }],

  demo: [
    async ({}, use) => {
      const demo = await startDemo()
      await use(demo)
      await demo.stop()
    },
    { scope: 'worker' },
  ],
  sharedStorefront: [
    async ({ demo }, use) => {
      const storefront = await startStorefront(demo.origin)
      await use(storefront)
      await storefront.stop()
    },
    { scope: 'worker' },
  ],
  storefront: async ({ demo, sharedStorefront, ownStorefront, changedVendor }, use) => {
    if (!ownStorefront && !changedVendor) return use(sharedStorefront)
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
