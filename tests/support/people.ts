import { aNewNumber, marketplace, type Credentials } from './brands'
import { joins } from './screens'
import { test as base } from './test'
import { Visitor } from './visitor'

export { expect } from './test'

type Person = Credentials & { email: string }

/**
 * Two people with their own accounts, for tests of limits per person: the shared storefront has counted nothing for
 * them yet, and what it counts affects nobody else.
 */
export const test = base.extend<{ nila: Person; omar: Person }>({
  nila: async ({ storefront }, use) => use(await somebodyNew(new Visitor(storefront))),
  omar: async ({ storefront }, use) => use(await somebodyNew(new Visitor(storefront))),
})

async function somebodyNew(visitor: Visitor): Promise<Person> {
  const mobile = aNewNumber(marketplace)
  return { mobile, email: await joins(visitor, mobile), password: 'secret-1' }
}
