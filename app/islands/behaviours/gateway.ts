import { marked, markOf } from '../attributes'

/** A gateway that is opened by its own script: the script, what it is told, its page, and where the payment is asked after. */
export type GatewaySdk = { script: string; params: Record<string, unknown>; page: string; back: string }

/**
 * Goes on to the gateway by itself, once: whoever comes back to the page, or loads it anew, presses the button. The only
 * scripts of others that a page of ours runs are loaded here.
 */
export function start() {
  const element = document.querySelector<HTMLElement>(marked('gateway'))
  if (!element) return
  const sdk = markOf(element, 'gateway')
  if (!sdk) {
    // A field of the gateway's may have the name of what a form can do.
    if (isFirstVisit()) HTMLFormElement.prototype.requestSubmit.call(element)
    return
  }
  const widget = element.querySelector<HTMLFormElement>('.paymentWidgets')
  const button = element.querySelector<HTMLElement>('.button')
  const { script, ...how } = JSON.parse(sdk) as GatewaySdk
  const open = () =>
    void load(script).then(
      () => openWith(element, how),
      () => failed(element, how),
    )
  if (button) {
    button.hidden = false
    button.addEventListener('click', (event) => {
      if (button.matches('a')) return
      event.preventDefault()
      open()
    })
  }
  if (isFirstVisit() || widget) open()
}

function isFirstVisit() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate'
}

const loaded = new Map<string, Promise<unknown>>()

/** Loads a gateway's script, once; what failed may be tried again. */
function load(src: string): Promise<unknown> {
  if (!src) return Promise.reject(new Error('no script'))
  const script = document.createElement('script')
  const loading =
    loaded.get(src) ??
    new Promise((done, fail) => {
      script.addEventListener('load', done)
      script.addEventListener('error', fail)
      script.src = src
      document.head.append(script)
    })
  loaded.set(src, loading)
  loading.catch(() => loaded.delete(src))
  return loading
}

type Options = Record<string, unknown>
type Scripts = {
  Razorpay?: new (options: Options) => { open(): void }
  Cashfree?: (options: { mode: unknown }) => { checkout(options: Options): unknown }
}

/** Opens the gateway by what its script has brought: a dialog, a page, or a form that the script fills. */
function openWith(element: HTMLElement, { params, page, back }: Omit<GatewaySdk, 'script'>) {
  const { Razorpay, Cashfree } = window as unknown as Scripts
  if (element.querySelector('.paymentWidgets')) {
    const link = element.querySelector<HTMLElement>('a.button')
    if (link) link.hidden = true
  } else if (Razorpay) new Razorpay({ ...params, handler: () => location.assign(back) }).open()
  else if (Cashfree) {
    const { mode, payment_session_id: paymentSessionId } = params
    Cashfree({ mode }).checkout({ paymentSessionId, redirectTarget: '_self' })
  } else failed(element, { page })
}

/** Without its script a gateway is reached by its page, where it has one. */
function failed(element: HTMLElement, { page }: Pick<GatewaySdk, 'page'>) {
  if (page) return location.assign(page)
  const problem = element.querySelector<HTMLElement>('.error')
  if (problem) problem.hidden = false
}
