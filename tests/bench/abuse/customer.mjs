import { hiddenFields } from '../../support/forms.mjs'
import { send } from '../client.mjs'

/** A customer of the demo with an account. */
export const asha = { mobile: '9000000001', password: 'demo1234' }

const storeId = '2101'

/** The address of an order, in an answer's redirect. */
const statusPath = /^\/order-status\/(\d+)$/

/** The gateway address on our page that waits for a payment. */
const onlinePath = /\/payment-online\?for=order-\d+/

/**
 * A customer with plain forms and cookies. `portNow` returns the instance for the next request; `address` is the client
 * address, as a proxy would send it.
 */
export class Customer {
  cookies = new Map()

  constructor(portNow, address, host = 'localhost') {
    this.portNow = portNow
    this.host = host
    this.address = address && { 'X-Client-Address': address }
  }

  /** One request; status 0 if the connection broke or nothing came. Redirects are not followed. */
  async ask(path, form) {
    const type = form && { 'Content-Type': 'application/x-www-form-urlencoded' }
    const headers = { Cookie: this.cookieHeader, ...this.address, ...type }
    const body = form && new URLSearchParams(form).toString()
    const answer = await send({ port: this.portNow(), host: this.host, path, headers, body }).catch(() => null)
    if (!answer) return { status: 0, location: '', text: '' }
    this.keep(answer.headers['set-cookie'] ?? [])
    return { status: answer.status, location: answer.headers.location ?? '', text: answer.body.toString('utf8') }
  }

  signIn({ mobile, password }) {
    return this.ask('/sign-in', { intent: 'sign-in', identifier: mobile, password })
  }

  /** Adds units of each item, by item id; returns the answer that is not a redirect, if any. */
  async add(quantities) {
    for (const [itemId, quantity] of Object.entries(quantities)) {
      const answer = await this.ask('/cart', { intent: 'add', storeId, itemId, quantity: String(quantity) })
      if (answer.status !== 302) return answer
    }
    return null
  }

  /**
   * Goes to the payment page, through the review if it redirects there. Returns what the last answer shows (`shownIn`):
   * an order that already exists, or the form to place it; neither when something went wrong.
   */
  async goToPay() {
    const first = await this.ask('/payment')
    // An order of this cart that waits for its payment has its own page.
    const paying = first.location.startsWith('/payment?') ? await this.ask(first.location) : first
    const open = onlinePath.exec(paying.text)?.[0]
    if (open) return shownIn(await this.ask(open))
    if (paying.status !== 302 || statusPath.test(paying.location)) return shownIn(paying)
    const review = await this.ask('/review-cart')
    if (review.status !== 200) return shownIn(review)
    const proceeding = await this.ask('/review-cart', { ...hiddenFields(review.text, 'proceed'), notes: '' })
    if (proceeding.location !== '/payment') return shownIn(proceeding)
    return shownIn(await this.ask('/payment'))
  }

  get cookieHeader() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  keep(setCookies) {
    for (const cookie of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

/**
 * What an answer shows or redirects to, each part of which may be missing: the id of an order, the page of a gateway,
 * the payment form, or the id of an order that nobody can pay because its link to the gateway was lost.
 */
export function shownIn({ location, text }) {
  const fields = hiddenFields(text, 'payment')
  const [, unpayableId] = /name="order" value="(\d+)"\/?>\s*<button[^>]* value="cancel"/.exec(text) ?? []
  const gateway = /^https?:.*\/pay\//.test(location) ? location : undefined
  return {
    orderId: statusPath.exec(location)?.[1],
    gateway,
    unpayableId,
    form: fields.idempotencyKey && { ...fields, method: 'cash' },
  }
}
