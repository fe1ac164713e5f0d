import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SubscriptionDetail } from '~/domain/subscriptions/subscription'
import { weekOrder, type Plan } from '~/domain/subscriptions/subscription-plan'
import { aSubscription } from '~/domain/test-builders'
import { cancelPayment, saveGatewayRedirect } from '~/features/payments/gateway-redirect.server'
import { translatorFor } from '~/i18n/i18n.server'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import {
  factsOf,
  frequencyText,
  headOf,
  ownSubscription,
  requireSubscriber,
  shortOfMoney,
  slotWords,
  subscribeAgainLink,
} from './status-view.server'

const user = aUser()
const paused = (id: string, part: Partial<SubscriptionDetail> = {}) => aSubscription({ id, status: 'paused', ...part })

/** The view of a list in a shop with this wallet balance; null if it cannot be read. */
async function found(listed: SubscriptionDetail[], balance: string | null, walletMenuEnabled = true) {
  const details = vi.fn(async (_: string, id: string) => listed.find((one) => one.id === id) ?? null)
  const wallet = {
    balance: async () => balance ?? Promise.reject(new VendorError('server', 'get_user_wallet_amount')),
  }
  const settings = { walletMenuEnabled }
  const shop = await aShop({ user, settings, vendor: { subscriptions: { details }, wallet } })
  return { short: [...(await shortOfMoney(shop, user, listed))], asked: details.mock.calls.map(([, id]) => id) }
}

describe('a list of subscriptions explains missing deliveries', () => {
  test('for paused ones that the wallet pays but cannot cover', async () => {
    const listed = [paused('1'), paused('2', { paymentMethod: 'Cash On Delivery' }), aSubscription({ id: '3' })]
    expect(await found(listed, '95.99')).toEqual({ short: ['1'], asked: ['1', '2'] })
  })

  test('but not for those that the wallet covers', async () => {
    expect(await found([paused('1')], '96')).toEqual({ short: [], asked: [] })
    expect(await found([aSubscription()], '0')).toEqual({ short: [], asked: [] })
  })

  test('for each one on the page, ten at a time', async () => {
    const listed = Array.from({ length: 23 }, (_, at) => paused(String(at + 1)))
    let [asking, most] = [0, 0]
    const details = async (_: string, id: string) => {
      most = Math.max(most, ++asking)
      await Promise.resolve()
      asking -= 1
      return listed.find((one) => one.id === id) ?? null
    }
    const vendor = { subscriptions: { details }, wallet: { balance: async () => '0' } }
    const shop = await aShop({ user, settings: { walletMenuEnabled: true }, vendor })
    expect([...(await shortOfMoney(shop, user, listed))]).toEqual(listed.map(({ id }) => id))
    expect(most).toBe(10)
  })

  test('but not when the wallet cannot be read', async () => {
    expect(await found([paused('1')], null)).toEqual({ short: [], asked: [] })
  })

  test('but not where there is no wallet', async () => {
    expect(await found([paused('1')], '0', false)).toEqual({ short: [], asked: [] })
  })
})

