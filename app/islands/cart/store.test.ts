// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PricedLine } from '~/domain/cart/cart'
import { reconnected } from '../connection'
import {
  aServer,
  aView,
  bowl,
  bowlKey,
  cookie,
  freshBrowser,
  fries,
  friesKey,
  noConnection,
  setCookie,
  settled,
  words,
} from '../page.test-support'
import { CartStore } from './store'

let server: ReturnType<typeof aServer>

beforeEach(() => {
  freshBrowser()
  server = aServer()
  return () => void vi.useRealTimers()
})

function aStore(...lines: PricedLine[]) {
  const callbacks = { onMessage: vi.fn(), onOffline: vi.fn(reconnected), onSettled: vi.fn() }
  const store = new CartStore({ cart: aView(...lines), count: 0, stamp: 'stamp1' }, words, callbacks)
  const quantities = () => store.snapshot().cart?.lines.map(({ quantity }) => quantity)
  const plus = (key = bowlKey, rendered = 1) => store.changeQuantity(key, rendered + 1, rendered)
  const minus = (key = bowlKey, rendered = 1) => store.changeQuantity(key, rendered - 1, rendered)
  return { store, callbacks, quantities, plus, minus }
}

const sent = () =>
  server.asked.map(({ method, fields }) => (method === 'GET' ? 'GET' : (fields.changes ?? fields.intent)))
const mirrored = () =>
  JSON.parse(localStorage.getItem('cart') ?? '[]').map((line: { quantity: number }) => line.quantity)

describe('changing a quantity', () => {
  test('is recorded, shown and mirrored at once, and sent as an absolute quantity', () => {
    const { store, quantities, plus } = aStore(bowl(1))
    plus()
    expect([cookie('cart-changes'), quantities(), store.snapshot().count, mirrored()]).toEqual([
      '2101!901*2',
      [2],
      2,
      [2],
    ])
    expect(server.asked).toMatchObject([
      { method: 'POST', path: '/cart', fields: { intent: 'change', changes: '2101!901*2' } },
    ])
  })

  test('is recorded before it is shown, so that nothing a customer saw is lost', () => {
    const { store, plus } = aStore(bowl(1))
    const seen: (string | null)[] = []
    store.subscribe(() => seen.push(cookie('cart-changes')))
    plus()
    expect(seen).toEqual(['2101!901*2'])
  })

  test("is not kept alive after the page, because its late answer could undo a newer page's change", () => {
    aStore(bowl(1)).plus()
    expect(server.asked[0]?.keepalive).toBe(false)
  })

  test('many times sends one request at a time, with the newest quantity', async () => {
    const { quantities, plus } = aStore(bowl(1))
    for (let rendered = 1; rendered <= 5; rendered++) plus(bowlKey, rendered)
    expect([quantities(), sent()]).toEqual([[6], ['2101!901*2']])
    await server.answers(0, { cart: aView(bowl(2)) })
    expect([quantities(), sent()]).toEqual([[6], ['2101!901*2', '2101!901*6']])
    await server.answers(1, { cart: aView(bowl(6)) })
    expect([quantities(), sent().length, cookie('cart-changes')]).toEqual([[6], 2, null])
  })

  test('counts from the quantity with which the button was rendered', async () => {
    const { store, quantities } = aStore(bowl(1))
    for (let click = 0; click < 3; click++) store.changeQuantity(bowlKey, 2, 1)
    expect(quantities()).toEqual([4])
  })

  test('of several lines during a request goes into one request', async () => {
    const { plus } = aStore(bowl(1), fries(1))
    plus(bowlKey)
    plus(friesKey)
    plus(bowlKey, 2)
    await server.answers(0, { cart: aView(bowl(2), fries(1)) })
    expect(sent()).toEqual(['2101!901*2', '2101!914*2!901*3'])
  })

  test('beyond the stock is reported and not sent', () => {
    const { quantities, callbacks, plus } = aStore(bowl(10))
    plus(bowlKey, 10)
    expect(callbacks.onMessage).toHaveBeenCalledWith('cart.stockReached')
    expect([quantities(), sent(), cookie('cart-changes')]).toEqual([[10], [], null])
  })

  test('of a removed line does not bring it back', () => {
    const { store } = aStore(bowl(1))
    store.changeQuantity('999', 3, 2)
    store.remove('999')
    expect(sent()).toEqual([])
  })
})

