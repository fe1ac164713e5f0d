import { expect, test } from 'vitest'
import { parentPath } from './parent-path'

test.each([
  ['/order-details/42/invoice?print=1', '/order-details/42'],
  ['/order-details/42', '/orders'],
  ['/subscription-status/7/cancel', '/subscription-status/7'],
  ['/subscription-status/7?month=2026-11', '/manage-subscription'],
  ['/vendor/green-bowl/info', '/vendor/green-bowl'],
  ['/vendor/green-bowl', '/'],
  ['/profile/password', '/profile'],
  ['/pages/about-us', '/pages'],
  ['/add-address?backTo=%2Freview-cart', '/address'],
  ['/wallet-payment?recharge=1', '/wallet'],
  ['/faq', '/'],
])('%s belongs to %s', (path, parent) => {
  expect(parentPath(path)).toBe(parent)
})
