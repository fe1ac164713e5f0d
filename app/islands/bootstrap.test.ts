// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startPage } from './bootstrap'
import { aServer, badge, element, freshBrowser, noConnection, openPage, press, settled } from './page.test-support'
import { load } from './registry'

vi.mock('./registry', () => ({ load: vi.fn() }))

const assign = vi.fn()
const reload = vi.fn()
const submitted = vi.fn(async () => undefined)
const opened = vi.fn(async () => undefined)
const changed = vi.fn()
const pressed = vi.fn()
const start = vi.fn()
const native = vi.fn()

let server: ReturnType<typeof aServer>
let failing: Error | null

const cartForm = `<form action="/cart" method="post" data-cart><input name="intent" value="add">
  <button name="quantity" value="2">Add</button></form>`

/** Every part loads at once, until the test says that none does. */
beforeEach(() => {
  freshBrowser()
  failing = null
  server = aServer()
  vi.clearAllMocks()
  vi.mocked(load).mockImplementation((async () => {
    if (failing) throw failing
    return { submitted, open: opened, changed, pressed, start }
  }) as never)
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(native)
  vi.spyOn(location, 'assign').mockImplementation(assign)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

function startOn(body: string) {
  openPage(body, badge)
  const page = new AbortController()
  startPage({ signal: page.signal })
  return () => page.abort()
}

/** Sends a form by its button, as a browser does. */
function submit(selector = 'form') {
  const form = element<HTMLFormElement>(selector)
  const submitter = form.querySelector('button')
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter })
  form.dispatchEvent(event)
  return event
}

const isOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

/** The line is back: the browser says so, and the server answers. */
async function isBack() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  failing = null
  dispatchEvent(new Event('online'))
  await settled()
  await server.answers(server.asked.length - 1, new Response())
}

const said = () => [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent)
const loads = () => vi.mocked(load).mock.calls.map(([name]) => name)

describe('a page that is not touched', () => {
  const live = '<section data-live="20"></section>'
  const isDue = async () => {
    vi.advanceTimersByTime(20_000)
    await settled()
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  test('loads nothing', async () => {
    const end = startOn('<div data-island="cart-badge"></div>')
    await settled()
    expect(loads()).toEqual([])
    end()
  })

  test('loads nothing for its live region until there is news', async () => {
    const end = startOn(live)
    await settled()
    expect(loads()).toEqual([])
    await isDue()
    expect([loads(), start.mock.calls]).toEqual([['live'], [[null]]])
    end()
  })

  test('follows a courier at once', async () => {
    const end = startOn(`${live}<section data-track="{}"></section>`)
    await settled()
    expect([loads(), start.mock.calls]).toEqual([['live'], [[undefined]]])
    end()
  })

  test('starts its live region when the line is back, where it was not there for that', async () => {
    failing = new Error('chunk')
    const end = startOn(live)
    await isDue()
    await isBack()
    expect([start.mock.calls.length, reload.mock.calls.length, said()]).toEqual([1, 0, []])
    end()
  })

  test('is read anew when the server answers and its live part is there no more', async () => {
    failing = new Error('chunk')
    const end = startOn(live)
    await isDue()
    vi.advanceTimersByTime(5000)
    await settled()
    expect(reload).not.toHaveBeenCalled()
    await server.answers(0, new Response())
    expect([start.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1])
    end()
  })
})

describe('a button whose behaviour comes late', () => {
  const form = `<form method="post" data-choices><input name="quantity" value="2">
    <button name="step" value="1" data-does="step" data-step="1"><i>+</i></button></form>`

  test('does it in the page, and sends nothing', async () => {
    const end = startOn(form)
    expect(press('[data-step] i').defaultPrevented).toBe(true)
    expect(element('button').getAttribute('aria-busy')).toBe('true')
    await settled()
    expect([pressed.mock.calls, native.mock.calls]).toEqual([[[element('[data-step]')]], []])
    expect(element('button').hasAttribute('aria-busy')).toBe(false)
    end()
  })

  test('sends its form when the behaviour cannot be loaded', async () => {
    failing = new Error('chunk')
    const end = startOn(form)
    press('[data-step] i')
    await server.answers(0, new Response())
    expect(native).toHaveBeenCalledOnce()
    end()
  })

  test.each([
    ['granted', 1],
    ['prompt', 0],
    ['denied', 0],
  ])('that asks the device where it is does so by itself only where that is granted: %s', async (state, times) => {
    vi.stubGlobal('navigator', { onLine: true, permissions: { query: async () => ({ state }) } })
    const end = startOn('<button data-does="locate" data-auto>Detect</button>')
    await settled()
    expect(pressed).toHaveBeenCalledTimes(times)
    end()
  })
})

describe('the first touch', () => {
  const islands = '<div data-island="cart-badge"></div><div data-island="cart-panel"></div>'
  const touched = async (connection?: object, body = islands) => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    const end = startOn(body)
    dispatchEvent(new Event('pointerdown'))
    await settled()
    end()
    return loads()
  }

  test('loads what does something in the page', async () => {
    expect(await touched(undefined, '<form data-does="submit"></form>')).toEqual(['behaviours'])
  })

  test('loads every island of the page when the browser is idle', async () => {
    expect(await touched()).toEqual(['cart-badge', 'cart-panel'])
  })

  test.each([{ saveData: true }, { effectiveType: '2g' }])('loads nothing on a line like %j', async (connection) => {
    expect(await touched(connection)).toEqual([])
  })

  test('that loads in vain does no harm: nothing is said, nothing is left', async () => {
    failing = new Error('chunk')
    await touched()
    expect([said(), assign.mock.calls, server.asked]).toEqual([[], [], []])
  })
})

