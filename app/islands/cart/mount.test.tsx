// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PricedLine } from '~/domain/cart/cart'
import { GatheredIslands, Island } from '../island'
import type { PageIslands } from '../island-props'
import {
  aServer,
  aView,
  bowl,
  cookie,
  element,
  freshBrowser,
  fries,
  noConnection,
  openPage,
  page,
  press,
  redirectElsewhere,
  setCookie,
  settled,
  withoutPopovers,
  words,
} from '../page.test-support'
import { CartLines, CartPanel } from './cart-panel'
import { CartBadge, summaryOf } from './cart-summary'
import { startCart } from './mount'

let server: ReturnType<typeof aServer>
let end: () => void
const native = vi.fn()
const assign = vi.fn()
const reload = vi.fn()

beforeEach(() => {
  freshBrowser()
  server = aServer()
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(native)
  vi.spyOn(location, 'assign').mockImplementation(assign)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  end = () => {}
  return () => end()
})

/** The HTML of a page with a cart, as the server renders it. */
function rendered(kind: 'panel' | 'review' | 'none', lines: PricedLine[], lost = false) {
  const cart = aView(...lines)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const sum = kind === 'none' ? { total: '99', isAsSeen: true, currency: cart.currency } : summaryOf(cart)
  const islands: PageIslands = {}
  const bill = `<div id="review-bill" data-follows-cart>Bill of ${count}<form id="proceed" method="post">
    <input type="hidden" name="revision" value="revision of ${count}"><button>Pay</button></form></div>`
  const html = renderToString(
    <GatheredIslands.Provider value={islands}>
      <Island name="cart-badge" props={{ count, sum, words, stamp: 'stamp1', lost }}>
        <CartBadge count={count} sum={sum} words={words} />
      </Island>
      {kind === 'panel' && (
        <Island name="cart-panel" props={{ cart, backTo: '/' }}>
          <CartPanel cart={cart} words={words} backTo="/" />
        </Island>
      )}
      {kind === 'review' && (
        <Island name="cart-review" props={{ cart, backTo: '/' }}>
          <CartLines cart={cart} words={words} backTo="/" />
        </Island>
      )}
    </GatheredIslands.Provider>,
  )
  return { html: `<main id="main" tabindex="-1">${html}${kind === 'review' ? bill : ''}</main>`, islands }
}

async function start(kind: 'panel' | 'review' | 'none', ...lines: PricedLine[]) {
  const { html, islands } = rendered(kind, lines)
  openPage(html, islands)
  const abort = new AbortController()
  end = () => abort.abort()
  const cart = startCart({ signal: abort.signal })
  await settled()
  const submit = (button: HTMLButtonElement) => {
    const form = button.form
    if (!form) throw new Error('no form')
    return cart.submitted(form, new FormData(form, button))
  }
  return { ...cart, submit }
}

const button = (label: string) => element<HTMLButtonElement>(`button[aria-label="${label}"]`)
const counts = () => [...document.querySelectorAll('.stepper-count')].map(({ textContent }) => Number(textContent))
/** Messages shown without their script. */
const alerts = () => [...document.querySelectorAll('.toasts > [role=alert]')].map(({ textContent }) => textContent)
const sent = () =>
  server.asked.map(({ method, path, fields }) => fields.changes ?? fields.intent ?? `${method} ${path}`)

describe('the islands of a page', () => {
  test("take over the server's markup without changing it", async () => {
    const { html } = rendered('panel', [bowl(2)])
    await start('panel', bowl(2))
    const islands = [...document.querySelectorAll('shop-cart-badge, shop-cart-panel')]
    expect(islands.map((one) => Object.keys(one).some((key) => key.startsWith('__reactContainer')))).toEqual([
      true,
      true,
    ])
    expect(element('section#cart').outerHTML.replace(/<!-- -->/g, '')).toBe(
      new DOMParser()
        .parseFromString(html, 'text/html')
        .querySelector('section#cart')
        ?.outerHTML.replace(/<!-- -->/g, ''),
    )
  })

  test('share one cart: a change shows in all of them', async () => {
    setCookie('cart-stamp', 'stamp1')
    const { submit } = await start('panel', bowl(2))
    await submit(button('cart.increase'))
    await settled()
    expect(sent()).toEqual(['2101!901*3'])
    expect([counts(), element('.cart-top .count').textContent]).toEqual([[3], '3'])
    expect(element('.cart-top .cart-total').textContent).toBe(element('.cart-foot .apart .money').textContent)
  })

  test('show what an earlier page could not send', async () => {
    setCookie('cart-changes', '2101!901*5')
    await start('panel', bowl(2))
    expect([counts(), sent()]).toEqual([[5], ['2101!901*5']])
  })

  test('work without a cart on the page: the badge follows alone', async () => {
    await start('none', bowl(2))
    expect(element('.cart-top .cart-total').textContent).toContain('≈ ₹99.00')
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
    await server.answers(0, { cart: aView(bowl(7)) })
    expect(element('.cart-top .count').textContent).toBe('7')
    expect(element('.cart-top .cart-total').textContent).toBe('₹1,260.00')
  })
})

