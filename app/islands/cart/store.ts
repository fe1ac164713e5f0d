import { cartCount, lineKey, setQuantity, type PricedLine } from '~/domain/cart'
import { cartPath } from '~/paths'
import type { CartAnswer, CartView } from './cart-view'
import { mirrorCart } from './storage'
import { fill, type CartWords } from './words'

type State = { cart: CartView | null; count: number; announcement: string }
type Change = { key: string; fields: URLSearchParams }

/** What the store tells the rest of the island: a message, a page that must be asked first, or that the server has it all. */
export type Listener = {
  onMessage(text: string): void
  onAsk(path: string): void
  onProblems(problems: NonNullable<CartAnswer['problems']>): void
  onSettled(): void
}

/**
 * The browser's copy of the cart. It shows a change at once and sends changes one at a time, as absolute quantities, to
 * the action that the forms post to; a later quantity of the same line replaces a waiting one, so rapid clicks lose nothing.
 * The server's answer wins as soon as nothing is waiting.
 */
export class CartStore {
  private state: State
  private readonly first: State
  private readonly waiting: Change[] = []
  private sending: Promise<void> | null = null
  private readonly subscribers = new Set<() => void>()
  private refused = false
  private sends = 0
  /** The cart as the server last answered it, to go back to when a change cannot be sent. */
  private confirmed: CartView | null

  constructor(
    cart: CartView | null,
    count: number,
    private readonly words: CartWords,
    private readonly listener: Listener,
  ) {
    this.first = { cart, count, announcement: '' }
    this.state = this.first
    this.confirmed = cart
  }

  readonly subscribe = (onChange: () => void) => {
    this.subscribers.add(onChange)
    return () => this.subscribers.delete(onChange)
  }

  readonly snapshot = () => this.state

  /** The cart as the page was rendered, which hydration must find again. */
  readonly initial = () => this.first

  get isBusy() {
    return this.sending !== null
  }

  /**
   * Shows and sends a line's new quantity; 0 removes it. The button knows the quantity it was rendered with: what counts
   * is the step, because a click may have been held while earlier ones were not yet shown.
   */
  changeQuantity(key: string, wanted: number, rendered: number) {
    const line = this.state.cart?.lines.find((other) => lineKey(other) === key)
    const quantity = wanted === 0 || !line ? wanted : Math.max(0, line.quantity + wanted - rendered)
    if (this.state.cart && line) {
      const outcome = setQuantity(this.state.cart, key, quantity, line.stock)
      if (!outcome.ok)
        return this.listener.onMessage(this.words[outcome.reason as 'cart.stockReached'] ?? this.words['cart.failed'])
      this.show({ ...this.state.cart, ...outcome.cart }, this.announceQuantity(line, quantity))
    }
    this.send({ key, fields: new URLSearchParams({ intent: 'set-quantity', line: key, quantity: String(quantity) }) })
  }

  /** Sends any other cart form as it was filled in; the server prices it. Resolves to whether it was done. */
  async post(fields: URLSearchParams) {
    this.refused = false
    this.send({ key: '', fields })
    await this.settled()
    return !this.refused
  }

  /** Reads the cart again, because another tab or page changed it. */
  async refresh() {
    if (!this.isBusy) await this.readAgain()
  }

  /** Resolves when every change has been sent and answered. */
  async settled() {
    while (this.sending) await this.sending
  }

  private send(change: Change) {
    this.sends++
    const same = change.key ? this.waiting.findIndex((other) => other.key === change.key) : -1
    if (same >= 0) this.waiting[same] = change
    else this.waiting.push(change)
    this.sending ??= this.drain()
  }

  private async drain() {
    do await this.sendWaiting()
    while (this.waiting.length > 0)
    this.sending = null
  }

  private async sendWaiting() {
    try {
      for (let change = this.waiting.shift(); change; change = this.waiting.shift()) {
        const answer = await this.request('POST', change.fields)
        if (this.waiting.length === 0) this.accept(answer, true)
        else this.tell(answer)
      }
      this.listener.onSettled()
    } catch {
      this.waiting.length = 0
      this.refused = true
      if (this.confirmed) this.show(this.confirmed, this.words['cart.failed'])
      this.listener.onMessage(this.words['cart.failed'])
      await this.readAgain()
    }
  }

  /** Takes the server's cart, unless something was sent meanwhile: then this answer is an old one. */
  private async readAgain() {
    const { sends } = this
    const answer = await this.request('GET').catch(() => null)
    if (answer && sends === this.sends) this.accept(answer, false)
  }

  /** One request at a time over all tabs, where the browser can lock: each answer sets the cart's cookie as a whole. */
  private async request(method: 'GET' | 'POST', body?: URLSearchParams): Promise<CartAnswer> {
    const ask = () => fetch(cartPath(), { method, body, keepalive: true, headers: { Accept: 'application/json' } })
    const response = navigator.locks ? await navigator.locks.request('cart', ask) : await ask()
    if (!response.ok || !response.headers.get('Content-Type')?.includes('json')) throw new Error('cart not answered')
    return (await response.json()) as CartAnswer
  }

  private accept(answer: CartAnswer, ours: boolean) {
    this.confirmed = answer.cart
    this.show(answer.cart, answer.said ? this.announceCount(answer) : this.state.announcement)
    if (ours) mirrorCart(answer.cart)
    this.tell(answer)
  }

  private tell({ message, ask, problems }: CartAnswer) {
    if (problems) this.listener.onProblems(problems)
    this.refused ||= message !== undefined || ask !== undefined
    if (message) this.listener.onMessage(message)
    if (ask) this.listener.onAsk(ask)
  }

  /** With the count, so that the same thing done twice is announced twice. */
  private announceCount({ said, cart }: CartAnswer) {
    return `${said}. ${fill(this.words['cart.itemCount'], { count: cartCount(cart) })}`
  }

  private announceQuantity(line: PricedLine, quantity: number) {
    if (quantity === 0) return fill(this.words['cart.announceRemoved'], { name: line.name })
    return fill(this.words['cart.announceQuantity'], { name: line.name, quantity })
  }

  private show(cart: CartView, announcement: string) {
    this.patch({ cart, count: cartCount(cart), announcement })
  }

  private patch(change: Partial<State>) {
    this.state = { ...this.state, ...change }
    for (const notify of this.subscribers) notify()
  }
}
