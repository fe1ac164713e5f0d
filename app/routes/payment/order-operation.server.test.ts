import { describe, expect, test, vi } from 'vitest'
import type { Cart } from '~/domain/cart/cart'
import type { Coupon } from '~/domain/checkout/coupon'
import type { OrderSummary } from '~/domain/orders/order'
import type { Choice } from '~/domain/payments/payment-choice'
import { aCart, aChoice, aGroup, aLine, anAddress, anItem, aStoreDetail } from '~/domain/test-builders'
import { loadCart } from '~/features/cart/cart.server'
import { blockerText, loadCheckout } from '~/features/checkout/checkout.server'
import { saveCoupon } from '~/features/checkout/coupon.server'
import { idempotencyKey, shownOrderKey } from '~/features/checkout/placed-order.server'
import { PlaceOrder, submittedKey } from '~/features/payments/place-order-form'
import type { Shop } from '~/http/shop/shop.server'
import { VendorError, type VendorErrorKind } from '~/vendor-api/errors'
import type { MadeOrder } from '~/vendor-api/orders.server'
import { aShop, aUser, type VendorStub } from '../../../tests/support/shop-builders'
import { orderOperation } from './actions.server'

const cart = aCart(aLine({ quantity: 2 }))
const cash: Choice = { method: 'cash', usesWallet: false, balance: '0' }
const steps = ['isTakingOrders', 'isInReach', 'checkMenu', 'redeem', 'place']
const withoutOffer = steps.filter((step) => step !== 'redeem')
const welcome: Coupon = { id: '401', code: 'WELCOME50', kind: 'amount', value: '50', cap: null, minimum: '200' }

/** The answers of a vendor where all is well; tests replace some of them. */
const goodAnswers = () => ({
  byId: async () => aStoreDetail(),
  item: async () => anItem({ price: '180' }),
  primary: async () => anAddress(),
  userDetails: async () => aUser(),
  isTakingOrders: async () => true,
  isInReach: async () => true,
  checkMenu: async () => ({ ok: true as const }),
  redeem: async () => welcome,
  ongoing: async () => [anOrder('41')],
  past: async () => ({ rows: [] as OrderSummary[], sent: 0 }),
  balance: async () => '150',
  place: async (): Promise<MadeOrder> => ({ orderId: '42', gatewayRedirect: null }),
})

type Answers = {
  [Call in keyof ReturnType<typeof goodAnswers>]: (...args: never[]) => Promise<unknown>
}

const anOrder = (id: string, part: Partial<OrderSummary> = {}): OrderSummary => ({
  id,
  storeId: '2101',
  storeName: 'Green Bowl',
  storeImage: '',
  total: '378',
  status: 'placed',
  placedAt: '',
  madeAt: null,
  scheduledFor: '',
  mode: 'delivery',
  ...part,
})

/**
 * A customer about to pay, at a vendor with these answers; `vendorCalls` returns the checks and what follows them, in
 * order.
 */
async function paying(
  answers: Partial<Answers> = {},
  { offer, ...parts }: Parameters<typeof aShop>[0] & { cart?: Cart; offer?: Coupon } = {},
) {
  const calledNames: string[] = []
  const all: Answers = { ...goodAnswers(), ...answers }
  const calls = Object.fromEntries(
    Object.entries(all).map(([call, answer]) => [
      call,
      vi.fn((...args: never[]) => (calledNames.push(call), answer(...args))),
    ]),
  ) as Record<keyof Answers, ReturnType<typeof vi.fn>>
  const vendor = {
    auth: { userDetails: calls.userDetails },
    stores: {
      byId: calls.byId,
      isTakingOrders: calls.isTakingOrders,
      isInReach: calls.isInReach,
      checkMenu: calls.checkMenu,
    },
    menus: { item: calls.item },
    addresses: { primary: calls.primary },
    coupons: { redeem: calls.redeem },
    wallet: { balance: calls.balance },
    orders: { ongoing: calls.ongoing, past: calls.past, place: calls.place },
  } as VendorStub
  const shop = await aShop({ user: aUser(), cart, checkout: { notes: 'Ring twice' }, vendor, ...parts })
  const before = await loadCheckout(shop)
  if (offer && before.store) await saveCoupon(shop, before, { ...offer, isAutomatic: false })
  const loaded = await loadCheckout(shop)
  const checkout = loaded.store && loaded
  const shown = { key: checkout ? idempotencyKey(shop, aUser(), checkout) : '', revision: checkout?.revision ?? '' }
  calledNames.length = 0
  const operation = (part = {}) => orderOperation(shop, aUser(), { ...shown, choice: cash, ...part })
  /** The result of an order placed the ordinary way; null if the answer was lost. */
  const pay = async (part = {}) => {
    const ready = await operation(part).prepare()
    if (ready.kind === 'refused') return ready
    const sendOutcome = (await ready.check?.()) ?? (await ready.send())
    return sendOutcome?.kind === 'placed' ? { kind: sendOutcome.kind, id: sendOutcome.id } : sendOutcome
  }
  return {
    shop,
    pay,
    operation,
    calls,
    checkout,
    vendorCalls: () => calledNames.filter((call) => steps.includes(call)),
  }
}

