// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startPage } from './bootstrap'
import { define, load } from './chunks'
import {
  aServer,
  badge,
  element,
  freshBrowser,
  noConnection,
  openPage,
  postedBy,
  press,
  settled,
} from './page.test-support'
import { nextUpdate } from './updates'

// happy-dom does not know which custom elements are defined.
vi.mock('./chunks', () => ({ load: vi.fn(), define: vi.fn(), waiting: '[late]' }))

const assign = vi.fn()
const reload = vi.fn()
const submitted = vi.fn(async () => undefined)
const opened = vi.fn(async () => undefined)
const pressed = vi.fn()
const native = vi.fn()

let server: ReturnType<typeof aServer>
let failing: Error | null

const cartForm = `<form action="/cart" method="post" data-cart><input name="intent" value="add">
  <button name="quantity" value="2">Add</button></form>`

/** Every chunk loads at once, unless the test makes it fail. */
beforeEach(() => {
  freshBrowser()
  failing = null
  server = aServer()
  vi.mocked(load).mockImplementation((async () => {
    if (failing) throw failing
    return { submitted, open: opened, nextUpdate }
  }) as never)
  vi.mocked(define).mockImplementation(async (element) => {
    if (failing) throw failing
    Object.assign(element, { pressed })
  })
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(native)
  vi.spyOn(location, 'assign').mockImplementation(assign)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  return () => void vi.useRealTimers()
})

function startOn(body: string) {
  openPage(body, badge)
  const page = new AbortController()
  startPage({ signal: page.signal })
  return () => page.abort()
}

/** Submits a form by its button, like a browser. */
function submit(selector = 'form') {
  const form = element<HTMLFormElement>(selector)
  const submitter = form.querySelector('button')
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter })
  form.dispatchEvent(event)
  return event
}

const isOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

/** The connection is back: the browser says so, and the server answers. */
async function isBack() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  failing = null
  dispatchEvent(new Event('online'))
  await settled()
  await server.answers(server.asked.length - 1, new Response())
}

const alerts = () => [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent)
const loads = () => vi.mocked(load).mock.calls.map(([name]) => name)
const defines = () => vi.mocked(define).mock.calls.map(([{ localName }]) => localName)

describe('an untouched page', () => {
  const live = '<shop-live every="20" late></shop-live>'
  const isDue = async () => {
    vi.advanceTimersByTime(20_000)
    await settled()
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  test('loads nothing', async () => {
    const end = startOn('<shop-cart-badge late></shop-cart-badge>')
    await settled()
    expect([loads(), defines()]).toEqual([[], []])
    end()
  })

  test('loads for its live region only the part that waits for updates', async () => {
    const end = startOn(live)
    await settled()
    expect(loads()).toEqual(['updates'])
    await isDue()
    expect(loads()).toEqual(['updates', 'live'])
    end()
  })

  test('follows a courier at once, and refreshes nothing for it', async () => {
    const end = startOn(`${live}<shop-track data="{}" late></shop-track>`)
    await settled()
    expect([loads(), defines()]).toEqual([['updates'], ['shop-track']])
    await isDue()
    end()
  })

  test('starts its live region when the connection is back, if it could not load before', async () => {
    failing = new Error('chunk')
    const end = startOn(live)
    await settled()
    await isBack()
    await isDue()
    expect([loads().at(-1), reload.mock.calls.length, alerts()]).toEqual(['live', 0, []])
    end()
  })

  test('reloads once, never in a loop, when the server answers and its live part no longer exists', async () => {
    failing = new Error('chunk')
    for (const visit of [0, 1]) {
      const end = startOn(live)
      await isDue()
      vi.advanceTimersByTime(5000)
      await settled()
      expect(reload).toHaveBeenCalledTimes(visit)
      await server.answers(visit, new Response())
      expect([loads().includes('live'), reload.mock.calls.length]).toEqual([false, 1])
      end()
    }
  })
})

describe('a button whose element loads late', () => {
  const form = `<form method="post"><shop-stepper late><input name="quantity" value="2">
    <button name="step" value="1"><i>+</i></button></shop-stepper></form>`

  test('works in the page, and submits nothing', async () => {
    const end = startOn(form)
    expect(press('button i').defaultPrevented).toBe(true)
    expect(element('button').getAttribute('aria-busy')).toBe('true')
    await settled()
    expect([pressed.mock.calls, native.mock.calls]).toEqual([[[element('button')]], []])
    expect(element('button').hasAttribute('aria-busy')).toBe(false)
    end()
  })

  test('submits its form if the element cannot be loaded', async () => {
    failing = new Error('chunk')
    const end = startOn(form)
    press('button i')
    await server.answers(0, new Response())
    expect(native).toHaveBeenCalledOnce()
    end()
  })

  test('reloads the page once if the element cannot be loaded and the button sends no form', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    failing = new Error('chunk')
    const end = startOn('<form><shop-map late><button type="button">On the map</button></shop-map></form>')
    for (const [answer, isLeaving] of [true, false].entries()) {
      press('button')
      await server.answers(answer, new Response())
      vi.advanceTimersByTime(0)
      expect([native.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1])
      expect(element('button').hasAttribute('aria-busy')).toBe(isLeaving)
    }
    end()
  })

  test.each([
    ['granted', 1],
    ['prompt', 0],
    ['denied', 0],
  ])("that asks for the device's location does so by itself only if that is permitted: %s", async (state, times) => {
    vi.stubGlobal('navigator', { onLine: true, permissions: { query: async () => ({ state }) } })
    const end = startOn('<shop-locate auto late><button>Detect</button></shop-locate>')
    await settled()
    expect(pressed).toHaveBeenCalledTimes(times)
    end()
  })
})

