import { describe, expect, test } from 'vitest'
import { aCart, aLine, anAddress, anItem, aStoreDetail } from '~/domain/test-builders'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { loadCheckout } from './checkout.server'
import { acceptBill, changesSinceShown, forgetBill, saveShown, shownBill } from './shown-bill.server'

type Parts = Parameters<typeof aShop>[0] & { fee?: string; price?: string; addressId?: string; minimum?: string }

/** The next request of the same browser. */
const goesOn = { cookies: 'any=other' }

/** The stored checkout record of the cart. */
const drafts = async () => (await aShop({ ...goesOn, cart: aCart(aLine()) })).drafts.checkout

const table = (fee: string) => ({ basis: 'distance' as const, bands: [{ above: -1, upTo: 10, fee }] })

/** Opens the review at a vendor with these charges. */
async function review({ fee = '30', price = '180', addressId = '801', minimum = '0', ...parts }: Parts = {}) {
  const store = aStoreDetail({ overrides: { delivery: table(fee) }, minimumOrder: minimum, enforcesMinimum: true })
  const shop = await aShop({
    user: aUser(),
    cart: aCart(aLine()),
    vendor: {
      stores: { byId: async () => store, timing: async () => ({ delivery: [], pickup: [], licence: '' }) },
      menus: { item: async () => anItem({ price }) },
      addresses: { primary: async () => anAddress({ id: addressId }) },
    },
    ...parts,
  })
  const checkout = await loadCheckout(shop)
  if (!checkout.store) throw new Error('no store')
  const changes = await changesSinceShown(shop, checkout)
  return { shop, checkout, changes, known: (await drafts()).bill }
}

describe('the last shown bill', () => {
  test('is compared with the current one, row by row, until it is accepted', async () => {
    const { changes: first, known } = await review()
    expect(first).toEqual([])
    const dearer = await review({ fee: '45', ...goesOn })
    const changeTexts = [
      { row: 'deliveryFee', before: '30', now: '45' },
      { row: 'total', before: '219', now: '234' },
    ]
    expect(dearer.changes).toEqual(changeTexts)
    // Showing it is not accepting it: it is shown again.
    expect(dearer.known).toEqual(known)
    expect((await review({ fee: '45', ...goesOn })).changes).toEqual(changeTexts)

    await acceptBill(dearer.shop, dearer.checkout)
    expect((await review({ fee: '45', ...goesOn })).changes).toEqual([])
    expect((await review({ fee: '30', ...goesOn })).changes).not.toEqual([])
  })

  test('is reported with a minimum that the order no longer reaches', async () => {
    await review()
    expect((await review({ minimum: '500', ...goesOn })).changes).toEqual([{ row: 'minimum', before: '0', now: '500' }])
  })

  const choices: [string, Parts][] = [
    ['the mode', { place: { mode: 'pickup' } }],
    ['the address', { addressId: '802' }],
    ['a quantity', { cart: aCart(aLine({ quantity: 2 })) }],
    ['the tip', { checkout: { tip: '20' } }],
    ['the time', { checkout: { slot: '2030-01-06 12:00:00' } }],
    ['the cart', { cartId: 'cart-2' }],
  ]
  test.each(choices)(
    'is dropped when the customer changes %s, because that asks for another bill',
    async (_, parts) => {
      const before = await review()
      const { shop, changes } = await review({ fee: '45', ...goesOn, ...parts })
      expect(changes).toEqual([])
      expect(shop.drafts.checkout.bill?.choices).not.toBe(before.known?.choices)
    },
  )

  test('is dropped when it is to be forgotten', async () => {
    const { shop } = await review()
    await forgetBill(shop)
    expect((await review({ fee: '45', ...goesOn })).changes).toEqual([])
  })

  test('is compared for guests too', async () => {
    expect((await review({ user: null })).changes).toEqual([])
    const dearer = await review({ user: null, price: '200', ...goesOn })
    expect(dearer.changes.map(({ row }) => row)).toContain('total')
    await acceptBill(dearer.shop, dearer.checkout)
    expect((await review({ user: null, price: '200', ...goesOn })).changes).toEqual([])
    // A guest's fee depends on the chosen place: another one asks for another bill.
    const place = { place: { latitude: 23.1, longitude: 72.6, address: '', city: '', state: '' } }
    expect((await review({ user: null, price: '210', place, ...goesOn })).changes).toEqual([])
  })

  test.each([
    ['the payment, where gateways and so any site may lead', { path: '/payment?success=1' }],
    [
      'a link of another site',
      { path: '/review-cart', headers: { Host: 'localhost', 'Sec-Fetch-Site': 'cross-site' } },
    ],
    [
      'a link of a sibling host',
      { path: '/review-cart', headers: { Host: 'localhost', 'Sec-Fetch-Site': 'same-site' } },
    ],
  ])('is not stored by %s until the form of that page is sent', async (_, led) => {
    const read = await review({ ...led, method: 'GET' })
    expect([read.changes, read.known]).toEqual([[], null])
    const shownForm = new URLSearchParams({ shown: shownBill(read.shop, read.checkout) })
    // What is sent is what counts, not another page that stores the bill.
    await saveShown(await aShop({ ...goesOn, user: aUser(), cart: aCart(aLine()) }), shownForm)
    expect((await drafts()).bill).not.toBeNull()
    expect((await review({ fee: '45', ...goesOn })).changes.map(({ row }) => row)).toEqual(['deliveryFee', 'total'])
  })

  test('is reported there like everywhere', async () => {
    const { known } = await review()
    const led = await review({ fee: '45', ...goesOn, path: '/payment', method: 'GET' })
    expect([led.changes.length, led.known]).toEqual([2, known])
  })

  test.each(['', 'x', 'x 1.00', `${'x'.repeat(41)} ${'1.00 '.repeat(9).trim()}`, 'x 1.00 1.00 1.00 1 1 1 1 1 1'])(
    'is kept when a form says %j',
    async (shown) => {
      const { shop, known } = await review()
      await saveShown(shop, new URLSearchParams({ shown }))
      expect((await drafts()).bill).toEqual(known)
    },
  )
})
