import { isFirstVisit } from './first-visit'

/** A gateway that opens by its own script: the script, its options, its page, and where the payment is checked. */
export type GatewaySdk = { script: string; params: Record<string, unknown>; page: string; back: string }

/**
 * Opens the gateway automatically, once. Somebody who comes back or reloads must press the button. Besides the maps and
 * the messenger, this is the only place where a page runs another site's script.
 */
class GatewayElement extends HTMLElement {
  private button: HTMLElement | null = null
  /** The form of the page that its script fills, if there is one. */
  private widget: HTMLElement | null = null
  private isOpening = false

  connectedCallback() {
    const sdk = this.getAttribute('sdk')
    if (!sdk) {
      // A gateway's field may have the name of a form method.
      if (isFirstVisit()) HTMLFormElement.prototype.requestSubmit.call(this.querySelector('form'))
      return
    }
    const gateway = JSON.parse(sdk) as GatewaySdk
    const button = (this.button = this.querySelector<HTMLElement>('.button'))
    this.widget = this.querySelector('.paymentWidgets')
    if (button) {
      button.hidden = false
      button.addEventListener('click', (event) => {
        if (button.matches('a')) return
        event.preventDefault()
        void this.open(gateway)
      })
    }
    if (isFirstVisit() || this.widget) void this.open(gateway)
  }

  /** Without its script a gateway is reached by its page or by the link to its app, if it has one. */
  private async open(gateway: GatewaySdk) {
    // A second press while the script loads must not open the gateway twice.
    if (this.isOpening) return
    this.isOpening = true
    this.showProblem(false)
    try {
      await load(gateway.script)
      if (this.widget) await this.filled(this.widget)
      else await openWith(gateway)
    } catch {
      // What was loaded may be an error page, so the next try requests it again.
      loaded.delete(gateway.script)
      if (gateway.page) location.assign(gateway.page)
      else if (!this.button?.matches('a')) this.showProblem(true)
    }
    this.isOpening = false
  }

  /** Hides the button when the gateway's script has filled or replaced the form. Rejects if that takes too long. */
  private async filled(widget: HTMLElement) {
    if (widget.isConnected && !widget.hasChildNodes())
      await new Promise((done, fail) => {
        new MutationObserver(done).observe(this, { childList: true, subtree: true })
        setTimeout(fail, patience)
      })
    if (this.button) this.button.hidden = true
  }

  /** Shows or hides the message that the gateway cannot be opened. */
  private showProblem(hasFailed: boolean) {
    const problem = this.querySelector<HTMLElement>('.error')
    if (problem) problem.hidden = !hasFailed
  }
}

/** How long a gateway's script, and then its widget, may take before it counts as failed, in milliseconds. */
const patience = 20_000

const loaded = new Map<string, Promise<unknown>>()

/** Loads a gateway's script, once for several presses. Rejects if it fails or takes too long. */
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
  return loading
}

type Options = Record<string, unknown>
type Scripts = {
  Razorpay?: new (options: Options) => { open(): void }
  Cashfree?: (options: { mode: unknown }) => { checkout(options: Options): Promise<{ error?: unknown } | undefined> }
}

/** Opens the gateway through its script, as a dialog or a page. Throws what the script throws. */
async function openWith({ params, back }: GatewaySdk) {
  const { Razorpay, Cashfree } = window as unknown as Scripts
  const comeBack = () => location.assign(back)
  if (Razorpay) {
    const modal = { ...(params.modal as Options), ondismiss: comeBack }
    // A gateway closed without a word may still have been paid; the page that checks the payment knows.
    new Razorpay({ ...params, handler: comeBack, modal }).open()
  } else if (Cashfree) {
    const { mode, payment_session_id: paymentSessionId } = params
    const answer = await Cashfree({ mode }).checkout({ paymentSessionId, redirectTarget: '_self' })
    if (answer?.error) throw new Error('refused')
  } else throw new Error('nothing that we know')
}

customElements.define('shop-gateway', GatewayElement)
