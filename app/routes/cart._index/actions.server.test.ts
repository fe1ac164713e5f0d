import { describe, expect, test, vi } from 'vitest'
import type { Cart } from '~/domain/cart/cart'
import type { ItemDetail } from '~/domain/stores/menu'
import { aCart, aChoice, aGroup, aLine, anItem, aStoreDetail } from '~/domain/test-builders'
import { gatherChoices } from '~/features/cart/schema'
import type { Shop } from '~/http/shop/shop.server'
import type { CartAnswer } from '~/islands/cart/cart-view'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, fields, leadsTo, toastOf } from '../../../tests/support/shop-builders'
import { answerForm } from './actions.server'

type Parts = Parameters<typeof aShop>[0] & { items?: ItemDetail[]; store?: ReturnType<typeof aStoreDetail> | null }

const asForm = new Request('http://localhost/cart', { method: 'POST' })
const asIsland = new Request('http://localhost/cart', { method: 'POST', headers: { Accept: 'application/json' } })

/** A shop whose vendor sells these items in this store. */
function open({ items = [anItem()], store = aStoreDetail(), ...parts }: Parts = {}) {
  const item = vi.fn(async (_store: string, id: string) => items.find((one) => one.id === id) ?? null)
  const plainItems = async () => new Map<string, ItemDetail>()
  return aShop({ vendor: { stores: { byId: async () => store }, menus: { item, plainItems } }, ...parts })
}

/** Sends a form of the cart with this intent. */
function send(request: Request, shop: Shop, intent: string, form = new URLSearchParams()) {
  form.set('intent', intent)
  return answerForm(request, shop, form)
}

const down = async () => {
  throw new VendorError('server', 'restaurant_menus_details')
}

const adding = (values: Record<string, string> = {}) =>
  fields({ storeId: '2101', itemId: '901', backTo: '/vendor/green-bowl', ...values })
const answerOf = async (response: Response) => (await response.json()) as CartAnswer

/** Runs an action of the cart's route, like a form without scripts. */
async function add(parts: Parts, values?: Record<string, string>, intent = 'add') {
  const shop = await open(parts)
  const response = await send(asForm, shop, intent, adding(values))
  return { shop, response, toast: toastOf(response) }
}

const sized = anItem({
  groups: [
    aGroup({
      id: '31',
      name: 'Size',
      min: 1,
      max: 1,
      choices: [aChoice({ id: '310', price: '0' }), aChoice({ id: '311', price: '40' })],
    }),
  ],
})