describe('a cart form', () => {
  test('that removes a line removes all its units, and the focus moves to the next line', async () => {
    const { submit } = await start('panel', bowl(3), fries(1))
    await submit(element<HTMLButtonElement>('.line-remove'))
    await settled()
    await new Promise((done) => void requestAnimationFrame(done))
    expect([counts(), sent(), document.activeElement]).toEqual([[1], ['2101!901*0'], element('.line-remove')])
  })

  test('that lowers a quantity removes one unit, even if earlier presses are not shown yet', async () => {
    const { submit } = await start('panel', bowl(1))
    const [plus, minus] = [button('cart.increase'), button('cart.decrease')]
    await Promise.all([submit(plus), submit(plus), submit(minus)])
    await settled()
    expect(counts()).toEqual([2])
  })

  test('that adds closes its own dialog, and no other', async () => {
    const { submit } = await start('panel')
    element('main').insertAdjacentHTML(
      'beforeend',
      `<dialog id="own" open><form data-cart><input name="intent" value="add"><button>Add</button></form></dialog>
       <dialog id="other" open></dialog>`,
    )
    const done = submit(element<HTMLButtonElement>('#own button'))
    await server.answers(0, { cart: aView(bowl(1)), announcement: 'added' })
    await done
    expect([...document.querySelectorAll('dialog[open]')].map(({ id }) => id)).toEqual(['other'])
  })

  test('that adds too few choices says so in the form, which stays open', async () => {
    const { submit } = await start('panel')
    element('main').insertAdjacentHTML(
      'beforeend',
      `<dialog open><form data-cart><input type="hidden" name="intent" value="add">
       <fieldset data-group="31"><legend>Size</legend></fieldset><button>Add</button></form></dialog>`,
    )
    const done = submit(element<HTMLButtonElement>('dialog button'))
    await server.answers(0, { cart: aView(), message: 'Choose', problems: [{ group: '31', text: 'Choose one' }] })
    await done
    expect([element('fieldset .error').textContent, element<HTMLDialogElement>('dialog').open]).toEqual([
      'Choose one',
      true,
    ])
  })

  test('that needs a question opens it', async () => {
    const { submit } = await start('panel')
    element('main').insertAdjacentHTML(
      'beforeend',
      '<form data-cart><input name="intent" value="add"><button id="add"></button></form>',
    )
    const done = submit(element<HTMLButtonElement>('#add'))
    await server.answers(0, { cart: aView(), ask: '/cart/replace?itemId=914' })
    await server.answers(1, page('<form data-dialog-content><h1>Replace?</h1></form>'))
    await done
    expect(element('dialog h1').textContent).toBe('Replace?')
  })

  test('of any other kind is posted normally once everything is sent', async () => {
    const { submit } = await start('panel', bowl(1))
    await submit(button('cart.increase'))
    const done = submit(element<HTMLButtonElement>('.cart-foot button'))
    await settled()
    expect(native).not.toHaveBeenCalled()
    await server.answers(0, { cart: aView(bowl(2)) })
    await done
    expect(native).toHaveBeenCalledTimes(1)
  })

  test('of an old page counts from the current cart', async () => {
    setCookie('cart-stamp', 'stamp2')
    const { submit } = await start('panel', bowl(1))
    const done = submit(button('cart.increase'))
    await server.answers(0, { cart: { ...aView(bowl(5)), stamp: 'stamp2' } })
    await done
    expect(sent()).toEqual(['GET /cart', '2101!901*6'])
  })

  test('of an old page without a connection does nothing yet, and tells the bootstrap', async () => {
    setCookie('cart-stamp', 'stamp2')
    const { submit } = await start('panel', bowl(1))
    const done = submit(button('cart.increase'))
    server.asked[0]?.answer(noConnection())
    await expect(done).rejects.toThrow()
    expect(cookie('cart-changes')).toBeNull()
  })
})