const saying = (shop: Shop, key: Parameters<Shop['t']>[0], review = false) => ({
  kind: 'refused',
  message: shop.t(key),
  review,
})
const fails =
  (kind: VendorErrorKind, vendorMessage = '') =>
  async () => {
    throw new VendorError(kind, 'place_order', { vendorMessage })
  }

describe('before an order is placed', () => {
  test('the checks run in order, then the vendor is sent the order once', async () => {
    const { pay, vendorCalls } = await paying()
    expect(await pay()).toEqual({ kind: 'placed', id: '42' })
    expect(vendorCalls()).toEqual(withoutOffer)
  })

  test('the customer, the wallet and the orders under way are read beside the cart, not after it', async () => {
    const { operation, calls } = await paying({}, { settings: { walletEnabled: true } })
    let showStore = () => {}
    const storeShown = new Promise<void>((done) => (showStore = done))
    calls.byId.mockImplementationOnce(() => storeShown.then(() => aStoreDetail()))
    const preparing = operation().prepare()
    const beside = ['userDetails', 'balance', 'ongoing'] as const
    await vi.waitUntil(() => beside.every((call) => calls[call].mock.lastCall))
    showStore()
    expect(await preparing).toMatchObject({ kind: 'ready', matches: [expect.objectContaining({ id: '41' })] })
    expect(calls.ongoing).toHaveBeenCalledTimes(1)
  })

  test('prices are read fresh, whatever the cache contains', async () => {
    const { pay, calls } = await paying()
    await pay()
    expect(calls.item).toHaveBeenLastCalledWith('2101', '901', { fresh: true })
    expect(calls.byId).toHaveBeenLastCalledWith('2101', null, { fresh: true })
  })

  test('the checks use this store, this address and these lines', async () => {
    const { pay, calls } = await paying()
    await pay()
    expect(calls.isTakingOrders).toHaveBeenCalledWith({ storeId: '2101', mode: 'delivery', date: '', time: '' })
    expect(calls.isInReach).toHaveBeenCalledWith('2101', expect.objectContaining({ latitude: 23, longitude: 72 }))
    expect(calls.checkMenu).toHaveBeenCalledWith({
      storeId: '2101',
      lines: [expect.objectContaining({ itemId: '901', basePrice: '180' })],
    })
  })

  test('pickup needs no address and no check of the reach', async () => {
    const { pay, vendorCalls } = await paying({}, { place: { place: null, mode: 'pickup' } })
    expect(await pay()).toMatchObject({ kind: 'placed' })
    expect(vendorCalls()).toEqual(withoutOffer.filter((step) => step !== 'isInReach'))
  })
})

describe('the offer of an order', () => {
  test('is requested again as the last check, and sent with the order', async () => {
    const { pay, vendorCalls, calls } = await paying({}, { offer: welcome })
    expect(await pay()).toEqual({ kind: 'placed', id: '42' })
    expect(vendorCalls()).toEqual(steps)
    expect(calls.place).toHaveBeenCalledWith(
      expect.objectContaining({
        coupon: expect.objectContaining({ id: '401', code: 'WELCOME50' }),
        amounts: expect.objectContaining({ discount: '50', cashback: '0', total: '328' }),
      }),
    )
  })

  test('stops it if it gives another amount now, and leads to the review', async () => {
    const { pay, calls } = await paying({ redeem: async () => ({ ...welcome, value: '40' }) }, { offer: welcome })
    const text = expect.stringContaining('₹40.00 instead of ₹50.00')
    expect(await pay()).toEqual({ kind: 'refused', message: text, review: true })
    expect(calls.place).not.toHaveBeenCalled()
  })

  test('stops it if it was lost since it was shown', async () => {
    const { shop, pay, calls } = await paying({}, { offer: welcome })
    await shop.drafts.saveCheckout({ coupon: null })
    expect(await pay()).toEqual(saying(shop, 'offers.changed', true))
    expect(calls.place).not.toHaveBeenCalled()
  })
})

