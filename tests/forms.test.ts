import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Forms whose constraints the browser still tells of by itself, in its own language and words. */
const toldByBrowser = [
  'features/account/address-fields.tsx',
  'features/payments/pay-form.tsx',
  'routes/rating.$order_id/route.tsx',
  'routes/review-cart/review.tsx',
  'routes/subscription-status.$subscription_id/invoice-form.tsx',
  'routes/subscription-status.$subscription_id/pause-forms.tsx',
  'routes/subscription-status.$subscription_id/quantity-form.tsx',
  'routes/wallet/recharge-form.tsx',
]

test('forms with constraints leave their messages to the server, in the page’s words beside the field, but for these', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  )
  const native = files.filter((file) => readFileSync(join('app', file), 'utf8').includes('defaultNoValidate: false'))
  expect(native.sort()).toEqual(toldByBrowser)
})