describe('minus', () => {
  test('at quantity 1 removes the line, and an empty cart belongs to no store', () => {
    const { store, minus } = aStore(bowl(1))
    minus()
    expect(store.snapshot()).toMatchObject({
      count: 0,
      cart: { storeId: '', lines: [] },
      announcement: 'cart.announceRemoved',
    })
    expect(sent()).toEqual(['2101!901*0'])
  })

  test.each([
    ['+ −', 1],
    ['+ + −', 2],
    ['+ + − −', 1],
  ])('pressed before earlier presses are shown is a step down, not a removal: %s ends at %i', (presses, end) => {
    const { quantities, plus, minus } = aStore(bowl(1))
    for (const sign of presses.split(' ')) (sign === '+' ? plus : minus)()
    expect(quantities()).toEqual([end])
  })

  test('pressed more often than there are units removes the line once', () => {
    const { quantities, minus } = aStore(bowl(1), fries(1))
    minus()
    minus()
    expect([quantities(), cookie('cart-changes')]).toEqual([[1], '2101!901*0'])
  })
})

test('Remove removes a line with all its units', () => {
  const { store, quantities } = aStore(bowl(7), fries(1))
  store.remove(bowlKey)
  expect([quantities(), sent()]).toEqual([[1], ['2101!901*0']])
})

describe('the server’s answer', () => {
  test('wins if nothing is waiting, and is mirrored into local storage', async () => {
    const { store, callbacks, plus } = aStore(bowl(1))
    plus()
    await server.answers(0, { cart: aView(bowl(3, { unitPrice: '190' })) })
    expect(store.snapshot()).toMatchObject({
      count: 3,
      cart: { lines: [{ quantity: 3, unitPrice: '190' }] },
      announcement: 'cart.announceQuantity',
    })
    expect([mirrored(), cookie('cart-changes')]).toEqual([[3], null])
    expect(callbacks.onSettled).toHaveBeenCalledTimes(1)
  })

  test('does not undo what is still waiting, but its message is shown', async () => {
    const { quantities, callbacks, plus } = aStore(bowl(1), fries(1))
    plus(bowlKey)
    plus(friesKey)
    await server.answers(0, { cart: aView(bowl(1), fries(1)), message: 'No more stock' })
    expect([quantities(), cookie('cart-changes'), callbacks.onSettled.mock.calls.length]).toEqual([
      [1, 2],
      '2101!914*2',
      0,
    ])
    expect(callbacks.onMessage).toHaveBeenCalledExactlyOnceWith('No more stock')
  })

  test('with a cart of another store discards what was recorded for the old one', async () => {
    const { store, quantities } = aStore(bowl(1))
    const done = store.post(new URLSearchParams({ intent: 'replace' }))
    await settled()
    store.changeQuantity(bowlKey, 2, 1)
    await server.answers(0, { cart: { ...aView(fries(1)), storeId: '2102' } })
    expect((await done)?.cart.storeId).toBe('2102')
    expect([quantities(), cookie('cart-changes'), sent()]).toEqual([[1], null, ['replace']])
  })
})

