import { beforeEach, describe, expect, test, vi } from 'vitest'
import { lineKey, type PricedLine } from '~/domain/cart'
import { aPricedLine } from '~/domain/test-builders'
import type { CartAnswer, CartView } from './cart-view'
import { CartStore } from './store'
import { cartWordKeys, type CartWords } from './words'

const words = Object.fromEntries(cartWordKeys.map((key) => [key, key])) as CartWords
const bowl = (quantity: number, part: Partial<PricedLine> = {}) => aPricedLine({ quantity, stock: 10, ...part })
const fries = (quantity: number) => bowl(quantity, { itemId: '914', name: 'Masala fries' })
const bowlKey = lineKey(bowl(1))
const friesKey = lineKey(fries(1))

const aView = (...lines: PricedLine[]): CartView => ({
  storeId: lines.length > 0 ? '2101' : '',
  lines,
  storeName: 'Green Bowl',
  storePath: '/vendor/green-bowl',
  currency: { sign: '₹', decimals: 2 },
  minimum: '0',
  canCheckOut: true,
})

type Asked = {
  method: string
  path: string
  fields: Record<string, string>
  answer: (answer: Response | Error) => void
}

let asked: Asked[]
let stored: string[]

/** A server that answers when the test says so, and a local storage that remembers what was written. */
beforeEach(() => {
  asked = []
  stored = []
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', { setItem: (_: string, value: string) => void stored.push(value), getItem: () => null })
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: URLSearchParams }) => {
    return new Promise((done, fail) => {
      const answer = (what: Response | Error) => (what instanceof Error ? fail(what) : done(what))
      asked.push({ method, path, fields: Object.fromEntries(body ?? []), answer })
    })
  })
  return () => vi.unstubAllGlobals()
})

/** Answers the request asked as number `at`, and lets the store go on. */
async function answered(at: number, answer: CartAnswer | Response | Error) {
  asked[at]?.answer(answer instanceof Response || answer instanceof Error ? answer : Response.json(answer))
  await new Promise((done) => void setImmediate(done))
}

function aStore(...lines: PricedLine[]) {
  const told = { onMessage: vi.fn(), onAsk: vi.fn(), onProblems: vi.fn(), onSettled: vi.fn() }
  const store = new CartStore(aView(...lines), 0, words, told)
  const quantities = () => store.snapshot().cart?.lines.map(({ quantity }) => quantity)
  const plus = (key = bowlKey, rendered = 1) => store.changeQuantity(key, rendered + 1, rendered)
  return { store, told, quantities, plus }
}

const sentQuantities = () => asked.map(({ fields }) => fields.quantity)

describe('changing a quantity', () => {
  test('is shown at once and sent as an absolute quantity', () => {
    const { store, quantities, plus } = aStore(bowl(1))
    plus()
    expect([quantities(), store.snapshot().count]).toEqual([[2], 2])
    expect(asked).toMatchObject([
      { method: 'POST', path: '/cart', fields: { intent: 'set-quantity', line: bowlKey, quantity: '2' } },
    ])
  })

  test('many times over is sent one at a time, and what waits is replaced by what comes', async () => {
    const { quantities, plus } = aStore(bowl(1))
    for (let rendered = 1; rendered <= 5; rendered++) plus(bowlKey, rendered)
    expect([quantities(), sentQuantities()]).toEqual([[6], ['2']])
    await answered(0, { cart: aView(bowl(2)) })
    expect([quantities(), sentQuantities()]).toEqual([[6], ['2', '6']])
    await answered(1, { cart: aView(bowl(6)) })
    expect([quantities(), asked.length]).toEqual([[6], 2])
  })

  test('counts as a step from what the button was rendered with', async () => {
    const { store, quantities } = aStore(bowl(1))
    for (let click = 0; click < 3; click++) store.changeQuantity(bowlKey, 2, 1)
    expect(quantities()).toEqual([4])
    await answered(0, { cart: aView(bowl(2)) })
    expect(sentQuantities()).toEqual(['2', '4'])
  })

  test('of different lines is sent for each', async () => {
    const { plus } = aStore(bowl(1), fries(1))
    plus(bowlKey)
    plus(friesKey)
    plus(bowlKey, 2)
    await answered(0, { cart: aView(bowl(2), fries(1)) })
    await answered(1, { cart: aView(bowl(2), fries(2)) })
    expect(asked.map(({ fields }) => [fields.line, fields.quantity])).toEqual([
      [bowlKey, '2'],
      [friesKey, '2'],
      [bowlKey, '3'],
    ])
  })

  test('to 0 removes the line, and the cart then belongs to no store', () => {
    const { store } = aStore(bowl(2))
    store.changeQuantity(bowlKey, 0, 2)
    expect(store.snapshot()).toMatchObject({
      count: 0,
      cart: { storeId: '', lines: [] },
      announcement: 'cart.announceRemoved',
    })
    expect(sentQuantities()).toEqual(['0'])
  })

  test('beyond the stock is told and not sent', () => {
    const { quantities, told, plus } = aStore(bowl(10))
    plus(bowlKey, 10)
    expect(told.onMessage).toHaveBeenCalledWith('cart.stockReached')
    expect([quantities(), asked]).toEqual([[10], []])
  })

  test('of a line that is not shown is still sent: the server knows better', () => {
    const { store } = aStore(bowl(1))
    store.changeQuantity('999', 3, 2)
    expect(asked).toMatchObject([{ fields: { line: '999', quantity: '3' } }])
  })
})

