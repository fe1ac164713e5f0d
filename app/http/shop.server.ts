import { json, redirect, type TypedResponse } from '@remix-run/node'
import { safeRedirect } from 'remix-utils/safe-redirect'
import type { Cart } from '~/domain/cart'
import type { Mode, Place } from '~/domain/place'
import type { Settings } from '~/domain/settings'
import type { User } from '~/domain/user'
import { env } from '~/env.server'
import { cache } from '~/http/cache.server'
import type { DeviceCookies } from '~/http/device-cookies.server'
import { fieldsToKeep, readForm } from '~/http/form.server'
import { countTry, uncounted, type Counted, type LimitName } from '~/http/limits.server'
import { log } from '~/http/log.server'
import { endSession } from '~/http/ended-sessions.server'
import type { ShopSession } from '~/http/session.server'
import type { Timings } from '~/http/timings.server'
import type { Toast, ToastCookie } from '~/http/toast.server'
import { isUnauthorized, pageFailure } from '~/http/vendor-failures.server'
import { translatorFor, type Translate } from '~/i18n/i18n.server'
import { waitText } from '~/i18n/wait-text'
import { createGeocoder, type Geocoder } from '~/maps/geocoder.server'
import { signInPath } from '~/paths'
import { createVendor, type Vendor } from '~/vendor/index.server'

/** Whether a request only reads. */
export const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** What one browser holds for this vendor, in cookies. */
export type BrowserState = { session: ShopSession; device: DeviceCookies; toasts: ToastCookie }

/** One customer's request. Changes are collected and written once, by `redirect`, `json` or the page's own headers. */
export class Shop {
  readonly url: URL
  readonly t: Translate
  private bound: { token: string | null; vendor: Vendor } | null = null
  private posted: Promise<URLSearchParams | null> | null = null
  private keptFields = ''
  private retryAfterSeconds = 0
  private isPersonal = false
  private isCounted = false
  private deadline = Infinity
  readonly session: ShopSession
  readonly device: DeviceCookies
  private readonly toasts: ToastCookie
  /** Whether loaders are at work: after an action they are, with the same shop. */
  isReading: boolean

  constructor(
    private readonly request: Request,
    readonly settings: Settings,
    readonly locale: string,
    readonly requestId: string,
    state: BrowserState,
    private readonly timings: Timings,
    /** Who asks, or null under a server that does not tell. */
    readonly clientAddress: string | null = null,
  ) {
    this.session = state.session
    this.device = state.device
    this.toasts = state.toasts
    this.url = new URL(request.url)
    this.isReading = isRead(request)
    this.t = translatorFor(locale)
  }

  /** The vendor API with the customer's token; signing in binds it anew. */
  get vendor(): Vendor {
    const token = this.session.signedIn?.token ?? null
    if (!this.bound || this.bound.token !== token) {
      const vendor = createVendor({
        baseUrl: env().VENDOR_API_URL,
        timeoutMs: env().VENDOR_TIMEOUT_MS,
        locale: this.locale,
        vendorId: this.settings.vendorId,
        token,
        deadline: this.deadline,
        ownPlace: this.settings.systemLocation,
        cache,
        onCall: this.timings.report,
        onFailure: (error) => this.onVendorFailure(error),
      })
      this.bound = { token, vendor }
    }
    return this.bound.vendor
  }

  /** The maps service's address search, with the deployment's key or else the vendor's. */
  get geocoder(): Geocoder {
    return createGeocoder({
      baseUrl: env().MAPS_API_URL,
      key: env().MAPS_API_KEY || this.settings.mapsKey,
      language: this.locale,
      timeoutMs: env().VENDOR_TIMEOUT_MS,
      onCall: this.timings.report,
    })
  }

  /** From now on no vendor call of this request waits for longer than what is left of so many milliseconds. */
  hurry(ms: number) {
    this.deadline = performance.now() + ms
    this.bound = null
  }

  get user(): User | null {
    return this.session.signedIn?.user ?? null
  }

  /** The signed-in customer; a guest is sent to sign-in and comes back to the same step with what was typed. */
  async requireUser(): Promise<User> {
    this.isPersonal = true
    if (this.user) return this.user
    if (this.request.method !== 'GET') await this.form()
    throw await this.redirect(signInPath(this.wayBack))
  }

  get cart(): Cart {
    return this.device.cart
  }

  /** Where the customer wants food: the chosen place, else the vendor's system location (rules 4.3). */
  get place(): Place | null {
    const system = this.settings.systemLocation
    return this.device.place.place ?? (system && { ...system, address: '', city: '', state: '' })
  }

  /** Delivery or pickup as far as the vendor offers it; a store may still say otherwise (`loadCheckout`). */
  get mode(): Mode {
    return this.settings.isPickupEnabled ? this.device.place.mode : 'delivery'
  }

  /**
   * Counts one try of what is limited, and throws a 429 page with the waiting time when there were too many. Its way on leads
   * back to this page with what was typed. Without a key there is nobody to count for.
   */
  async limit(name: LimitName, key: string | null): Promise<Counted> {
    const counted = await this.count(name, key)
    if (counted.waitMs === 0) return counted
    log.info({ requestId: this.requestId, limit: name }, 'limit reached')
    this.retryAfterSeconds = Math.ceil(counted.waitMs / 1000)
    const body = { wait: waitText(counted.waitMs, this.locale), retry: this.wayBack }
    throw json(body, { status: 429, headers: { 'Retry-After': String(this.retryAfterSeconds) } })
  }

