import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyCart } from '~/domain/cart/cart'
import type { ListedOrder, OrderDetail, OrderStatus } from '~/domain/orders/order'
import type { GatewayRedirect } from '~/domain/payments/gateway-redirect'
import { aCart, aLine, anAddress, anItem, aStoreDetail } from '~/domain/test-builders'
import { loadCheckout } from '~/features/checkout/checkout.server'
import { idempotencyKey, orderedCart } from '~/features/checkout/placed-order.server'
import { cancelPayment, gatewayRedirectOf, paymentLeft } from '~/features/payments/gateway-redirect.server'
import type { Shop } from '~/http/shop/shop.server'
import { StoreDown } from '~/http/store/key-value'
import { keyValueStore } from '~/http/store/store.server'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, fields, leadsTo, sentBack, toastOf } from '../../../tests/support/shop-builders'
import { placeOrder } from './actions.server'
import { orderAnew, unpaidOrder } from './payment-return.server'
import { paymentPage } from './route'

const page = 'https://checkout.stripe.com/c/pay/1'
const stripePage: GatewayRedirect = { kind: 'redirect', url: page }
/** A customer of these tests only, because the log of submissions is shared with other test files. */
const asha = aUser({ id: '5571' })
const settings = { paymentGateways: ['stripe', 'payu', 'razorpay'] }

let carts = 0

/** A customer who pays for a cart online, at a vendor that stores their orders. */
class Payer {
  readonly orders = new Map<string, OrderStatus>()
  gatewayRedirect: GatewayRedirect | null = stripePage
  /** Whether the answer to the next order arrives. */
  isHeard = true
  namesOrder = true
  listsOrders = true
  paid = { wallet: '0', remaining: '189' }
  placedCount = 0
  private cookies = ''
  readonly cartId = `online-${++carts}`
  readonly firstId = String(1000 * carts + 1)

  readonly place = vi.fn(async () => {
    const id = String(1000 * carts + ++this.placedCount)
    this.orders.set(id, 'payment-pending')
    if (!this.isHeard) throw new VendorError('timeout', 'place_order')
    return { orderId: this.namesOrder ? id : null, gatewayRedirect: this.gatewayRedirect }
  })

  /** A request of this browser, with its current cookies. */
  async open(path = '/payment', { method = 'GET', user = asha, cart = aCart(aLine()) } = {}): Promise<Shop> {
    const vendor = {
      auth: { userDetails: async () => user },
      stores: {
        byId: async () => aStoreDetail(),
        isTakingOrders: async () => true,
        isInReach: async () => true,
        checkMenu: async () => ({ ok: true as const }),
      },
      menus: { item: async () => anItem() },
      addresses: { primary: async () => anAddress() },
      orders: {
        ongoing: async () => (this.listsOrders ? [...this.orders.keys()].map((id) => this.detail(id)) : []),
        past: async () => ({ rows: [], sent: 0 }),
        details: async (id: string) => (user.id === asha.id && this.orders.has(id) ? this.detail(id) : null),
        status: async (id: string) => {
          const status = this.orders.get(id)
          return status ? { status, driverName: '', driverPhone: '', minutesLeft: '' } : null
        },
        place: this.place,
      },
      coupons: { automatic: async () => null },
    }
    const parts = { user, vendor, settings, path, method }
    return this.cookies
      ? aShop({ ...parts, cart: null, cookies: this.cookies })
      : aShop({ ...parts, cart, cartId: this.cartId })
  }

  /** The browser stores the cookies that an answer changed. */
  keep(shop: Shop) {
    const changed = sentBack(shop.device.headers())
    const names = changed.split('; ').map((cookie) => cookie.split('=')[0])
    const before = this.cookies || sentBack([])
    const otherCookies = before.split('; ').filter((cookie) => cookie && !names.includes(cookie.split('=')[0]))
    this.cookies = [...otherCookies, changed].filter(Boolean).join('; ')
  }

  /** The fields of the payment form as currently shown. */
  async form(method = 'stripe') {
    const shop = await this.open()
    const checkout = await loadCheckout(shop)
    if (!checkout.store) throw new Error('nothing to pay')
    return fields({ method, idempotencyKey: idempotencyKey(shop, asha, checkout), revision: checkout.revision })
  }

