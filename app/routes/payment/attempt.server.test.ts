import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Cart } from '~/domain/cart'
import { aCart, aLine, anAddress, anItem, aStoreDetail } from '~/domain/test-builders'
import type { OrderSummary } from '~/domain/order'
import { loadCheckout } from '~/http/checkout.server'
import type { SentOrder } from '~/http/order-attempts.server'
import type { Shop } from '~/http/shop.server'
import { VendorError, type VendorErrorKind } from '~/vendor/errors'
import { aShop, aUser, type VendorStub } from '../../../tests/support/shop-builders'
import { attemptOrder } from './attempt.server'

const cart = aCart(aLine({ quantity: 2 }))
const steps = ['userDetails', 'isTakingOrders', 'isInReach', 'checkMenu', 'beforeSending', 'place']

/** What a good vendor answers; a test replaces the answers that it is about. */
const goodAnswers = () => ({
  byId: async () => aStoreDetail(),
  item: async () => anItem({ price: '180' }),
  primary: async () => anAddress(),
  userDetails: async () => aUser(),
  isTakingOrders: async () => true,
  isInReach: async () => true,
  checkMenu: async () => ({ ok: true as const }),
  ongoing: async () => [anOrder('41')],
  place: async () => ({ orderId: '42' as string | null }),
})

type Answers = {
  [Call in keyof ReturnType<typeof goodAnswers>]: (...sent: never[]) => Promise<unknown>
}

const anOrder = (id: string, part: Partial<OrderSummary> = {}): OrderSummary => ({
  id,
  storeId: '2101',
  storeName: 'Green Bowl',
  storeImage: '',
  total: '378',
  status: 'placed',
  placedAt: '',
  mode: 'delivery',
  ...part,
})

