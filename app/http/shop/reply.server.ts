import { json, redirect, type TypedResponse } from '@remix-run/node'
import { safeRedirect } from 'remix-utils/safe-redirect'
import { isGatewayReturn } from '~/domain/payments/return-path'
import { ownCookiesIn } from '~/http/device/cookies.server'
import type { DeviceCookies } from '~/http/device/device-cookies.server'
import type { ShopSession } from '~/http/device/session.server'
import type { ShortCookies, Toast, ToastCookie } from '~/http/device/short-cookies.server'
import { forgetFetched, prefetchPressed } from '~/http/page-cache/speculation.server'
import { isFromElsewhere } from '~/http/request-policy/policy.server'
import { hostNameOf, isRead } from '~/http/request-policy/request-head.server'
import type { Timings } from '~/http/shop/timings.server'
import { homePath, pathOf } from '~/paths'

/** The path if it is on this site, else home. Only the path is checked: a query may contain anything. */
const onThisSite = (path: string) => (safeRedirect(pathOf(path)) === pathOf(path) ? path : homePath())

/** What one browser holds for this vendor, in cookies. */
export type BrowserState = { session: ShopSession; device: DeviceCookies; short: ShortCookies; toasts: ToastCookie }

/** The answer to one request: where it leads, which cookies it changes, and who may keep it. */
export class Reply {
  private retryAfterSeconds = 0
  private isPersonal = false
  private isUncacheable = false
  private isLeavingNothing = false
  private isSaving = false
  private forgotten: string[] = []

  constructor(
    private readonly request: Request,
    private readonly browser: BrowserState,
    private readonly timings: Timings,
    private readonly requestId: string,
  ) {}

  /** Marks the answer as this customer's own. */
  personal() {
    this.isPersonal = true
  }

  uncacheable() {
    this.isUncacheable = true
  }

  /**
   * With this answer the browser forgets the host's cached pages, including the back-forward cache, and the storage of
   * scripts. Cookies are not cleared this way, because that would also clear those of sibling brands.
   */
  clearSite() {
    this.isLeavingNothing = true
  }

  /** The browser forgets cookies that a third-party script has set, for this host or a domain above it. */
  forgetCookies(names: readonly string[]) {
    const labels = hostNameOf(this.request).split('.')
    const domains = labels.slice(0, -1).map((_, at) => `; Domain=${labels.slice(at).join('.')}`)
    this.forgotten = names.flatMap((name) => ['', ...domains].map((domain) => `${name}=; Path=/; Max-Age=0${domain}`))
  }

  /** Marks the answer to a script that saves a field in the background; it sets no cookies. */
  savingOnly() {
    this.isSaving = true
  }

  /** Adds a Retry-After header: how long to wait before another try. */
  retryAfter(waitMs: number) {
    this.retryAfterSeconds = Math.ceil(waitMs / 1000)
  }

  /** The 429 answer to too many attempts, with the waiting time, for the page that shows it. */
  tooMany(waitMs: number, retry: string): Response {
    this.retryAfter(waitMs)
    return json({ waitMs, retry }, { status: 429, headers: { 'Retry-After': String(this.retryAfterSeconds) } })
  }

  /** Whether a script of ours asks for a page in the background. */
  get isInBackground(): boolean {
    return this.request.headers.has('X-Requested-With')
  }

  /**
   * Whether the customer sees this answer: no script or prefetch asked for it. A service worker's visit is `navigate`.
   */
  get isSeen(): boolean {
    const { method, headers, url } = this.request
    const purpose = headers.get('Sec-Fetch-Dest') ?? 'document'
    const isFetched =
      this.isInBackground ||
      headers.has('Sec-Purpose') ||
      headers.get('Accept') === 'text/event-stream' ||
      new URL(url).searchParams.has('_data')
    const isVisit = purpose === 'document' || (purpose === 'empty' && headers.get('Sec-Fetch-Mode') === 'navigate')
    return method !== 'HEAD' && isVisit && !isFetched
  }

  /**
   * Whether a script or the browser asks in the background. The answer may arrive after a form, an order, a sign-out or
   * another sign-in and would bring back old cookies, so it sets none.
   */
  private get isLate(): boolean {
    return this.isSaving || (isRead(this.request) && !this.isSeen)
  }