describe('the first touch', () => {
  const elements = '<shop-cart-badge late></shop-cart-badge><shop-cart-panel late></shop-cart-panel>'
  const touched = async (connection?: object, body = elements, touch = 'pointerdown') => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    const end = startOn(body)
    dispatchEvent(new Event(touch))
    expect(defines()).toEqual([])
    vi.runAllTimers()
    vi.useRealTimers()
    await settled()
    end()
    return defines()
  }

  test.each(['pointerdown', 'keydown', 'scroll'])(
    'loads every element of the page right after it, except live regions, which wait for their update: %s',
    async (touch) => {
      expect(await touched(undefined, `${elements}<shop-live late></shop-live>`, touch)).toEqual([
        'shop-cart-badge',
        'shop-cart-panel',
      ])
    },
  )

  test.each([
    ['counts', '<input>', ['shop-cart-badge', 'shop-cart-panel']],
    ['does not count a focus that the page itself has set', '<input autofocus>', []],
  ])('of a control before this script was loaded %s', (_, control, loaded) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    openPage(elements + control, badge)
    element('input').focus()
    const page = new AbortController()
    startPage({ signal: page.signal })
    vi.runAllTimers()
    expect(defines()).toEqual(loaded)
    page.abort()
  })

  test.each([{ saveData: true }, { effectiveType: '2g' }])(
    'loads nothing on a connection like %j',
    async (connection) => {
      expect(await touched(connection)).toEqual([])
    },
  )

  test('does no harm if loading fails: no message, no changed page', async () => {
    failing = new Error('chunk')
    await touched()
    expect([alerts(), assign.mock.calls, server.asked]).toEqual([[], [], []])
  })
})