describe('adding an item', () => {
  test('adds it at the vendor’s price and leads back to it', async () => {
    const { shop, response, toast } = await add({})
    expect(shop.cart).toEqual(aCart(aLine()))
    expect([response.status, leadsTo(response)]).toEqual([302, '/vendor/green-bowl#item-901'])
    expect(toast).toEqual({ tone: 'success', text: shop.t('cart.added', { name: 'Paneer Bowl' }) })
  })

  test('adds it on a page whose address is too long to lead back to', async () => {
    const { shop, response } = await add({}, { backTo: `/vendor/green-bowl?from=${'x'.repeat(2000)}` })
    expect([shop.cart, leadsTo(response)]).toEqual([aCart(aLine()), '/#item-901'])
  })

  test('ignores the browser’s price', async () => {
    const { shop } = await add({}, { price: '1', priceSeen: '1' })
    expect(shop.cart.lines).toMatchObject([{ priceSeen: '180' }])
  })

  test('again increases the same line', async () => {
    const { shop } = await add({ cart: aCart(aLine({ quantity: 2 })) }, { quantity: '3' })
    expect(shop.cart.lines).toMatchObject([{ itemId: '901', quantity: 5 }])
  })

  test('with choices adds their prices', async () => {
    const { shop } = await add({ items: [sized] }, { choice: '311' })
    expect(shop.cart.lines).toMatchObject([{ choiceIds: ['311'], priceSeen: '220' }])
  })

  test('without its choices leads to the page where they are chosen', async () => {
    const { shop, response, toast } = await add({ items: [sized] })
    expect([leadsTo(response), shop.cart.lines]).toEqual(['/item/2101/901', []])
    expect(toast?.tone).toBe('error')
  })

  test('of another store asks first, and keeps everything chosen', async () => {
    const { shop, response, toast } = await add(
      { cart: { storeId: '2102', lines: [aLine({ itemId: '7' })] }, items: [sized] },
      { choice: '311', quantity: '2' },
    )
    const target = new URL(leadsTo(response) ?? '', 'http://localhost')
    expect(target.pathname).toBe('/cart/replace')
    expect(Object.fromEntries(target.searchParams)).toEqual({
      storeId: '2101',
      itemId: '901',
      quantity: '2',
      choice: '311',
      backTo: '/vendor/green-bowl',
    })
    expect([shop.cart.storeId, toast]).toEqual(['2102', null])
  })

  test('of another store replaces the cart after agreement', async () => {
    const agreed = { replaces: '2102' }
    const { shop } = await add({ cart: { storeId: '2102', lines: [aLine({ itemId: '7' })] } }, agreed, 'replace')
    expect(shop.cart).toEqual(aCart(aLine()))
  })

  test('empties no other cart than the one it asked about: a third store is asked about anew, and the own cart kept', async () => {
    const third = { storeId: '2103', lines: [aLine({ itemId: '7' })] }
    const asked = await add({ cart: third }, { replaces: '2102' }, 'replace')
    expect([asked.shop.cart, leadsTo(asked.response)?.split('?')[0]]).toEqual([third, '/cart/replace'])
    const own = await add({ cart: aCart(aLine({ itemId: '7' })) }, { replaces: '2102' }, 'replace')
    expect(own.shop.cart.lines.map(({ itemId }) => itemId)).toEqual(['7', '901'])
  })

  test('is refused beyond its stock', async () => {
    const cart = aCart(aLine({ quantity: 3 }))
    const { shop, toast } = await add({ cart, items: [anItem({ stock: 3 })] })
    expect([shop.cart, toast]).toEqual([cart, { tone: 'error', text: shop.t('cart.stockReached') }])
  })

  test.each(['0', '-1'])('of %s units is refused in the customer’s words', async (quantity) => {
    const { shop, response, toast } = await add({}, { quantity })
    const text = 'Product Quantity Not Available select other product'
    expect([shop.cart.lines, toast]).toEqual([[], { tone: 'error', text }])
    expect(leadsTo(response)).toBe('/vendor/green-bowl#item-901')
  })

  test('adds what is left of the stock, and says how many', async () => {
    const { shop, toast } = await add({ items: [anItem({ stock: 3 })] }, { quantity: '5' })
    expect(shop.cart.lines).toMatchObject([{ quantity: 3 }])
    expect(toast).toEqual({ tone: 'error', text: 'Maximum items reached. Added: 3 × Paneer Bowl' })
  })

  test('counts its stock over all of its lines', async () => {
    const cart = aCart(aLine({ choiceIds: ['310'], quantity: 40 }))
    const items = [{ ...sized, stock: 50 }]
    const { shop, toast } = await add({ cart, items }, { choice: '311', quantity: '40' })
    expect(shop.cart.lines).toMatchObject([{ quantity: 40 }, { choiceIds: ['311'], quantity: 10 }])
    expect(toast?.text).toBe('Maximum items reached. Added: 10 × Paneer Bowl')
    const full = await add({ cart: shop.cart, items }, { choice: '311' })
    expect(full.toast).toEqual({ tone: 'error', text: full.shop.t('cart.stockReached') })
  })

  test('costs nothing if a choice takes off more than the price', async () => {
    const groups = [aGroup({ choices: [aChoice({ id: '320', price: '-500' })] })]
    const { shop, toast } = await add({ items: [anItem({ groups })] }, { choice: '320' })
    expect(shop.cart.lines).toMatchObject([{ choiceIds: ['320'], priceSeen: '0' }])
    expect(toast).toMatchObject({ tone: 'success' })
  })

  test.each<[string, Parts, 'cart.notAvailable' | 'cart.storeGone' | 'store.off']>([
    ['that is gone', { items: [] }, 'cart.notAvailable'],
    ['that is sold out', { items: [anItem({ isSoldOut: true })] }, 'cart.notAvailable'],
    ['without stock', { items: [anItem({ stock: 0 })] }, 'cart.notAvailable'],
    ['of a store that is gone', { store: null }, 'cart.storeGone'],
    ['of a closed store', { store: aStoreDetail({ isOpen: false }) }, 'store.off'],
  ])('%s is refused with a reason', async (_, parts, reason) => {
    const { shop, toast } = await add(parts)
    expect([shop.cart.lines, toast]).toEqual([[], { tone: 'error', text: shop.t(reason) }])
  })

  test('works in a closed store that takes orders for later', async () => {
    const { shop } = await add({ store: aStoreDetail({ isOpen: false }), settings: { schedulesAfterHours: true } })
    expect(shop.cart.lines).toHaveLength(1)
  })

  test('to a full cart changes nothing and says so', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => aLine({ itemId: String(at) }))
    const { shop, toast } = await add({ cart: aCart(...lines) })
    expect([shop.cart.lines.length, toast]).toEqual([300, { tone: 'error', text: shop.t('cart.full') }])
  })

  test('never redirects to another site', async () => {
    const { response } = await add({}, { backTo: '//evil.test' })
    expect(leadsTo(response)).toBe('/#item-901')
  })

  test.each([
    ['no item', { itemId: '' }],
    ['a huge item', { itemId: 'x'.repeat(65) }],
    ['half a unit', { quantity: '0.5' }],
    ['an absurd quantity', { quantity: '10000' }],
    ['a quantity in words', { quantity: 'many' }],
  ])('with %s is refused with a message', async (_, values) => {
    const { shop, response, toast } = await add({}, values)
    expect([shop.cart.lines, leadsTo(response), toast?.tone]).toEqual([[], '/', 'error'])
  })

  test('leaves the cart unchanged and says so while the vendor fails', async () => {
    const shop = await open({
      cart: aCart(aLine()),
      vendor: { stores: { byId: async () => aStoreDetail() }, menus: { item: down } },
    })
    const response = await send(asForm, shop, 'add', adding())
    expect([leadsTo(response), toastOf(response)]).toEqual([
      '/vendor/green-bowl#item-901',
      { tone: 'error', text: shop.t('error.server') },
    ])
    expect(shop.cart).toEqual(aCart(aLine()))
  })
})

