import { describe, expect, test, vi } from 'vitest'
import type { SubscriptionDetail } from '~/domain/subscriptions/subscription'
import { aSubscription } from '~/domain/test-builders'
import { VendorError } from '~/vendor-api/errors'
import type { Plan } from '~/domain/subscriptions/subscription-plan'
import { translatorFor } from '~/i18n/i18n.server'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import {
  ownSubscription,
  headOf,
  shortOfMoney,
  subscribeAgainLink,
  frequencyText,
  slotWords,
} from './status-view.server'

const user = aUser()
const paused = (id: string, part: Partial<SubscriptionDetail> = {}) => aSubscription({ id, status: 'paused', ...part })

/** The view of a list in a shop with this wallet balance; null if it cannot be read. */
async function found(listed: SubscriptionDetail[], balance: string | null) {
  const details = vi.fn(async (_: string, id: string) => listed.find((one) => one.id === id) ?? null)
  const wallet = {
    balance: async () => balance ?? Promise.reject(new VendorError('server', 'get_user_wallet_amount')),
  }
  const settings = { walletMenuEnabled: true }
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
})

test('unnamed things are called by their kind: the chosen item, the store', async () => {
  const unnamed = aSubscription({ itemName: '', storeName: '', status: 'unknown' })
  const shop = await aShop({ user, vendor: { subscriptions: { details: async () => unnamed } } })
  const own = await ownSubscription(shop, user, unnamed.id)
  expect([own.itemName, (await headOf(shop, user, own)).sentence]).toEqual([
    'Chosen item',
    'Your subscription is waiting for The store',
  ])
})

const frequencyOf = (changes: Partial<Plan>, locale = 'en') => {
  const { plan } = aSubscription()
  return frequencyText(plan && { ...plan, ...changes }, translatorFor(locale), locale)
}

test('the frequency is said in words', () => {
  expect(frequencyOf({})).toBe('Every day')
  expect(frequencyOf({ frequency: 'interval', intervalDays: 1 })).toBe('Every day')
  expect(frequencyOf({ frequency: 'interval', intervalDays: 3 })).toBe('Every 3 days')
  expect(frequencyOf({ frequency: 'custom', weekdays: [1, 4] })).toBe('Every Monday and Thursday')
  expect(frequencyOf({ frequency: 'custom', weekdays: [1, 0] })).toBe('Every Sunday and Monday')
  expect(frequencyOf({ frequency: 'custom', weekdays: [1, 2, 3, 4, 5, 6, 0] })).toBe('Every day')
  expect(frequencyOf({ frequency: 'interval', intervalDays: 5 }, 'ru')).toBe('Раз в 5 дней')
  expect(frequencyText(null, translatorFor('en'), 'en')).toBe('')
})

test('a slot is formatted as a time; other words stay unchanged', () => {
  expect(slotWords('06:00 - 06:30', 'en')).toMatch(/^6:00.–\u2060.6:30.AM$/)
  expect(slotWords('18:00:00', 'de')).toBe('18:00')
  for (const text of ['Early morning', '', '25:00', '6 AM - 8 AM']) expect(slotWords(text, 'en')).toBe(text)
})
