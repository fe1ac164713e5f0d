import { cartCount, lineKey, setQuantity, type PricedLine } from '~/domain/cart/cart'
import { applyChanges, changesText, storeName, type CartChanges } from '~/domain/cart/cart-changes'
import { cartPath } from '~/paths'
import { ask, Unreachable } from '../fetch-page'
import { wordFor, type CartAnswer, type CartView, type CartWords } from './cart-view'
import { currentStamp, Journal } from './journal'
import { mirrorCart } from './storage'

/** How long an answer may take before the connection counts as lost, in milliseconds. */
const answerMs = 30_000

type State = { cart: CartView | null; count: number; announcement: string }
type Post = { fields: URLSearchParams; resolve: (answer: CartAnswer | null) => void }

/** What the store reports: a message, a lost connection, or that the server has everything. */
type Listener = {
  onMessage(text: string): void
  onOffline(): Promise<unknown>
  onSettled(): void
}

/**
 * The browser's copy of the cart: the server's last answer with the pending changes. A change of quantity is recorded
 * in the journal, shown, and sent with all other waiting ones; it is absolute, so sending it twice does no harm.
 * Everything else waits for its answer. One request at a time; without a connection they wait.
 */
export class CartStore {
  private readonly journal = new Journal()
  private readonly first: State
  private state: State
  private confirmed: CartView | null
  private stamp: string
  private readonly posts: Post[] = []
  private sending: Promise<void> | null = null
  private reading: Promise<void> | null = null
  private requests = 0
  private readonly subscribers = new Set<() => void>()
  /** How often something was not done as the customer asked. */
  refusals = 0

