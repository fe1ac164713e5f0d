import { isFirstVisit } from './first-visit'

/** A gateway that opens by its own script: the script, its options, its page, and where the payment is checked. */
export type GatewaySdk = { script: string; params: Record<string, unknown>; page: string; back: string }

/**
 * Opens the gateway automatically, once. Somebody who comes back or reloads must press the button. Besides the maps and
 * the messenger, this is the only place where a page runs another site's script.
 */
class GatewayElement extends HTMLElement {
  connectedCallback() {
    const sdk = this.getAttribute('sdk')
    if (!sdk) {
      // A gateway's field may have the name of a form method.
      if (isFirstVisit()) HTMLFormElement.prototype.requestSubmit.call(this.querySelector('form'))
      return
    }
    const widget = this.querySelector<HTMLFormElement>('.paymentWidgets')
    const button = this.querySelector<HTMLElement>('.button')
    const { script, ...how } = JSON.parse(sdk) as GatewaySdk
    const gateway: Gateway = { ...how, element: this, widget, button, isOpening: false }
    const open = () => {
      // A second press while the script loads must not open the gateway twice.
      if (gateway.isOpening) return
      gateway.isOpening = true
      showProblem(gateway, false)
      void load(script)
        .then(() => openWith(gateway))
        .catch(() => failed(gateway))
        .finally(() => (gateway.isOpening = false))
    }
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
}

/** How long a gateway's script may take before the customer is told that it cannot be loaded, in milliseconds. */
const patience = 20_000

const loaded = new Map<string, Promise<unknown>>()

/** Loads a gateway's script once; after a failure or timeout it may be tried again. */
function load(src: string): Promise<unknown> {
  if (!src) return Promise.reject(new Error('no script'))
  const script = document.createElement('script')
  const loading =
    loaded.get(src) ??
    new Promise((done, fail) => {
      script.addEventListener('load', done)
      script.addEventListener('error', fail)
      setTimeout(fail, patience)
      script.src = src
      document.head.append(script)
    })
  loaded.set(src, loading)
  loading.catch(() => loaded.delete(src))
  return loading
}

type Gateway = Omit<GatewaySdk, 'script'> & {
  element: HTMLElement
  /** The form that its script fills, and the button that opens it otherwise. */
  widget: HTMLElement | null
  button: HTMLElement | null
  isOpening: boolean
}
type Options = Record<string, unknown>
type Scripts = {
  Razorpay?: new (options: Options) => { open(): void }
  Cashfree?: (options: { mode: unknown }) => { checkout(options: Options): Promise<{ error?: unknown } | undefined> }
}

/**
 * Opens the gateway through its script: as a dialog, a page, or a form that the script fills. Throws what the script
 * throws.
 */
async function openWith({ widget, button, params, back }: Gateway) {
  const { Razorpay, Cashfree } = window as unknown as Scripts
  const comeBack = () => location.assign(back)
  if (widget) {
    if (button) button.hidden = true
  } else if (Razorpay) {
    const modal = { ...(params.modal as Options), ondismiss: comeBack }
    // A gateway closed without a word may still have been paid; the page that checks the payment knows.
    new Razorpay({ ...params, handler: comeBack, modal }).open()
  } else if (Cashfree) {
    const { mode, payment_session_id: paymentSessionId } = params
    const answer = await Cashfree({ mode }).checkout({ paymentSessionId, redirectTarget: '_self' })
    if (answer?.error) throw new Error('refused')
  } else throw new Error('nothing that we know')
}

/** Without its script a gateway is reached by its page, if it has one. */
function failed(gateway: Gateway) {
  if (gateway.page) location.assign(gateway.page)
  else showProblem(gateway, true)
}

/** Shows or hides the message that the gateway cannot be opened. */
function showProblem({ element }: Gateway, hasFailed: boolean) {
  const problem = element.querySelector<HTMLElement>('.error')
  if (problem) problem.hidden = !hasFailed
}

customElements.define('shop-gateway', GatewayElement)