describe('the first check that fails stops', () => {
  test('an empty cart', async () => {
    const { shop, pay, vendorCalls } = await paying({}, { cart: aCart() })
    expect(await pay()).toEqual(saying(shop, 'cart.addItems', true))
    expect(vendorCalls()).toEqual([])
  })

  test('delivery without an address', async () => {
    const { shop, pay, vendorCalls } = await paying({ primary: async () => null })
    expect(await pay()).toEqual(saying(shop, 'review.chooseAddress', true))
    expect(vendorCalls()).toEqual([])
  })

  test('a price that the customer did not agree to', async () => {
    const { shop, pay, vendorCalls } = await paying({ item: async () => anItem({ price: '190' }) })
    expect(await pay()).toEqual(saying(shop, 'review.priceChanged', true))
    expect(vendorCalls()).toEqual([])
  })

  test('a bill that differs from the shown one', async () => {
    const { shop, pay, vendorCalls } = await paying()
    expect(await pay({ revision: '1.00-other' })).toEqual(saying(shop, 'review.changed', true))
    expect(await pay({ revision: '' })).toEqual(saying(shop, 'review.changed', true))
    expect(vendorCalls()).toEqual([])
  })

  test('a cart below the store’s minimum', async () => {
    const store = aStoreDetail({ minimumOrder: '500', enforcesMinimum: true })
    const { pay, vendorCalls } = await paying({ byId: async () => store })
    expect(await pay()).toMatchObject({ kind: 'refused', review: true })
    expect(vendorCalls()).toEqual([])
  })

  test('a customer who is not allowed to pay cash', async () => {
    const { shop, pay, vendorCalls } = await paying({ userDetails: async () => aUser({ canPayCash: false }) })
    expect(await pay()).toEqual(saying(shop, 'payment.noMethod'))
    expect(vendorCalls()).toEqual([])
  })

  test('a store that takes no orders', async () => {
    const { shop, pay, vendorCalls } = await paying({ isTakingOrders: async () => false })
    expect(await pay()).toEqual(saying(shop, 'store.off'))
    expect(vendorCalls()).toEqual(steps.slice(0, 1))
  })

  test('an address out of reach', async () => {
    const { shop, pay, vendorCalls } = await paying({ isInReach: async () => false })
    expect(await pay()).toEqual(saying(shop, 'review.outOfReach'))
    expect(vendorCalls()).toEqual(steps.slice(0, 2))
  })

  test('a check that fails itself: nothing was sent, so the error is passed on', async () => {
    const { pay, vendorCalls } = await paying({ isTakingOrders: fails('timeout') })
    await expect(pay()).rejects.toMatchObject({ kind: 'timeout' })
    expect(vendorCalls()).toEqual(steps.slice(0, 1))
  })
})