describe('a cart form', () => {
  test('goes to the island with the pressed button, which shows that it is under way', async () => {
    const end = startOn(cartForm)
    let finish = () => {}
    submitted.mockImplementationOnce(() => new Promise<undefined>((done) => (finish = () => done(undefined))))
    expect(submit().defaultPrevented).toBe(true)
    await settled()
    const [form, fields] = submitted.mock.calls[0] as unknown as [HTMLFormElement, FormData]
    expect([form, fields.get('intent'), fields.get('quantity')]).toEqual([element('form'), 'add', '2'])
    expect(element('button').getAttribute('aria-busy')).toBe('true')
    finish()
    await settled()
    expect(element('button').hasAttribute('aria-busy')).toBe(false)
    end()
  })

  test('is posted as it is when the island cannot be loaded though the server answers', async () => {
    const end = startOn(cartForm)
    failing = new Error('chunk')
    let posted = ''
    native.mockImplementationOnce(() => (posted = element('form').innerHTML))
    submit()
    await settled()
    expect(server.asked).toMatchObject([{ method: 'HEAD', path: '/healthz' }])
    await server.answers(0, new Response())
    expect(native).toHaveBeenCalledTimes(1)
    expect(posted).toMatch(/type="hidden"[^>]*name="quantity"|name="quantity"[^>]*type="hidden"/)
    expect(element('form').querySelectorAll('input')).toHaveLength(1)
    end()
  })

  test('is posted as it is when the island takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    vi.mocked(load).mockImplementation((() => new Promise(() => {})) as never)
    const end = startOn(cartForm)
    submit()
    await settled()
    vi.advanceTimersByTime(4000)
    await settled()
    await server.answers(0, new Response())
    expect(native).toHaveBeenCalledTimes(1)
    end()
  })

  test('without a connection is held: it is said, nothing is left, and it goes on when the line is back', async () => {
    const end = startOn(cartForm)
    failing = new Error('chunk')
    submit()
    await settled()
    await server.answers(0, noConnection())
    expect([said(), native.mock.calls.length]).toEqual([['error.offline'], 0])
    expect(element('button').getAttribute('aria-busy')).toBe('true')
    await isBack()
    expect([submitted.mock.calls.length, native.mock.calls.length]).toEqual([1, 0])
    end()
  })
})