describe('the head of a subscription', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') }))
  afterEach(() => void vi.useRealTimers())

  /** The head in a shop with this wallet balance; null if it cannot be read. */
  async function head(part: Partial<SubscriptionDetail>, { balance = '96' as string | null, hasWallet = true } = {}) {
    const failure = () => Promise.reject(new VendorError('server', 'get_user_wallet_amount'))
    const wallet = { balance: async () => balance ?? failure() }
    const shop = await aShop({ user, settings: { walletMenuEnabled: hasWallet }, vendor: { wallet } })
    return headOf(shop, aSubscription(part))
  }

  test('names the subscription, its state, and how to get another', async () => {
    expect(await head({ status: 'cancelled' })).toMatchObject({
      id: '331',
      status: 'cancelled',
      again: { label: 'subscriptions.again' },
    })
  })

  test('says when the next delivery comes, while the subscription is active', async () => {
    const nextOf = async (part: Partial<SubscriptionDetail>) => (await head(part)).next
    expect(await nextOf({ nextDelivery: '2026-11-23' })).toMatch(/^Next delivery: Tomorrow, 6:00/)
    expect(await nextOf({ nextDelivery: '2026-11-23', slotText: '' })).toBe('Next delivery: Tomorrow')
    expect(await nextOf({ nextDelivery: '' })).toBe('')
    expect(await nextOf({ nextDelivery: '2026-11-23', status: 'paused' })).toBe('')
  })

  test.each([
    [{ status: 'paused' }, /^Paused until you restart it$/],
    [{ status: 'paused', pauseFrom: '2026-11-20' }, /^Paused from .*20.*, until you restart it$/],
    [{ status: 'paused', pauseFrom: '2026-11-20', pauseTo: '2026-11-30' }, /^Paused from .*20.* to .*30/],
    [{ pauseFrom: '2026-11-25' }, /^A pause is planned from .*25.*, until you restart it$/],
    [{ pauseFrom: '2026-11-25', pauseTo: '2026-11-30' }, /^A pause is planned from .*25.* to .*30/],
    [{ pauseFrom: '2026-11-01', pauseTo: '2026-11-03' }, /^$/],
    [{}, /^$/],
  ] as const)('says how long it is paused: %o', async (part, words) => {
    expect((await head(part)).pause).toMatch(words)
  })

  test('links to the wallet if that has too little for a paused subscription', async () => {
    const walletOf = async (...args: Parameters<typeof head>) => (await head(...args)).wallet
    const short = { balance: '95.99' }
    expect(await walletOf({ status: 'paused' }, short)).toEqual({
      href: '/wallet',
      balance: expect.stringContaining('95.99'),
    })
    expect(await walletOf({ status: 'paused' })).toBeNull()
    expect(await walletOf({ status: 'paused' }, { balance: null })).toBeNull()
    expect(await walletOf({ status: 'paused' }, { ...short, hasWallet: false })).toBeNull()
    expect(await walletOf({ status: 'paused', paymentMethod: 'Cash On Delivery' }, short)).toBeNull()
    expect(await walletOf({}, short)).toBeNull()
  })

  test('links to the gateway of a payment that is waited for', async () => {
    const pending = { id: '900', status: 'payment-pending' } as const
    expect((await head(pending)).payHref).toBeNull()
    const gatewayRedirect = { kind: 'redirect', url: 'https://checkout.stripe.com/c/pay/1' } as const
    const saved = { target: 'subscription-900' as const, gateway: 'stripe', gatewayRedirect }
    await saveGatewayRedirect(await aShop({ user }), user, saved)
    expect((await head(pending)).payHref).toBe('/payment-online?for=subscription-900')
    expect((await head({ ...pending, status: 'active' })).payHref).toBeNull()
  })

  test('says that the customer cancelled its payment, also once the vendor has ended it', async () => {
    const pending = { id: '901', status: 'payment-pending' } as const
    const details = async () => aSubscription(pending)
    await cancelPayment(await aShop({ user, vendor: { subscriptions: { details } } }), 'subscription', '901')
    for (const status of ['payment-pending', 'payment-failed'] as const)
      expect(await head({ ...pending, status })).toMatchObject({ isCancelledHere: true, sentence: 'Payment cancelled' })
  })
})

test('the facts of a subscription say its end, or that it has none while it goes on', async () => {
  const shop = await aShop({ user })
  const facts = (part: Partial<SubscriptionDetail>) => Object.fromEntries(factsOf(shop, aSubscription(part)))
  expect(facts({})).toMatchObject({
    'How often': 'Every day',
    'First delivery': expect.stringContaining('10'),
    'Last delivery': 'No end',
    'Deliver to': '4B, Lake View',
  })
  expect(facts({ end: '2026-12-31' })['Last delivery']).toContain('31')
  expect(facts({ status: 'cancelled' })).not.toHaveProperty('Last delivery')
  expect(facts({ start: '', address: '' })).not.toHaveProperty('First delivery')
})

test('subscriptions do not exist where the vendor has none', async () => {
  const subscriber = async (subscriptionsEnabled: boolean) =>
    requireSubscriber(await aShop({ user, settings: { subscriptionsEnabled } }))
  expect(await subscriber(true)).toMatchObject({ id: user.id })
  await expect(subscriber(false)).rejects.toMatchObject({ status: 404 })
})