describe('the payment method', () => {
  const open = { settings: { walletEnabled: true, paymentGateways: ['stripe', 'payu'] } }
  const hasWallet = { userDetails: async () => aUser({ hasWallet: true }) }
  const payment = async (choice: Partial<Choice>, answers: Partial<Answers> = {}) => {
    const { shop, pay, calls } = await paying({ ...hasWallet, ...answers }, open)
    const outcome = await pay({ choice: { ...cash, ...choice } })
    return { shop, outcome, sentOrder: calls.place.mock.calls[0]?.[0] as { payment: object } | undefined }
  }

  test('is a gateway that both vendor and storefront know', async () => {
    const { sentOrder } = await payment({ method: 'payu' })
    expect(sentOrder?.payment).toEqual({ method: 'online', gateway: 'payu', fromWallet: '0', remaining: '378' })
  })

  test('is refused if it is no longer offered', async () => {
    const { shop, outcome, sentOrder } = await payment({ method: 'paypal' })
    expect([outcome, sentOrder]).toEqual([saying(shop, 'pay.methodGone'), undefined])
  })

  test('is the wallet for its balance, and the chosen method for the rest', async () => {
    const { sentOrder } = await payment({ method: 'stripe', usesWallet: true, balance: '150' })
    expect(sentOrder?.payment).toEqual({ method: 'online', gateway: 'stripe', fromWallet: '150', remaining: '228' })
  })

  test('is the wallet alone if it covers all, whatever else is chosen', async () => {
    const { sentOrder } = await payment({ usesWallet: true, balance: '400' }, { balance: async () => '400.00' })
    expect(sentOrder?.payment).toEqual({ method: 'wallet', gateway: '', fromWallet: '378', remaining: '0' })
  })

  test('never splits the sum differently from what was shown', async () => {
    const { shop, outcome, sentOrder } = await payment({ usesWallet: true, balance: '400' })
    const message = shop.t('pay.walletChanged', { before: '₹400.00', now: '₹150.00' })
    expect([outcome, sentOrder]).toEqual([{ kind: 'refused', message, review: false }, undefined])
  })

  test('is not a wallet that was emptied since', async () => {
    const { shop, outcome, sentOrder } = await payment(
      { usesWallet: true, balance: '400' },
      { balance: async () => '0' },
    )
    expect([outcome, sentOrder]).toEqual([saying(shop, 'wallet.insufficient'), undefined])
  })

  test('is unknown while the wallet cannot be read', async () => {
    const broken = { balance: fails('timeout') }
    await expect(payment({ usesWallet: true, balance: '150' }, broken)).rejects.toMatchObject({ kind: 'timeout' })
    expect((await payment({}, broken)).outcome).toEqual({ kind: 'placed', id: '42' })
  })
})