  constructor(
    page: { cart: CartView | null; count: number; stamp: string },
    private readonly words: CartWords,
    private readonly listener: Listener,
  ) {
    this.confirmed = page.cart
    this.stamp = page.stamp
    this.first = { cart: page.cart, count: page.count, announcement: '' }
    this.state = this.first
    if (!this.journal.pending()) return
    this.show()
    void this.send()
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

  /** Whether something is on its way that would be lost with the page: it is not in the journal. */
  get isPosting() {
    return this.posts.length > 0
  }

  /**
   * Changes a line by a step: a button knows the quantity it was rendered with and the one it asks for, but it may have
   * been pressed before earlier presses were shown. Removing the last unit removes the line.
   */
  changeQuantity(key: string, wanted: number, rendered: number) {
    const line = this.lineOf(key)
    if (line) this.change(line, Math.max(0, line.quantity + wanted - rendered))
  }

  remove(key: string) {
    const line = this.lineOf(key)
    if (line) this.change(line, 0)
  }

  /**
   * Sends any other cart form unchanged; one that is on its way already is not sent again. Resolves to the server's
   * answer, or to null for such a second press and after reporting a failure.
   */
  async post(fields: URLSearchParams): Promise<CartAnswer | null> {
    if (this.posts.some((post) => `${post.fields}` === `${fields}`)) return this.settled().then(() => null)
    const answer = new Promise<CartAnswer | null>((resolve) => this.posts.push({ fields, resolve }))
    void this.send()
    return answer
  }

  /** Makes sure that the shown cart is not an old page's, as far as the browser knows. Throws without a connection. */
  async fresh() {
    const stamp = currentStamp()
    const isOld = stamp === null ? this.reading !== null : stamp !== this.stamp
    if (isOld) await this.refresh()
  }

  /** Reads the cart again, because another tab or page changed it. Throws without a connection. */
  async refresh() {
    if (this.isBusy) return
    this.show()
    await (this.reading ??= this.read().finally(() => (this.reading = null)))
    if (!this.isBusy) this.listener.onSettled()
  }

  /** Refreshes a page from the back/forward cache, because other pages may have changed the cart. */
  async wake() {
    this.journal.trustCookie()
    // An answer that was on its way when the page was left is older than what other pages changed since.
    if (this.isBusy) await this.settled()
    await this.refresh()
  }

  /** Takes a cart that came with a page, unless something has changed since. */
  take(cart: CartView) {
    if (!this.isBusy) this.accept(cart)
  }

  /** Resolves when every change has been sent and answered. */
  async settled() {
    while (this.sending) await this.sending
  }

  private lineOf(key: string) {
    return this.state.cart?.lines.find((line) => lineKey(line) === key)
  }

  private change(line: PricedLine, quantity: number) {
    const { cart } = this.state
    const outcome = cart && setQuantity(cart, lineKey(line), quantity, line.stock)
    if (!outcome) return
    if (!outcome.ok) return this.tell(this.words[outcome.reason as 'cart.stockReached'])
    this.journal.note(storeName(cart), lineKey(line), quantity)
    const announcement = quantity === 0 ? 'cart.announceRemoved' : 'cart.announceQuantity'
    this.show(wordFor(this.words, announcement, { name: line.name, quantity }))
    mirrorCart(this.state.cart)
    void this.send()
  }

  private send() {
    return (this.sending ??= this.sendAll())
  }

  private async sendAll() {
    for (let changes = this.journal.pending(); changes || this.posts[0]; changes = this.journal.pending()) {
      try {
        if (changes) await this.sendChanges(changes)
        else await this.sendPost()
      } catch (error) {
        if (!(error instanceof Unreachable)) await this.failed(changes)
        else await this.listener.onOffline()
      }
    }
    this.sending = null
    this.listener.onSettled()
  }

  private async sendChanges(changes: CartChanges) {
    const fields = new URLSearchParams({ intent: 'change', changes: changesText(changes) })
    const { cart, message } = await this.request({ method: 'POST', body: fields })
    this.journal.drop(changes)
    this.accept(cart)
    mirrorCart(this.state.cart)
    if (message) this.tell(message)
  }

  private async sendPost() {
    const [post] = this.posts
    if (!post) return
    const answer = await this.request({ method: 'POST', body: post.fields, keepalive: true })
    this.posts.shift()
    // With the count, so that doing the same again is announced again.
    const count = wordFor(this.words, 'cart.itemCount', { count: cartCount(answer.cart) })
    this.accept(answer.cart, answer.announcement && `${answer.announcement}. ${count}`)
    mirrorCart(this.state.cart)
    if (answer.message) this.tell(answer.message)
    post.resolve(answer)
  }

  /** The server refused the change: shows its message and the server's cart. */
  private async failed(changes: CartChanges | null) {
    if (changes) this.journal.drop(changes)
    else this.posts.shift()?.resolve(null)
    this.show(this.words['cart.failed'])
    this.tell(this.words['cart.failed'])
    await this.read().catch(() => undefined)
  }

  /** Takes the server's cart, unless another request was sent meanwhile: then this answer is an old one. */
  private async read() {
    const answer = this.request({})
    const { requests } = this
    const { cart } = await answer.catch((error: unknown) => {
      if (error instanceof Unreachable) throw error
      return { cart: null }
    })
    if (cart && requests === this.requests) this.accept(cart)
  }

  /** Requests the cart or a change of it, one change at a time over all tabs: each answer sets the whole cart cookie. */
  private async request(init: RequestInit): Promise<CartAnswer> {
    this.requests++
    const send = () =>
      ask(cartPath(), { ...init, headers: { Accept: 'application/json' }, signal: AbortSignal.timeout?.(answerMs) })
    const isChange = init.method === 'POST' && navigator.locks
    const response = isChange ? await navigator.locks.request('cart', send) : await send()
    if (!response.ok) throw new Error('cart not answered')
    return (await response.json()) as CartAnswer
  }

  private accept(cart: CartView, announcement = this.state.announcement) {
    this.confirmed = cart
    this.stamp = cart.stamp
    const pending = this.journal.pending()
    if (pending && pending.store !== storeName(cart)) this.journal.clear()
    this.show(announcement)
  }

  private tell(message: string) {
    this.refusals++
    this.listener.onMessage(message)
  }

  /** Shows the cart with its pending changes, and politely announces what has changed. */
  show(announcement = this.state.announcement) {
    const cart = this.confirmed && applyChanges(this.confirmed, this.journal.pending())
    this.state = { cart, count: cart ? cartCount(cart) : this.state.count, announcement }
    for (const notify of this.subscribers) notify()
  }
}
