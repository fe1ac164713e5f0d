import { describe, expect, test, vi } from 'vitest'
import { aCart, aLine, anAddress, anItem, aStoreDetail } from '~/domain/test-builders'
import { extrasHash, loadCheckout, type Checkout } from '~/features/checkout/checkout.server'
import { idempotencyKey, orderedCart } from '~/features/checkout/placed-order.server'
import { submitTimes } from '~/features/submit-once/submission-log.server'
import { checkoutRecords } from '~/http/drafts/drafts.server'
import { StoredRecord } from '~/http/drafts/stored-record.server'
import { VendorError, type VendorErrorKind } from '~/vendor-api/errors'
import type { MadeOrder } from '~/vendor-api/orders.server'
import { aScope, aShop, aUser, fields, leadsTo, noCheckout, toastOf } from '../../../tests/support/shop-builders'
import { placeOrder } from './actions.server'

let carts = 0

/** A customer's request on the payment page of their own cart; requests of one customer share the vendor's limits. */
async function paying({
  cartId = `cart-${++carts}`,
  place = vi.fn(async (): Promise<MadeOrder> => ({ orderId: '42', gatewayRedirect: null })),
  user = aUser(),
  cart = aCart(aLine()),
} = {}) {
  const open = (parts: Parameters<typeof aShop>[0] = {}) =>
    aShop({
      user,
      cart,
      cartId,
      vendor: {
        auth: { userDetails: async () => aUser() },
        stores: {
          byId: async () => aStoreDetail(),
          isTakingOrders: async () => true,
          isInReach: async () => true,
          checkMenu: async () => ({ ok: true }),
        },
        menus: { item: async () => anItem() },
        addresses: { primary: async () => anAddress() },
        orders: {
          ongoing: async () => [],
          past: async () => ({ rows: [], sent: 0 }),
          details: async () => null,
          place,
        },
      },
      ...parts,
    })
  const shown = await open()
  const checkout = await loadCheckout(shown)
  const { revision } = checkout
  const key = checkout.store ? idempotencyKey(shown, user, checkout) : ''
  const submit = async (changes: Record<string, string> = {}, shop?: Awaited<ReturnType<typeof open>>) =>
    placeOrder(shop ?? (await open()), fields({ method: 'cash', idempotencyKey: key, revision, ...changes }))
  return { open, submit, place, cartId, key, revision }
}

describe('placing an order', () => {
  test('leads to its status, empties the cart, forgets its choices and says so', async () => {
    const { open, submit, cartId } = await paying()
    const shop = await open()
    await shop.drafts.saveCheckout({ notes: 'Ring twice' })
    const response = await submit({}, shop)
    expect([response.status, leadsTo(response)]).toEqual([302, '/order-status/42'])
    expect(shop.cart.lines).toEqual([])
    expect(shop.drafts.checkout).toEqual(noCheckout)
    // Not even for a browser that kept the cookie.
    expect((await StoredRecord.open(checkoutRecords, aScope.vendorId, cartId)).value).toEqual(noCheckout)
    expect(toastOf(response)).toEqual({ tone: 'success', text: shop.t('payment.placed') })
  })

  test('from a page whose instructions have expired since leads to the review, which says so', async () => {
    const { open, submit, place } = await paying()
    const shop = await open()
    await shop.drafts.saveCheckout({ notes: 'Ring twice' })
    const extras = extrasHash(shop, (await loadCheckout(shop)) as Checkout)
    await shop.drafts.endCheckout()
    const response = await submit({ extras }, shop)
    expect([leadsTo(response), toastOf(response)?.text]).toEqual(['/review-cart', shop.t('review.changed')])
    expect(place).not.toHaveBeenCalled()
    await shop.drafts.saveCheckout({ notes: 'Ring twice' })
    expect(leadsTo(await submit({ extras }, shop))).toBe('/order-status/42')
  })

  test('counts as a try of its customer, ends before its lock does, and keeps what existed when it was shown', async () => {
    const { open, submit, key } = await paying()
    const shop = await open()
    const limit = vi.spyOn(shop, 'limit')
    const setDeadline = vi.spyOn(shop.connection, 'setDeadline')
    const save = vi.spyOn(shop.drafts, 'saveCheckout')
    await submit({ before: '1 41' }, shop)
    expect(limit.mock.calls).toEqual([['placing', aUser().id]])
    expect(setDeadline.mock.calls).toEqual([[submitTimes.deadline]])
    expect(save.mock.calls).toEqual([[{ lastSubmit: { key, at: 1, known: ['41'] } }]])
  })

  test('without a number leads to My Orders', async () => {
    const { submit } = await paying({ place: vi.fn(async () => ({ orderId: '', gatewayRedirect: null })) })
    expect(leadsTo(await submit())).toBe('/orders')
  })

  test('with five parallel submits makes one order, and all end at it', async () => {
    const { submit, place } = await paying()
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => submit()))
    expect(responses.map(leadsTo)).toEqual(Array(5).fill('/order-status/42'))
    expect(place).toHaveBeenCalledTimes(1)
  })

  test('ends at the same order after a reload or Back', async () => {
    const { submit, place } = await paying()
    await submit()
    expect(leadsTo(await submit())).toBe('/order-status/42')
    expect(place).toHaveBeenCalledTimes(1)
  })

  test("with the key of somebody else's order does not reach it", async () => {
    const { submit, cartId } = await paying()
    await submit()
    const other = await paying({
      cartId,
      user: aUser({ id: '5502' }),
      place: vi.fn(async () => ({ orderId: '43', gatewayRedirect: null })),
    })
    expect(leadsTo(await other.submit())).toBe('/order-status/43')
  })

  test('again from an old form does not empty the cart filled since', async () => {
    const { open, submit } = await paying()
    await submit()
    const shop = await open({ cartId: 'another-cart' })
    expect(leadsTo(await submit({}, shop))).toBe('/order-status/42')
    expect([shop.cart.lines.length, shop.device.cartId]).toEqual([1, 'another-cart'])
  })

  test('of a cart that was ordered before it changed shows that order, and gives the changed cart a new key', async () => {
    const first = await paying()
    await first.submit()
    const changed = await paying({ cartId: first.cartId, cart: aCart(aLine({ quantity: 5 })), place: first.place })
    const shop = await changed.open()
    const response = await changed.submit({}, shop)
    expect(leadsTo(response)).toBe('/order-status/42')
    expect(toastOf(response)?.text).toBe(shop.t('payment.placedBefore'))
    expect(first.place).toHaveBeenCalledTimes(1)
    expect(shop.cart.lines).toMatchObject([{ quantity: 5 }])
    expect(shop.device.cartId).not.toBe(first.cartId)
  })
})

