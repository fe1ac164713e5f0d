import { expect, test } from 'vitest'
import { menuEntries } from './menu-entries'

const hrefs = (visitor: Partial<Parameters<typeof menuEntries>[0]>) =>
  menuEntries({
    ...{ isGuest: true, hasWallet: false, hasSubscriptions: false, hasSupport: true, path: '/faq' },
    ...visitor,
  }).map(({ href }) => href)

test('a guest is led to sign-in and back, and to what everybody may see', () => {
  expect(hrefs({})).toEqual(['/sign-in?redirectTo=%2Ffaq', '/', '/promo-code', '/faq', '/pages', '/support'])
})

test('a customer is led to what is theirs, and may sign out', () => {
  const own = ['/profile', '/', '/orders', '/address', '/promo-code', '/faq', '/report-bug?from=%2Ffaq', '/pages']
  expect(hrefs({ isGuest: false })).toEqual([...own, '/support', '/sign-out'])
})

test('a customer of a vendor with wallets is led to theirs, a guest is not', () => {
  expect(hrefs({ isGuest: false, hasWallet: true })).toContain('/wallet')
  expect(hrefs({ hasWallet: true })).not.toContain('/wallet')
})

test('a customer of a vendor with subscriptions is led to theirs, a guest is not', () => {
  expect(hrefs({ isGuest: false, hasSubscriptions: true })).toContain('/manage-subscription')
  expect(hrefs({ hasSubscriptions: true })).not.toContain('/manage-subscription')
})

test('a vendor without any contact has no support', () => {
  expect(hrefs({ hasSupport: false })).not.toContain('/support')
})
