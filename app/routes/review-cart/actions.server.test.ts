import { describe, expect, test } from 'vitest'
import { aCart, aLine, anAddress, anItem, aStoreDetail } from '~/domain/test-builders'
import { loadCheckout } from '~/features/checkout/checkout.server'
import { changesSinceShown } from '~/features/checkout/shown-bill.server'
import { aShop, aUser, fields, leadsTo, noCheckout, toastOf } from '../../../tests/support/shop-builders'
import { acceptAndStay, answerFields, answerForm, goOnWithout, proceedToPay } from './actions.server'
import { blockerView, reviewView } from './review-view.server'

type Parts = Parameters<typeof aShop>[0] & {
  items?: ReturnType<typeof anItem>[]
  store?: ReturnType<typeof aStoreDetail> | null
  /** Whether the store delivers to the customer's address. */
  isInReach?: boolean
}

/** A signed-in customer's shop whose vendor sells these items in this store. */
const open = ({ items = [anItem()], store = aStoreDetail(), isInReach = true, ...parts }: Parts = {}) =>
  aShop({
    user: aUser(),
    cart: aCart(aLine()),
    vendor: {
      stores: {
        byId: async () => store,
        isInReach: async () => isInReach,
        timing: async () => ({ delivery: [], pickup: [], licence: '' }),
      },
      orders: { ongoing: async () => [] },
      menus: { item: async (_, id) => items.find((item) => item.id === id) ?? null },
      addresses: { primary: async () => anAddress() },
    },
    ...parts,
  })

/** Presses Proceed To Pay on the review as shown. */
async function proceed(parts?: Parts) {
  const shop = await open(parts)
  const { revision } = await loadCheckout(shop)
  const response = (await proceedToPay(shop, fields({ revision }))) as Response
  return { shop, leadsTo: leadsTo(response), toast: toastOf(response) }
}

describe('a change after the review was shown', () => {
  const charging = (fee: string) =>
    aStoreDetail({ overrides: { delivery: { basis: 'amount', bands: [{ above: 0, upTo: 999, fee }] } } })
  const shown = async (shop: Awaited<ReturnType<typeof open>>) => {
    const checkout = await loadCheckout(shop)
    if (!checkout.store) throw new Error('no store')
    return { revision: checkout.revision, changes: await changesSinceShown(shop, checkout) }
  }

  test('leads back to the review with the reason, and is reported until it is accepted', async () => {
    const first = await open({ store: charging('20') })
    const { revision } = await shown(first)
    const cookies = 'any=other'

    const dearer = await open({ store: charging('30'), cookies })
    const refused = (await proceedToPay(dearer, fields({ revision }))) as Response
    expect(leadsTo(refused)).toBe('/review-cart')
    expect(toastOf(refused)).toMatchObject({ text: dearer.t('review.changed') })

    const second = await open({ store: charging('30'), cookies })
    const { revision: now, changes } = await shown(second)
    expect(changes.map(({ row }) => row)).toEqual(['deliveryFee', 'total'])
    const accepted = (await proceedToPay(second, fields({ revision: now }))) as Response
    expect(leadsTo(accepted)).toBe('/payment')
    const after = await open({ store: charging('30'), cookies })
    expect((await shown(after)).changes).toEqual([])
  })

  test('is accepted by a guest too', async () => {
    await shown(await open({ user: null, store: charging('20') }))
    const shop = await open({ user: null, store: charging('30'), cookies: 'any=other' })
    const { revision, changes } = await shown(shop)
    await acceptAndStay(shop, fields({ revision }))
    expect([changes.length, (await shown(shop)).changes]).toEqual([2, []])
  })

  test('is still to be accepted when the missing item, which was to be removed, is there again', async () => {
    const both = { items: [anItem(), anItem({ id: '902' })], cart: aCart(aLine(), aLine({ itemId: '902' })) }
    await shown(await open({ ...both, store: charging('20') }))
    const shop = await open({ ...both, store: charging('30'), cookies: 'any=other' })
    await goOnWithout(shop, fields({ without: '902' }))
    expect([shop.cart.lines.length, (await shown(shop)).changes.length]).toEqual([2, 2])
  })
})