  async submit(form: URLSearchParams | null = null) {
    const postedForm = form ?? (await this.form())
    const shop = await this.open('/payment', { method: 'POST' })
    const response = await placeOrder(shop, postedForm)
    this.keep(shop)
    return response
  }

  /** What the browser shows at an address of the payment screen. */
  async visit(path: string) {
    const shop = await this.open(path)
    const shown = await unpaidOrder(shop, asha)
    this.keep(shop)
    return { shop, shown, to: shown instanceof Response ? leadsTo(shown) : null }
  }

  /** Presses Cancel on the page of the waiting order; returns what is shown then. */
  async cancel() {
    const shop = await this.open('/payment', { method: 'POST' })
    const to = leadsTo(await cancelPayment(shop, 'order', this.firstId))
    this.keep(shop)
    return (await this.visit(to ?? '')).shown
  }

  /** Adds one more unit to the cart. */
  async change() {
    const shop = await this.open()
    shop.device.saveCart(aCart(aLine({ quantity: 7 })))
    this.keep(shop)
  }

  private detail(id: string): OrderDetail & ListedOrder {
    return {
      ...{ id, storeId: '2101', storeName: 'Green Bowl', storeImage: '', total: '189', placedAt: '', madeAt: null },
      ...{
        status: this.orders.get(id) ?? 'unknown',
        mode: 'delivery',
        scheduledFor: '',
        supportPhone: '',
        lines: [],
        subtotal: '180',
      },
      ...{ tax: '9', deliveryFee: '0', packaging: '0', convenience: '0', tip: '0', discount: '0', cashback: '0' },
      isFeeKnown: true,
      ...this.paid,
      ...{ deliveryAddress: '', paymentMethod: 'Online', notes: '', cancelReason: '', pictures: [] },
      ...{ paymentType: 'stripe', couponCode: '', contactless: false, needsRating: false },
    }
  }
}

let payer: Payer
beforeEach(async () => {
  payer = new Payer()
  const first = await payer.open()
  first.device.saveCart(first.cart)
  await first.drafts.saveCheckout({ notes: 'Ring twice' })
  payer.keep(first)
})

const linesLeft = async () => (await payer.open()).cart.lines.length