describe('any other cart form', () => {
  test('is sent unchanged after all changes, and gets its answer', async () => {
    const { store, plus } = aStore(bowl(1))
    plus()
    const done = store.post(new URLSearchParams({ intent: 'add', itemId: '914' }))
    expect(sent()).toEqual(['2101!901*2'])
    await server.answers(0, { cart: aView(bowl(2)) })
    expect([sent()[1], store.isPosting]).toEqual(['add', true])
    await server.answers(1, { cart: aView(bowl(2), fries(1)), announcement: 'Masala fries added' })
    expect(await done).toMatchObject({ announcement: 'Masala fries added' })
    expect(store.snapshot()).toMatchObject({ count: 3, announcement: 'Masala fries added. cart.itemCount' })
    expect([store.isPosting, store.isBusy, store.refusals, mirrored()]).toEqual([false, false, 0, [2, 1]])
  })

  test('is sent once when pressed again before the answer, and both presses wait for it', async () => {
    const { store } = aStore(bowl(1))
    const add = () => store.post(new URLSearchParams({ intent: 'add', itemId: '914' }))
    const both = Promise.all([add(), add()])
    await server.answers(0, { cart: aView(bowl(1), fries(1)), announcement: 'Masala fries added' })
    expect(await both).toMatchObject([{ announcement: 'Masala fries added' }, null])
    expect([sent(), store.isBusy]).toEqual([['add'], false])
    void add()
    expect(sent()).toEqual(['add', 'add'])
  })

  test('is sent even if the page is left, because no journal has it', () => {
    void aStore().store.post(new URLSearchParams({ intent: 'add' }))
    expect(server.asked[0]?.keepalive).toBe(true)
  })

  test('reports if it was not done as asked', async () => {
    const { store, callbacks } = aStore()
    void store.post(new URLSearchParams({ intent: 'add' }))
    await server.answers(0, { cart: aView(), message: 'Choose a size' })
    expect([callbacks.onMessage.mock.calls, store.refusals]).toEqual([[['Choose a size']], 1])
    expect(store.snapshot().announcement).toBe('')
  })
})

describe('a request that the server refused', () => {
  test.each([
    ['an error', Response.json({}, { status: 502 })],
    ['a page instead of the cart', new Response('<!DOCTYPE html>', { headers: { 'Content-Type': 'text/html' } })],
  ])("(%s) is reported, and the cart shows the server's state", async (_, failure) => {
    const { store, quantities, callbacks, plus } = aStore(bowl(1))
    plus()
    await server.answers(0, failure)
    expect(callbacks.onMessage).toHaveBeenCalledExactlyOnceWith('cart.failed')
    expect([quantities(), cookie('cart-changes'), sent()[1]]).toEqual([[1], null, 'GET'])
    await server.answers(1, { cart: aView(bowl(1)) })
    expect([quantities(), store.isBusy]).toEqual([[1], false])
  })

  test('does not bring back a line whose removal was confirmed before', async () => {
    const { store, quantities, plus } = aStore(bowl(1), fries(1))
    store.remove(friesKey)
    plus(bowlKey)
    await server.answers(0, { cart: aView(bowl(1)) })
    await server.answers(1, new Response(null, { status: 502 }))
    await server.answers(2, new Response(null, { status: 502 }))
    expect(quantities()).toEqual([1])
  })

  test('does not lose a change made meanwhile', async () => {
    const { quantities, store, plus } = aStore(bowl(1))
    plus()
    plus(bowlKey, 2)
    await server.answers(0, new Response(null, { status: 502 }))
    expect([quantities(), cookie('cart-changes')]).toEqual([[3], '2101!901*3'])
    await server.answers(1, { cart: aView(bowl(1)) })
    expect(sent()[2]).toBe('2101!901*3')
    await server.answers(2, { cart: aView(bowl(3)) })
    expect([quantities(), store.isBusy]).toEqual([[3], false])
  })

  test('gives a form no answer, even if the cart cannot be read either', async () => {
    const { store } = aStore()
    const done = store.post(new URLSearchParams({ intent: 'clear' }))
    await server.answers(0, new Response(null, { status: 500 }))
    await server.answers(1, noConnection())
    expect([await done, store.isBusy]).toEqual([null, false])
  })
})