/** A customer about to pay, at a vendor that answers as told; `asked` are the calls made since, in their order. */
async function paying(answers: Partial<Answers> = {}, parts: Parameters<typeof aShop>[0] & { cart?: Cart } = {}) {
  const asked: string[] = []
  const all: Answers = { ...goodAnswers(), ...answers }
  const calls = Object.fromEntries(
    Object.entries(all).map(([call, answer]) => [
      call,
      vi.fn((...sent: never[]) => (asked.push(call), answer(...sent))),
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
    orders: { ongoing: calls.ongoing, place: calls.place },
  } as VendorStub
  const shop = await aShop({ user: aUser(), cart, checkout: { notes: 'Ring twice' }, vendor, ...parts })
  const shown = (await loadCheckout(shop))?.quote ?? ''
  asked.length = 0
  const beforeSending = vi.fn(async (_sent: SentOrder) => void asked.push('beforeSending'))
  const pay = (lost: SentOrder | null = null, quote = shown) =>
    attemptOrder(shop, aUser(), quote, { lost, beforeSending })
  return { shop, pay, calls, beforeSending, asked: () => asked.filter((call) => steps.includes(call)) }
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
  test('the checks are made in their order, then the vendor is asked once', async () => {
    const { pay, asked } = await paying()
    expect(await pay()).toEqual({ kind: 'placed', orderId: '42' })
    expect(asked()).toEqual(steps)
  })

  test('prices are read fresh, whatever the cache holds', async () => {
    const { pay, calls } = await paying()
    await pay()
    expect(calls.item).toHaveBeenLastCalledWith('2101', '901', { fresh: true })
    expect(calls.byId).toHaveBeenLastCalledWith('2101', null, { fresh: true })
  })

  test('the checks look at this store, this address and these lines', async () => {
    const { pay, calls } = await paying()
    await pay()
    expect(calls.isTakingOrders).toHaveBeenCalledWith({ storeId: '2101', mode: 'delivery', date: '', time: '' })
    expect(calls.isInReach).toHaveBeenCalledWith('2101', 23, 72)
    expect(calls.checkMenu).toHaveBeenCalledWith({
      storeId: '2101',
      lines: [expect.objectContaining({ itemId: '901', basePrice: '180' })],
    })
  })

  test('pickup needs no address and no reach', async () => {
    const { pay, asked } = await paying({}, { place: { place: null, mode: 'pickup' } })
    expect(await pay()).toMatchObject({ kind: 'placed' })
    expect(asked()).toEqual(steps.filter((step) => step !== 'isInReach'))
  })
})

describe('the first check that fails stops', () => {
  test('an empty cart', async () => {
    const { shop, pay, asked } = await paying({}, { cart: aCart() })
    expect(await pay()).toEqual(saying(shop, 'cart.addItems', true))
    expect(asked()).toEqual([])
  })

  test('delivery without an address', async () => {
    const { shop, pay, asked } = await paying({ primary: async () => null })
    expect(await pay()).toEqual(saying(shop, 'review.chooseAddress', true))
    expect(asked()).toEqual([])
  })

  test('a price that is not the one the customer agreed to', async () => {
    const { shop, pay, asked } = await paying({ item: async () => anItem({ price: '190' }) })
    expect(await pay()).toEqual(saying(shop, 'review.priceChanged', true))
    expect(asked()).toEqual([])
  })

  test('another bill than the one that was shown', async () => {
    const { shop, pay, asked } = await paying()
    expect(await pay(null, '1.00-other')).toEqual(saying(shop, 'review.priceChanged', true))
    expect(await pay(null, '')).toEqual(saying(shop, 'review.priceChanged', true))
    expect(asked()).toEqual([])
  })

  test('a cart below the store’s minimum', async () => {
    const store = aStoreDetail({ minimumOrder: '500', enforcesMinimum: true })
    const { pay, asked } = await paying({ byId: async () => store })
    expect(await pay()).toMatchObject({ kind: 'refused', review: true })
    expect(asked()).toEqual([])
  })

  test('a customer who may not pay cash', async () => {
    const { shop, pay, asked } = await paying({ userDetails: async () => aUser({ canPayCash: false }) })
    expect(await pay()).toEqual(saying(shop, 'payment.noMethod'))
    expect(asked()).toEqual(['userDetails'])
  })

  test('a store that takes no orders', async () => {
    const { shop, pay, asked } = await paying({ isTakingOrders: async () => false })
    expect(await pay()).toEqual(saying(shop, 'store.off'))
    expect(asked()).toEqual(steps.slice(0, 2))
  })

  test('an address out of reach', async () => {
    const { shop, pay, asked } = await paying({ isInReach: async () => false })
    expect(await pay()).toEqual(saying(shop, 'review.outOfReach'))
    expect(asked()).toEqual(steps.slice(0, 3))
  })

  test('a check that cannot be made: nothing was sent, so the error goes on', async () => {
    const { pay, asked } = await paying({ isTakingOrders: fails('timeout') })
    await expect(pay()).rejects.toMatchObject({ kind: 'timeout' })
    expect(asked()).toEqual(steps.slice(0, 2))
  })
})

describe('what the vendor’s menu check names', () => {
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

  test('a new price keeps the line and the price the customer agreed to, and leads to the review', async () => {
    const { shop, pay, asked } = await paying(refusing([change]))
    expect(await pay()).toEqual(saying(shop, 'review.updated', true))
    expect(shop.cart.lines).toMatchObject([{ itemId: '901', quantity: 2, priceSeen: '180' }])
    expect(asked()).toEqual(steps.slice(0, 4))
  })

  test('less stock cuts the line', async () => {
    const { shop, pay } = await paying(refusing([{ ...change, price: null, stock: 1 }]))
    await pay()
    expect(shop.cart.lines).toMatchObject([{ itemId: '901', quantity: 1 }])
  })

  test('a sold-out item leaves the cart, the others stay', async () => {
    const both = aCart(aLine(), aLine({ itemId: '902' }))
    const item = async (_store: string, id: string) => anItem({ id, price: '180' })
    const { shop, pay } = await paying({ ...refusing([{ ...change, status: 'sold-out' }]), item }, { cart: both })
    await pay()
    expect(shop.cart.lines.map(({ itemId }) => itemId)).toEqual(['902'])
  })

  test('nothing in particular is told in the vendor’s words', async () => {
    const { shop, pay } = await paying(refusing([]))
    expect(await pay()).toEqual({ kind: 'refused', message: 'Menu changed', review: true })
    expect(shop.cart).toEqual(cart)
  })

  test('nothing at all is told in ours', async () => {
    const { shop, pay } = await paying(refusing([], ''))
    expect(await pay()).toEqual(saying(shop, 'review.fewUnavailable', true))
  })
})

describe('the order that is sent', () => {
  test('holds what was shown', async () => {
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
      coupon: null,
      notes: 'Ring twice',
      contactless: false,
    })
  })

  test('names no address when it is picked up', async () => {
    const { pay, calls } = await paying({}, { place: { place: null, mode: 'pickup' } })
    await pay()
    expect(calls.place).toHaveBeenCalledWith(expect.objectContaining({ mode: 'pickup', addressId: '' }))
  })

  test('may become one without a number', async () => {
    const { pay } = await paying({ place: async () => ({ orderId: null }) })
    expect(await pay()).toEqual({ kind: 'placed', orderId: '' })
  })

  test.each<VendorErrorKind>(['refused', 'invalid'])('that is %s is told in the vendor’s words', async (kind) => {
    const { pay, calls } = await paying({ place: fails(kind, 'Total does not match') })
    expect(await pay()).toEqual({ kind: 'refused', message: 'Total does not match', review: false })
    expect(calls.place).toHaveBeenCalledTimes(1)
  })

  test('that is refused without a word is told in ours', async () => {
    const { shop, pay } = await paying({ place: fails('refused') })
    expect(await pay()).toEqual(saying(shop, 'error.generic'))
  })
})