describe('an online order', () => {
  test('leads to the gateway, and keeps the cart until it is paid', async () => {
    const response = await payer.submit()
    expect([response.status, leadsTo(response)]).toEqual([303, page])
    expect(await linesLeft()).toBe(1)
  })

  test('is one order after a double click, in another tab and after Back, and leads to the gateway again', async () => {
    const form = await payer.form()
    const answers = await Promise.all([payer.submit(form), payer.submit(form), payer.submit(form)])
    expect(answers.map(leadsTo)).toEqual([page, page, page])
    expect(leadsTo(await payer.submit(form))).toBe(page)
    expect(payer.place).toHaveBeenCalledTimes(1)
  })

  test('is shown as waiting by payment and review, which link to the same gateway page', async () => {
    await payer.submit()
    expect((await payer.visit('/payment')).to).toBe(`/payment?order=${payer.firstId}`)
    const { shown } = await payer.visit(`/payment?order=${payer.firstId}`)
    expect(shown).toMatchObject({
      kind: 'pending',
      gateway: 'Stripe',
      href: `/payment-online?for=order-${payer.firstId}`,
      isLost: false,
      refreshSeconds: 5,
    })
  })

  test('is shown as waiting when the customer chooses another method, without redirecting to its gateway', async () => {
    const payer = new Payer()
    const form = await payer.form()
    expect(leadsTo(await payer.submit(form))).toBe(page)
    form.set('method', 'cash')
    expect(leadsTo(await payer.submit(form))).toBe(`/payment?order=${payer.firstId}`)
    expect(payer.place).toHaveBeenCalledTimes(1)
  })

  test('is shown as waiting, not at a gateway page with another sum, when the wallet is to pay another part', async () => {
    const payer = new Payer()
    const form = await payer.form()
    expect(leadsTo(await payer.submit(form))).toBe(page)
    form.set('wallet', 'on')
    form.set('balance', '150')
    expect(leadsTo(await payer.submit(form))).toBe(`/payment?order=${payer.firstId}`)
    form.delete('wallet')
    expect(leadsTo(await payer.submit(form))).toBe(page)
    expect(payer.place).toHaveBeenCalledTimes(1)
  })

  test('uses our own page if the gateway needs a form or a script', async () => {
    payer.gatewayRedirect = {
      kind: 'form',
      action: 'https://secure.payu.in/_payment',
      method: 'post',
      fields: [['txnid', '1']],
    }
    const response = await payer.submit(await payer.form('payu'))
    expect(leadsTo(response)).toBe(`/payment-online?for=order-${payer.firstId}`)
    expect(await gatewayRedirectOf(await payer.open(), asha, `order-${payer.firstId}`)).toMatchObject({
      gateway: 'payu',
    })
  })

  test('cannot be paid by anybody else', async () => {
    await payer.submit()
    const other = await payer.open('/payment', { user: aUser({ id: '5502' }) })
    expect(await gatewayRedirectOf(other, aUser({ id: '5502' }), `order-${payer.firstId}`)).toBeNull()
  })

  test('can be found through the list of orders alone', async () => {
    payer.namesOrder = false
    expect(leadsTo(await payer.submit())).toBe(page)
    expect((await payer.visit(`/payment?success=${payer.firstId}`)).shown).toMatchObject({ kind: 'pending', href: /./ })
  })

  test('gives the gateway a return address on this host', async () => {
    await payer.submit()
    expect(payer.place).toHaveBeenCalledWith(expect.objectContaining({ returnUrl: 'http://localhost/payment' }))
  })

  test.each([
    ['with an unknown payment address', { kind: 'redirect', url: 'https://stripe.com.evil.test/' } as const],
    ['without a payment address', null],
  ])('%s is not followed, and says that nothing was paid', async (_, gatewayRedirect) => {
    payer.gatewayRedirect = gatewayRedirect
    const response = await payer.submit()
    expect(leadsTo(response)).toBe(`/payment?order=${payer.firstId}`)
    expect(toastOf(response)?.text).toBe((await payer.open()).t('pay.refused'))
    const { shown } = await payer.visit(`/payment?order=${payer.firstId}`)
    expect(shown).toMatchObject({ kind: 'pending', isLost: true, href: '', cart: 'same' })
  })

  test('whose link cannot be stored leads to no gateway, because its page then says that nobody can pay it', async () => {
    const write = keyValueStore.set.bind(keyValueStore)
    const writing = vi
      .spyOn(keyValueStore, 'set')
      .mockImplementation((key, ...entry) =>
        key.startsWith('gateway-redirect:') ? Promise.reject(new StoreDown()) : write(key, ...entry),
      )
    expect(leadsTo(await payer.submit())).toBe(`/payment?order=${payer.firstId}`)
    writing.mockRestore()
    const { shown } = await payer.visit(`/payment?order=${payer.firstId}`)
    expect(shown).toMatchObject({ kind: 'pending', isLost: true, href: '', cart: 'same' })
  })

  test('whose answer was lost is not sent again, and may be given up because nobody can pay it', async () => {
    payer.isHeard = false
    await payer.submit()
    await payer.submit()
    expect(payer.place).toHaveBeenCalledTimes(1)
    const { shown } = await payer.visit(`/payment?order=${payer.firstId}`)
    expect(shown).toMatchObject({ kind: 'pending', isLost: true, cart: 'same' })
    await payer.cancel()
    payer.isHeard = true
    expect(leadsTo(await payer.submit())).toBe(page)
    expect(payer.place).toHaveBeenCalledTimes(2)
  })

  test('can be cancelled in the shop: nobody is sent to its gateway any more, and its cart makes another order', async () => {
    const form = await payer.form()
    await payer.submit(form)
    const shown = await payer.cancel()
    expect(shown).toEqual({
      kind: 'failed',
      orderId: payer.firstId,
      reason: expect.any(String),
      isCancelled: true,
      fromWallet: '',
    })
    expect(await paymentLeft(await payer.open(), 'order', { id: payer.firstId, status: 'payment-pending' })).toBe(
      'cancelled',
    )
    // The vendor ends the order later, which the page tells in the same way.
    payer.orders.set(payer.firstId, 'payment-failed')
    expect((await payer.visit(`/payment?order=${payer.firstId}`)).shown).toEqual(shown)
    // A tab with the old form is led to the result, not to the gateway.
    expect(leadsTo(await payer.submit(form))).toBe(`/payment?order=${payer.firstId}`)
    expect(leadsTo(await payer.submit())).toBe(page)
    expect(payer.place).toHaveBeenCalledTimes(2)
  })

  test('is not ordered separately while its cart is as it was', async () => {
    await payer.submit()
    const shop = await payer.open('/payment', { method: 'POST' })
    await orderAnew(shop, payer.firstId)
    payer.keep(shop)
    expect((await payer.visit('/payment')).to).toBe(`/payment?order=${payer.firstId}`)
  })

  test('that was paid meanwhile is not cancelled, but reported', async () => {
    await payer.submit()
    payer.orders.set(payer.firstId, 'placed')
    await payer.cancel()
    const { to } = await payer.visit(`/payment?order=${payer.firstId}`)
    expect(to).toBe(`/order-status/${payer.firstId}`)
    expect(await gatewayRedirectOf(await payer.open(), asha, `order-${payer.firstId}`)).not.toBeNull()
  })

  test('that cannot be cancelled because nothing can be written still waits, and says so', async () => {
    await payer.submit()
    vi.spyOn(keyValueStore, 'set').mockRejectedValue(new Error('gone'))
    const shop = await payer.open('/payment', { method: 'POST' })
    const response = await cancelPayment(shop, 'order', payer.firstId)
    vi.restoreAllMocks()
    expect(toastOf(response)?.text).toBe(shop.t('pay.notCancelled'))
    expect((await payer.visit(leadsTo(response) ?? '')).shown).toMatchObject({ kind: 'pending', href: /./ })
  })

  test('that cannot be cancelled because the vendor fails still waits, and says so', async () => {
    await payer.submit()
    const shop = await payer.open('/payment', { method: 'POST' })
    Object.assign(shop.vendor.orders, { details: async () => Promise.reject(new VendorError('server', 'x')) })
    expect(toastOf(await cancelPayment(shop, 'order', payer.firstId))?.text).toBe(shop.t('pay.notCancelled'))
    expect(await paymentLeft(await payer.open(), 'order', { id: payer.firstId, status: 'payment-pending' })).toBe(
      'open',
    )
  })
})