test('an ended subscription links to its item with its choices, an active one does not', async () => {
  const shop = await aShop({ user })
  const linkOf = (part: Partial<SubscriptionDetail>) => subscribeAgainLink(shop, aSubscription(part))
  for (const status of ['cancelled', 'completed', 'payment-failed'] as const)
    expect(linkOf({ status, quantity: 3, choices: ['Large', 'No ice & lemon'] })).toEqual({
      href: '/item/2101/951?quantity=3&named=Large&named=No+ice+%26+lemon',
      label: 'subscriptions.again',
    })
  for (const status of ['active', 'paused', 'payment-pending', 'unknown'] as const)
    expect(linkOf({ status })).toBe(null)
  expect(linkOf({ status: 'cancelled', itemId: '' })).toBe(null)
  expect(linkOf({ status: 'cancelled', storeId: '' })).toBe(null)
})

test('a failed payment is tried again with the choices that are still stored', async () => {
  const shop = await aShop({ user, subscription: { storeId: '2101', itemId: '951' } })
  const linkOf = (part: Partial<SubscriptionDetail>) => subscribeAgainLink(shop, aSubscription(part))
  expect(linkOf({ status: 'payment-failed' })).toEqual({ href: '/subscription-cart', label: 'pay.tryAgain' })
  for (const other of [{ status: 'cancelled' }, { status: 'payment-failed', itemId: '952' }] as const)
    expect(linkOf(other)?.label).toBe('subscriptions.again')
})

test('unnamed things are called by their kind: the chosen item, the store', async () => {
  const named = { subscriptions: { details: async () => aSubscription() } }
  const unnamed = aSubscription({ itemName: '', storeName: '', status: 'unknown' })
  const shop = await aShop({ user, vendor: { subscriptions: { details: async () => unnamed } } })
  const own = await ownSubscription(shop, user, unnamed.id)
  expect([own.itemName, (await headOf(shop, own)).sentence]).toEqual([
    'Chosen item',
    'Your subscription is waiting for The store',
  ])
  expect((await ownSubscription(await aShop({ user, vendor: named }), user, '331')).itemName).toBe('Fresh milk, 1 l')
})

const frequencyOf = (changes: Partial<Plan>, locale = 'en') => {
  const { plan } = aSubscription()
  return frequencyText(plan && { ...plan, ...changes }, translatorFor(locale), locale)
}

const wholeWeek = [...weekOrder]

test('the frequency is said in words', () => {
  expect(frequencyOf({})).toBe('Every day')
  expect(frequencyOf({ frequency: 'interval', intervalDays: 1 })).toBe('Every day')
  expect(frequencyOf({ frequency: 'interval', intervalDays: 3 })).toBe('Every 3 days')
  expect(frequencyOf({ frequency: 'custom', weekdays: [1, 4], intervalDays: 1 })).toBe('Every Monday and Thursday')
  expect(frequencyOf({ frequency: 'custom', weekdays: [1, 0] })).toBe('Every Sunday and Monday')
  expect(frequencyOf({ frequency: 'custom', weekdays: wholeWeek })).toBe('Every day')
  expect(frequencyOf({ frequency: 'interval', intervalDays: 5 }, 'ru')).toBe('Раз в 5 дней')
  expect(frequencyText(null, translatorFor('en'), 'en')).toBe('')
})

test('weekdays that the vendor names for deliveries some days apart do not count', () => {
  expect(frequencyOf({ frequency: 'interval', intervalDays: 3, weekdays: wholeWeek })).toBe('Every 3 days')
})

test('a slot is formatted as a time; other words stay unchanged', () => {
  expect(slotWords('06:00 - 06:30', 'en')).toMatch(/^6:00.–\u2060.6:30.AM$/)
  expect(slotWords('9:30 - 11:00', 'en')).toMatch(/^9:30.–\u2060.11:00.AM$/)
  expect(slotWords('23:30 - 24:00', 'en')).toMatch(/^11:30.PM.–\u2060.12:00.AM$/)
  expect(slotWords('18:00:00', 'de')).toBe('18:00')
  for (const text of ['Early morning', '', '25:00', '6 AM - 8 AM', 'from 06:00', '06:00 sharp'])
    expect(slotWords(text, 'en')).toBe(text)
})