describe('a page from the back-forward cache', () => {
  const back = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

  test('reads the cart again, unlike one that was loaded', async () => {
    await start('panel', bowl(1))
    dispatchEvent(new Event('pageshow'))
    expect(sent()).toEqual([])
    back()
    await server.answers(0, noConnection())
    back()
    await server.answers(1, { cart: aView(bowl(4)) })
    expect(counts()).toEqual([4])
  })

  test('reads it before a press counts', async () => {
    const { submit } = await start('panel', bowl(1))
    back()
    const done = submit(button('cart.increase'))
    await server.answers(0, { cart: aView(bowl(4)) })
    await done
    expect(sent()).toEqual(['GET /cart', '2101!901*5'])
  })
})

describe('an answer that comes after its page was left', () => {
  const late = { cart: { ...aView(bowl(4)), stamp: 'stamp2' } }

  test('and before the next page is touched is shown with the touch', async () => {
    setCookie('cart-stamp', 'stamp2')
    await start('none')
    await server.answers(0, late)
    expect(element('.cart-top .count').textContent).toBe('4')
  })

  test('and later is shown at once, where the browser reports changes of cookies', async () => {
    const cookieStore = new EventTarget()
    vi.stubGlobal('cookieStore', cookieStore)
    await start('none', bowl(1))
    setCookie('cart-stamp', 'stamp2')
    cookieStore.dispatchEvent(new Event('change'))
    await server.answers(0, late)
    cookieStore.dispatchEvent(new Event('change'))
    await settled()
    expect([element('.cart-top .count').textContent, sent()]).toEqual(['4', ['GET /cart']])
  })
})

