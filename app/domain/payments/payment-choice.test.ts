import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, compareMoney, isPositive } from '~/domain/money/money'
import { aStoreDetail, rupees, someSettings } from '~/domain/test-builders'
import { gatewayOf, type Gateway } from './gateways'
import {
  cashAllowed,
  choiceProblem,
  gatewaysOffered,
  paymentOf,
  preselected,
  splitOf,
  usableBalance,
  type Choice,
  type PaymentMethods,
} from './payment-choice'

const stripe = gatewayOf('stripe') as Gateway
const payu = gatewayOf('payu') as Gateway
const all: PaymentMethods = { takesCash: true, gateways: [stripe, payu], balance: '150' }
const cash: Choice = { method: 'cash', usesWallet: false, balance: '0' }

const money = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2))

describe("the wallet's part", () => {
  test('and the rest make the total, to the cent, and never exceed the balance', () => {
    fc.assert(
      fc.property(money, fc.oneof(money, fc.constantFrom('0', '-5', '0.009', '150.999', 'x')), (total, balance) => {
        const { fromWallet, rest, coversAll } = splitOf(total, balance)
        expect(compareMoney(add(fromWallet, rest), total)).toBe(0)
        expect([compareMoney(fromWallet, '0') >= 0, compareMoney(rest, '0') >= 0]).toEqual([true, true])
        if (isPositive(fromWallet)) expect(compareMoney(fromWallet, balance)).not.toBe(1)
        expect(coversAll).toBe(!isPositive(rest))
      }),
    )
  })

  test('is in whole units of the currency: less than one is 0', () => {
    expect(usableBalance(true, '150.999', rupees)).toBe('150.99')
    expect(usableBalance(true, '0.009', rupees)).toBeNull()
    expect(usableBalance(true, '0', rupees)).toBeNull()
    expect(usableBalance(true, '150.999', { sign: '¥', decimals: 0 })).toBe('150')
    expect(usableBalance(true, '0.99', { sign: '¥', decimals: 0 })).toBeNull()
    expect(usableBalance(true, '1.2345', { sign: 'KD', decimals: 3 })).toBe('1.234')
    expect(usableBalance(true, null, rupees)).toBeNull()
    expect(usableBalance(false, '150', rupees)).toBeNull()
  })
})

describe('the rows of an order', () => {
  test.each<[string, Choice, string, ReturnType<typeof paymentOf>]>([
    ['cash', cash, '378', { method: 'cash', gateway: '', fromWallet: '0', remaining: '378' }],
    [
      'a gateway',
      { ...cash, method: 'payu' },
      '378',
      { method: 'online', gateway: 'payu', fromWallet: '0', remaining: '378' },
    ],
    [
      'cash, whatever the wallet that is not used holds',
      { ...cash, balance: '400' },
      '378',
      { method: 'cash', gateway: '', fromWallet: '0', remaining: '378' },
    ],
    ['cash for nothing', cash, '0', { method: 'cash', gateway: '', fromWallet: '0', remaining: '0' }],
    [
      'a wallet that covers all',
      { method: 'payu', usesWallet: true, balance: '378' },
      '378',
      { method: 'wallet', gateway: '', fromWallet: '378', remaining: '0' },
    ],
    [
      'a wallet for a part, cash for the rest',
      { ...cash, usesWallet: true, balance: '100.5' },
      '378',
      { method: 'cash', gateway: '', fromWallet: '100.5', remaining: '277.5' },
    ],
    [
      'a wallet for a part, a gateway for the rest',
      { method: 'stripe', usesWallet: true, balance: '100' },
      '378',
      { method: 'online', gateway: 'stripe', fromWallet: '100', remaining: '278' },
    ],
  ])('%s', (_, choice, total, payment) => {
    expect(paymentOf(choice, total)).toEqual(payment)
  })
})

