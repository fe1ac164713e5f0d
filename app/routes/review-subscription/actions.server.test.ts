import { describe, expect, test, vi } from 'vitest'
import type { User } from '~/domain/account/user'
import type { Coupon } from '~/domain/checkout/coupon'
import { dayAfter } from '~/domain/stores/opening'
import type { SubscriptionDetail } from '~/domain/subscriptions/subscription'
import { anAddress, anItem, aStoreDetail, aSubscription } from '~/domain/test-builders'
import type { SubscriptionState } from '~/http/drafts/draft-schemas'
import { VendorError, type VendorErrorKind } from '~/vendor-api/errors'
import type { MadeSubscription } from '~/vendor-api/subscriptions.server'
import { aShop, aUser, fields, leadsTo, toastOf } from '../../../tests/support/shop-builders'
import { answerForm, reviewView } from './actions.server'
import { outcomeOf } from './outcome.server'
import { loadPrepared, subscriptionKey, type Prepared } from './prepared.server'
import { reviewOrReturn } from './route'
import { shownSubscriptionKey } from './subscription-operation.server'

let subscriptionCount = 0

const nextWeek = dayAfter(new Date().toISOString().slice(0, 10), 7).date

const aState = (): SubscriptionState => ({
  id: `sub-${++subscriptionCount}`,
  storeId: '2101',
  itemId: '951',
  choiceIds: [],
  quantity: 2,
  priceSeen: '48',
  plan: { frequency: 'everyday', intervalDays: 0, weekdays: [], start: nextWeek, end: '', slot: '08:00:00' },
  coupon: null,
  lastSubmit: null,
})

const feast: Coupon = { id: '401', code: 'FEAST', kind: 'amount', value: '10', cap: null, minimum: '0' }

/** A customer on the review of their subscription, at a vendor with these answers. */
async function reviewing({
  state = aState(),
  create = vi.fn(async (): Promise<MadeSubscription> => ({ id: '331', gatewayRedirect: null })),
  item = anItem({ id: '951', price: '48', isSubscribable: true }) as ReturnType<typeof anItem> | null,
  details = async (): Promise<SubscriptionDetail | null> => aSubscription({ id: '331', status: 'active' }),
  settings = { subscriptionsEnabled: true },
  isInReach = true,
  primary = async () => anAddress(),
  user = aUser(),
  stores = {},
  list = async () => ({ rows: [], hasMore: false, pageSize: 50 }),
  checkCode = async () => feast,
} = {}) {
  const open = (parts: Parameters<typeof aShop>[0] = {}) =>
    aShop({
      user,
      settings,
      subscription: state,
      vendor: {
        auth: { userDetails: async () => user },
        stores: {
          byId: async () => aStoreDetail(),
          timing: async () => ({ delivery: [], pickup: [], licence: '' }),
          isTakingOrders: async () => true,
          isInReach: async () => true,
          seemsInReach: async () => isInReach,
          checkMenu: async () => ({ ok: true }),
          ...stores,
        },
        menus: { item: async () => item },
        addresses: { primary },
        subscriptions: { list, details },
        subscribe: { create, checkCode },
      },
      ...parts,
    })
  const shown = await open()
  const prepared = await loadPrepared(shown)
  const isReady = !('problem' in prepared)
  const key = {
    idempotencyKey: isReady ? subscriptionKey(prepared, user) : 'x',
    revision: isReady ? prepared.revision : '',
  }
  const submit = async (changes: Record<string, string> = {}, shop?: Awaited<ReturnType<typeof open>>) =>
    answerForm(shop ?? (await open()), fields({ method: 'cash', ...key, ...changes }))
  return { open, submit, create, user }
}

test('a typed promo code is back after the vendor has failed, but not for another customer', async () => {
  const { open, user } = await reviewing()
  const typedBy = async (customer: User) => {
    const prepared = (await loadPrepared(await open())) as Prepared
    const { as } = await shownSubscriptionKey(await open(), customer, prepared)
    return reviewView(await open({ method: 'GET', typed: { promo: 'FEAST', as } }), prepared).offer.typed
  }
  expect([await typedBy(user), await typedBy(aUser({ id: '5502' }))]).toEqual(['FEAST', ''])
})

test('an address that the store does not deliver to is reported before the review', async () => {
  const { open } = await reviewing({ isInReach: false })
  const shop = await open()
  expect(await loadPrepared(shop)).toEqual({ problem: shop.t('review.outOfReach') })
})