describe('the answer to the island', () => {
  test('is the priced cart, without a toast for the next page', async () => {
    const response = await send(asIsland, await open(), 'add', adding())
    expect(await answerOf(response)).toMatchObject({
      cart: { storeId: '2101', storeName: 'Green Bowl', lines: [{ itemId: '901', unitPrice: '180', state: 'same' }] },
    })
    expect([response.status, response.headers.get('Cache-Control'), toastOf(response)]).toEqual([
      200,
      'private, no-store',
      null,
    ])
  })

  test('is the page that asks first, for another store', async () => {
    const shop = await open({ cart: { storeId: '2102', lines: [aLine()] } })
    expect((await answerOf(await send(asIsland, shop, 'add', adding()))).ask).toMatch(/^\/cart\/replace\?/)
  })

  test('is the reason if nothing was changed', async () => {
    const shop = await open({ items: [anItem({ stock: 1 })], cart: aCart(aLine()) })
    const { message, cart } = await answerOf(await send(asIsland, shop, 'add', adding()))
    expect([message, cart.lines.length]).toEqual([shop.t('cart.stockReached'), 1])
  })

  test('is the added item, with a message if fewer were added than asked for', async () => {
    const shop = await open({ items: [anItem({ stock: 3 })] })
    const { announcement, message, cart } = await answerOf(await send(asIsland, shop, 'add', adding({ quantity: '9' })))
    expect([cart.lines[0]?.quantity, announcement, message]).toEqual([
      3,
      message,
      expect.stringContaining('Added: 3 ×'),
    ])
  })

  test('is the groups with incomplete choices', async () => {
    const shop = await open({ items: [sized] })
    const { problems } = await answerOf(await send(asIsland, shop, 'add', adding()))
    expect(problems).toEqual([{ group: '31', text: expect.any(String) }])
    const gone = await answerOf(await send(asIsland, shop, 'add', adding({ choice: '999' })))
    expect([gone.message, gone.problems]).toEqual([shop.t('choices.unknown'), problems])
  })

  test('is an error status while the vendor fails, so that the island tells the customer', async () => {
    const shop = await open({ vendor: { stores: { byId: async () => aStoreDetail() }, menus: { item: down } } })
    await expect(send(asIsland, shop, 'add', adding())).rejects.toMatchObject({ status: 502 })
  })
})