describe('a cart form', () => {
  test('goes to the island with the pressed button, which shows that it is pending', async () => {
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

  test('is posted normally if the island cannot be loaded although the server answers', async () => {
    const end = startOn(cartForm)
    failing = new Error('chunk')
    let posted: unknown
    native.mockImplementationOnce(() => (posted = [...postedBy(element('form'))]))
    submit()
    await settled()
    expect(server.asked).toMatchObject([{ method: 'HEAD', path: '/healthz' }])
    await server.answers(0, new Response())
    expect(native).toHaveBeenCalledTimes(1)
    expect(posted).toEqual([
      ['intent', 'add'],
      ['quantity', '2'],
    ])
    end()
  })

  test('is posted normally if the island takes too long', async () => {
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

  test('that waits in vain beside others is posted without leaving the page, which the last one leaves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    vi.mocked(load).mockImplementation((() => new Promise(() => {})) as never)
    const end = startOn(`${cartForm}<form action="/cart?other" method="post" data-cart><button></button></form>`)
    submit()
    vi.advanceTimersByTime(1000)
    submit('form:last-of-type')
    await settled()
    vi.advanceTimersByTime(4000)
    await settled()
    const isUp = async (at: number) => server.answers(at, new Response())
    await isUp(0)
    await isUp(1)
    const fields = { intent: 'add', quantity: '2' }
    expect(server.asked.slice(2)).toMatchObject([
      { method: 'POST', path: element<HTMLFormElement>('form').action, fields },
    ])
    expect(native).not.toHaveBeenCalled()
    await server.answers(2, new Response())
    expect(native.mock.contexts).toEqual([element('form:last-of-type')])
    end()
  })

  test('is not lost when a link or another form is pressed before the island is there: that waits for it', async () => {
    for (const way of ['a', '.other']) {
      const end = startOn(`${cartForm}<a href="/review-cart">Cart</a><form class="other" method="post"></form>`)
      let arrive = () => {}
      vi.mocked(load).mockImplementation((() => new Promise((done) => (arrive = () => done({ submitted })))) as never)
      submit()
      expect((way === 'a' ? press('a') : submit('.other')).defaultPrevented).toBe(true)
      const followed = vi.spyOn(element<HTMLAnchorElement>('a'), 'click').mockImplementation(() => {})
      const sent = vi.spyOn(element<HTMLFormElement>('.other'), 'requestSubmit').mockImplementation(() => {})
      await vi.waitFor(() => expect(document.documentElement.hasAttribute('data-leaving')).toBe(true))
      const gone = () => followed.mock.calls.length + sent.mock.calls.length
      expect(gone()).toBe(0)
      arrive()
      await settled()
      expect([submitted.mock.calls.length, gone()]).toEqual([1, 1])
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      vi.clearAllMocks()
      end()
    }
  })

  test('is sent before the page is left, if the island is too late and a link was pressed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    vi.mocked(load).mockImplementation((() => new Promise(() => {})) as never)
    const end = startOn(`${cartForm}<a href="/review-cart">Cart</a>`)
    submit()
    press('a')
    const followed = vi.spyOn(element<HTMLAnchorElement>('a'), 'click').mockImplementation(() => {})
    vi.advanceTimersByTime(4000)
    await server.answers(0, new Response())
    expect(server.asked[1]).toMatchObject({ method: 'POST', fields: { intent: 'add', quantity: '2' } })
    expect(followed).not.toHaveBeenCalled()
    await server.answers(1, new Response())
    expect([followed.mock.calls.length, native.mock.calls.length]).toEqual([1, 0])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    end()
  })

  test('without a connection is held with a message, and continues when it is back, before a link pressed since', async () => {
    const end = startOn(`${cartForm}<a href="/review-cart">Cart</a>`)
    const followed = vi.spyOn(element<HTMLAnchorElement>('a'), 'click').mockImplementation(() => {})
    let finish = () => {}
    submitted.mockImplementationOnce(() => new Promise<undefined>((done) => (finish = () => done(undefined))))
    failing = new Error('chunk')
    submit()
    await settled()
    await server.answers(0, noConnection())
    expect([alerts(), native.mock.calls.length]).toEqual([['error.offline'], 0])
    expect(element('button').getAttribute('aria-busy')).toBe('true')
    expect(document.querySelector('.lasting > .toast')).not.toBeNull()
    expect(press('a').defaultPrevented).toBe(true)
    await isBack()
    expect([submitted.mock.calls.length, native.mock.calls.length, alerts()]).toEqual([1, 0, []])
    expect(followed).not.toHaveBeenCalled()
    finish()
    await settled()
    expect(followed).toHaveBeenCalledOnce()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    end()
  })
})

test('a question about the cart goes to the island from a dialog; on a page of its own it leaves the page', async () => {
  const question = cartForm.replace('<form', '<form id="confirm"')
  for (const isPage of [false, true]) {
    const end = startOn(isPage ? `<main>${question}</main>` : `<main></main><dialog open>${question}</dialog>`)
    expect(submit().defaultPrevented).toBe(!isPage)
    await settled()
    expect(submitted).toHaveBeenCalledTimes(1)
    end()
  }
})

describe('an opener of a dialog', () => {
  test('that is a link opens its page', async () => {
    const end = startOn('<a href="/cart/clear" data-dialog>Clear</a>')
    expect(press('a').defaultPrevented).toBe(true)
    await settled()
    expect(opened).toHaveBeenCalledExactlyOnceWith(element<HTMLAnchorElement>('a').href, element('a'))
    end()
  })

  test('that is a form opens its page with its fields in the address', async () => {
    const end = startOn('<form action="/item/1/2" data-dialog><input name="backTo" value="/x"><button></button></form>')
    submit()
    await settled()
    expect(opened).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/item\/1\/2\?backTo=%2Fx$/),
      element('button'),
    )
    end()
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser when pressed for a new tab: %j',
    (init) => {
      const end = startOn('<a href="/cart/clear" data-dialog>Clear</a>')
      expect(press('a', init).defaultPrevented).toBe(false)
      end()
    },
  )

  test('navigates to its page if the dialog fails although the server answers', async () => {
    const end = startOn('<a href="/cart/clear" data-dialog>Clear</a>')
    opened.mockRejectedValueOnce(new Error('broken'))
    press('a')
    await settled()
    await server.answers(0, new Response())
    expect(assign).toHaveBeenCalledExactlyOnceWith(element<HTMLAnchorElement>('a').href)
    end()
  })

  test('opens when the connection is back', async () => {
    const end = startOn('<a href="/cart/clear" data-dialog>Clear</a>')
    opened.mockRejectedValueOnce(new Error('no line'))
    press('a')
    await settled()
    await server.answers(0, noConnection())
    expect([alerts(), assign.mock.calls.length]).toEqual([['error.offline'], 0])
    await isBack()
    expect(opened).toHaveBeenCalledTimes(2)
    end()
  })
})

describe('without a connection', () => {
  test('a link keeps the page; the last pressed one is followed when the connection is back', async () => {
    const end = startOn('<a id="one" href="/one">One</a><a id="two" href="/two">Two</a>')
    isOffline()
    expect([press('#one').defaultPrevented, press('#two').defaultPrevented]).toEqual([true, true])
    const followed = ['#one', '#two'].map((link) => vi.spyOn(element(link), 'click').mockImplementation(() => {}))
    expect(alerts()).toEqual(['error.offline'])
    await isBack()
    await server.answers(0, new Response())
    expect(followed.map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    end()
  })

  test('a form is kept, and submitted when the connection is back', async () => {
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
    expect([press('a').defaultPrevented, alerts()]).toEqual([false, []])
    end()
  })
})

describe('leaving the page', () => {
  const leaving = () => document.documentElement.hasAttribute('data-leaving')
  const post = '<form method="post"><button>Pay</button></form>'
  const shown = async () => {
    await new Promise((done) => setTimeout(done))
    return [leaving(), element('button').getAttribute('aria-busy')]
  }
  const comesBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

  test('is shown by a form at once, which is submitted once, until the page comes back', async () => {
    const end = startOn(post)
    expect(submit().defaultPrevented).toBe(false)
    expect(await shown()).toEqual([true, 'true'])
    expect(submit().defaultPrevented).toBe(true)
    comesBack()
    expect([await shown(), submit().defaultPrevented]).toEqual([[false, null], false])
    expect((await shown())[0]).toBe(true)
    comesBack()
    end()
  })

  test('is shown for half a minute at most, and then the form may be sent again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const end = startOn(`${post}<a href="/one">One</a>`)
    const after = (seconds: number) => {
      vi.advanceTimersByTime(seconds * 1000)
      return leaving()
    }
    submit()
    expect(after(20)).toBe(true)
    press('a')
    expect([after(29), after(1)]).toEqual([true, false])
    expect([element('button').hasAttribute('aria-busy'), submit().defaultPrevented]).toEqual([false, false])
    expect([after(29), after(1)]).toEqual([true, false])
    end()
  })

  test('is shown by a link at once, unless something else handles the click', async () => {
    const end = startOn(`<a id="away" href="/one#part">One</a><a id="taken" href="/two">Two</a>${post}`)
    element('#taken').addEventListener('click', (event) => event.preventDefault())
    press('#taken')
    expect((await shown())[0]).toBe(false)
    press('#away')
    expect((await shown())[0]).toBe(true)
    comesBack()
    end()
  })

  test.each([
    ['a form of the cart', cartForm, native],
    ['an element', '<form method="post"><shop-stepper late><button>+</button></shop-stepper></form>', native],
    ['a dialog', '<form action="/item/1/2" data-dialog><button>Add</button></form>', assign],
  ])('is shown when the browser has to do what the script of %s cannot', async (_name, body, natively) => {
    failing = new Error('chunk')
    const end = startOn(body)
    const isOfElement = body.includes('late')
    if (isOfElement) press('button')
    else submit()
    await server.answers(0, new Response())
    expect(natively).toHaveBeenCalledOnce()
    await vi.waitFor(async () => expect(await shown()).toEqual([true, 'true']))
    if (!isOfElement) submit()
    await settled()
    expect(server.asked).toHaveLength(1)
    comesBack()
    expect(await shown()).toEqual([false, null])
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

describe('a field of an element that is not loaded yet', () => {
  const type = (selector: string) => element(selector).dispatchEvent(new Event('input', { bubbles: true }))

  test('loads it when somebody types or chooses in it', async () => {
    const end = startOn('<shop-choices late><form><input type="checkbox"></form></shop-choices>')
    type('input')
    await settled()
    expect(defines()).toEqual(['shop-choices'])
    end()
  })

  test('loads nothing if it belongs to something else', async () => {
    const end = startOn('<input name="x">')
    type('input')
    await settled()
    expect([defines(), server.asked]).toEqual([[], []])
    end()
  })
})