describe('subscribing', () => {
  test('leads to the subscription, deletes the draft, and says so', async () => {
    const { open, submit, create } = await reviewing()
    const shop = await open()
    const response = await submit({}, shop)
    expect(leadsTo(response)).toBe('/subscription-status/331')
    expect(shop.drafts.subscription).toBeNull()
    expect(toastOf(response)).toEqual({ tone: 'success', text: shop.t('subscribe.made') })
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ storeId: '2101', addressId: '801' }))
  })

  test('with five parallel submits, and one more later, makes one subscription', async () => {
    const { submit, create } = await reviewing()
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => submit()))
    responses.push(await submit())
    expect(create).toHaveBeenCalledTimes(1)
    for (const response of responses)
      expect(leadsTo(response)).toMatch(/^\/(subscription-status\/331|review-subscription\?subscription=331)$/)
  })

  test('whose answer was lost is looked for by its page, and is not sent again', async () => {
    const create = vi.fn(() => Promise.reject(new VendorError('timeout' satisfies VendorErrorKind, 'subscription')))
    const { submit } = await reviewing({ create })
    const first = await submit()
    expect([first, await submit()].map(leadsTo)).toEqual(['/review-subscription', '/review-subscription'])
    expect(create).toHaveBeenCalledTimes(1)
  })

  test('that the vendor refuses says why, and keeps everything', async () => {
    const refusal = new VendorError('refused', 'subscription', { vendorMessage: 'The store is closed then' })
    const { open, submit } = await reviewing({ create: vi.fn(() => Promise.reject(refusal)) })
    const shop = await open()
    const response = await submit({}, shop)
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('The store is closed then')])
    expect(shop.drafts.subscription).not.toBeNull()
  })

  test.each([
    ['gone', null],
    ['sold out', anItem({ id: '951', price: '48', isSubscribable: true, isSoldOut: true })],
    ['no longer had by subscription', anItem({ id: '951', price: '48' })],
    ['dearer by now', anItem({ id: '951', price: '50', isSubscribable: true })],
  ])('to what is %s leads back to the review, which says so', async (_, item) => {
    const { submit, create } = await reviewing({ item })
    const response = await submit({ idempotencyKey: `sub-${subscriptionCount}.${'a'.repeat(22)}.${'b'.repeat(22)}` })
    expect(leadsTo(response)).toBe('/review-subscription')
    expect(toastOf(response)?.tone).toBe('error')
    expect(create).not.toHaveBeenCalled()
  })

  test('leads back to the review if the text of the address has changed since', async () => {
    const primary = vi.fn(async () => anAddress())
    const { submit, create } = await reviewing({ primary })
    primary.mockResolvedValue(anAddress({ house: 'Elsewhere' }))
    const response = await submit()
    expect([leadsTo(response), toastOf(response)?.tone]).toEqual(['/review-subscription', 'error'])
    expect(create).not.toHaveBeenCalled()
  })

  test.each([
    ['the store takes no orders', 'store.off', { stores: { isTakingOrders: async () => false } }],
    ['the address is out of reach', 'review.outOfReach', { stores: { isInReach: async () => false } }],
    ['the menu check refuses', 'review.fewUnavailable', { stores: { checkMenu: async () => ({ ok: false }) } }],
    ['the customer may not pay so', 'payment.noMethod', { user: aUser({ canPayCash: false }) }],
    [
      'equal ones cannot be read',
      'subscribe.cannotNow',
      { list: () => Promise.reject(new VendorError('timeout', 'x')) },
    ],
  ] as const)('is not sent while %s, and the page says so', async (_, text, parts) => {
    const { open, submit, create } = await reviewing(parts)
    const response = await submit()
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining((await open()).t(text))])
    expect(create).not.toHaveBeenCalled()
  })

  test.each(['idempotencyKey', 'revision'])('by a form with another %s leads back to the review', async (name) => {
    const { submit, create } = await reviewing()
    const other = `sub-${subscriptionCount}.${'a'.repeat(22)}.${'b'.repeat(22)}`
    expect(leadsTo(await submit({ [name]: other }))).toBe('/review-subscription')
    expect(create).not.toHaveBeenCalled()
  })

  test.each([
    ['no payment method', { method: '' }],
    ['an unknown payment method', { method: 'barter' }],
    ['a key that is none', { idempotencyKey: '../../order' }],
  ])('with %s is refused without asking the vendor', async (_, changes) => {
    const { submit, create } = await reviewing()
    expect((await submit(changes)).status).toBe(400)
    expect(create).not.toHaveBeenCalled()
  })

  test('answers 404 if the vendor has no subscriptions', async () => {
    const { submit } = await reviewing({ settings: { subscriptionsEnabled: false } })
    await expect(submit()).rejects.toMatchObject({ status: 404 })
  })
})