describe('setting a quantity', () => {
  const cart = aCart(aLine({ quantity: 2 }), aLine({ itemId: '902' }))

  async function set(values: Record<string, string>, parts: Parts = {}) {
    const shop = await open({ cart, ...parts })
    const response = await send(asForm, shop, 'set-quantity', fields({ line: '901', ...values }))
    return {
      shop,
      response,
      toast: toastOf(response),
      quantities: shop.cart.lines.map(({ quantity }) => quantity),
    }
  }

  test('sets it, whatever it was before', async () => {
    const { quantities, response } = await set({ quantity: '5', backTo: '/vendor/green-bowl' })
    expect([quantities, leadsTo(response)]).toEqual([[5, 1], '/vendor/green-bowl'])
  })

  test('to 0, as minus at quantity one does, removes one unit', async () => {
    expect((await set({ quantity: '0', line: '902' })).quantities).toEqual([2])
  })

  test('to 0 never removes more than one unit, because the quantity may have gone up since', async () => {
    expect((await set({ quantity: '0', from: '1' })).quantities).toEqual([1, 1])
  })

  test('of the last line to 0 leaves a cart without a store', async () => {
    const { shop } = await set({ quantity: '0' }, { cart: aCart(aLine()) })
    expect(shop.cart).toEqual(aCart())
  })

  test('above the stock is refused with a reason', async () => {
    const { shop, quantities, toast } = await set({ quantity: '4' }, { items: [anItem({ stock: 3 })] })
    expect([quantities, toast]).toEqual([[2, 1], { tone: 'error', text: shop.t('cart.stockReached') }])
  })

  test('to 0 works without the vendor, so also while it fails', async () => {
    const vendor = { stores: { byId: down }, menus: { item: down } }
    const { quantities } = await set({ quantity: '0', line: '902' }, { vendor })
    expect(quantities).toEqual([2])
  })

  test('higher leaves it unchanged and says so while the vendor fails', async () => {
    const { shop, quantities, toast } = await set({ quantity: '3' }, { vendor: { menus: { item: down } } })
    expect([quantities, toast]).toEqual([[2, 1], { tone: 'error', text: shop.t('error.server') }])
  })

  test('of a removed line changes nothing', async () => {
    expect((await set({ line: '999', quantity: '3' })).quantities).toEqual([2, 1])
  })

  test.each(['', '-1', '1.5', '10000', 'x', '1e2x'])('to %j is refused', async (quantity) => {
    const { quantities, toast } = await set({ quantity })
    expect([quantities, toast?.tone]).toEqual([[2, 1], 'error'])
  })
})