describe('when the vendor’s menu check refuses', () => {
  const change = {
    itemId: '901',
    status: 'changed' as const,
    price: '195',
    stock: null,
    choiceId: null,
    choicePrice: null,
  }
  const refusing = (changes: object[], message = 'Menu changed') => ({
    checkMenu: async () => ({ ok: false, message, changes }),
  })

  test('a new price is shown with the old one on the review, and the line stays', async () => {
    const { shop, pay, vendorCalls } = await paying(refusing([change]))
    expect(await pay()).toEqual(saying(shop, 'review.updated', true))
    expect(shop.cart.lines).toMatchObject([{ itemId: '901', quantity: 2, priceSeen: '180' }])
    expect(vendorCalls()).toEqual(steps.slice(0, 3))
  })

  test('lower stock cuts the line', async () => {
    const { shop, pay } = await paying(refusing([{ ...change, price: null, stock: 1 }]))
    await pay()
    expect(shop.cart.lines).toMatchObject([{ itemId: '901', quantity: 1 }])
  })

  test('a sold-out item leaves the cart, and the others stay', async () => {
    const one = aCart(aLine(), aLine({ itemId: '902' }))
    const item = async (_store: string, id: string) => anItem({ id, price: '180' })
    const { shop, pay } = await paying({ ...refusing([{ ...change, status: 'sold-out' }]), item }, { cart: one })
    await pay()
    expect(shop.cart.lines.map(({ itemId }) => itemId)).toEqual(['902'])
  })

  test('without naming an item, its own words are shown', async () => {
    const { shop, pay } = await paying(refusing([]))
    expect(await pay()).toEqual({ kind: 'refused', message: 'Menu changed', review: true })
    expect(shop.cart).toEqual(cart)
  })

  const both = aCart(aLine({ quantity: 2 }), aLine({ itemId: '902' }))
  const ofBoth = { item: async (_store: string, id: string) => anItem({ id, name: `Item ${id}`, price: '180' }) }
  const checking = (isRefused: (itemIds: string[]) => boolean) => ({
    ...ofBoth,
    checkMenu: async ({ lines }: { lines: { itemId: string }[] }) =>
      isRefused(lines.map(({ itemId }) => itemId))
        ? { ok: false, message: 'Some are gone', changes: [] }
        : { ok: true },
  })
  const statesOf = async (shop: Shop) => (await loadCart(shop)).lines.map(({ itemId, state }) => `${itemId} ${state}`)

  test('without naming an item, and then refuses one line alone, that line becomes unavailable and the others stay', async () => {
    const { shop, pay, calls } = await paying(
      checking((ids) => ids.includes('902')),
      { cart: both },
    )
    expect(await pay()).toEqual({ kind: 'refused', message: 'Some are gone', review: true })
    expect(await statesOf(shop)).toEqual(['901 same', '902 unavailable'])
    expect(blockerText(shop, (await loadCheckout(shop)).blocker ?? { kind: 'empty' })).toBe(
      shop.t('review.fewUnavailable'),
    )
    expect(calls.place).not.toHaveBeenCalled()
  })

  test('without naming an item, and accepts each line alone, the payment page says so and stays', async () => {
    const { shop, pay } = await paying(
      checking((ids) => ids.length > 1),
      { cart: both },
    )
    const message = `Some are gone ${shop.t('review.unnamed')}`
    expect(await pay()).toEqual({ kind: 'refused', message, review: false })
    expect(await statesOf(shop)).toEqual(['901 same', '902 same'])
  })

  test('fewer units than its menu says: the review shows how many are accepted, in one line or over all', async () => {
    const choices = [aChoice({ id: 'r', price: '0' }), aChoice({ id: 'l', price: '0' })]
    const sized = anItem({ price: '180', groups: [aGroup({ min: 1, max: 1, choices })] })
    const only = (stock: number) => ({
      item: async () => sized,
      checkMenu: async ({ lines }: { lines: { quantity: number }[] }) =>
        lines.reduce((sum, { quantity }) => sum + quantity, 0) > stock
          ? { ok: false, message: 'Some are gone', changes: [] }
          : { ok: true },
    })
    const leftOf = async (stock: number, ...quantities: number[]) => {
      const lines = quantities.map((quantity, at) => aLine({ choiceIds: [['r', 'l'][at] ?? ''], quantity }))
      const { shop, pay } = await paying(only(stock), { cart: aCart(...lines) })
      expect(await pay()).toEqual({ kind: 'refused', message: 'Some are gone', review: true })
      return (await loadCart(shop)).lines.map(({ quantity, state }) => [quantity, state])
    }
    expect(await leftOf(5, 9)).toEqual([[5, 'stock-reduced']])
    expect(await leftOf(5, 3, 4)).toEqual([
      [3, 'same'],
      [2, 'stock-reduced'],
    ])
    expect(await leftOf(0, 2)).toEqual([[2, 'unavailable']])
  })

  test('without naming an item, and the menu has a new price, the review shows the price', async () => {
    let price = '180'
    const { shop, pay } = await paying({
      item: async () => anItem({ price }),
      checkMenu: async () => ((price = '195'), { ok: false, message: 'Some are gone', changes: [] }),
    })
    expect(await pay()).toEqual(saying(shop, 'review.priceChanged', true))
    expect(await statesOf(shop)).toEqual(['901 price-changed'])
  })

  test('a price that its menu does not have: the line becomes unavailable, because another review would show the same price', async () => {
    const { shop, pay } = await paying(refusing([change]))
    await pay()
    expect(await statesOf(shop)).toEqual(['901 unavailable'])
  })

  test('without any words, ours are shown', async () => {
    const { shop, pay } = await paying(refusing([], ''))
    expect(await pay()).toEqual(saying(shop, 'review.fewUnavailable', true))
  })
})