  /**
   * Whether another site may have led to this page, as any site can use a gateway's return address. Such a page shows
   * what it finds, and saves it only when its own form is submitted (rules 22.15).
   */
  get isFromOtherSite(): boolean {
    const { headers, url } = this.request
    return isRead(this.request) && (isGatewayReturn(new URL(url).pathname) || isFromElsewhere(headers))
  }

  /** Whether the browser has cookies of ours: a page for it is not everybody's. */
  private get isForOne(): boolean {
    return ownCookiesIn(this.request.headers.get('Cookie') ?? '') !== ''
  }

  toast(tone: Toast['tone'], text: string) {
    this.browser.toasts.set({ tone, text })
  }

  /** The waiting toast, for the document that shows it; background requests leave it waiting. */
  takeToast(): Toast | null {
    return this.isSeen ? this.browser.toasts.take() : null
  }

  /** A redirect that carries the changed cookies. With 307 the browser posts its form again to that page. */
  redirect(path: string, status: 302 | 307 = 302): TypedResponse<never> {
    return redirect(onThisSite(path), { status, headers: this.writeHeaders(new Headers()) })
  }

  /**
   * A redirect to another site with the changed cookies: to sign-in providers and checked gateways, never from input.
   */
  leave(url: URL, status: 302 | 303 = 302): TypedResponse<never> {
    this.personal()
    return redirect(url.href, { status, headers: this.writeHeaders(new Headers()) })
  }

  /** A JSON answer that carries the changed cookies, for islands. */
  json(body: object): Response {
    this.isPersonal = true
    return json(body, { headers: this.writeHeaders(new Headers(), { toIsland: true }) })
  }

  /**
   * The redirect after the vendor refused a token. This answer ends the session, not the failed call: a caller that can
   * do without it continues with the same token. Without a text there is no session to end: it only redirects.
   */
  signedOut(path: string, text: string | null): Response {
    const { session, device, short, toasts } = this.browser
    const headers = new Headers({ 'Cache-Control': 'private, no-store', 'X-Request-Id': this.requestId })
    if (!this.isLate) {
      const endingCookies = text === null ? [] : [session.signedOutHeader(), toasts.headerOf({ tone: 'info', text })]
      for (const cookie of [...device.headers(), ...short.headers(), ...endingCookies])
        headers.append('Set-Cookie', cookie)
      forgetFetched(this.request.headers, headers)
    }
    return redirect(onThisSite(path), { headers })
  }

  /**
   * Adds the changed cookies and the caching header: only this browser may keep the answer, and not even it when the
   * answer is private to the customer or answers a form.
   */
  writeHeaders(headers: Headers, { toIsland = false, isPage = false } = {}): Headers {
    const { session, device, short, toasts } = this.browser
    const changes = this.isLate ? [] : [session.header(), ...device.headers({ toIsland }), ...short.headers()]
    const messages = this.isLate ? [] : [toasts.header({ isPage }), ...this.forgotten]
    for (const cookie of [...changes, ...messages]) if (cookie) headers.append('Set-Cookie', cookie)
    if (changes.some(Boolean) || !isRead(this.request)) forgetFetched(this.request.headers, headers)
    if (isPage && !session.signedIn && this.isForOne) prefetchPressed(this.request.headers, headers)
    if (this.isLeavingNothing) headers.set('Clear-Site-Data', '"cache", "storage"')
    const isPersonal = this.isPersonal || this.timings.usedToken || !isRead(this.request)
    headers.set('Cache-Control', isPersonal ? 'private, no-store' : 'private, no-cache')
    headers.append('Vary', 'Cookie, Accept-Language')
    headers.append('Server-Timing', this.timings.header())
    headers.set('X-Request-Id', this.requestId)
    if (this.retryAfterSeconds > 0) headers.set('Retry-After', String(this.retryAfterSeconds))
    return headers
  }

  /** Until when (epoch ms) the page may be shown again for the same cookies; null when it contains uncacheable data. */
  get cacheableUntil(): number | null {
    const { freshUntil } = this.timings
    const isCacheable = !this.isPersonal && !this.isUncacheable && isRead(this.request) && freshUntil > 0
    return isCacheable ? freshUntil : null
  }
}