describe('Proceed To Pay', () => {
  test('leads to the payment if nothing blocks the order', async () => {
    expect(await proceed()).toMatchObject({ leadsTo: '/payment', toast: null })
  })

  const minimum = { minimumOrder: '500', enforcesMinimum: true }

  test.each<[string, Parts, (t: Awaited<ReturnType<typeof open>>['t']) => string]>([
    ['an empty cart', { cart: aCart() }, (t) => t('cart.addItems')],
    [
      'a vendor that takes no orders',
      { settings: { isSystemAvailable: false, notAvailableReason: 'Monsoon' } },
      () => 'Monsoon',
    ],
    [
      'a vendor that takes no orders and says no more',
      { settings: { isSystemAvailable: false } },
      (t) => t('home.closed'),
    ],
    ['a store that is gone', { store: null }, (t) => t('cart.storeGone')],
    ['a closed store', { store: aStoreDetail({ isOpen: false, ...minimum }) }, (t) => t('store.off')],
    ['an address out of reach', { isInReach: false }, (t) => t('review.outOfReach')],
    ['an item that cannot be had', { items: [], store: aStoreDetail(minimum) }, (t) => t('review.fewUnavailable')],
    ['a sum below the minimum', { store: aStoreDetail(minimum) }, (t) => t('cart.minimum', { amount: '₹500.00' })],
  ])('with %s leads back to the review and reports only that', async (_, parts, text) => {
    const { shop, ...answer } = await proceed(parts)
    expect(answer).toEqual({ leadsTo: '/review-cart', toast: { tone: 'error', text: text(shop.t) } })
  })

  test('without a required time leads to choosing one', async () => {
    expect(await proceed({ store: aStoreDetail({ isPreOrderOnly: true }) })).toMatchObject({
      leadsTo: '/order-time?ask=time',
    })
  })

  test('at a closed store that takes orders for later first asks whether to order for later', async () => {
    const closed = { store: aStoreDetail({ isOpen: false }), settings: { schedulesAfterHours: true } }
    expect(await proceed(closed)).toMatchObject({ leadsTo: '/order-time?ask=later', toast: null })
  })

  test('with a time that is no longer offered leads to choosing another, and keeps the old one until then', async () => {
    const gone = await proceed({ checkout: { slot: '2020-01-01 10:00:00' } })
    expect(gone).toMatchObject({
      leadsTo: '/order-time?ask=time',
    })
    expect(gone.shop.drafts.checkout.slot).toBe('2020-01-01 10:00:00')
  })
})

describe('instructions', () => {
  async function notes(parts: Parts) {
    const shop = await open({ method: 'GET', checkout: { notes: 'Ring twice' }, ...parts })
    const checkout = await loadCheckout(shop)
    return checkout.store && (await reviewView(shop, checkout)).notes
  }

  test('that were typed before signing in again are shown to the same customer only', async () => {
    const typed = { as: '5501', notes: 'Mind the dog' }
    expect(await notes({ typed })).toBe('Mind the dog')
    expect(await notes({ typed, user: aUser({ id: '5502' }) })).toBe('Ring twice')
  })

  test('are never those of a link', async () => {
    expect(await notes({ path: '/review-cart?notes=Leave+it+to+Mallory&as=5501' })).toBe('Ring twice')
  })
})

describe('a form of the review that was shown to another customer', () => {
  test.each(['', 'tip', 'enter', 'apply-offer', 'place'])('changes nothing and says so (intent %j)', async (intent) => {
    const form = { as: '5502', intent, revision: 'x', notes: 'Mind the dog', tip: '20', mode: 'pickup', promo: 'TEN' }
    const shop = await open({ form: fields(form) })
    const response = (await answerForm(shop, new Request('http://localhost/review-cart'))) as Response
    expect([leadsTo(response), toastOf(response)?.text]).toEqual(['/review-cart', shop.t('account.changed')])
    expect([shop.drafts.checkout, shop.device.place.mode]).toEqual([noCheckout, 'delivery'])
  })

  test('saves no instructions in the background', async () => {
    const shop = await open({ form: fields({ as: '5502', intent: 'keep', notes: 'Mind the dog' }) })
    await answerForm(shop, new Request('http://localhost/review-cart'))
    expect(shop.drafts.checkout.notes).toBe('')
  })
})