describe('stock', () => {
  const choices = [aChoice({ id: 'r', name: 'Regular', price: '0' }), aChoice({ id: 'l', name: 'Large', price: '0' })]
  const sized = anItem({ price: '180', stock: 50, groups: [aGroup({ min: 1, max: 1, choices })] })

  test('is shared by all lines of an item: too many together are not sent, and the review says how many are left', async () => {
    const sizes = aCart(aLine({ choiceIds: ['r'], quantity: 40 }), aLine({ choiceIds: ['l'], quantity: 40 }))
    const { shop, pay, calls } = await paying({ item: async () => sized }, { cart: sizes })
    expect(await pay()).toEqual(saying(shop, 'review.updated', true))
    expect(calls.place).not.toHaveBeenCalled()
    expect((await loadCart(shop)).lines).toMatchObject([
      { quantity: 40, state: 'same' },
      { quantity: 10, state: 'stock-reduced' },
    ])
  })

  test('that ran out while the order was sent leads to the review, in the vendor’s words', async () => {
    let stock = 50
    const { pay } = await paying({
      item: async () => anItem({ price: '180', stock }),
      place: async () => {
        stock = 1
        throw new VendorError('refused', 'place_order', { vendorMessage: 'Few items are not available' })
      },
    })
    expect(await pay()).toEqual({ kind: 'refused', message: 'Few items are not available', review: true })
  })

  test('that only the check knows of is found after a refusal; if nothing is found, that is said', async () => {
    const vendorText = 'Few items are not available'
    const place = fails('refused', vendorText)
    let checks = 0
    const afterwards = async () => (++checks > 1 ? { ok: false, message: vendorText, changes: [] } : { ok: true })
    const found = await paying({ place, checkMenu: afterwards })
    expect(await found.pay()).toEqual({ kind: 'refused', message: vendorText, review: true })
    const unnamed = await paying({ place })
    const message = `${vendorText} ${unnamed.shop.t('review.unnamed')}`
    expect(await unnamed.pay()).toEqual({ kind: 'refused', message, review: false })
  })

  test('that the menu has is no reason to go back: a refusal is shown on the payment page', async () => {
    const { pay } = await paying({ place: fails('refused', 'No courier today') })
    expect(await pay()).toEqual({ kind: 'refused', message: 'No courier today', review: false })
  })
})

describe('the sent order', () => {
  test('contains what was shown', async () => {
    const { pay, calls } = await paying()
    await pay()
    expect(calls.place).toHaveBeenCalledWith({
      userId: '5501',
      storeId: '2101',
      mode: 'delivery',
      addressId: '801',
      slotStart: '',
      lines: [{ itemId: '901', choiceIds: [], quantity: 2, lineTotal: '360' }],
      amounts: expect.objectContaining({ subtotal: '360', tax: '18', total: '378' }),
      payment: { method: 'cash', gateway: '', fromWallet: '0', remaining: '378' },
      returnUrl: 'http://localhost/payment',
      coupon: null,
      deliveryQuote: null,
      notes: 'Ring twice',
      contactless: false,
      pictures: [],
    })
  })

  test('has no address for pickup', async () => {
    const { pay, calls } = await paying({}, { place: { place: null, mode: 'pickup' } })
    await pay()
    expect(calls.place).toHaveBeenCalledWith(expect.objectContaining({ mode: 'pickup', addressId: '' }))
  })

  test('may be made without a number', async () => {
    const { pay } = await paying({ place: async () => ({ orderId: null, gatewayRedirect: null }) })
    expect(await pay()).toEqual({ kind: 'placed', id: '' })
  })

  test.each<VendorErrorKind>(['refused', 'invalid'])('is reported in the vendor’s words if it is %s', async (kind) => {
    const { pay, calls } = await paying({ place: fails(kind, 'Total does not match') })
    expect(await pay()).toEqual({ kind: 'refused', message: 'Total does not match', review: false })
    expect(calls.place).toHaveBeenCalledTimes(1)
  })

  test('is reported in our words if it is refused without any', async () => {
    const { shop, pay } = await paying({ place: fails('refused') })
    expect(await pay()).toEqual(saying(shop, 'error.generic'))
  })
})

describe('an order whose answer was lost', () => {
  test.each<VendorErrorKind>(['timeout', 'network', 'server', 'shape'])('(%s) may have been placed', async (kind) => {
    const { pay, calls } = await paying({ place: fails(kind) })
    expect(await pay()).toBeNull()
    expect(calls.place).toHaveBeenCalledTimes(1)
  })

  const orderFeatures = { storeId: '2101', total: '378' }
  const found = async (orders: OrderSummary[], past: OrderSummary[] | null = null) => {
    const { operation } = await paying({
      ongoing: async () => orders,
      past: async () => ({ rows: past ?? [], sent: 0 }),
    })
    return operation().candidates(orderFeatures, { past: past !== null })
  }

  test('is looked for among the orders with its store and sum', async () => {
    const orders = [
      anOrder('42', { total: '378.00', madeAt: 5 }),
      anOrder('43', { storeId: '2102' }),
      anOrder('44', { total: '378.01' }),
    ]
    expect(await found(orders)).toEqual([{ id: '42', madeAt: 5 }])
  })

  test('is looked for among past orders too, once it may be over', async () => {
    expect(await found([], [anOrder('42', { status: 'delivered' })])).toEqual([{ id: '42', madeAt: null }])
  })

  test('stays unknown if the orders cannot be read', async () => {
    const { operation } = await paying({ ongoing: fails('timeout') })
    expect(await operation().candidates(orderFeatures, { past: false })).toBeNull()
  })

  test('is not looked for after the session has ended: sign-in comes first', async () => {
    const signIn = new Response(null, { status: 302 })
    const { operation } = await paying({ ongoing: async () => Promise.reject(signIn) })
    await expect(operation().candidates(orderFeatures, { past: false })).rejects.toBe(signIn)
  })
})