describe('removing a line', () => {
  const cart = aCart(aLine({ quantity: 2 }), aLine({ itemId: '902' }))
  const remove = async (parts: Parts, values: Record<string, string>) => {
    const shop = await open({ cart, ...parts })
    return { shop, response: await send(asForm, shop, 'remove', fields(values)) }
  }

  test('removes all its units, even while the vendor fails', async () => {
    const { shop, response } = await remove(
      { vendor: { stores: { byId: down }, menus: { item: down } } },
      { line: '901', backTo: '/vendor/green-bowl' },
    )
    expect([shop.cart, leadsTo(response)]).toEqual([aCart(aLine({ itemId: '902' })), '/vendor/green-bowl'])
  })

  test('that is already gone changes nothing', async () => {
    expect((await remove({}, { line: '999' })).shop.cart).toEqual(cart)
  })

  test('is refused with a message if the form names no line', async () => {
    const { shop, response } = await remove({}, {})
    expect([shop.cart, toastOf(response)?.tone]).toEqual([cart, 'error'])
  })
})

describe("the island's changes", () => {
  const cart = aCart(aLine({ quantity: 2 }), aLine({ itemId: '902' }))
  const items = [anItem({ stock: 5 }), anItem({ id: '902' })]

  async function change(changes: string, parts: Parts = {}) {
    const shop = await open({ cart, items, ...parts })
    const response = await send(asIsland, shop, 'change', fields({ changes }))
    return { shop, answer: await answerOf(response), quantities: shop.cart.lines.map(({ quantity }) => quantity) }
  }

  test('are made together, and answered with the priced cart', async () => {
    const { quantities, answer } = await change('2101!901*4!902*0')
    expect([quantities, answer.cart.lines]).toMatchObject([[4], [{ itemId: '901', quantity: 4, state: 'same' }]])
    expect(answer.message).toBeUndefined()
  })

  test('above the stock get what is left, and say so', async () => {
    const { shop, quantities, answer } = await change('2101!901*9')
    expect([quantities, answer]).toMatchObject([
      [5, 1],
      { message: shop.t('cart.stockReached'), cart: { lines: [{ quantity: 5, state: 'same' }, {}] } },
    ])
  })

  test('of lines that are gone or of another store change nothing', async () => {
    expect((await change('2101!999*4')).quantities).toEqual([2, 1])
    expect((await change('2102!901*4')).quantities).toEqual([2, 1])
  })

  test.each(['', '2101', '2101!901*x', '2101!901*-1'])('are refused if they read %j', async (text) => {
    const { quantities, answer } = await change(text)
    expect([quantities, answer.message]).toEqual([[2, 1], expect.any(String)])
  })

  test('do not touch a cart whose cookie was lost, so that it can be restored', async () => {
    expect((await change('2101!901*4', { cart: null })).shop.device.hasCart).toBe(false)
  })

  test('get an error status while the vendor fails', async () => {
    await expect(
      change('2101!901*3', { vendor: { stores: { byId: down }, menus: { item: down } } }),
    ).rejects.toMatchObject({ status: 502 })
  })
})

describe('clearing the cart', () => {
  test('empties it, forgets the prepared order and leads back', async () => {
    const shop = await open({
      cart: aCart(aLine()),
      checkout: { lastSubmit: { key: 'a.b.c', at: 1, known: null }, notes: 'Ring twice' },
    })
    const response = await send(asForm, shop, 'clear', fields({ backTo: '/vendor/green-bowl' }))
    expect([shop.cart, shop.drafts.checkout.lastSubmit, leadsTo(response)]).toEqual([
      aCart(),
      null,
      '/vendor/green-bowl',
    ])
    expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith('__cart='))).toBe(true)
  })

  test('never redirects to another site', async () => {
    expect(leadsTo(await send(asForm, await open(), 'clear', fields({ backTo: 'https://evil.test' })))).toBe('/')
  })
})