describe('the server’s answer', () => {
  test('wins when nothing is waiting, and is mirrored into local storage', async () => {
    const { store, told, plus } = aStore(bowl(1))
    plus()
    await answered(0, { cart: aView(bowl(3, { unitPrice: '190' })) })
    expect(store.snapshot()).toMatchObject({ count: 3, cart: { lines: [{ quantity: 3, unitPrice: '190' }] } })
    expect(stored.map((text) => JSON.parse(text)[0].quantity)).toEqual([3])
    expect(told.onSettled).toHaveBeenCalledTimes(1)
  })

  test('does not undo what is still waiting, but its message is told', async () => {
    const { quantities, told, plus } = aStore(bowl(1), fries(1))
    plus(bowlKey)
    plus(friesKey)
    await answered(0, { cart: aView(bowl(1), fries(1)), message: 'No more stock' })
    expect([quantities(), stored, told.onSettled.mock.calls.length]).toEqual([[2, 2], [], 0])
    expect(told.onMessage).toHaveBeenCalledExactlyOnceWith('No more stock')
  })

  test('that another store’s cart must be asked about opens the question, and nothing was done', async () => {
    const { store, told } = aStore(bowl(1))
    const done = store.post(new URLSearchParams({ intent: 'add', itemId: '914' }))
    await answered(0, { cart: aView(bowl(1)), ask: '/cart/replace?itemId=914' })
    expect(await done).toBe(false)
    expect(told.onAsk).toHaveBeenCalledExactlyOnceWith('/cart/replace?itemId=914')
    expect(told.onMessage).not.toHaveBeenCalled()
  })

  test('that choices are incomplete names them, and nothing was done', async () => {
    const { store, told } = aStore()
    const done = store.post(new URLSearchParams({ intent: 'add', itemId: '901' }))
    await answered(0, { cart: aView(), message: 'Choose a size', problems: [{ group: '31', text: 'Choose one' }] })
    expect(await done).toBe(false)
    expect(told.onProblems).toHaveBeenCalledWith([{ group: '31', text: 'Choose one' }])
  })

  test('that it is done says so with the new count, and the form may close', async () => {
    const { store } = aStore()
    const done = store.post(new URLSearchParams({ intent: 'add', itemId: '901' }))
    await answered(0, { cart: aView(bowl(2)), said: 'Paneer Bowl added' })
    expect(await done).toBe(true)
    expect(store.snapshot()).toMatchObject({ count: 2, announcement: 'Paneer Bowl added. cart.itemCount' })
  })
})

