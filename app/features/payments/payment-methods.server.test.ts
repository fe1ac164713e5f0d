import { describe, expect, test, vi } from 'vitest'
import type { Money } from '~/domain/money/money'
import { aStoreDetail } from '~/domain/test-builders'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { groupsOf, paymentMethodsAt, paymentMethodsView, paymentProblem, readPayer } from './payment-methods.server'

const user = aUser({ hasWallet: true })
const settings = { walletEnabled: true, paymentOption: 'both', paymentGateways: ['stripe', 'razorpay'] } as const
const aPayingShop = (balance: () => Promise<Money> = async () => '150', walletEnabled = true) =>
  aShop({
    user,
    place: { method: 'stripe' },
    settings: { ...settings, paymentGateways: [...settings.paymentGateways], walletEnabled },
    vendor: { auth: { userDetails: async () => user }, wallet: { balance } },
  })

describe('the wallet of somebody who pays', () => {
  const failing = () => Promise.reject(new VendorError('server', 'x'))

  test('is read afresh, where there are wallets', async () => {
    expect(await readPayer(await aPayingShop())).toEqual({ user, balance: '150', isWalletUnread: false })
    const balance = vi.fn(failing)
    expect((await readPayer(await aPayingShop(balance, false))).balance).toBeNull()
    expect(balance).not.toHaveBeenCalled()
  })

  test('has no balance if it cannot be read, unless it is needed', async () => {
    expect(await readPayer(await aPayingShop(failing))).toEqual({ user, balance: null, isWalletUnread: true })
    await expect(readPayer(await aPayingShop(failing), { needsWallet: true })).rejects.toThrow(VendorError)
    expect((await readPayer(await aPayingShop(), { needsWallet: true })).balance).toBe('150')
  })

  test('counts only if the customer has one', async () => {
    const shop = await aPayingShop()
    const at = (hasWallet: boolean | undefined, isWalletUnread: boolean) => {
      const payer = { user: { ...user, hasWallet }, balance: isWalletUnread ? null : '150', isWalletUnread }
      const { balance, isWalletUnread: isUnread } = paymentMethodsAt(shop, aStoreDetail(), payer)
      return [balance, isUnread]
    }
    expect([at(true, false), at(true, true)]).toEqual([
      ['150', false],
      [null, true],
    ])
    expect([at(false, false), at(undefined, true)]).toEqual([
      [null, false],
      [null, false],
    ])
  })
})

test('a store offers cash and its gateways, or only what it takes', async () => {
  const payer = { user, balance: null, isWalletUnread: false }
  const offered = async (paymentOption?: 'online' | 'cash') => {
    const store = aStoreDetail({ overrides: paymentOption ? { paymentOption } : {} })
    const { takesCash, gateways } = paymentMethodsAt(await aPayingShop(), store, payer)
    return [takesCash, gateways.length]
  }
  expect([await offered(), await offered('online'), await offered('cash')]).toEqual([
    [true, 2],
    [false, 2],
    [true, 0],
  ])
})

test('what prevents paying is said in words', async () => {
  const shop = await aPayingShop()
  const methods = paymentMethodsAt(shop, aStoreDetail(), { user, balance: '150', isWalletUnread: false })
  const problem = (method: string, balance = '') =>
    paymentProblem(shop, methods, { method, usesWallet: balance !== '', balance }, '400')
  expect(problem('cash')).toBeNull()
  expect(problem('')).toBe('Please select any payment option to pay')
  expect(problem('paytm')).toBe(shop.t('pay.methodGone'))
  expect(problem('cash', '200')).toMatch(/150.*200/)
  const empty = { ...methods, balance: null }
  expect(paymentProblem(shop, empty, { method: 'cash', usesWallet: true, balance: '150' }, '400')).toBe(
    'Insufficient wallet amount please recharge your wallet',
  )
  const nothing = { takesCash: false, gateways: [], balance: null }
  expect(paymentProblem(shop, nothing, { method: '', usesWallet: false, balance: '0' }, '400')).toBe(
    shop.t('payment.noMethod'),
  )
})

test('the preselected method and cash come first, the others by kind', async () => {
  const shop = await aPayingShop()
  const methods = paymentMethodsAt(shop, aStoreDetail(), { user, balance: null, isWalletUnread: false })
  const { first, groups } = groupsOf(shop, methods, { chosen: 'razorpay', last: 'razorpay', mode: 'pickup' })
  expect(first).toMatchObject([
    { code: 'razorpay', isLast: true },
    { code: 'cash', name: 'Cash at the store', isLast: false },
  ])
  expect(groups.flatMap((group) => group.methods.map(({ code }) => code))).toEqual(['stripe'])
  expect(groupsOf(shop, { ...methods, takesCash: false }, { chosen: '', last: '' }).first).toEqual([])
  const delivered = groupsOf(shop, methods, { chosen: 'cash', last: 'cash' })
  expect(delivered.first).toEqual([{ code: 'cash', name: shop.t('payment.cash'), isLast: true }])
})

test('the form shows how the wallet would share the sum', async () => {
  const shop = await aPayingShop()
  const at = (balance: Money | null) =>
    paymentMethodsView(shop, paymentMethodsAt(shop, aStoreDetail(), { user, balance, isWalletUnread: false }), '400')
  expect(at(null).wallet).toBeNull()
  expect(at('150').wallet).toMatchObject({ balance: '150', isUsed: false, coversAll: false })
  expect(at('150').wallet?.split).toMatch(/150.*250/)
  expect(at('150').wallet?.has).toContain('150')
  expect(at('400').wallet).toMatchObject({ coversAll: true, split: shop.t('pay.walletAll') })
})

test('the form preselects the method that was used last, and says if the wallet cannot be read', async () => {
  const shop = await aPayingShop()
  const view = (isWalletUnread: boolean) => {
    const methods = paymentMethodsAt(shop, aStoreDetail(), { user, balance: null, isWalletUnread })
    return paymentMethodsView(shop, methods, '400', 'pickup')
  }
  expect(view(false)).toMatchObject({
    chosen: 'stripe',
    isWalletUnread: false,
    first: [
      { code: 'stripe', kind: 'card', isLast: true },
      { code: 'cash', name: 'Cash at the store' },
    ],
    groups: [{ kind: 'upi', methods: [{ code: 'razorpay' }] }],
  })
  expect(view(true).isWalletUnread).toBe(true)
})
