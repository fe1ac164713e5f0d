import { randomInt } from 'node:crypto'
import { request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { asha, type Credentials } from './brands'
import { hiddenFields } from './forms.mjs'
import { personIn } from './person'
import type { Storefront } from './servers'

export { attribute, hiddenFields } from './forms.mjs'

export type Answer = { status: number; location: string; headers: IncomingHttpHeaders; text: string }
type Fields = Record<string, string | string[]> | [string, string][]
type Ask = { method?: string; form?: Fields; body?: string | Buffer; headers?: Record<string, string> }

/**
 * A customer without a browser, who sends forms unchanged and keeps cookies: for setting up tests, and for requests
 * that no browser would send.
 */
export class Visitor {
  readonly cookies = new Map<string, string>()
  /** Each has another address, so that nobody reaches a limit because of others. */
  address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

  constructor(
    private storefront: Storefront,
    private readonly host = 'localhost',
  ) {}

  /** Continues with the browser's cookies at another instance. */
  moveTo(storefront: Storefront) {
    this.storefront = storefront
  }

  /** Has exactly these cookies from now on: those of another browser, or its own of an earlier time. */
  takeCookies(cookies: Iterable<readonly [name: string, value: string]>) {
    const taken = [...cookies]
    this.cookies.clear()
    for (const [name, value] of taken) this.cookies.set(name, value)
  }

  /** One request; redirects are not followed. */
  async ask(path: string, { method, form, body, headers = {} }: Ask = {}): Promise<Answer> {
    const content = form ? encode(form) : body
    const { port } = this.storefront
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method: method ?? (content === undefined ? 'GET' : 'POST'),
      headers: {
        Host: new URL(this.site).host,
        Cookie: this.cookieHeader,
        'X-Test-Address': this.address,
        ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
    }
    const response = await new Promise<IncomingMessage>((done, fail) =>
      send(options, done).on('error', fail).end(content),
    )
    const page = await text(response)
    const { statusCode: status = 0, headers: received } = response
    const { location = '' } = received
    this.keep(received['set-cookie'] ?? [])
    const person = personIn(location)
    if (person) throw new Error(`${person} in the address ${path} leads to: ${location}`)
    return { status, location, headers: received, text: page }
  }

  /** Opens a page, following redirects inside the site. */
  async open(path: string): Promise<Answer & { path: string }> {
    let at = path
    for (let step = 0; step < 5; step++) {
      const answer = await this.ask(at)
      if (answer.status < 300 || answer.status > 399) return { ...answer, path: at }
      at = new URL(answer.location, this.site).href.replace(this.site, '')
    }
    throw new Error(`${path} redirects too often`)
  }

  /** Sends a form and opens the page that it leads to. */
  async submit(path: string, form: Fields) {
    const answer = await this.ask(path, { form })
    return answer.location ? this.open(answer.location) : { ...answer, path }
  }

  async signIn({ mobile, password }: Credentials = asha) {
    const answer = await this.ask('/sign-in', { form: { intent: 'sign-in', identifier: mobile, password } })
    if (answer.status !== 302) throw new Error(`sign-in answered ${answer.status}`)
  }

  async add(storeId: string, item: { id: string }, more: Fields = {}) {
    const answer = await this.ask('/cart', {
      form: { intent: 'add', storeId, itemId: item.id, ...(more as Record<string, string>) },
    })
    if (answer.status !== 302) throw new Error(`adding answered ${answer.status}`)
  }

  /** From the review to the payment page; returns the payment form's hidden fields. */
  async proceedToPay(notes = '') {
    const review = await this.open('/review-cart')
    const paying = await this.submit('/review-cart', { ...hiddenFields(review.text, 'proceed'), notes })
    if (paying.path !== '/payment') throw new Error(`Proceed To Pay led to ${paying.path}`)
    return { ...hiddenFields(paying.text, 'payment'), method: 'cash' }
  }

  /** Orders the cart in cash; returns the order's id and the address of its page. */
  async placeOrder() {
    const { location: path } = await this.ask('/payment', { form: await this.proceedToPay() })
    const [, id] = /^\/order-status\/([^/?]+)$/.exec(path) ?? []
    if (!id) throw new Error(`Place Order led to ${path}`)
    return { id, path }
  }

  /** The cookies in the form that a browser context takes. */
  browserCookies() {
    const day = Date.now() / 1000 + 24 * 3600
    return [...this.cookies].map(([name, value]) => ({
      name,
      value,
      domain: new URL(this.site).hostname,
      path: '/',
      httpOnly: name.startsWith('__'),
      expires: day,
    }))
  }

  private get site() {
    return this.storefront.url(this.host)
  }

  get cookieHeader() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  private keep(setCookies: string[]) {
    for (const cookie of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

function encode(fields: Fields) {
  const pairs = Array.isArray(fields)
    ? fields
    : Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return new URLSearchParams(pairs as [string, string][]).toString()
}

/** The text of a page without its markup, scripts and attributes. */
export function textOf(page: string) {
  return page
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}