describe('a cart changed while its order waits for payment', () => {
  beforeEach(async () => {
    await payer.submit()
    await payer.change()
  })

  test.each(['/payment', '/review-cart'])('is not ordered: %s shows the order that waits', async (path) => {
    for (const _ of ['once', 'again']) {
      const shop = await payer.open(path)
      const response = (await orderedCart(shop, asha)) as Response
      payer.keep(shop)
      expect(leadsTo(response)).toBe(`/payment?order=${payer.firstId}`)
    }
    expect((await payer.visit(`/payment?order=${payer.firstId}`)).shown).toMatchObject({ cart: 'changed' })
  })

  test('leads to the waiting order, not to its gateway, when sent by the old form', async () => {
    expect(leadsTo(await payer.submit())).toBe(`/payment?order=${payer.firstId}`)
    expect(payer.place).toHaveBeenCalledTimes(1)
  })

  test('is ordered as well if the customer says so', async () => {
    const shop = await payer.open('/payment', { method: 'POST' })
    expect(leadsTo(await orderAnew(shop, payer.firstId))).toBe('/review-cart')
    payer.keep(shop)
    expect(await orderedCart(await payer.open('/review-cart'), asha)).toBeNull()
    expect(leadsTo(await payer.submit())).toBe(page)
    expect(payer.place).toHaveBeenCalledTimes(2)
    // The first one can still be paid.
    const { shown } = await payer.visit(`/payment?order=${payer.firstId}`)
    expect(shown).toMatchObject({ kind: 'pending', href: /./, cart: null })
  })

  test('stays as a new cart when the payment is cancelled or succeeds', async () => {
    expect(await payer.cancel()).toMatchObject({ kind: 'failed' })
    expect(await linesLeft()).toBe(1)
  })
})