describe('a cart that became an order whose answer was lost', () => {
  test('is shown as that order on the next page of the checkout', async () => {
    const { open, submit } = await paying()
    await submit()
    const shop = await open({ method: 'GET' })
    const response = (await orderedCart(shop, aUser())) as Response
    expect(leadsTo(response)).toBe('/order-status/42')
    expect(shop.cart.lines).toEqual([])
  })

  test('does not affect a cart that was not ordered', async () => {
    const { open } = await paying()
    expect(await orderedCart(await open({ method: 'GET' }), aUser())).toBeNull()
  })
})

describe('an order that is not placed', () => {
  const failing = (kind: VendorErrorKind, message = '') =>
    vi.fn(async () => {
      throw new VendorError(kind, 'place_order', { vendorMessage: message })
    })
  const bodyOf = async (response: Response) => {
    const { result } = (await response.json()) as { result: { error?: Record<string, string[]> } }
    return result.error
  }

  test('because the vendor refused shows why on the form, and keeps the cart', async () => {
    const { open, submit } = await paying({ place: failing('refused', 'Total does not match') })
    const shop = await open()
    const response = await submit({}, shop)
    expect([response.status, await bodyOf(response)]).toEqual([422, { '': ['Total does not match'] }])
    expect(shop.cart.lines).toHaveLength(1)
  })

  test.each(['timeout', 'network', 'shape', 'server'] as const)(
    'because the answer was lost (%s) keeps the cart, and the page looks for the order',
    async (kind) => {
      const { open, submit, place } = await paying({ place: failing(kind) })
      const shop = await open()
      const response = await submit({}, shop)
      expect(leadsTo(response)).toBe('/payment')
      expect([place.mock.calls.length, shop.cart.lines.length]).toEqual([1, 1])
      expect(await orderedCart(await open({ method: 'GET' }), aUser())).toMatchObject({ kind: 'unknown' })
    },
  )

  test('because the session has ended leads to sign-in, and may be sent again at once', async () => {
    const signIn = new Response(null, { status: 302 })
    const { submit, place } = await paying()
    place.mockRejectedValueOnce(signIn)
    await expect(submit()).rejects.toBe(signIn)
    expect(leadsTo(await submit())).toBe('/order-status/42')
  })

  test('because too little time was left for an answer says that it took too long, and sends nothing', async () => {
    const { open, submit, place } = await paying()
    const shop = await open()
    const menus = shop.vendor.menus.item
    const now = performance.now.bind(performance)
    shop.vendor.menus.item = async (...what) => {
      vi.spyOn(performance, 'now').mockImplementation(() => now() + submitTimes.sendBy)
      return menus(...what)
    }
    const response = await submit({}, shop)
    expect([response.status, await bodyOf(response)]).toEqual([504, { '': [shop.t('error.timeout')] }])
    expect(place).not.toHaveBeenCalled()
  })

  test('because the answer was lost is looked for after signing in again, if the session has ended since', async () => {
    const { open, submit } = await paying({ place: failing('timeout') })
    await submit()
    const shop = await open({ method: 'GET' })
    const signIn = new Response(null, { status: 302 })
    shop.vendor.orders.ongoing = async () => Promise.reject(signIn)
    await expect(orderedCart(shop, aUser())).rejects.toBe(signIn)
  })

  test('because something changed leads back to the review with the reason', async () => {
    const { open, submit } = await paying()
    const shop = await open()
    const response = await submit({ revision: 'another' }, shop)
    expect(leadsTo(response)).toBe('/review-cart')
    expect(toastOf(response)).toEqual({ tone: 'error', text: shop.t('review.changed') })
  })

  test.each([
    ['no payment method', { method: '' }],
    ['an unknown payment method', { method: 'barter' }],
    ['no key', { idempotencyKey: '' }],
    ['a key that is none', { idempotencyKey: '../../order' }],
    ['a huge revision', { revision: 'q'.repeat(10_000) }],
  ])('with %s is refused without asking the vendor', async (_, changes) => {
    const { submit, place } = await paying()
    expect((await submit(changes)).status).toBe(400)
    expect(place).not.toHaveBeenCalled()
  })

  test('because the customer is a guest leads to sign-in and back', async () => {
    const form = fields({ method: 'cash' })
    const shop = await aShop({ cart: aCart(aLine()), path: '/payment', form })
    const thrown = await placeOrder(shop, form).catch((error: unknown) => error)
    expect(decodeURIComponent(leadsTo(thrown as Response) ?? '')).toMatch(/^\/sign-in\?redirectTo=\/payment/)
  })
})