describe('removing unavailable lines', () => {
  const cart = aCart(aLine({ quantity: 2, priceSeen: '150' }), aLine({ itemId: '902' }))

  test('keeps the other lines unchanged, and leads back to the review', async () => {
    const shop = await open({ cart })
    const response = await send(asForm, shop, 'remove-unavailable')
    expect(shop.cart).toEqual(aCart(aLine({ quantity: 2, priceSeen: '150' })))
    expect([leadsTo(response), toastOf(response)]).toEqual([
      '/review-cart',
      { tone: 'success', text: shop.t('cart.unavailableRemoved') },
    ])
  })

  test('that are on sale again says nothing, because nothing was removed', async () => {
    const shop = await open({ cart, items: [anItem(), anItem({ id: '902' })] })
    const response = await send(asForm, shop, 'remove-unavailable')
    expect([shop.cart, toastOf(response)]).toEqual([cart, null])
  })

  test('empties a cart with no other lines', async () => {
    const shop = await open({ cart, items: [] })
    await send(asForm, shop, 'remove-unavailable')
    expect(shop.cart).toEqual(aCart())
  })

  test('leaves the cart unchanged and says so while the vendor fails', async () => {
    const shop = await open({ cart, vendor: { stores: { byId: down }, menus: { item: down } } })
    const response = await send(asForm, shop, 'remove-unavailable')
    expect([shop.cart, toastOf(response)]).toEqual([cart, { tone: 'error', text: shop.t('error.server') }])
  })
})

describe('restoring a cart from local storage', () => {
  const stored = (lines: unknown, storeId = '2101') =>
    fields({ storeId, lines: typeof lines === 'string' ? lines : JSON.stringify(lines) })
  const bowls = [{ itemId: '901', choiceIds: [], quantity: 2 }]

  async function restore(form: URLSearchParams, parts: Parts = {}) {
    const shop = await open({ cart: null, ...parts })
    const response = await send(asIsland, shop, 'restore', form)
    return { shop, cart: (await answerOf(response)).cart, cookies: response.headers.getSetCookie() }
  }

  test('prices its lines again', async () => {
    const { shop, cart } = await restore(stored(bowls))
    expect(shop.cart).toEqual(aCart(aLine({ quantity: 2 })))
    expect(cart.lines).toMatchObject([{ itemId: '901', unitPrice: '180', state: 'same' }])
  })

  test('leaves out lines that are gone or invalid, and cuts to the stock', async () => {
    const items = [anItem({ stock: 1 }), anItem({ id: '903', isSoldOut: true }), { ...sized, id: '904' }]
    const lines = [...bowls, ...['902', '903', '904'].map((itemId) => ({ itemId, choiceIds: [], quantity: 1 }))]
    expect((await restore(stored(lines), { items })).shop.cart).toEqual(aCart(aLine({ quantity: 1 })))
  })

  test('stops asking the vendor when the items are made up', async () => {
    const item = vi.fn(async (_store: string, id: string) => (id === '901' ? anItem() : null))
    const vendor = { stores: { byId: async () => aStoreDetail() }, menus: { item } }
    const ids = Array.from({ length: 120 }, (_, at) => String(1000 + at))
    const lines = [...bowls, ...ids.map((itemId) => ({ itemId, choiceIds: ['310'], quantity: 1 }))]
    const { shop } = await restore(stored(lines), { vendor })
    expect(shop.cart).toEqual(aCart(aLine({ quantity: 2 })))
    expect(item.mock.calls.length).toBeLessThanOrEqual(18)
  })

  test('restores as many lines as the cookie holds', async () => {
    const ids = Array.from({ length: 300 }, (_, at) => String(1000 + at))
    const { shop } = await restore(stored(ids.map((itemId) => ({ itemId, choiceIds: [], quantity: 1 }))), {
      items: ids.map((id) => anItem({ id })),
    })
    expect(shop.cart.lines).toHaveLength(300)
  })

  test.each<[string, Cart]>([
    ['a cart', aCart(aLine({ itemId: '7' }))],
    ['an emptied cart', aCart()],
  ])('does nothing if the cookie still contains %s', async (_, cart) => {
    const { shop } = await restore(stored(bowls), { cart })
    expect(shop.cart).toEqual(cart)
  })

  test.each([
    ['broken text', stored('[{')],
    ['no list', stored({})],
    ['a line without an item', stored([{ choiceIds: [], quantity: 1 }])],
    ['no quantity', stored([{ itemId: '901', choiceIds: [], quantity: 0 }])],
    ['no store', stored(bowls, '')],
    ['a thousand lines', stored(Array(1000).fill(bowls[0]))],
  ])('from %s gives an empty cart, which is stored so that it is not tried again', async (_, form) => {
    const { shop, cookies } = await restore(form)
    expect(shop.cart).toEqual(aCart())
    expect(cookies.some((cookie) => cookie.startsWith('__cart='))).toBe(true)
  })
})

