import { describe, expect, test, vi } from 'vitest'
import { emptyCart } from '~/domain/cart/cart'
import { aCart, aLine } from '~/domain/test-builders'
import { DeviceCookies } from '~/http/device/device-cookies.server'
import { keyValueStore } from '~/http/store/store.server'
import { aScope, sentBack } from '../../../tests/support/shop-builders'
import { CheckoutDraft } from './draft-schemas'
import { Drafts } from './drafts.server'
import type { Owner } from './stored-record.server'

const nothing = CheckoutDraft.parse({})
const cart = aCart(aLine({ quantity: 2 }), aLine({ itemId: '914' }))
const line = { storeId: '2101', itemId: '951', choiceIds: [], quantity: 2, priceSeen: '48' }
const lastSubmit = { key: 'a.b.c', at: 1, known: ['41'] }

/** A request of a browser with these cookies. */
async function request(cookies: string | null, vendorId = aScope.vendorId, owner?: Owner) {
  const device = new DeviceCookies(cookies, { ...aScope, vendorId })
  return { device, drafts: await Drafts.open(device, vendorId, owner) }
}

/** The cookies of a browser with its own cart, after some actions. */
async function begins(act: (drafts: Drafts) => Promise<unknown> = async () => undefined) {
  const { device, drafts } = await request(null)
  device.saveCart(cart)
  await act(drafts)
  return sentBack(device.headers())
}

/** The key-value store answers a write only later, like one on another machine. */
function slowStore() {
  const { set, swap } = keyValueStore
  const late = () => new Promise(setImmediate)
  vi.spyOn(keyValueStore, 'set').mockImplementation((...write) => late().then(() => set(...write)))
  vi.spyOn(keyValueStore, 'swap').mockImplementation((...write) => late().then(() => swap(...write)))
}

const checkoutOf = async (cookies: string) => (await request(cookies)).drafts.checkout

