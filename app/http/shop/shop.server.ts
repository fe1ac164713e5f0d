import type { TypedResponse } from '@remix-run/node'
import type { User } from '~/domain/account/user'
import type { Settings } from '~/domain/brand/settings'
import type { Cart } from '~/domain/cart/cart'
import type { Mode, Place } from '~/domain/place/place'
import { safePath } from '~/domain/safe-path'
import type { DeviceCookies } from '~/http/device/device-cookies.server'
import type { ShopSession } from '~/http/device/session.server'
import type { ShortCookies, Toast } from '~/http/device/short-cookies.server'
import { endSession, endSessionsOf, hasEnded, listSession } from '~/http/device/stored-sessions.server'
import type { Drafts } from '~/http/drafts/drafts.server'
import { boundedAddress } from '~/http/forms/bounded.server'
import { fieldsToKeep, readForm } from '~/http/forms/form.server'
import { saveTyped } from '~/http/forms/typed-text.server'
import { log } from '~/http/log.server'
import { audienceOf } from '~/http/page-cache/page-request.server'
import { countTry, uncounted, type Counted, type LimitName } from '~/http/request-policy/limits.server'
import { isRead, originOf, publicOriginOf } from '~/http/request-policy/request-head.server'
import { Connection, type Failures } from '~/http/shop/connection.server'
import { isUnauthorized, pageFailure } from '~/http/shop/readings.server'
import { Reply, type BrowserState } from '~/http/shop/reply.server'
import type { Timings } from '~/http/shop/timings.server'
import { translatorFor } from '~/i18n/i18n.server'
import type { Translate } from '~/i18n/translator'
import { homePath, signInPath } from '~/paths'
import type { Vendor } from '~/vendor-api/index.server'

/** In a loader a vendor failure is a page; an action handles it itself. */
export const failuresOf = (request: Request): Failures => (isRead(request) ? 'pages' : 'errors')

/** One customer's request: the customer, the place, the shop, and the posted fields. */
export class Shop {
  readonly url: URL
  /** The query of the address, after the typed text, which wins. */
  readonly query: URLSearchParams
  /** This site's origin as the browser sees it, and as its pages and shared links name it. */
  readonly origin: string
  readonly publicOrigin: string
  readonly t: Translate
  readonly session: ShopSession
  readonly device: DeviceCookies
  readonly short: ShortCookies
  readonly drafts: Drafts
  readonly connection: Connection
  readonly reply: Reply
  /** What the vendor's failures are thrown as. */
  readonly failures: Failures
  private posted: URLSearchParams | null = null
  /** The posted fields kept for after signing in, as a query; '' before the body was read. */
  private keptFields = ''

  constructor(
    private readonly request: Request,
    readonly settings: Settings,
    readonly locale: string,
    readonly requestId: string,
    browser: BrowserState & { drafts: Drafts },
    timings: Timings,
    /** The client address, or null under a server that does not know it. */
    readonly clientAddress: string | null = null,
    /** What was typed into the page's form before the customer had to sign in or wait; never taken from a link. */
    readonly typed = new URLSearchParams(),
  ) {
    this.session = browser.session
    this.device = browser.device
    this.short = browser.short
    this.drafts = browser.drafts
    this.url = boundedAddress(request.url)
    this.query = new URLSearchParams([...typed, ...this.url.searchParams])
    this.origin = originOf(request)
    this.publicOrigin = publicOriginOf(request)
    this.failures = failuresOf(request)
    this.t = translatorFor(locale)
    this.reply = new Reply(request, browser, timings, requestId)
    this.connection = new Connection({
      settings,
      locale,
      timings,
      token: () => this.session.signedIn?.token ?? null,
    })
  }

  /** The address of this page within the site. */
  get path(): string {
    return this.url.pathname + this.url.search
  }

  get vendor(): Vendor {
    return this.connection.vendor(this.failures, (error) => this.onVendorFailure(error))
  }

  /** This shop, with vendor failures thrown as pages in a loader, or as errors that an action handles. */
  failingAs(failures: Failures): Shop {
    return failures === this.failures ? this : (Object.create(this, { failures: { value: failures } }) as Shop)
  }

  get user(): User | null {
    return this.session.signedIn?.user ?? null
  }

  get cart(): Cart {
    return this.device.cart
  }

  /** Whether the browser sent any cookie; one that keeps none can hold neither a session nor a cart. */
  get hasCookies(): boolean {
    return Boolean(this.request.headers.get('Cookie'))
  }

  /** Whether the page is the same for all guests. */
  get isForGuests(): boolean {
    const { method, headers } = this.request
    return audienceOf({ method, path: this.path, headers }) === 'guests'
  }

  /** Where the customer wants food: the chosen place, else the vendor's system location (rules 4.3). */
  get place(): Place | null {
    const system = this.settings.systemLocation
    return this.device.place.place ?? (system && { ...system, address: '', city: '', state: '' })
  }

  /** The store of a brand that shows one at a time: picked, or found for the place, else the vendor's own; or ''. */
  get storeId(): string {
    return this.device.place.storeId || this.settings.singleStoreId
  }

  /** Delivery or pickup as far as the vendor offers it; a store may override it (`loadCheckout`). */
  get mode(): Mode {
    return this.settings.isPickupEnabled ? this.device.place.mode : 'delivery'
  }