describe('what opens a dialog', () => {
  test('a link does so with its page', async () => {
    const end = startOn('<a href="/cart/clear" data-dialog>Clear</a>')
    expect(press('a').defaultPrevented).toBe(true)
    await settled()
    expect(opened).toHaveBeenCalledExactlyOnceWith(element<HTMLAnchorElement>('a').href, element('a'))
    end()
  })

  test('a form does so with its fields in the address', async () => {
    const end = startOn('<form action="/item/1/2" data-dialog><input name="backTo" value="/x"><button></button></form>')
    submit()
    await settled()
    expect(opened).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/item\/1\/2\?backTo=%2Fx$/),
      element('button'),
    )
    end()
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'is left alone when it is pressed for a new tab: %j',
    (init) => {
      const end = startOn('<a href="/cart/clear" data-dialog>Clear</a>')
      expect(press('a', init).defaultPrevented).toBe(false)
      end()
    },
  )

  test('opens its page when the dialog fails though the server answers', async () => {
    const end = startOn('<a href="/cart/clear" data-dialog>Clear</a>')
    opened.mockRejectedValueOnce(new Error('broken'))
    press('a')
    await settled()
    await server.answers(0, new Response())
    expect(assign).toHaveBeenCalledExactlyOnceWith(element<HTMLAnchorElement>('a').href)
    end()
  })

  test('opens when the line is back', async () => {
    const end = startOn('<a href="/cart/clear" data-dialog>Clear</a>')
    opened.mockRejectedValueOnce(new Error('no line'))
    press('a')
    await settled()
    await server.answers(0, noConnection())
    expect([said(), assign.mock.calls.length]).toEqual([['error.offline'], 0])
    await isBack()
    expect(opened).toHaveBeenCalledTimes(2)
    end()
  })
})

describe('without a connection', () => {
  test('a link does not leave the page; the last one pressed is followed when the line is back', async () => {
    const end = startOn('<a id="one" href="/one">One</a><a id="two" href="/two">Two</a>')
    isOffline()
    expect([press('#one').defaultPrevented, press('#two').defaultPrevented]).toEqual([true, true])
    expect([said(), assign.mock.calls]).toEqual([['error.offline'], []])
    await isBack()
    expect(assign.mock.calls).toEqual([[element<HTMLAnchorElement>('#two').href]])
    end()
  })

  test('a form is kept, and sent when the line is back', async () => {
    const end = startOn('<form method="post" action="/sign-in"><input name="identifier"><button></button></form>')
    isOffline()
    const again = vi.spyOn(element<HTMLFormElement>('form'), 'requestSubmit').mockImplementation(() => {})
    expect(submit().defaultPrevented).toBe(true)
    await isBack()
    expect(again).toHaveBeenCalledExactlyOnceWith(element('button'))
    end()
  })

  test.each([
    '<a href="#cart">Cart</a>',
    '<a href="https://other.test/">Elsewhere</a>',
    '<a href="/x" target="_blank">New</a>',
  ])('what does not leave the page is left alone: %s', (link) => {
    const end = startOn(link)
    isOffline()
    expect([press('a').defaultPrevented, said()]).toEqual([false, []])
    end()
  })
})

describe('with a connection', () => {
  test('links and other forms are left to the browser', () => {
    const end = startOn('<a href="/one">One</a><form method="post"><button></button></form>')
    expect([press('a').defaultPrevented, submit().defaultPrevented, loads()]).toEqual([false, false, []])
    end()
  })
})

describe('a change of a field', () => {
  const change = (selector: string) => element(selector).dispatchEvent(new Event('change', { bubbles: true }))

  test('that is to be kept is told the page’s action', () => {
    const end = startOn('<textarea name="notes" data-keep="keep-notes">Ring twice</textarea>')
    change('textarea')
    expect(server.asked).toMatchObject([
      { method: 'POST', keepalive: true, fields: { intent: 'keep-notes', notes: 'Ring twice' } },
    ])
    end()
  })

  test('of a choices form goes to its behaviour', async () => {
    const end = startOn('<form data-choices><input type="checkbox"></form>')
    change('input')
    await settled()
    expect(changed).toHaveBeenCalledExactlyOnceWith(element('input'))
    end()
  })

  test('of anything else is nobody’s business', async () => {
    const end = startOn('<input name="x">')
    change('input')
    await settled()
    expect([loads(), server.asked]).toEqual([[], []])
    end()
  })
})