describe('Place Order of the review', () => {
  const last = { place: { method: 'cash' } } satisfies Parts

  async function atOnce(parts: Parts = {}) {
    const shop = await open({ ...last, ...parts })
    const checkout = await loadCheckout(shop)
    if (!checkout.store) throw new Error('no store')
    return { shop, atOnce: (await reviewView(shop, checkout)).atOnce }
  }

  test('is offered when the last payment method still is and nothing needs attention first', async () => {
    expect((await atOnce()).atOnce).toMatchObject({ method: 'cash' })
    const dearer = { items: [anItem({ price: '999' })] }
    const never = { place: { method: '' } }
    const byWallet = { place: { method: 'cash', usesWallet: true }, settings: { walletEnabled: true } }
    for (const parts of [dearer, never, byWallet, { user: null }, { store: aStoreDetail({ isOpen: false }) }])
      expect((await atOnce(parts)).atOnce).toBeNull()
  })

  /** Presses it on the page with these hidden fields, after typing. */
  const place = async (shop: Awaited<ReturnType<typeof open>>, sent: object | null, typed: Record<string, string>) =>
    (await answerFields(shop, fields({ intent: 'place', ...sent, notes: '', ...typed }))) as Response

  test('keeps what is typed and hands the form on to the payment', async () => {
    const { shop, atOnce: sent } = await atOnce()
    const response = await place(shop, sent, { notes: 'Ring twice' })
    expect([response.status, leadsTo(response)]).toEqual([307, '/payment'])
    expect(shop.drafts.checkout.notes).toBe('Ring twice')
  })

  test('with another tip shows the new sum first', async () => {
    const { shop, atOnce: sent } = await atOnce()
    const response = await place(shop, sent, { tip: 'other', otherTip: '15' })
    expect([response.status, leadsTo(response)]).toEqual([302, '/review-cart'])
  })

  test('pressed again after its cart was ordered keeps nothing for the next one', async () => {
    const { atOnce: sent } = await atOnce()
    const { shop } = await atOnce({ cartId: 'cart-after-the-order' })
    const response = await place(shop, sent, { notes: 'Ring twice' })
    expect([leadsTo(response), shop.drafts.checkout.notes]).toEqual(['/payment', ''])
  })
})

describe('unavailable lines', () => {
  const cart = aCart(aLine(), aLine({ itemId: '902' }))
  const withItem = { items: [anItem()], cart }

  async function press(parts: Parts, without: string) {
    const shop = await open({ ...withItem, ...parts })
    const response = (await goOnWithout(shop, fields({ without }))) as Response
    return {
      left: shop.cart.lines.map(({ itemId }) => itemId),
      leadsTo: leadsTo(response),
      text: toastOf(response)?.text,
    }
  }

  test('are removed by one press, which goes on to the payment', async () => {
    expect(await press({}, '902')).toEqual({ left: ['901'], leadsTo: '/payment', text: 'Unavailable items removed' })
  })

  test('stay if the page did not name them, and available lines are never removed', async () => {
    expect(await press({}, '901')).toEqual({ left: ['901', '902'], leadsTo: '/review-cart', text: undefined })
    expect(await press({}, '')).toEqual({ left: ['901', '902'], leadsTo: '/review-cart', text: undefined })
  })

  test('lead back to the review if something else blocks the rest, or changed', async () => {
    const minimum = aStoreDetail({ minimumOrder: '5000', enforcesMinimum: true })
    expect(await press({ store: minimum }, '902')).toMatchObject({ left: ['901'], leadsTo: '/review-cart' })
    const dearer = { items: [anItem({ price: '999' })] }
    expect(await press(dearer, '902')).toMatchObject({ left: ['901'], leadsTo: '/review-cart' })
  })

  test('are named, and the one press is offered only if it leads to the payment', async () => {
    const view = async (parts: Parts) => {
      const shop = await open({ ...withItem, ...parts })
      const checkout = await loadCheckout(shop)
      if (!checkout.store) throw new Error('no store')
      const lines = checkout.lines.map((line) => ({ ...line, name: line.itemId === '902' ? 'Lassi' : line.name }))
      return blockerView(shop, { ...checkout, lines })
    }
    expect(await view({})).toMatchObject({ hint: 'Lassi', without: { keys: '902', names: 'Lassi' } })
    expect(await view({ user: null })).toMatchObject({ hint: 'Lassi', without: null })
    const minimum = aStoreDetail({ minimumOrder: '5000', enforcesMinimum: true })
    expect(await view({ store: minimum })).toMatchObject({ without: null })
  })
})

describe('a guest who accepts changes', () => {
  const accept = async (revisionOf: (revision: string) => string) => {
    const shop = await open({ user: null, items: [anItem({ price: '200' })] })
    const { revision } = await loadCheckout(shop)
    const response = (await acceptAndStay(shop, fields({ revision: revisionOf(revision) }))) as Response
    return { leadsTo: leadsTo(response), seen: shop.cart.lines[0]?.priceSeen }
  }

  test('stays on the review, and the shown prices count', async () => {
    expect(await accept((revision) => revision)).toEqual({ leadsTo: '/review-cart', seen: '200' })
  })

  test('accepts nothing that was not shown', async () => {
    expect(await accept((revision) => `other${revision}`)).toEqual({ leadsTo: '/review-cart', seen: aLine().priceSeen })
  })
})