  /**
   * The signed-in customer; a guest is sent to sign-in and comes back to the same step with their typed text. Throws a
   * 503 page while the store with the customer's token is down, because they are not a guest.
   */
  async requireUser(): Promise<User> {
    this.reply.personal()
    if (this.user) return this.user
    if (this.session.isSealed) throw new Response(null, { status: 503 })
    if (isRead(this.request)) throw this.redirect(signInPath(this.returnPath()))
    await this.form()
    throw this.redirect(signInPath(this.returnPath()), 'info', this.t('session.signInFirst'))
  }

  /** Starts a new session; the previous one, if any, ends. Throws if the store that a very long token needs is down. */
  async signIn(token: string, user: User) {
    const before = this.session.claimedSession
    await this.session.signIn(token, user)
    if (before) await endSession(before)
    await this.indexSession(user)
  }

  /** Updates the basics of the signed-in customer; the session stays. */
  updateUser(user: User) {
    this.session.updateUser(user)
    // The session must also be found by a new number or e-mail.
    void this.indexSession(user)
  }

  private async indexSession({ mobile, email }: User) {
    const { signedIn } = this.session
    const names = [mobile, email].filter(Boolean).map((name) => this.accountNamed(name))
    if (signedIn) await listSession(names, signedIn)
  }

  /** Ends all other sessions of an account, because its password has changed. */
  async endOtherSessions(name: string) {
    await endSessionsOf(this.accountNamed(name), this.session.claimedSession?.id)
  }

  private accountNamed(name: string) {
    return { vendorId: this.settings.vendorId, name }
  }

  /** Ends the session, so that no copy of its cookie is valid any more, and removes this browser's cookie. */
  async signOut() {
    const { claimedSession } = this.session
    if (claimedSession) await endSession(claimedSession)
    this.session.forget()
  }

  /**
   * Counts one attempt of something rate limited, and throws a 429 page with the waiting time when there were too many.
   * Its link leads back to this page with the typed text. Without a key nothing is counted.
   */
  async limit(name: LimitName, key: string | null): Promise<Counted> {
    const counted = await this.count(name, key)
    if (counted.waitMs === 0) return counted
    log.info({ requestId: this.requestId, limit: name }, 'limit reached')
    throw this.reply.tooMany(counted.waitMs, this.returnPath())
  }

  /** Counts one attempt of a form that stays on its page: the text for a 429 when there were too many, else null. */
  async tooManyText(name: LimitName, key: string): Promise<string | null> {
    const { waitMs } = await this.count(name, key)
    if (waitMs === 0) return null
    this.reply.retryAfter(waitMs)
    return this.t('error.tooMany.text', { wait: waitMs })
  }

  /** Counts one try against a limit, for callers that handle a reached limit themselves. */
  count(name: LimitName, key: string | null): Promise<Counted> {
    // A page from the cache would not be counted.
    this.reply.uncacheable()
    return key === null ? Promise.resolve(uncounted) : countTry(name, `${this.settings.vendorId} ${key}`)
  }

  /** The posted fields, kept in case the session has expired. An invalid or too large body leads back to the page. */
  async form(): Promise<URLSearchParams> {
    const form = this.posted ?? (await readForm(this.request))
    if (!form) throw this.redirect(this.url.pathname, 'error', this.t('error.form'))
    this.setFields(form)
    return form
  }

  /** The fields of a form with files, remembered like those of any other form. */
  setFields(fields: URLSearchParams) {
    this.posted = fields
    this.keptFields = fieldsToKeep(fields)
  }

  /** A redirect that carries the changed cookies, and a message for the page it leads to. */
  redirect(path: string, ...toast: [] | [tone: Toast['tone'], text: string]): TypedResponse<never> {
    if (toast.length === 2) this.reply.toast(...toast)
    return this.reply.redirect(path)
  }

  /** A redirect to the page that a form of the shell was on, with the text typed into that page's form (rules 3.4). */
  leadBack(form: URLSearchParams): TypedResponse<never> {
    const shown = safePath(form.get('backTo'), homePath())
    const referer = this.request.headers.get('Referer') ?? ''
    const { pathname, search } = new URL(URL.canParse(referer) ? referer : this.url)
    // A script may have put another filter or search into the address since the page was shown.
    const path = pathname === new URL(shown, this.url).pathname ? pathname + search : shown
    const typed = form.get('typed')
    if (typed === null) return this.redirect(path)
    return this.redirect(saveTyped(this.short, new URL(path, this.url), fieldsToKeep(new URLSearchParams(typed))))
  }

  /** Where to return after signing in, or for another try: this page, with the customer's typed text. */
  returnPath(): string {
    if (!isRead(this.request)) return saveTyped(this.short, this.url, this.keptFields)
    return this.path
  }

  /** A vendor call made outside this request, with its failures handled like those of this request. */
  withFailureHandling<T>(call: Promise<T>): Promise<T> {
    return call.catch((error: unknown) => this.onVendorFailure(error))
  }

  /** Turns a refused token and a failing vendor into pages (rules 14.5 and 20.4). Actions handle their own failures. */
  private async onVendorFailure(error: unknown): Promise<never> {
    if (!isUnauthorized(error)) throw (this.failures === 'pages' && pageFailure(error)) || error
    const { signedIn } = this.session
    // The session was ended in another tab meanwhile, and the browser may already have a new one.
    const isCurrent = signedIn !== null && !(await hasEnded(signedIn.id))
    if (isCurrent) log.info({ requestId: this.requestId }, 'session expired')
    throw this.reply.signedOut(signInPath(this.returnPath()), isCurrent ? this.t('session.expired') : null)
  }
}