describe('an order whose answer got lost', () => {
  const now = Date.UTC(2026, 2, 9)
  const lost = (part: Partial<SentOrder> = {}): SentOrder => ({
    before: ['41'],
    storeId: '2101',
    total: '378',
    at: now - 1000,
    ...part,
  })

  beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  /** The orders under way, one answer for each time they are asked for. */
  const ongoing = (...answers: (OrderSummary[] | Error)[]) => {
    let at = 0
    return async () => {
      const answer = answers[Math.min(at++, answers.length - 1)]
      if (answer instanceof Error) throw answer
      return answer
    }
  }
  const outage = new VendorError('timeout', 'ongoing_orders')

  test('is described before it is sent, so that it can be found even when this process ends', async () => {
    const { pay, beforeSending } = await paying()
    await pay()
    expect(beforeSending).toHaveBeenCalledExactlyOnceWith(lost({ at: now }))
  })

  test.each<VendorErrorKind>(['timeout', 'network', 'server', 'shape'])(
    '(%s) is found again among the orders under way',
    async (kind) => {
      const { pay, calls } = await paying({
        place: fails(kind),
        ongoing: ongoing([anOrder('41')], [anOrder('41'), anOrder('42')]),
      })
      expect(await pay()).toEqual({ kind: 'placed', orderId: '42' })
      expect(calls.place).toHaveBeenCalledTimes(1)
    },
  )

  test('is never sent again by itself', async () => {
    const { pay, calls } = await paying({ place: fails('timeout') })
    expect(await pay()).toEqual({ kind: 'unknown', sent: lost({ at: now }) })
    expect(calls.place).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['was there before', anOrder('41')],
    ['is of another store', anOrder('42', { storeId: '2102' })],
    ['has another total', anOrder('42', { total: '378.01' })],
  ])('is not one that %s', async (_, other) => {
    const { pay } = await paying({ place: fails('timeout'), ongoing: ongoing([anOrder('41')], [other]) })
    expect(await pay()).toMatchObject({ kind: 'unknown' })
  })

  test('stays unknown when the orders from before are not known', async () => {
    const { pay } = await paying({ place: fails('timeout'), ongoing: ongoing(outage, [anOrder('42')]) })
    expect(await pay()).toMatchObject({ kind: 'unknown', sent: { before: null } })
  })

  test('is looked for before the next submit checks or sends anything, whatever the cart is by now', async () => {
    const { pay, asked } = await paying(
      { ongoing: ongoing([anOrder('41'), anOrder('42', { total: '378.00' })]) },
      { cart: aCart() },
    )
    expect(await pay(lost())).toEqual({ kind: 'placed', orderId: '42' })
    expect(asked()).toEqual([])
  })

  test.each([
    ['it may still turn up', lost({ at: now - 119_000 }), [anOrder('41')]],
    ['the orders cannot be read', lost({ at: now - 3600_000 }), outage],
    ['the orders from before are not known', lost({ at: now - 3600_000, before: null }), [anOrder('42')]],
  ])('keeps the next submit from sending while %s', async (_, sent, answer) => {
    const { pay, asked } = await paying({ ongoing: ongoing(answer) })
    expect(await pay(sent)).toEqual({ kind: 'unknown', sent })
    expect(asked()).toEqual([])
  })

  test('that is still not there after two minutes was not placed: the next submit checks and sends', async () => {
    const { pay, asked } = await paying()
    expect(await pay(lost({ at: now - 120_000 }))).toEqual({ kind: 'placed', orderId: '42' })
    expect(asked()).toEqual(steps)
  })
})