describe('content that follows the cart', () => {
  const review = (...lines: PricedLine[]) => {
    const { html, islands } = rendered('review', lines)
    return page(html, islands)
  }
  const notice = (text: string) => `<p id="notice" data-follows-cart>${text}</p>`
  const bill = () => [
    element('#review-bill').firstChild?.textContent?.trim(),
    element<HTMLInputElement>('[name=revision]').value,
  ]

  test('is fetched once, so that bill, revision and lines belong to one answer', async () => {
    const { submit } = await start('review', bowl(1))
    await submit(button('cart.increase'))
    await server.answers(0, { cart: aView(bowl(2)) })
    expect(sent().slice(1)).toEqual([`GET ${location.href}`])
    await server.answers(1, review(bowl(3)))
    expect([bill(), counts()]).toEqual([['Bill of 3', 'revision of 3'], [3]])
  })

  test('is that of the newest answer, in whatever order answers arrive', async () => {
    const { submit } = await start('review', bowl(1))
    await submit(button('cart.increase'))
    await server.answers(0, { cart: aView(bowl(2)) })
    await submit(button('cart.increase'))
    await server.answers(2, { cart: aView(bowl(3)) })
    const busy = () => element('#review-bill').getAttribute('aria-busy')
    expect([server.asked[1]?.signal?.aborted, pay().isHeld, busy()]).toEqual([true, true, 'true'])
    await server.answers(3, review(bowl(3)))
    await server.answers(1, review(bowl(2)))
    expect([...bill(), busy()]).toEqual(['Bill of 3', 'revision of 3', null])
  })

  test('is replaced by another page with the cart’s last line', async () => {
    const { submit } = await start('review', bowl(1))
    await submit(button('cart.decrease'))
    await server.answers(0, { cart: aView() })
    await server.answers(1, page('<main id="main"><h1>Your cart is empty</h1></main>'))
    expect(element('main').textContent).toBe('Your cart is empty')
  })

  test('redirects when its address does', async () => {
    const { submit } = await start('review', bowl(1))
    await submit(button('cart.increase'))
    await server.answers(0, { cart: aView(bowl(2)) })
    await server.answers(1, redirectElsewhere())
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('follows other tabs too', async () => {
    await start('review', bowl(1))
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
    await server.answers(0, { cart: aView(bowl(4)) })
    await server.answers(1, review(bowl(4)))
    expect(bill()).toEqual(['Bill of 4', 'revision of 4'])
  })

  /** Presses Pay, or another button, like a browser; returns what happens to the form's later submits. */
  const pay = (submitter = element<HTMLButtonElement>('#proceed button')) => {
    const again = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {})
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter })
    submitter.form?.dispatchEvent(event)
    return { again, isHeld: event.defaultPrevented }
  }

  test('makes a form wait, which then sends the changed cart with its new revision', async () => {
    const { submit } = await start('review', bowl(1))
    await submit(button('cart.increase'))
    const { again, isHeld } = pay()
    await server.answers(0, { cart: aView(bowl(2)) })
    expect([isHeld, again.mock.calls.length, pay().isHeld]).toEqual([true, 0, true])
    await server.answers(1, review(bowl(2)))
    expect(again).toHaveBeenCalledExactlyOnceWith(element('#proceed button'))
    expect(again.mock.contexts).toEqual([element('#proceed')])
    expect(element<HTMLInputElement>('#proceed [name=revision]').value).toBe('revision of 2')
  })

  test('makes a button outside the form wait, which then does what it is for', async () => {
    const { submit } = await start('review', bowl(1))
    element('main').insertAdjacentHTML(
      'beforeend',
      `<button form="proceed" name="mode" value="pickup" id="mode"></button>${notice('Open')}`,
    )
    await submit(button('cart.increase'))
    const { again } = pay(element<HTMLButtonElement>('#mode'))
    expect(element('#mode').getAttribute('aria-busy')).toBe('true')
    await server.answers(0, { cart: aView(bowl(2)) })
    const { html, islands } = rendered('review', [bowl(2)])
    await server.answers(1, page(html + notice('Closed'), islands))
    expect(again).toHaveBeenCalledExactlyOnceWith(element('#mode'))
    expect(element('#mode').hasAttribute('aria-busy')).toBe(false)
  })

  test('makes any other form wait too, which is then sent as it is', async () => {
    const { submit } = await start('review', bowl(1))
    element('main').insertAdjacentHTML('beforeend', `<form method="post"><button id="other"></button></form>`)
    await submit(button('cart.increase'))
    const { again } = pay(element<HTMLButtonElement>('#other'))
    await server.answers(0, { cart: aView(bowl(2)) })
    await server.answers(1, review(bowl(2)))
    expect(again).toHaveBeenCalledExactlyOnceWith(element('#other'))
  })

  test.each([
    ['a notice beside it has changed', (html: string) => html + notice('Closed')],
    [
      'its button has been disabled',
      (html: string) => html.replace('<button>Pay', '<button disabled>Pay') + notice('Open'),
    ],
  ])('holds a form back if %s', async (_, changed) => {
    const { submit } = await start('review', bowl(1))
    element('main').insertAdjacentHTML('beforeend', notice('Open'))
    await submit(button('cart.increase'))
    const { again } = pay()
    await server.answers(0, { cart: aView(bowl(2)) })
    const { html, islands } = rendered('review', [bowl(2)])
    await server.answers(1, page(changed(html), islands))
    expect([bill()[0], again.mock.calls]).toEqual(['Bill of 2', []])
  })

  test('brings what is beside it along, such as an address chosen in another tab, but not around a pressed button', async () => {
    const beside = (place: string) =>
      `<p id="to" data-beside>To ${place}</p><p id="how" data-beside>To ${place}<button form="proceed"></button></p>`
    const { submit } = await start('review', bowl(1))
    element('main').insertAdjacentHTML('beforeend', beside('Home'))
    await submit(button('cart.increase'))
    const { again } = pay(element<HTMLButtonElement>('#how button'))
    const pressed = element('#how button')
    await server.answers(0, { cart: aView(bowl(2)) })
    const { html, islands } = rendered('review', [bowl(2)])
    await server.answers(1, page(html + beside('Office'), islands))
    expect([element('#to').textContent, element('#how').textContent]).toEqual(['To Office', 'To Home'])
    expect(again).toHaveBeenCalledExactlyOnceWith(pressed)
  })

  test('is waited for by what orders at once: the payment then shows the new sum', async () => {
    const { submit } = await start('review', bowl(1))
    element('main').insertAdjacentHTML('beforeend', '<button form="proceed" value="place" id="order"></button>')
    await submit(button('cart.increase'))
    const { again } = pay(element<HTMLButtonElement>('#order'))
    await server.answers(0, { cart: aView(bowl(2)) })
    await server.answers(1, review(bowl(2)))
    expect(again).toHaveBeenCalledExactlyOnceWith(null)
  })

  test('holds a form back if a change was refused', async () => {
    const { submit } = await start('review', bowl(1))
    await submit(button('cart.increase'))
    const { again } = pay()
    await server.answers(0, new Response(null, { status: 502 }))
    await server.answers(1, { cart: aView(bowl(1)) })
    await server.answers(2, review(bowl(1)))
    expect([again.mock.calls.length, element('#proceed button').hasAttribute('aria-busy')]).toEqual([0, false])
  })

  test('lets a form go if nothing is pending', async () => {
    await start('review', bowl(1))
    expect(pay().isHeld).toBe(false)
  })

  test('lets a search go, and a form that something else sends', async () => {
    const { submit } = await start('review', bowl(1))
    element('main').insertAdjacentHTML(
      'beforeend',
      '<form method="get"><button id="search"></button></form><form method="post" id="taken"><button id="add"></button></form>',
    )
    element('#taken').addEventListener('submit', (event) => event.preventDefault())
    await submit(button('cart.increase'))
    expect(pay(element<HTMLButtonElement>('#search')).isHeld).toBe(false)
    const { again } = pay(element<HTMLButtonElement>('#add'))
    await server.answers(0, { cart: aView(bowl(2)) })
    await server.answers(1, review(bowl(2)))
    expect(again).not.toHaveBeenCalled()
  })
})