describe('a request that fails', () => {
  test.each([
    ['no network', new TypeError('Failed to fetch')],
    ['an error', new Response(null, { status: 502 })],
    ['a page instead of the cart', new Response('<!DOCTYPE html>', { headers: { 'Content-Type': 'text/html' } })],
  ])('(%s) is told, and the cart is read again', async (_, failure) => {
    const { store, quantities, told, plus } = aStore(bowl(1))
    plus()
    await answered(0, failure)
    expect(told.onMessage).toHaveBeenCalledExactlyOnceWith('cart.failed')
    expect(asked[1]).toMatchObject({ method: 'GET', path: '/cart' })
    await answered(1, { cart: aView(bowl(1)) })
    expect([quantities(), store.isBusy, stored]).toEqual([[1], false, []])
  })

  test('drops what was waiting behind it', async () => {
    const { plus } = aStore(bowl(1), fries(1))
    plus(bowlKey)
    plus(friesKey)
    await answered(0, new TypeError('Failed to fetch'))
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET'])
  })

  test('was not done', async () => {
    const { store } = aStore()
    const done = store.post(new URLSearchParams({ intent: 'clear' }))
    await answered(0, new TypeError('Failed to fetch'))
    await answered(1, new TypeError('Failed to fetch'))
    expect(await done).toBe(false)
  })

  test('does not lose a click made while the cart is read again', async () => {
    const { quantities, store, plus } = aStore(bowl(1))
    plus()
    await answered(0, new TypeError('Failed to fetch'))
    plus(bowlKey, 1)
    await answered(1, { cart: aView(bowl(1)) })
    expect(asked[2]).toMatchObject({ method: 'POST', fields: { line: bowlKey, quantity: '2' } })
    await answered(2, { cart: aView(bowl(2)) })
    expect([quantities(), store.isBusy]).toEqual([[2], false])
  })

  test('does not stop the next change', async () => {
    const { quantities, plus } = aStore(bowl(1))
    plus()
    await answered(0, new TypeError('Failed to fetch'))
    await answered(1, { cart: aView(bowl(1)) })
    plus()
    await answered(2, { cart: aView(bowl(2)) })
    expect([quantities(), asked.length]).toEqual([[2], 3])
  })
})

describe('another tab', () => {
  test('changed the cart: it is read again and not mirrored back', async () => {
    const { store, quantities } = aStore(bowl(1))
    void store.refresh()
    await answered(0, { cart: aView(bowl(5)) })
    expect([quantities(), stored]).toEqual([[5], []])
  })

  test('is not asked about while a change of this one is on its way', () => {
    const { store, plus } = aStore(bowl(1))
    plus()
    void store.refresh()
    expect(asked).toHaveLength(1)
  })

  test('is answered with an old cart when this one has changed it meanwhile: that answer does not count', async () => {
    const { store, quantities, plus } = aStore(bowl(1))
    void store.refresh()
    plus()
    await answered(1, { cart: aView(bowl(2)) })
    await answered(0, { cart: aView(bowl(1)) })
    expect(quantities()).toEqual([2])
  })

  test('waits for its turn where the browser can lock: each answer sets the whole cart', async () => {
    const request = vi.fn(async (_name: string, ask: () => Promise<Response>) => ask())
    vi.stubGlobal('navigator', { locks: { request } })
    const { plus } = aStore(bowl(1))
    plus()
    await answered(0, { cart: aView(bowl(2)) })
    expect(request).toHaveBeenCalledExactlyOnceWith('cart', expect.any(Function))
  })

  test('that cannot be read leaves the cart as it is, without a word', async () => {
    const { store, quantities, told } = aStore(bowl(1))
    void store.refresh()
    await answered(0, new TypeError('Failed to fetch'))
    expect([quantities(), told.onMessage.mock.calls]).toEqual([[1], []])
  })
})

describe('what watches the store', () => {
  test('is told of every change until it leaves', () => {
    const { store, plus } = aStore(bowl(1))
    const watcher = vi.fn()
    const leave = store.subscribe(watcher)
    plus()
    leave()
    plus(bowlKey, 2)
    expect(watcher).toHaveBeenCalledTimes(1)
  })

  test('finds the same state as long as nothing changed, and always the one the page was rendered with', () => {
    const { store, plus } = aStore(bowl(1))
    expect(store.snapshot()).toBe(store.snapshot())
    plus()
    expect(store.initial().cart?.lines).toMatchObject([{ quantity: 1 }])
  })

  test('can wait until all is sent and answered', async () => {
    const { store, plus } = aStore(bowl(1))
    plus()
    plus(bowlKey, 2)
    const settled = vi.fn()
    void store.settled().then(settled)
    await answered(0, { cart: aView(bowl(2)) })
    expect([store.isBusy, settled.mock.calls.length]).toEqual([true, 0])
    await answered(1, { cart: aView(bowl(3)) })
    expect([store.isBusy, settled.mock.calls.length]).toEqual([false, 1])
  })
})