describe('what blocks a choice', () => {
  test.each<[string, Choice, PaymentMethods, ReturnType<typeof choiceProblem>]>([
    ['nothing', cash, all, null],
    ['nothing where only cash is taken', cash, { ...all, gateways: [] }, null],
    ['nothing chosen', { ...cash, method: '' }, all, { kind: 'choose' }],
    ['a method that is not offered any more', { ...cash, method: 'paypal' }, all, { kind: 'gone' }],
    ['cash that is not taken', cash, { ...all, takesCash: false }, { kind: 'gone' }],
    ['nothing offered at all', cash, { takesCash: false, gateways: [], balance: null }, { kind: 'none-offered' }],
    [
      'a wallet that was emptied',
      { ...cash, usesWallet: true, balance: '5' },
      { ...all, balance: null },
      { kind: 'wallet-short' },
    ],
    [
      'a wallet that holds more now',
      { ...cash, usesWallet: true, balance: '100' },
      all,
      { kind: 'wallet-changed', before: '100', now: '150' },
    ],
    ['a part without a method for the rest', { method: '', usesWallet: true, balance: '150' }, all, { kind: 'choose' }],
    [
      'a wallet that covers all needs no other method',
      { method: '', usesWallet: true, balance: '400' },
      { takesCash: false, gateways: [], balance: '400.00' },
      null,
    ],
  ])('%s', (_, choice, methods, problem) => {
    expect(choiceProblem(choice, methods, '378')).toEqual(problem)
  })
})

test('the last used method is preselected while it is offered, else cash, else the only one', () => {
  expect(preselected('payu', all)).toBe('payu')
  expect(preselected('paypal', all)).toBe('cash')
  expect(preselected('', { ...all, takesCash: false })).toBe('')
  expect(preselected('cash', { ...all, takesCash: false, gateways: [stripe] })).toBe('stripe')
})

const user = { canPayCash: true }
const cases = [
  ['both', 'both', true],
  ['online', 'both', false],
  ['cash', 'both', true],
  ['by-store', 'both', true],
  ['by-store', 'online', false],
  ['by-store', 'cash', true],
  ['both', 'online', true],
] as const

describe('payment methods', () => {
  test.each(cases)('vendor %s with store %s: cash %s', (paymentOption, ofStore, cash) => {
    const settings = someSettings({ paymentOption })
    const store = aStoreDetail({ paymentOption: ofStore })
    expect(cashAllowed({ settings, store, user })).toBe(cash)
  })

  test('the store’s override wins over the vendor', () => {
    const settings = someSettings({ paymentOption: 'online' })
    expect(cashAllowed({ settings, store: aStoreDetail({ overrides: { paymentOption: 'cash' } }), user })).toBe(true)
    const byStore = aStoreDetail({ paymentOption: 'online', overrides: { paymentOption: 'by-store' } })
    expect(cashAllowed({ settings: someSettings(), store: byStore, user })).toBe(false)
  })

  test('cash needs a customer who may pay cash', () => {
    const given = { settings: someSettings(), store: aStoreDetail() }
    expect(cashAllowed({ ...given, user: { canPayCash: false } })).toBe(false)
    expect(cashAllowed({ ...given, user: null })).toBe(false)
  })
})

test("the store's gateways are offered, else the vendor's, unless they take only cash", () => {
  const settings = someSettings({ paymentGateways: ['stripe', 'unheard-of', 'payu'] })
  const store = aStoreDetail()
  const codes = (part: Parameters<typeof gatewaysOffered>[0]) => gatewaysOffered(part).map(({ code }) => code)
  expect(codes({ settings, store })).toEqual(['stripe', 'payu'])
  expect(codes({ settings, store: aStoreDetail({ overrides: { paymentOption: 'cash' } }) })).toEqual([])
  const own = { paymentGateways: ['payu', 'unheard-of', 'paytm'] }
  expect(codes({ settings, store: aStoreDetail({ overrides: own }) })).toEqual(['payu', 'paytm'])
  expect(codes({ settings, store: aStoreDetail({ overrides: { ...own, paymentOption: 'cash' } }) })).toEqual([])
})
