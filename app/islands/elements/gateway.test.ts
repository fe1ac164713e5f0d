// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../page.test-support'
import './gateway'
import type { GatewaySdk } from './gateway'

const sdk: GatewaySdk = {
  script: 'https://sdk.pay.test/sdk.js',
  params: { key: 'pub', payment_session_id: 's1', mode: 'sandbox' },
  page: '',
  back: 'https://shop.test/payment?order=1',
}
const assign = vi.fn()
const submit = vi.fn()
/** The third-party scripts that the page requested. */
let asked: HTMLScriptElement[] = []

function opened(type: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
}

beforeEach(() => {
  asked = []
  opened('navigate')
  vi.spyOn(location, 'assign').mockImplementation(assign)
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(submit)
  vi.spyOn(document.head, 'append').mockImplementation((script) => void asked.push(script as HTMLScriptElement))
})

afterEach(() => {
  for (const name of ['Razorpay', 'Cashfree']) Reflect.deleteProperty(window, name)
})

/** A new script each time, because a loaded one is not requested again. */
let scripts = 0
function show(
  part: Partial<GatewaySdk> = {},
  inside = '<button class="button" hidden></button><p class="error" hidden></p>',
) {
  const whole = { ...sdk, script: `https://sdk.pay.test/${++scripts}.js`, ...part }
  openPage(`<shop-gateway sdk="${JSON.stringify(whole).replaceAll('"', '&quot;')}">${inside}</shop-gateway>`)
}

const settled = () => new Promise((done) => setTimeout(done))
async function loads() {
  asked.at(-1)?.dispatchEvent(new Event('load'))
  await settled()
}
async function fails() {
  asked.at(-1)?.dispatchEvent(new Event('error'))
  await settled()
}

describe('a form for a gateway', () => {
  const form = '<shop-gateway><form><input type="hidden" name="requestSubmit"><button>Go</button></form></shop-gateway>'

  test('submits itself', () => {
    openPage(form)
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test.each(['back_forward', 'reload'])('does not trap somebody who comes by %s', (type) => {
    opened(type)
    openPage(form)
    expect(submit).not.toHaveBeenCalled()
  })
})

describe("a gateway's script", () => {
  test('is opened the way it wants, and returns to the page that checks the payment', async () => {
    const open = vi.fn()
    const Razorpay = vi.fn(function (this: { open: unknown }) {
      this.open = open
    })
    show()
    Object.assign(window, { Razorpay })
    await loads()
    expect(open).toHaveBeenCalledTimes(1)
    type Options = { key: string; handler: () => void; modal: { ondismiss: () => void } }
    const [[options]] = Razorpay.mock.calls as unknown as [[Options]]
    expect(options.key).toBe('pub')
    options.handler()
    // Closed without a word: only the vendor knows whether it was paid.
    options.modal.ondismiss()
    expect(assign.mock.calls).toEqual([[sdk.back], [sdk.back]])
  })

  test('opens once, however often the button is pressed while it loads', async () => {
    const checkout = vi.fn()
    show()
    Object.assign(window, { Cashfree: () => ({ checkout }) })
    document.querySelector('button')?.click()
    document.querySelector('button')?.click()
    await loads()
    expect(checkout).toHaveBeenCalledTimes(1)
    document.querySelector('button')?.click()
    await settled()
    expect(checkout).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['refuses', () => Promise.resolve({ error: { message: 'session expired' } })],
    ['throws', () => Promise.reject(new Error('session expired'))],
  ])('that %s its options is reported, until it is tried again', async (_, checkout) => {
    show()
    Object.assign(window, { Cashfree: () => ({ checkout }) })
    await loads()
    const problem = document.querySelector<HTMLElement>('.error')
    expect(problem?.hidden).toBe(false)
    Object.assign(window, { Cashfree: () => ({ checkout: () => Promise.resolve({ redirect: true }) }) })
    document.querySelector('button')?.click()
    await loads()
    expect(problem?.hidden).toBe(true)
  })

  const widget =
    '<form class="paymentWidgets"></form><button class="button" hidden></button><p class="error" hidden></p>'

  test.each([
    ['loads', () => show()],
    [
      'fills its form',
      () => {
        show({}, widget)
        asked.at(-1)?.dispatchEvent(new Event('load'))
      },
    ],
  ])('that never %s is reported, and the button requests it again', async (_, opens) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      opens()
      await vi.advanceTimersByTimeAsync(20_000)
      expect(document.querySelector<HTMLElement>('.error')?.hidden).toBe(false)
      document.querySelector('button')?.click()
      expect(asked).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  test('opens in the same tab if the gateway has a page', async () => {
    const checkout = vi.fn()
    show()
    Object.assign(window, { Cashfree: () => ({ checkout }) })
    await loads()
    expect(checkout).toHaveBeenCalledWith({ paymentSessionId: 's1', redirectTarget: '_self' })
  })

  test('that is a widget fills the form of the page, which then needs no link', async () => {
    show({ page: 'https://pay.test/p' }, '<form class="paymentWidgets"></form><a class="button" href="/p">Go</a>')
    await loads()
    const link = document.querySelector<HTMLElement>('a')
    expect(link?.hidden).toBe(false)
    document.querySelector('.paymentWidgets')?.append('Card')
    await settled()
    expect(link?.hidden).toBe(true)
    show({}, '<form class="paymentWidgets"></form><button class="button" hidden></button>')
    document.querySelector('.paymentWidgets')?.remove()
    await loads()
    expect(document.querySelector<HTMLElement>('button')?.hidden).toBe(true)
    expect(assign).not.toHaveBeenCalled()
  })

  test('that brings nothing we know is reported, and the button requests it again', async () => {
    show()
    await loads()
    expect(document.querySelector<HTMLElement>('.error')?.hidden).toBe(false)
    document.querySelector('button')?.click()
    expect(asked).toHaveLength(2)
  })

  test("is not missed where a link leads to the gateway's app", async () => {
    show({ script: '' }, '<a class="button" href="swish://pay">Go</a><p class="error" hidden></p>')
    await settled()
    expect(document.querySelector<HTMLElement>('.error')?.hidden).toBe(true)
  })

  test("that fails or brings nothing we know leads to the gateway's page", async () => {
    show({ page: 'https://pay.test/p' })
    await fails()
    show({ page: 'https://pay.test/p' })
    await loads()
    expect(assign.mock.calls).toEqual([['https://pay.test/p'], ['https://pay.test/p']])
  })

  test('without any alternative is reported, and the button tries again', async () => {
    show()
    await fails()
    expect(document.querySelector<HTMLElement>('.error')?.hidden).toBe(false)
    const button = document.querySelector<HTMLElement>('button')
    expect(button?.hidden).toBe(false)
    button?.click()
    expect(asked).toHaveLength(2)
  })

  test('waits for its button when somebody comes back', () => {
    opened('back_forward')
    show()
    expect(asked).toHaveLength(0)
  })
})

test.each([
  ['a button opens the gateway by its script', '<button class="button" hidden></button>', true],
  ['a link to an app is followed', '<a class="button" href="upi://pay" hidden></a>', false],
])('coming back, %s', (_, inside, isScripted) => {
  opened('back_forward')
  show({}, inside)
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('.button')?.dispatchEvent(press)
  const script = `https://sdk.pay.test/${scripts}.js`
  expect([press.defaultPrevented, asked.map(({ src }) => src)]).toEqual([isScripted, isScripted ? [script] : []])
})