describe('View Cart', () => {
  test('sends a guest to sign-in and from there to the review', async () => {
    expect(leadsTo(await send(asForm, await open({ cart: aCart(aLine()) }), 'check-out'))).toBe(
      '/sign-in?redirectTo=%2Freview-cart',
    )
  })

  test('leads to the review', async () => {
    expect(leadsTo(await send(asForm, await open({ cart: aCart(aLine()), user: aUser() }), 'check-out'))).toBe(
      '/review-cart',
    )
  })

  test('says what is missing if the cart is empty', async () => {
    const shop = await open({ user: aUser() })
    const response = await send(asForm, shop, 'check-out')
    expect([leadsTo(response), toastOf(response)]).toEqual(['/', { tone: 'error', text: shop.t('cart.addItems') }])
  })

  test('below the store’s minimum says how much it is, and leads to the store', async () => {
    const shop = await open({
      user: aUser(),
      cart: aCart(aLine()),
      store: aStoreDetail({ minimumOrder: '200', enforcesMinimum: true }),
    })
    const response = await send(asForm, shop, 'check-out')
    expect([leadsTo(response), toastOf(response)]).toEqual([
      '/vendor/green-bowl',
      { tone: 'error', text: shop.t('cart.minimum', { amount: '₹200.00' }) },
    ])
  })

  test('below a minimum that the store does not enforce leads to the review', async () => {
    const shop = await open({ user: aUser(), cart: aCart(aLine()), store: aStoreDetail({ minimumOrder: '200' }) })
    expect(leadsTo(await send(asForm, shop, 'check-out'))).toBe('/review-cart')
  })

  test.each<[string, Parts]>([
    ['with an item that cannot be had, also below the minimum for it', { items: [] }],
    ['of a store that is gone', { store: null }],
    ['of a closed store', { store: aStoreDetail({ isOpen: false, minimumOrder: '200', enforcesMinimum: true }) }],
    ['while the vendor takes no orders', { settings: { isSystemAvailable: false } }],
  ])('%s leads to the review, which reports it', async (_, parts) => {
    const store = aStoreDetail({ minimumOrder: '100', enforcesMinimum: true })
    const shop = await open({ user: aUser(), cart: aCart(aLine()), store, ...parts })
    const response = await send(asForm, shop, 'check-out')
    expect([leadsTo(response), toastOf(response)]).toEqual(['/review-cart', null])
  })

  test('reads the vendor’s current minimum', async () => {
    const byId = vi.fn(async () => aStoreDetail())
    const shop = await open({
      user: aUser(),
      cart: aCart(aLine()),
      vendor: { stores: { byId }, menus: { item: async () => anItem() } },
    })
    await send(asForm, shop, 'check-out')
    expect(byId).toHaveBeenCalledWith('2101', null, { fresh: true })
  })

  test('says so while the vendor fails, and lets the review show what it can', async () => {
    const shop = await open({
      user: aUser(),
      cart: aCart(aLine()),
      vendor: { stores: { byId: down }, menus: { item: down } },
    })
    const response = await send(asForm, shop, 'check-out')
    expect([leadsTo(response), toastOf(response)]).toEqual([
      '/review-cart',
      { tone: 'error', text: shop.t('error.server') },
    ])
  })
})

describe('the fields of a choices form', () => {
  test('include radios, but not a radio for none', () => {
    const form = gatherChoices(new URLSearchParams('itemId=901&pick-31=311&pick-32=&choice=321&choice='))
    expect([form.get('itemId'), form.getAll('choice')]).toEqual(['901', ['311', '321']])
  })
})
