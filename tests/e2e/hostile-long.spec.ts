import { carriers, extraLimitMs, patterns, slowestText } from '../support/long-texts.mjs'
import { expect, test } from '../support/test'

test.use({ ownStorefront: {} })

test('a text of 28 kB in an address, a form or a header takes no longer than a plain one', async ({ storefront }) => {
  const slowest = await slowestText(storefront)
  console.log(
    `${slowest.sent} sent; slowest: ${slowest.extraMs.toFixed(0)} ms more, ${slowest.name} ${slowest.pattern}`,
  )
  expect(slowest.sent).toBe(patterns.length * carriers.length)
  expect(slowest.extraMs, `${slowest.name} with ${slowest.pattern}`).toBeLessThan(extraLimitMs)
})