test("the amount left to pay is shown beside the wallet's part, which comes back once the vendor ends the order", async () => {
  payer.paid = { wallet: '150', remaining: '39' }
  await payer.submit()
  const { shown } = await payer.visit(`/payment?order=${payer.firstId}`)
  expect(shown).toMatchObject({ left: '₹39.00', fromWallet: '₹150.00' })
  expect(await payer.cancel()).toMatchObject({ kind: 'failed', fromWallet: '₹150.00' })
  payer.orders.set(payer.firstId, 'payment-failed')
  expect((await payer.visit(`/payment?order=${payer.firstId}`)).shown).toMatchObject({ kind: 'failed', fromWallet: '' })
})

describe('returning from the gateway', () => {
  beforeEach(async () => void (await payer.submit()))
  const become = (status: OrderStatus) => payer.orders.set(payer.firstId, status)

  test('with a paid order clears the cart and leads to its status', async () => {
    become('placed')
    const { to, shown } = await payer.visit(`/payment?success=${payer.firstId}`)
    expect(to).toBe(`/order-status/${payer.firstId}`)
    expect(toastOf(shown as Response)?.tone).toBe('success')
    expect(await linesLeft()).toBe(0)
  })

  test.each(['/payment?success={order}', '/payment?razorpay_payment_id=pay_1', '/payment'])(
    'with a paid order clears the cart as soon as its record can be read again (%s)',
    async (path) => {
      become('placed')
      vi.spyOn(keyValueStore, 'get').mockRejectedValue(new Error('gone'))
      const { to } = await payer.visit(path.replace('{order}', payer.firstId))
      if (to) await payer.visit(to)
      expect(await linesLeft()).toBe(1)
      vi.restoreAllMocks()
      expect((await payer.visit('/payment')).to).toBe(`/order-status/${payer.firstId}`)
      expect(await linesLeft()).toBe(0)
    },
  )

  test('twice shows the same result, but not as if it were new', async () => {
    become('placed')
    await payer.visit(`/payment?success=${payer.firstId}`)
    const { to, shown } = await payer.visit(`/payment?success=${payer.firstId}`)
    expect(to).toBe(`/order-status/${payer.firstId}`)
    expect(toastOf(shown as Response)).toBeNull()
  })

  test('with a claimed success that is not paid says that the payment is pending', async () => {
    const { shown } = await payer.visit(`/payment?success=${payer.firstId}`)
    expect(shown).toMatchObject({ kind: 'pending' })
    expect(await linesLeft()).toBe(1)
  })

  test('with a claimed failure of a paid order leads to the order', async () => {
    become('in-kitchen')
    const returned = await payer.visit('/payment?fail=No')
    expect(returned.to).toBe(`/payment?order=${payer.firstId}&fail=other`)
    expect((await payer.visit(returned.to ?? '')).to).toBe(`/order-status/${payer.firstId}`)
  })

  test('with a failed payment says why, keeps cart and fields, and the next try makes one new order', async () => {
    become('payment-failed')
    const returned = await payer.visit('/payment?fail=Card+refused')
    const { shown } = await payer.visit(returned.to ?? '')
    expect(shown).toMatchObject({ kind: 'failed', reason: 'The payment was declined.', isCancelled: false })
    const { cart, device, drafts } = await payer.open()
    expect([cart.lines.length, drafts.checkout.notes, device.place.method]).toEqual([1, 'Ring twice', 'stripe'])
    const form = await payer.form()
    await Promise.all([payer.submit(form), payer.submit(form)])
    expect(payer.place).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['cancelled', 'info', 'You cancelled the payment.'],
    ['declined', 'error', 'The payment was declined.'],
  ])('with a %s payment and no cart, as after signing out, leads to the order and says why', async (fail, ...toast) => {
    become('payment-failed')
    const shop = await payer.open(`/payment?order=${payer.firstId}&fail=${fail}`)
    shop.device.saveCart(emptyCart())
    const response = (await unpaidOrder(shop, asha)) as Response
    const [tone, text] = toast
    expect([leadsTo(response), toastOf(response)]).toEqual([`/order-status/${payer.firstId}`, { tone, text }])
  })

  test('with a failed payment in two tabs gives one new cart', async () => {
    become('payment-failed')
    const tabs = await Promise.all([payer.open(`/payment?order=${payer.firstId}`), payer.open('/payment')])
    const ids = await Promise.all(tabs.map(async (shop) => (await unpaidOrder(shop, asha), shop.device.cartId)))
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).not.toBe(payer.cartId)
  })

  test('with a failed payment can be reloaded, and returned to with Back', async () => {
    become('payment-failed')
    for (const _ of [1, 2]) {
      const { shown } = await payer.visit(`/payment?order=${payer.firstId}&fail=other`)
      expect(shown).toMatchObject({ kind: 'failed', reason: '' })
    }
    expect((await payer.visit('/payment?fail=No')).to).toBe(`/payment?order=${payer.firstId}&fail=other`)
  })

  test('late, after the form was sent again, does not lead to the old payment', async () => {
    become('payment-failed')
    const form = await payer.form()
    expect(leadsTo(await payer.submit(form))).toBe(`/payment?order=${payer.firstId}`)
    expect(payer.place).toHaveBeenCalledTimes(1)
  })

  test('with somebody else’s order, or none at all, is not found and clears nothing', async () => {
    become('placed')
    for (const claim of ['success=999999', 'success=../orders', 'order=%00', 'success=999999&fail=x']) {
      const shop = await payer.open(`/payment?${claim}`)
      await expect(unpaidOrder(shop, asha)).rejects.toMatchObject({ status: 404 })
    }
    const other = await payer.open(`/payment?success=${payer.firstId}`, { user: aUser({ id: '5502' }) })
    await expect(unpaidOrder(other, aUser({ id: '5502' }))).rejects.toMatchObject({ status: 404 })
    expect(await linesLeft()).toBe(1)
  })

  test('with another paid order does not clear this cart', async () => {
    payer.orders.set('77', 'delivered')
    const { to, shown } = await payer.visit('/payment?success=77')
    expect([to, toastOf(shown as Response)]).toEqual(['/order-status/77', null])
    expect(await linesLeft()).toBe(1)
  })

  test.each(['razorpay_payment_id=pay_1&status=ok', 'success=true'])(
    'without an order (%s) is about the pending payment',
    async (query) => {
      expect((await payer.visit(`/payment?${query}`)).to).toBe(`/payment?order=${payer.firstId}`)
    },
  )

  test('without an order, when another cart was begun, is about the latest payment of the last hour', async () => {
    const ledTo = async () => {
      const shop = await payer.open('/payment?success=true')
      shop.device.renewCart()
      return leadsTo((await unpaidOrder(shop, asha)) as Response)
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59 * 60_000 })
    const soon = await ledTo()
    vi.setSystemTime(Date.now() + 2 * 60_000)
    const late = await ledTo()
    vi.useRealTimers()
    expect([soon, late]).toEqual([`/payment?order=${payer.firstId}`, '/payment'])
  })

  test('without an order is about the payment that this browser was sent to, while the store cannot be read', async () => {
    const shop = await payer.open('/payment?fail=No')
    vi.spyOn(keyValueStore, 'get').mockRejectedValue(new StoreDown())
    expect(leadsTo((await unpaidOrder(shop, asha)) as Response)).toBe(`/payment?order=${payer.firstId}&fail=other`)
  })

  test('does not call a payment lost while the store cannot be read', async () => {
    const shop = await payer.open(`/payment?order=${payer.firstId}`)
    vi.spyOn(keyValueStore, 'get').mockRejectedValue(new StoreDown())
    expect(await unpaidOrder(shop, asha)).toMatchObject({ kind: 'pending', isLost: false, cart: 'same' })
  })

  test('from the payment of an order that the vendor does not name leads to My orders, not to an older payment', async () => {
    become('payment-failed')
    await payer.visit(`/payment?order=${payer.firstId}`)
    Object.assign(payer, { namesOrder: false, listsOrders: false })
    expect(leadsTo(await payer.submit())).toBe(page)
    expect((await payer.visit('/payment?razorpay_payment_id=pay_1')).to).toBe('/orders')
  })

  test('with an order cancelled since leads to its message, and leaves the cart to be ordered', async () => {
    become('cancelled')
    const { to, shop } = await payer.visit(`/payment?success=${payer.firstId}`)
    expect([to, shop.cart.lines.length]).toEqual([`/order-details/${payer.firstId}`, 1])
    expect(shop.device.cartId).not.toBe(payer.cartId)
  })

  test('with an order cancelled since does the same when its form is sent again', async () => {
    become('cancelled')
    expect(leadsTo(await payer.submit(await payer.form()))).toBe(`/order-details/${payer.firstId}`)
    const { cart, device } = await payer.open()
    expect(cart.lines).toHaveLength(1)
    expect(device.cartId).not.toBe(payer.cartId)
  })

  test('late, when another cart was begun, leaves that cart as it is', async () => {
    become('payment-failed')
    const other = await payer.open()
    other.device.saveCart(emptyCart())
    other.device.saveCart(aCart(aLine()))
    payer.keep(other)
    await payer.visit(`/payment?order=${payer.firstId}&fail=other`)
    const anew = await payer.open('/payment', { method: 'POST' })
    await orderAnew(anew, payer.firstId)
    expect(anew.device.cartId).toBe(other.device.cartId)
  })

  test.each(['stores', 'auth'] as const)(
    'with a failed payment says so, and tries again, while the vendor’s %s cannot be read',
    async (area) => {
      become('payment-failed')
      const path = `/payment?order=${payer.firstId}&fail=declined`
      const failure = async () => Promise.reject(new VendorError('server', 'x'))
      const shop = await payer.open(path)
      Object.assign(shop.vendor[area], { byId: failure, userDetails: failure })
      const failed = { title: 'Payment failed', reason: 'The payment was declined.' }
      expect(await paymentPage(shop)).toMatchObject({ kind: 'failed', here: path, refreshSeconds: 5, ...failed })
      const healed = await paymentPage(await payer.open(path))
      expect(healed).toMatchObject({ kind: 'form', failed })
    },
  )

  test.each(['success={order}', 'order={order}', 'fail=No&order={order}'])(
    'while the vendor does not answer says that the payment may have gone through, and changes nothing (%s)',
    async (claim) => {
      become('placed')
      const shop = await payer.open(`/payment?${claim.replace('{order}', payer.firstId)}`)
      Object.assign(shop.vendor.orders, { details: async () => Promise.reject(new VendorError('server', 'x')) })
      expect(await unpaidOrder(shop, asha)).toMatchObject({ kind: 'unseen', here: `/payment?order=${payer.firstId}` })
      expect(shop.cart.lines).toHaveLength(1)
    },
  )

  test('of which the vendor does not say the status is not taken for paid', async () => {
    become('unknown')
    for (const path of [`/payment?success=${payer.firstId}`, '/payment']) {
      const shop = await payer.open(path)
      const { details } = shop.vendor.orders
      const unsaid = async (id: string) => ({ ...(await details(id))!, isStatusMissing: true })
      Object.assign(shop.vendor.orders, { details: unsaid })
      const found = await unpaidOrder(shop, asha)
      if (found instanceof Response) expect(leadsTo(found)).toBe(`/payment?order=${payer.firstId}`)
      else expect(found).toMatchObject({ kind: 'unseen', here: `/payment?order=${payer.firstId}` })
      expect(shop.cart.lines).toHaveLength(1)
    }
  })

  test('without an order leads to that page too, and so does the review', async () => {
    for (const path of ['/payment', '/review-cart']) {
      const shop = await payer.open(path)
      Object.assign(shop.vendor.orders, { details: async () => Promise.reject(new Response(null, { status: 502 })) })
      const response = (await orderedCart(shop, asha)) as Response
      expect(leadsTo(response)).toBe(`/payment?order=${payer.firstId}`)
    }
  })
})

test('a return that matches nothing says so and leads to the cart', async () => {
  const nila = aUser({ id: '5999' })
  const shop = await payer.open('/payment?fail=Call+this+number', { user: nila })
  const response = (await unpaidOrder(shop, nila)) as Response
  expect([leadsTo(response), toastOf(response)?.text]).toEqual(['/payment', shop.t('pay.nothingOpen')])
})

test('a return whose order cannot be looked up, because the store fails, leads to the cart too', async () => {
  // Another customer's order in this browser, so that its cart does not name the order.
  const shop = await payer.open('/payment?fail=No')
  const read = keyValueStore.get.bind(keyValueStore)
  const reading = vi
    .spyOn(keyValueStore, 'get')
    .mockImplementation((key) => (key.startsWith('submissions:') ? read(key) : Promise.reject(new StoreDown())))
  shop.device.renewCart()
  expect(leadsTo((await unpaidOrder(shop, asha)) as Response)).toBe('/payment')
  reading.mockRestore()
})