describe('a link', () => {
  test('is followed at once while quantities are being sent, because they are recorded', async () => {
    const { submit } = await start('panel', bowl(1))
    await submit(button('cart.increase'))
    expect([press('a.cart-store').defaultPrevented, cookie('cart-changes')]).toEqual([false, '2101!901*2'])
  })

  test('waits for an item that is being added', async () => {
    const { submit } = await start('panel', bowl(1))
    element('main').insertAdjacentHTML(
      'beforeend',
      '<form data-cart><input name="intent" value="add"><button id="add"></button></form>',
    )
    void submit(element<HTMLButtonElement>('#add'))
    await settled()
    expect(press('a.cart-store').defaultPrevented).toBe(true)
    // Another tab, or a place on this page, does not leave it.
    expect(press('a.cart-store', { ctrlKey: true }).defaultPrevented).toBe(false)
    element('a.cart-store').setAttribute('href', '#cart')
    expect(press('a.cart-store').defaultPrevented).toBe(false)
    expect(assign).not.toHaveBeenCalled()
    await server.answers(0, { cart: aView(bowl(2)) })
    expect(assign).toHaveBeenCalledTimes(1)
  })
})

describe('a message', () => {
  test('is shown in a browser without popovers too', async () => {
    const toast = vi.fn()
    vi.resetModules()
    vi.doMock('react-toastify/unstyled', () => ({ toast, ToastContainer: () => null }))
    withoutPopovers()
    const { showMessage } = await import('./messages')
    showMessage('Sold out')
    expect(toast).toHaveBeenCalledWith('Sold out', expect.anything())
    vi.doUnmock('react-toastify/unstyled')
  })

  test('is announced, even if its script cannot be loaded', async () => {
    vi.doMock('./messages', () => {
      throw new Error('chunk')
    })
    const { submit } = await start('panel', bowl(10))
    await submit(button('cart.increase'))
    await vi.waitFor(() => expect(alerts()).toContain('cart.stockReached'))
    vi.doUnmock('./messages')
  })
})

describe('local storage', () => {
  const stored = JSON.stringify([{ restaurant_id: '2101', item_id: '901', quantity: 2 }])
  const quantities = () =>
    JSON.parse(localStorage.getItem('cart') ?? '').map((line: { quantity: number }) => line.quantity)

  test.each([
    ['has the cart of the page', 'panel', [bowl(3)], [3]],
    ['has no cart if the page says that there is none', 'none', [], []],
    ['keeps a cart that the page only counts', 'none', [bowl(3)], [2]],
  ] as const)('%s', async (_, kind, lines, expected) => {
    localStorage.setItem('cart', stored)
    await start(kind, ...lines)
    expect([quantities(), sent()]).toEqual([expected, []])
  })

  test('restores a cart whose cookie is lost', async () => {
    localStorage.setItem('cart', stored)
    const { html, islands } = rendered('none', [], true)
    openPage(html, islands)
    const abort = new AbortController()
    startCart({ signal: abort.signal })
    await settled()
    expect(sent()).toEqual(['restore'])
    abort.abort()
  })
})
