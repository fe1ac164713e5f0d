import { carriers, extraLimitMs, patterns, slowestText } from '../support/long-texts.mjs'
import { expect, test } from '../support/test'

test.use({ ownStorefront: {} })

test('28 kB of text in an address, a form or a header takes no longer than a short one', async ({ storefront }) => {
  const slowest = await slowestText(storefront)
  console.log(
    `${slowest.sent} sent; slowest: ${slowest.extraMs.toFixed(0)} ms more, ${slowest.name} ${slowest.pattern}`,
  )
  expect(slowest.sent).toBe(patterns.length * carriers.length)
  expect(slowest.extraMs, `${slowest.name} with ${slowest.pattern}`).toBeLessThan(extraLimitMs)
})