describe('the choices for an order', () => {
  test('are read back with the same cart, and with no other', async () => {
    const cookies = await begins((drafts) => drafts.saveCheckout({ notes: 'Ring twice', tip: '30' }))
    expect(await checkoutOf(cookies)).toEqual({ ...nothing, notes: 'Ring twice', tip: '30' })
    expect(await checkoutOf(await begins())).toEqual(nothing)
    expect((await request(cookies, '10099')).drafts.checkout).toEqual(nothing)
  })

  test('are stored field by field, however many write at once', async () => {
    const cookies = await begins()
    const changes = [{ notes: 'Ring twice' }, { tip: '30' }, { slot: '2030-01-07 10:00:00' }, { isContactless: true }]
    const tabs = await Promise.all(changes.map(() => request(cookies)))
    await Promise.all(tabs.map(({ drafts }, at) => drafts.saveCheckout(changes[at]!)))
    expect(await checkoutOf(cookies)).toEqual({ ...nothing, ...Object.assign({}, ...changes) })
  })

  test('that depend on what is stored keep the changes of other tabs', async () => {
    const picture = (id: string) => ({ id, name: `${id}.jpg`, image: '' })
    const cookies = await begins((drafts) => drafts.saveCheckout({ pictures: [picture('1')] }))
    const tabs = await Promise.all([request(cookies), request(cookies), request(cookies)])
    await Promise.all([
      tabs[0].drafts.changeCheckout(({ pictures }) => ({ pictures: [...pictures, picture('2')] })),
      tabs[1].drafts.changeCheckout(({ pictures }) => ({ pictures: [...pictures, picture('3')] })),
      tabs[2].drafts.changeCheckout(({ pictures }) => ({ pictures: pictures.filter(({ id }) => id !== '1') })),
    ])
    expect((await checkoutOf(cookies)).pictures.map(({ id }) => id).toSorted()).toEqual(['2', '3'])
    const last = await request(cookies)
    await tabs[0].drafts.changeCheckout(({ pictures }) => ({ pictures: [...pictures, picture('4')] }))
    expect(tabs[0].drafts.checkout).toEqual(await checkoutOf(cookies))
    await last.drafts.changeCheckout(({ pictures }) => ({ pictures: [...pictures, picture('5')] }))
    expect(last.drafts.checkout).toEqual(await checkoutOf(cookies))
  })

  test('are written only if that changes anything', async () => {
    const cookies = await begins((drafts) => drafts.saveCheckout({ tip: '30' }))
    const swap = vi.spyOn(keyValueStore, 'swap')
    await (await request(cookies)).drafts.saveCheckout({ tip: '30' })
    expect(swap).not.toHaveBeenCalled()
  })

  test('of no cart are neither stored nor looked for', async () => {
    const asked = [vi.spyOn(keyValueStore, 'swap'), vi.spyOn(keyValueStore, 'get')]
    const { drafts } = await request(null)
    expect(await drafts.saveCheckout({ tip: '30' })).toBe(false)
    for (const call of asked) expect(call).not.toHaveBeenCalled()
  })

  test('are gone once it was ordered, also for the rest of the request', async () => {
    const cookies = await begins((drafts) => drafts.saveCheckout({ tip: '30' }))
    const { drafts } = await request(cookies)
    slowStore()
    await drafts.endCheckout()
    expect([drafts.checkout, await checkoutOf(cookies)]).toEqual([nothing, nothing])
  })

  test('belong to one cart: after emptying it or changing the store they start empty', async () => {
    const cookies = await begins((drafts) => drafts.saveCheckout({ notes: 'Ring twice', tip: '30' }))
    for (const other of [emptyCart(), { storeId: '2102', lines: [aLine()] }]) {
      const { device, drafts } = await request(cookies)
      device.saveCart(other)
      expect(drafts.checkout).toEqual(nothing)
    }
  })

  test('move with the lines to a new cart; pictures only if no order has them', async () => {
    const pictures = [{ id: '61', name: '61.jpg', image: '' }]
    const cookies = await begins((drafts) => drafts.saveCheckout({ notes: 'Ring twice', pictures, lastSubmit }))
    for (const [order, left] of [
      ['70012', pictures],
      [undefined, []],
    ] as const) {
      const { device, drafts } = await request(cookies)
      await drafts.renewCart(order)
      const now = await checkoutOf(sentBack(device.headers()))
      expect(now).toEqual({ ...nothing, notes: 'Ring twice', pictures: left })
    }
  })

  test('are deleted when the customer signs out, even for somebody who kept the cookies; the cart gets a new id', async () => {
    const cookies = await begins((drafts) => drafts.saveCheckout({ notes: 'Ring twice' }))
    const { device, drafts } = await request(cookies)
    device.savePlace({ storeId: '2101' })
    slowStore()
    await drafts.forgetPerson()
    expect(device.place.storeId).toBe('')
    expect([drafts.checkout, device.cart]).toEqual([nothing, cart])
    expect(device.cartId).not.toBe((await request(cookies)).device.cartId)
    expect(await checkoutOf(cookies)).toEqual(nothing)
  })

  test('are unknown while the key-value store is down, which is not an error', async () => {
    const cookies = await begins((drafts) => drafts.saveCheckout({ tip: '30' }))
    vi.spyOn(keyValueStore, 'get').mockRejectedValue(new Error('gone'))
    const { drafts } = await request(cookies)
    expect([drafts.isGone, drafts.checkout]).toEqual([true, nothing])
    expect(await drafts.saveCheckout({ tip: '15' })).toBe(false)
    expect(drafts.checkout.tip).toBe('15')
    expect(await drafts.beginSubscription(line)).toBe(false)
  })

  test('become unknown if the key-value store goes down later', async () => {
    const { drafts } = await request(await begins())
    vi.spyOn(keyValueStore, 'swap').mockRejectedValue(new Error('gone'))
    vi.spyOn(keyValueStore, 'set').mockRejectedValue(new Error('gone'))
    expect([drafts.isGone, await drafts.saveCheckout({ tip: '15' }), drafts.isGone]).toEqual([false, false, true])
    await expect(drafts.endCheckout()).resolves.toBeUndefined()
  })

  test.each([
    ['text', 'x'],
    ['an offer that cannot be read', { tip: '30', coupon: { kind: 'gift' } }],
    ['a tip that is none', { tip: 30, notes: 4 }],
  ])('keep the rest if one cannot be read: %s', async (_, stored) => {
    const { success } = CheckoutDraft.safeParse(typeof stored === 'string' ? {} : stored)
    expect(success).toBe(true)
  })
})

describe('the choices of a guest', () => {
  const guest = (part: Partial<Owner> = {}): Owner => ({ isGuest: () => true, mayBegin: async () => true, ...part })
  const ask = (cookies: string, owner: Owner) => request(cookies, aScope.vendorId, owner)
  const hours = 3600_000

  test('are stored for two hours, and for a week from signing in on', async () => {
    const lives: number[] = []
    const swap = keyValueStore.swap.bind(keyValueStore)
    vi.spyOn(keyValueStore, 'swap').mockImplementation((key, before, after, ttlMs) => {
      lives.push(ttlMs)
      return swap(key, before, after, ttlMs)
    })
    let isGuest = true
    const cookies = await begins()
    const { drafts } = await ask(cookies, guest({ isGuest: () => isGuest }))
    await drafts.saveCheckout({ slot: '2030-01-07 10:00:00' })
    isGuest = false
    await drafts.keep()
    expect(lives).toEqual([2 * hours, 7 * 24 * hours])
    expect((await checkoutOf(cookies)).slot).toBe('2030-01-07 10:00:00')
  })

  test('are not stored for further carts when too many were begun, while begun ones go on', async () => {
    const begun = await begins((drafts) => drafts.saveCheckout({ tip: '5' }))
    const further = await begins()
    const mayBegin = vi.fn(async () => false)
    const [old, other] = [await ask(begun, guest({ mayBegin })), await ask(further, guest({ mayBegin }))]
    expect(await old.drafts.saveCheckout({ slot: '2030-01-07 10:00:00' })).toBe(true)
    expect(mayBegin).not.toHaveBeenCalled()
    expect([await other.drafts.saveCheckout({ tip: '5' }), await other.drafts.beginSubscription(line)]).toEqual([
      false,
      false,
    ])
    await other.drafts.saveComputedCheckout({ lastSubmit })
    expect([other.drafts.isGone, await checkoutOf(further)]).toEqual([false, nothing])
    const customer = await ask(further, { isGuest: () => false, mayBegin })
    expect(await customer.drafts.saveCheckout({ tip: '5' })).toBe(true)
  })

  test('of a cart with nothing to store store nothing', async () => {
    const cookies = await begins()
    const set = vi.spyOn(keyValueStore, 'swap')
    const { drafts } = await ask(cookies, guest())
    await drafts.saveComputedCheckout({ bill: null })
    await drafts.keep()
    expect(set).not.toHaveBeenCalled()
  })
})