describe('without a connection', () => {
  test("the customer's changes stay with a message, and are sent when the connection is back", async () => {
    const { store, quantities, callbacks, plus } = aStore(bowl(1))
    plus()
    await server.answers(0, noConnection())
    expect([quantities(), cookie('cart-changes'), callbacks.onOffline.mock.calls.length]).toEqual([
      [2],
      '2101!901*2',
      1,
    ])
    plus(bowlKey, 2)
    dispatchEvent(new Event('online'))
    await settled()
    expect(server.asked[1]).toMatchObject({ method: 'HEAD', path: '/healthz' })
    await server.answers(1, new Response())
    expect(sent()[2]).toBe('2101!901*3')
    await server.answers(2, { cart: aView(bowl(3)) })
    expect([quantities(), store.isBusy, cookie('cart-changes')]).toEqual([[3], false, null])
  })

  test('a form waits too, and is sent once', async () => {
    const { store } = aStore()
    const done = store.post(new URLSearchParams({ intent: 'add' }))
    await server.answers(0, noConnection())
    dispatchEvent(new Event('online'))
    await settled()
    await server.answers(1, new Response())
    await server.answers(2, { cart: aView(bowl(1)) })
    expect([(await done)?.cart.lines.length, sent()]).toEqual([1, ['add', undefined, 'add']])
  })
})

describe('changes left by an earlier page', () => {
  test('are shown and sent at once', async () => {
    setCookie('cart-changes', '2101!901*0')
    const { quantities } = aStore(bowl(1), fries(1))
    expect([quantities(), sent()]).toEqual([[1], ['2101!901*0']])
    await server.answers(0, { cart: aView(fries(1)) })
    expect(cookie('cart-changes')).toBeNull()
  })
})

describe('an old page', () => {
  test('reads the cart before a change, so that a step counts from the current quantity', async () => {
    setCookie('cart-stamp', 'stamp2')
    const { store, quantities, plus } = aStore(bowl(1))
    const fresh = store.fresh().then(() => plus())
    expect(sent()).toEqual(['GET'])
    await server.answers(0, { cart: { ...aView(bowl(5)), stamp: 'stamp2' } })
    await fresh
    expect([quantities(), sent()[1]]).toEqual([[6], '2101!901*6'])
  })

  test('reads it only once for several changes', async () => {
    setCookie('cart-stamp', 'stamp2')
    const { store, quantities, plus } = aStore(bowl(1))
    const changed = [store.fresh().then(() => plus()), store.fresh().then(() => plus())]
    expect(sent()).toEqual(['GET'])
    await server.answers(0, { cart: { ...aView(bowl(5)), stamp: 'stamp2' } })
    await Promise.all(changed)
    expect(quantities()).toEqual([7])
  })

  test('is recognised by the stamp: a current page reads nothing, also after a change of its own', async () => {
    setCookie('cart-stamp', 'stamp1')
    const { store, plus } = aStore(bowl(1))
    await store.fresh()
    expect(sent()).toEqual([])
    plus()
    setCookie('cart-stamp', 'stamp2')
    await server.answers(0, { cart: { ...aView(bowl(2)), stamp: 'stamp2' } })
    await store.fresh()
    expect(sent()).toEqual(['2101!901*2'])
  })

  test('changes the cart that it shows if the server cannot read it', async () => {
    setCookie('cart-stamp', 'stamp2')
    const { store, quantities, plus } = aStore(bowl(1))
    const fresh = store.fresh().then(() => plus())
    await server.answers(0, new Response(null, { status: 502 }))
    await fresh
    expect(quantities()).toEqual([2])
  })

  test('changes nothing without a connection', async () => {
    setCookie('cart-stamp', 'stamp2')
    const fresh = aStore(bowl(1)).store.fresh()
    server.asked[0]?.answer(noConnection())
    await expect(fresh).rejects.toThrow()
  })

  test('from the back-forward cache forgets what it recorded, because others have sent it', async () => {
    const { store, plus } = aStore(bowl(1))
    plus()
    await server.answers(0, { cart: aView(bowl(2)) })
    const woken = store.wake()
    await server.answers(1, { cart: aView() })
    await woken
    expect([store.snapshot().count, sent()]).toEqual([0, ['2101!901*2', 'GET']])
  })

  test('from the back-forward cache reads the cart after an answer that others have overtaken', async () => {
    const { store, quantities, plus } = aStore(bowl(1))
    plus()
    const woken = store.wake()
    await server.answers(0, { cart: aView(bowl(2)) })
    await server.answers(1, { cart: aView(bowl(5)) })
    await woken
    expect(quantities()).toEqual([5])
  })

  test('from the back-forward cache does not repeat what others have sent', async () => {
    const { store, quantities, plus } = aStore(bowl(1))
    plus()
    setCookie('cart-changes', '')
    const woken = store.wake()
    await server.answers(0, noConnection())
    dispatchEvent(new Event('online'))
    await server.answers(1, new Response())
    await server.answers(2, { cart: aView(bowl(5)) })
    await woken
    expect([quantities(), sent().at(-1)]).toEqual([[5], 'GET'])
  })
})