describe('a promo code', () => {
  /** Applies the code and submits what the review then shows, at a vendor that says `later` of the code by then. */
  async function submitted(later: () => Promise<Coupon> = async () => feast) {
    const checkCode = vi.fn(async () => feast)
    const { open, submit, create, user } = await reviewing({ checkCode })
    const applying = await open()
    await answerForm(applying, fields({ intent: 'apply-offer', promo: 'FEAST' }))
    const subscription = applying.drafts.subscription ?? {}
    const prepared = (await loadPrepared(await open({ subscription }))) as Prepared
    checkCode.mockImplementation(later)
    const key = { idempotencyKey: subscriptionKey(prepared, user), revision: prepared.revision }
    const response = await submit(key, await open({ subscription }))
    const fewer = (await loadPrepared(await open({ subscription: { ...subscription, quantity: 1 } }))) as Prepared
    return { response, create, fewer }
  }

  test('that the vendor refuses without words is said to give no discount', async () => {
    const checkCode = () => Promise.reject(new VendorError('refused', 'x'))
    const { open } = await reviewing({ checkCode })
    const shop = await open()
    const answer = await answerForm(shop, fields({ intent: 'apply-offer', promo: 'FEAST' }))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ offer: { error: { promo: [shop.t('offers.nothing')] } } })
  })

  test('is sent with the subscription as it was shown, and ends with another quantity', async () => {
    const { create, fewer } = await submitted()
    const coupon = expect.objectContaining({ code: 'FEAST' })
    const amounts = expect.objectContaining({ discount: '10', total: '90.8' })
    expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ coupon, amounts }))
    expect([fewer.coupon, fewer.lostOffer]).toEqual([null, 'FEAST'])
  })

  test.each([
    ['gives another amount', async () => ({ ...feast, value: '5' }), '₹5.00 instead of ₹10.00'],
    ['is refused', () => Promise.reject(new VendorError('refused', 'x', { vendorMessage: 'Used up' })), 'Used up'],
  ])('that %s by the time of the submit stops it, and the review says why', async (_, later, text) => {
    const { response, create } = await submitted(later)
    expect([leadsTo(response), toastOf(response)?.text]).toEqual([
      '/review-subscription',
      expect.stringContaining(text),
    ])
    expect(create).not.toHaveBeenCalled()
  })
})