describe('what a page writes while it is read', () => {
  test('does not undo choices made meanwhile', async () => {
    const cookies = await begins((drafts) => drafts.saveCheckout({ tip: '5' }))
    const [chosen, late] = [await request(cookies), await request(cookies)]
    await chosen.drafts.saveCheckout({ tip: '30', refusesOffers: true })
    await late.drafts.saveComputedCheckout({ lastSubmit })
    await late.drafts.saveComputedCheckout({ tip: '0' })
    await late.drafts.saveComputedCheckout({ tip: '0', notes: 'Ring twice' })
    expect(await checkoutOf(cookies)).toEqual({ ...nothing, tip: '30', refusesOffers: true, lastSubmit })
  })

  test('is stored after a change by the same request', async () => {
    const cookies = await begins((drafts) => drafts.saveCheckout({ notes: 'Ring twice' }))
    const { drafts } = await request(cookies)
    await drafts.saveCheckout({ tip: '30' })
    slowStore()
    await drafts.saveComputedCheckout({ tip: '20', notes: '' })
    expect(await checkoutOf(cookies)).toEqual({ ...nothing, tip: '20' })
  })

  test('is only shown, not stored, if another site opened the page', async () => {
    const cookies = await begins()
    const { drafts } = await request(cookies)
    await drafts.saveComputedCheckout({ lastSubmit }, { isShownOnly: true })
    expect([drafts.checkout.lastSubmit, (await checkoutOf(cookies)).lastSubmit]).toEqual([lastSubmit, null])
  })
})

describe('a subscription being made', () => {
  const making = () => begins((drafts) => drafts.beginSubscription(line))

  test('exists once, and leaves nothing for the next one', async () => {
    const { device, drafts } = await request(await making())
    await drafts.saveSubscription({ lastSubmit })
    expect(drafts.subscription).toMatchObject({ ...line, lastSubmit })
    const { id } = drafts.subscription!
    expect(await drafts.beginSubscription({ ...line, itemId: '952' })).toBe(true)
    const after = await request(sentBack(device.headers()))
    expect(after.drafts.subscription).toMatchObject({ itemId: '952', lastSubmit: null })
    expect(after.drafts.subscription?.id).not.toBe(id)
  })

  test('is not restored by a page that loads late', async () => {
    const cookies = await making()
    const [chosen, late] = [await request(cookies), await request(cookies)]
    await chosen.drafts.saveSubscription({ quantity: 7 })
    await late.drafts.saveComputedSubscription({ lastSubmit })
    expect((await request(cookies)).drafts.subscription).toMatchObject({ quantity: 7, lastSubmit })
    slowStore()
    await chosen.drafts.forgetSubscription()
    expect((await request(cookies)).drafts.subscription).toBeNull()
    expect([chosen.drafts.subscription, chosen.device.place.subscription]).toEqual([null, ''])
    for (const { drafts } of [chosen, await request(cookies)])
      expect(await drafts.saveSubscription({ quantity: 3 })).toBe(false)
  })

  test('is only shown, not stored, if another site opened its page', async () => {
    const cookies = await making()
    const { drafts } = await request(cookies)
    await drafts.saveComputedSubscription({ lastSubmit }, { isShownOnly: true })
    expect(drafts.subscription?.lastSubmit).toEqual(lastSubmit)
    expect((await request(cookies)).drafts.subscription?.lastSubmit).toBeNull()
  })

  test('starts again under another id with the same choices, as if it had not been sent', async () => {
    const { device, drafts } = await request(await making())
    await drafts.saveSubscription({ lastSubmit })
    await drafts.renewSubscription('again')
    const after = await request(sentBack(device.headers()))
    for (const { subscription } of [drafts, after.drafts])
      expect(subscription).toMatchObject({ ...line, id: 'again', lastSubmit: null })
  })
})