describe('the key of an order', () => {
  const keyOf = async (parts: Parameters<typeof paying>[1] = {}, answers = {}) => {
    const { shop, checkout } = await paying(answers, parts)
    return checkout ? idempotencyKey(shop, aUser(), checkout) : ''
  }

  test('is the same in every tab', async () => {
    expect(await keyOf()).toBe(await keyOf())
  })

  test.each([
    ['quantity', { cart: aCart(aLine({ quantity: 3 })) }, {}],
    ['item', { cart: aCart(aLine({ itemId: '902', quantity: 2 })) }, {}],
    ['price', {}, { item: async () => anItem({ price: '181' }) }],
    ['address', {}, { primary: async () => anAddress({ id: '802' }) }],
    ['flat of the same address', {}, { primary: async () => anAddress({ flat: '9' }) }],
    ['house of the same address', {}, { primary: async () => anAddress({ house: 'Elsewhere' }) }],
    ['street of the same address', {}, { primary: async () => anAddress({ address: '14 Park Road' }) }],
    ['landmark of the same address', {}, { primary: async () => anAddress({ landmark: 'Bank' }) }],
    ['mode', { place: { place: null, mode: 'pickup' as const } }, {}],
  ])('differs for another %s', async (_, parts, answers) => {
    expect(await keyOf(parts, answers)).not.toBe(await keyOf())
  })

  test('that no longer matches the cart leads back to the review', async () => {
    const { shop, pay, vendorCalls } = await paying()
    expect(await pay({ key: 'another' })).toEqual(saying(shop, 'review.changed', true))
    expect(vendorCalls()).toEqual([])
  })

  const before = async (answers: Partial<Answers> = {}) => {
    const { shop, checkout } = await paying(answers)
    if (!checkout) throw new Error('nothing to order')
    const savedCookies = shop.device.headers()
    const shown = await shownOrderKey(shop, aUser(), checkout)
    // Showing it stores nothing.
    expect(shop.device.headers()).toEqual(savedCookies)
    return PlaceOrder.parse(shown).before
  }

  test('is in its form, with the time and the similar existing orders', async () => {
    expect(await before()).toEqual({ at: expect.any(Number), known: ['41'] })
    expect(await before({ ongoing: async () => [] })).toMatchObject({ known: [] })
  })

  test('is alone if the similar orders cannot be read, are too many, or do not fit a form', async () => {
    const many = Array.from({ length: 31 }, (_, at) => anOrder(String(at)))
    for (const ongoing of [fails('timeout'), async () => many, async () => [anOrder('4 1')]])
      expect(await before({ ongoing })).toMatchObject({ known: null })
  })

  test.each(['', 'x', '-1 41', '1', '1 41 ? 42', `1${' 41'.repeat(31)}`, '1e9 41', '1  41'])(
    'counts as new as its submit, without known orders, if the form says %j about the time before it',
    (text) => {
      const { before } = PlaceOrder.parse({ idempotencyKey: `c.${'a'.repeat(22)}.${'b'.repeat(22)}`, before: text })
      expect(before).toEqual(text === '1' ? { at: 1, known: [] } : undefined)
    },
  )

  test('keeps what the form of its first submit said', () => {
    const idempotencyKey = 'a.b.c'
    const first = submittedKey(null, idempotencyKey, { at: 1, known: ['41'] })
    expect(first).toEqual({ key: idempotencyKey, at: 1, known: ['41'] })
    expect(submittedKey(first, idempotencyKey, { at: 2, known: ['41', '42'] })).toBe(first)
    expect(submittedKey(first, 'd.e.f', { at: 2, known: [] })).toMatchObject({ key: 'd.e.f', at: 2 })
    expect(submittedKey(null, idempotencyKey)).toEqual({ key: idempotencyKey, at: expect.any(Number), known: null })
  })
})