describe('another tab', () => {
  test('that changes the cart makes this one read it, without mirroring it back, and its content follows', async () => {
    const { store, quantities, callbacks } = aStore(bowl(1))
    const read = store.refresh()
    await server.answers(0, { cart: aView(bowl(5)) })
    await read
    expect([quantities(), localStorage.length, callbacks.onSettled.mock.calls.length]).toEqual([[5], 0, 1])
    void store.refresh()
    await server.answers(1, { cart: aView(bowl(6)) })
    expect(quantities()).toEqual([6])
  })

  test('is followed at once, before the server answers, because both share the journal', () => {
    const { store, quantities } = aStore(bowl(1))
    setCookie('cart-changes', '2101!901*4')
    void store.refresh()
    expect(quantities()).toEqual([4])
  })

  test('does not delay presses in this one while the cart is read', async () => {
    setCookie('cart-stamp', 'stamp1')
    const { store, quantities, plus } = aStore(bowl(1))
    void store.refresh()
    await store.fresh()
    plus()
    expect([quantities(), cookie('cart-changes')]).toEqual([[2], '2101!901*2'])
  })

  test('causes no read while a change of this one is being sent', () => {
    const { store, plus } = aStore(bowl(1))
    plus()
    void store.refresh()
    expect(sent()).toHaveLength(1)
  })

  test('causes a read whose answer is dropped if this one has changed the cart meanwhile', async () => {
    const { store, quantities, plus } = aStore(bowl(1))
    void store.refresh()
    plus()
    await server.answers(1, { cart: aView(bowl(2)) })
    await server.answers(0, { cart: aView(bowl(1)) })
    expect(quantities()).toEqual([2])
  })

  test('takes its turn if the browser has locks, because each answer sets the whole cart', async () => {
    const request = vi.fn(async (_name: string, ask: () => Promise<Response>) => ask())
    vi.stubGlobal('navigator', { onLine: true, locks: { request } })
    const { store, plus } = aStore(bowl(1))
    plus()
    expect(request).toHaveBeenCalledExactlyOnceWith('cart', expect.any(Function))
    await server.answers(0, { cart: aView(bowl(2)) })
    void store.refresh()
    expect(request).toHaveBeenCalledTimes(1)
  })
})

test('a cart from a fresh page is used, unless a change is pending', () => {
  const { store, quantities, plus } = aStore(bowl(1))
  store.take(aView(bowl(4)))
  expect(quantities()).toEqual([4])
  plus(bowlKey, 4)
  store.take(aView(bowl(4), fries(1)))
  expect(quantities()).toEqual([5])
})

describe('a subscriber of the store', () => {
  test('gets every change until it unsubscribes', () => {
    const { store, plus } = aStore(bowl(1))
    const watcher = vi.fn()
    const leave = store.subscribe(watcher)
    plus()
    leave()
    plus(bowlKey, 2)
    expect(watcher).toHaveBeenCalledTimes(1)
  })

  test('gets the same state while nothing changed, at first the rendered one', () => {
    const { store, plus } = aStore(bowl(1))
    expect(store.snapshot()).toBe(store.snapshot())
    plus()
    expect(store.initial().cart?.lines).toMatchObject([{ quantity: 1 }])
  })

  test('can wait until everything is sent and answered', async () => {
    const { store, plus } = aStore(bowl(1))
    plus()
    plus(bowlKey, 2)
    const done = vi.fn()
    void store.settled().then(done)
    await server.answers(0, { cart: aView(bowl(2)) })
    expect([store.isBusy, done.mock.calls.length]).toEqual([true, 0])
    await server.answers(1, { cart: aView(bowl(3)) })
    expect([store.isBusy, done.mock.calls.length]).toEqual([false, 1])
  })
})
