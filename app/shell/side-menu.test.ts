import { expect, test } from 'vitest'
import { menuEntries, parentPath } from './side-menu'

const user = { name: 'Asha' }

const hrefs = (visitor: Partial<Parameters<typeof menuEntries>[0]>) =>
  menuEntries({
    ...{ user: null, hasWallet: false, hasSubscriptions: false, hasSupport: true, path: '/faq' },
    ...visitor,
  }).map(({ href }) => href)

test('a guest sees sign-in, with the return path, and what is open to everybody', () => {
  expect(hrefs({})).toEqual(['/sign-in?redirectTo=%2Ffaq', '/', '/promo-code', '/faq', '/pages', '/support'])
})

test('a customer sees their own screens, and may sign out', () => {
  const own = ['/profile', '/', '/orders', '/address', '/promo-code', '/faq', '/report-bug?from=%2Ffaq', '/pages']
  expect(hrefs({ user })).toEqual([...own, '/support', '/sign-out'])
})

test("a vendor with wallets links a customer's wallet, but not a guest's", () => {
  expect(hrefs({ user, hasWallet: true })).toContain('/wallet')
  expect(hrefs({ hasWallet: true })).not.toContain('/wallet')
})

test("a vendor with subscriptions links a customer's subscriptions, but not a guest's", () => {
  expect(hrefs({ user, hasSubscriptions: true })).toContain('/manage-subscription')
  expect(hrefs({ hasSubscriptions: true })).not.toContain('/manage-subscription')
})

test('a vendor without any contact has no support', () => {
  expect(hrefs({ hasSupport: false })).not.toContain('/support')
})

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
