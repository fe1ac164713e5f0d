// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { define, load } from './chunks'
import { isReachable, reconnected } from './connection'
import { ask, Unreachable } from './fetch-page'
import { GatheredIslands, Island } from './island'
import { islandsOf, pageData, type PageIslands } from './island-props'
import { leavesPage, postNatively } from './native'
import {
  aServer,
  aView,
  badge,
  bowl,
  element,
  freshBrowser,
  noConnection,
  openPage,
  postedBy,
  press,
  settled,
} from './page.test-support'
import { showToast } from './plain-toast'

const modules = vi.hoisted(() => ({ gateway: vi.fn(), invite: vi.fn() }))
vi.mock('./elements/gateway', () => modules.gateway())
vi.mock('./elements/invite', () => modules.invite())

beforeEach(() => {
  freshBrowser()
  return () => void vi.useRealTimers()
})

describe('the data of islands', () => {
  const hostile = bowl(1, { name: '</script><script>alert(1)</script><!--' })

  test('is in the page once, beside their markup, and reads back', () => {
    const islands: PageIslands = {}
    const cart = aView(hostile)
    const html = renderToString(
      <GatheredIslands.Provider value={islands}>
        <Island name="cart-panel" props={{ cart, backTo: '/' }}>
          <p>Cart</p>
        </Island>
      </GatheredIslands.Provider>,
    )
    expect(html).toBe('<shop-cart-panel><p>Cart</p></shop-cart-panel>')
    const page = new DOMParser().parseFromString(html + pageData(islands), 'text/html')
    expect(islandsOf(page)).toEqual({ 'cart-panel': { cart, backTo: '/' } })
  })

  test('cannot close its element, whatever a vendor calls an item', () => {
    expect(pageData({ 'cart-panel': { cart: aView(hostile), backTo: '/' } }).match(/<\/?script|<!--/g)).toEqual([
      '<script',
      '</script',
    ])
  })

  test('is missing on a page without islands', () => {
    expect(islandsOf(document)).toEqual({})
  })
})

describe('a chunk', () => {
  test('is loaded once for all who need it: an element loads the chunk named after it', async () => {
    modules.gateway.mockReturnValue({})
    const [first, again] = [load('gateway'), load('gateway')]
    expect(first).toBe(again)
    await define(document.createElement('shop-gateway'))
    expect(modules.gateway).toHaveBeenCalledOnce()
  })

  test('is retried once when it fails, and again at its next use', async () => {
    modules.invite.mockImplementation(() => {
      throw new Error('chunk')
    })
    await expect(load('invite')).rejects.toThrow()
    expect(modules.invite.mock.calls.length).toBeGreaterThan(1)
    modules.invite.mockReset().mockReturnValue({})
    await expect(load('invite')).resolves.toBeDefined()
  })

  test('does not exist for an element that is not ours', async () => {
    await expect(define(document.createElement('other-element'))).resolves.toBeUndefined()
  })
})

describe('the connection', () => {
  const online = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

  test('is lost when nothing answers; an aborted request is something else', async () => {
    const server = aServer()
    const dead = ask('/cart')
    server.asked[0]?.answer(noConnection())
    await expect(dead).rejects.toThrow(Unreachable)
    const abort = new AbortController()
    const givenUp = ask('/cart', { signal: abort.signal })
    abort.abort()
    await expect(givenUp).rejects.not.toThrow(Unreachable)
  })

  test.each([
    ['answers', new Response(), true],
    ['fails but answers', new Response(null, { status: 503 }), true],
    ['does not answer', noConnection(), false],
  ])('reaches a server that %s: %s', async (_, answer, expected) => {
    const server = aServer()
    const reachable = isReachable()
    server.asked[0]?.answer(answer)
    expect(await reachable).toBe(expected)
  })

  test('is not tried while the browser says that there is none', async () => {
    const server = aServer()
    online(false)
    expect([await isReachable(), server.asked.length]).toEqual([false, 0])
  })

  test('is back when the browser says so and the server answers', async () => {
    const server = aServer()
    const back = vi.fn()
    void reconnected().then(back)
    dispatchEvent(new Event('online'))
    await server.answers(0, noConnection())
    expect(back).not.toHaveBeenCalled()
    dispatchEvent(new Event('online'))
    await server.answers(1, new Response())
    expect(back).toHaveBeenCalledTimes(1)
  })

  test('is retried by itself if the browser says nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const server = aServer()
    const back = vi.fn()
    void reconnected().then(back)
    vi.advanceTimersToNextTimer()
    await server.answers(0, new Response())
    expect(back).toHaveBeenCalledTimes(1)
  })
})

describe('the plain message', () => {
  test('is announced, and disappears like the others', () => {
    showToast('No connection')
    expect(element('[role=alert]').textContent).toBe('No connection')
    element('[role=alert]').dispatchEvent(new Event('animationend', { bubbles: true }))
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  test('can be closed earlier', () => {
    openPage('', badge)
    showToast('No connection')
    press('[aria-label="toast.close"]')
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  test('takes the place of the one before', () => {
    showToast('No connection')
    showToast('Something else')
    const shown = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
    expect(shown).toEqual(['Something else'])
  })

  test('is always text, whatever it contains', () => {
    showToast('<b>bold</b>')
    expect(document.querySelector('.toast b')).toBeNull()
  })
})

describe("the browser's own behaviour", () => {
  test('posts a form with the pressed button, and leaves the form unchanged', async () => {
    openPage('<form><input name="line" value="901"><button name="quantity" value="2"></button></form>')
    const form = element<HTMLFormElement>('form')
    let posted: [string, unknown][] = []
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => (posted = [...postedBy(form)]))
    postNatively(form, new FormData(form, element<HTMLButtonElement>('button')))
    await settled()
    expect([posted, [...new FormData(form)]]).toEqual([
      [
        ['line', '901'],
        ['quantity', '2'],
      ],
      [['line', '901']],
    ])
  })

  test.each([
    ['<a href="/review-cart">', true],
    ['<a href="/review-cart#bill">', true],
    ['<a href="/">', true],
    ['<a href="#cart">', false],
    ['<a href="https://other.test/">', false],
    ['<a href="/x" target="_blank">', false],
    ['<a href="/x.pdf" download="x.pdf">', false],
    ['<a href="tel:+911234">', false],
  ])('leaves the page for %s: %s', (link, expected) => {
    openPage(`${link}x</a>`)
    expect(leavesPage(element<HTMLAnchorElement>('a'))).toBe(expected)
  })
})