describe('returning from a gateway', () => {
  const gatewayRedirect = { kind: 'redirect', url: 'https://checkout.stripe.com/pay/1' } as const
  const online = () => vi.fn(async (): Promise<MadeSubscription> => ({ id: '331', gatewayRedirect }))
  const settings = { subscriptionsEnabled: true, paymentGateways: ['stripe'] }

  async function back(status: SubscriptionDetail['status'], claim: string, facts: Partial<SubscriptionDetail> = {}) {
    const details = async () => aSubscription({ id: '331', status, ...facts })
    const { open, submit, user } = await reviewing({ create: online(), details, settings })
    const before = await submit({ method: 'stripe' })
    const shop = await open({ method: 'GET', path: `/review-subscription?${claim}` })
    return { before, shop, user, open, outcome: await outcomeOf(shop, user) }
  }

  test('with a success that the vendor confirms leads to the subscription', async () => {
    const { before, shop, outcome } = await back('active', 'success=331&type=subscription')
    expect(leadsTo(before)).toBe(gatewayRedirect.url)
    expect(outcome && !('kind' in outcome) && leadsTo(outcome)).toBe('/subscription-status/331')
    expect(shop.drafts.subscription).toBeNull()
  })

  test('of which the vendor does not say the status is not taken for paid', async () => {
    const facts = { isStatusMissing: true, paymentMethod: 'Online', paymentType: 'stripe' }
    const { shop, outcome } = await back('unknown', 'success=331&type=subscription', facts)
    expect(outcome).toMatchObject({ kind: 'unseen', here: '/review-subscription?subscription=331' })
    expect(shop.drafts.subscription).not.toBeNull()
  })

  test('with a success that the vendor does not know waits, with a link to pay', async () => {
    const { shop, outcome } = await back('payment-pending', 'success=331&type=subscription')
    expect(outcome).toMatchObject({ kind: 'pending', href: '/payment-online?for=subscription-331' })
    expect(shop.drafts.subscription).not.toBeNull()
  })

  test.each([
    ['a failure', 'fail=Card+refused', 'fail=declined', 'The payment was declined.'],
    ['no claim', '', '', ''],
  ])('with %s of a failed payment keeps the draft under a new key, and a reload says the same', async (_, ...words) => {
    const [claim, own, reason] = words
    const { shop, user, open, outcome } = await back('payment-failed', claim)
    const path = `/review-subscription?subscription=331${own && `&${own}`}`
    expect(outcome && !('kind' in outcome) && leadsTo(outcome)).toBe(path)
    const { subscription } = shop.drafts
    expect(subscription).toMatchObject({ itemId: '951', quantity: 2, lastSubmit: null })
    expect(subscription?.id).not.toMatch(/^sub-/)
    const reloaded = await open({ method: 'GET', path, subscription: subscription ?? undefined })
    expect(await outcomeOf(reloaded, user)).toMatchObject({ kind: 'failed', reason })
  })

  test('with a failed payment says so, and tries again, while the vendor does not say how it could be paid', async () => {
    const primary = vi.fn(async () => anAddress())
    const details = async () => aSubscription({ id: '331', status: 'payment-failed' })
    const { open } = await reviewing({ primary, details, settings })
    primary.mockRejectedValue(new VendorError('server', 'get_user_primary_address'))
    const path = '/review-subscription?subscription=331&fail=declined'
    const failed = { title: 'Payment failed', reason: 'The payment was declined.' }
    expect(await reviewOrReturn(await open({ method: 'GET', path }))).toMatchObject({
      kind: 'failed',
      here: path,
      ...failed,
    })
  })

  test('of a payment that was cancelled in the shop is no failure, also once the vendor has ended it', async () => {
    let status: SubscriptionDetail['status'] = 'payment-pending'
    const details = async () => aSubscription({ id: '331', status })
    const { open, submit, user } = await reviewing({ create: online(), details, settings })
    await submit({ method: 'stripe' })
    await answerForm(await open(), fields({ intent: 'cancel', subscription: '331' }))
    for (status of ['payment-pending', 'payment-failed'] as const) {
      const shop = await open({ method: 'GET', path: '/review-subscription?subscription=331' })
      expect(await outcomeOf(shop, user)).toMatchObject({ kind: 'failed', isCancelled: true })
    }
  })

  test('to a browser without the draft, with a failure of something unnamed, leads to all subscriptions', async () => {
    const { open, user } = await reviewing()
    const shop = await open({ method: 'GET', path: '/review-subscription?fail=Declined', subscription: undefined })
    const outcome = await outcomeOf(shop, user)
    expect(outcome && !('kind' in outcome) && leadsTo(outcome)).toBe('/manage-subscription')
  })

  test('is asked for again only by a submit of the same that pays the same way; any other shows the waiting subscription', async () => {
    const details = async () => aSubscription({ id: '331', status: 'payment-pending' })
    const paid = { ...settings, paymentGateways: ['stripe', 'paypal'] }
    const { submit, create } = await reviewing({ create: online(), details, settings: paid })
    for (const again of [1, 2])
      expect(leadsTo(await submit({ method: 'stripe' })), `${again}`).toBe(gatewayRedirect.url)
    const others: Record<string, string>[] = [
      { method: 'paypal' },
      { method: 'cash' },
      { method: 'stripe', wallet: 'on', balance: '20' },
      { method: 'stripe', idempotencyKey: `sub-${subscriptionCount}.${'a'.repeat(22)}.${'b'.repeat(22)}` },
    ]
    for (const other of others) expect(leadsTo(await submit(other))).toBe('/review-subscription?subscription=331')
    expect(create).toHaveBeenCalledTimes(1)
  })

  test('with somebody else’s subscription gets a 404', async () => {
    const { open, user } = await reviewing({ details: async () => null })
    const shop = await open({ method: 'GET', path: '/review-subscription?success=999' })
    await expect(outcomeOf(shop, user)).rejects.toMatchObject({ status: 404 })
  })
})