  /** Counts one try of what is limited for callers that go on in another way when there were too many. */
  count(name: LimitName, key: string | null): Promise<Counted> {
    this.isCounted = true
    return key === null ? Promise.resolve(uncounted) : countTry(name, `${this.settings.vendorId} ${key}`)
  }

  toast(tone: Toast['tone'], text: string) {
    this.toasts.set({ tone, text })
  }

  /** The waiting toast, for the document that shows it; what a script fetches in the background leaves it waiting. */
  takeToast(): Toast | null {
    return isSeen(this.request) ? this.toasts.take() : null
  }

  /** Signs out here and now: the cookie is worthless from then on, whoever still holds it. */
  async signOut() {
    const { signedIn } = this.session
    if (signedIn) await endSession(signedIn)
    this.session.signOut()
    this.bound = null
  }

  /**
   * The posted fields, read once and remembered for the way back should the session have expired. A body that is no form
   * of ours, or too large, leads back to the page with a message.
   */
  async form(): Promise<URLSearchParams> {
    this.posted ??= readForm(this.request)
    const form = await this.posted
    if (!form) {
      this.toast('error', this.t('error.form'))
      throw await this.redirect(this.url.pathname)
    }
    this.keptFields = fieldsToKeep(form)
    return form
  }

  /** A redirect that carries the changed cookies. Whatever a caller got wrong, it stays on this site. */
  async redirect(path: string): Promise<TypedResponse<never>> {
    return redirect(safeRedirect(path), { headers: this.writeHeaders(new Headers()) })
  }

  /** A JSON answer that carries the changed cookies, for islands. */
  async json(body: object, status = 200): Promise<Response> {
    this.isPersonal = true
    return json(body, { status, headers: this.writeHeaders(new Headers(), { toIsland: true }) })
  }

  /**
   * Adds the changed cookies and says who may keep the answer: nobody but this browser and, when it shows what only this
   * customer may see or answers a form, not even that one.
   */
  writeHeaders(headers: Headers, { toIsland = false, isPage = false } = {}): Headers {
    for (const cookie of [this.session.header(), ...this.device.headers({ toIsland }), this.toasts.header({ isPage })])
      if (cookie) headers.append('Set-Cookie', cookie)
    const isPersonal = this.isPersonal || this.timings.usedToken || !isRead(this.request)
    headers.set('Cache-Control', isPersonal ? 'private, no-store' : 'private, no-cache')
    headers.append('Vary', 'Cookie, Accept-Language')
    headers.append('Server-Timing', this.timings.header())
    headers.set('X-Request-Id', this.requestId)
    if (this.retryAfterSeconds > 0) headers.set('Retry-After', String(this.retryAfterSeconds))
    return headers
  }

  /**
   * Until when what was read for this page is fresh, in ms since the epoch, when it is the same for everyone in this
   * language; null when somebody's own went into it, or something that is asked for every time.
   */
  get sharedUntil(): number | null {
    const { usedToken, freshUntil } = this.timings
    const isShared = !this.isPersonal && !this.isCounted && !usedToken && isRead(this.request) && freshUntil > 0
    return isShared ? freshUntil : null
  }

  /** Where to return to after signing in: this page, with the fields the customer had typed. */
  private get wayBack() {
    const query = this.request.method === 'GET' ? this.url.search.slice(1) : this.keptFields
    return this.url.pathname + (query ? `?${query}` : '')
  }

  /** Where a refused token and a failing vendor become pages (rules 14.5 and 20.4). Actions tell what is theirs. */
  private async onVendorFailure(error: unknown): Promise<never> {
    if (isUnauthorized(error)) throw this.expired()
    throw (this.isReading && pageFailure(error)) || error
  }

  /**
   * The way to sign-in after a token was refused. The session ends with this answer, not before: a caller that can do
   * without the call goes on as it was, with the same token.
   */
  private expired(): Response {
    const headers = new Headers({ 'Cache-Control': 'private, no-store', 'X-Request-Id': this.requestId })
    for (const cookie of this.device.headers()) headers.append('Set-Cookie', cookie)
    if (this.session.signedIn) {
      headers.append('Set-Cookie', this.session.signedOutHeader())
      headers.append('Set-Cookie', this.toasts.headerOf({ tone: 'error', text: this.t('session.expired') }))
      log.info({ requestId: this.requestId }, 'session expired')
    }
    return redirect(safeRedirect(signInPath(this.wayBack)), { headers })
  }
}

/** Whether the answer is a page in front of the customer, not one that a script or the browser fetches beforehand. */
function isSeen({ method, headers, url }: Request) {
  const purpose = headers.get('Sec-Fetch-Dest') ?? 'document'
  const isFetched =
    headers.has('X-Requested-With') || headers.has('Sec-Purpose') || new URL(url).searchParams.has('_data')
  return method !== 'HEAD' && purpose === 'document' && !isFetched
}
