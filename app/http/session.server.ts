import { createCookieSessionStorage, type Session } from '@remix-run/node'
import { z } from 'zod/v4'
import type { User } from '~/domain/user'
import { env } from '~/env.server'
import { cookieAttributes } from '~/http/cookies.server'

export type Toast = { tone: 'info' | 'success' | 'error'; text: string }

const SignedIn = z.object({
  token: z.string().min(1),
  user: z.object({
    id: z.string().min(1),
    name: z.string(),
    mobile: z.string(),
    email: z.string(),
    canPayCash: z.boolean(),
  }),
})
const PlacedOrders = z.array(z.tuple([z.string(), z.string()])).catch([])
const ToastShape = z.object({ tone: z.enum(['info', 'success', 'error']), text: z.string() })

/** Longest toast kept: the cookie must stay below 4096 bytes whatever a vendor's message says. */
const toastLimit = 300

const storage = createCookieSessionStorage({
  cookie: { name: '__session', ...cookieAttributes(true), secrets: env().SESSION_SECRET },
})

/**
 * The signed-in state, the toast and the last placed orders, in one httpOnly cookie. It knows whether it changed;
 * `commit` is called in one place. An unreadable cookie is an empty session.
 */
export class ShopSession {
  private changed = false
  private constructor(
    private readonly session: Session,
    private readonly isSecure: boolean,
  ) {}

  static async open(cookieHeader: string | null, isSecure: boolean) {
    const session = await storage.getSession(cookieHeader).catch(() => storage.getSession())
    return new ShopSession(session, isSecure)
  }

  /** Token and user basics, or null for a guest. */
  get signedIn(): { token: string; user: User } | null {
    const parsed = SignedIn.safeParse({ token: this.session.get('token'), user: this.session.get('user') })
    return parsed.success ? parsed.data : null
  }

  signIn(token: string, user: User) {
    this.set('token', token)
    this.set('user', user)
    this.set('lastUserId', user.id)
  }

  signOut() {
    this.changed = true
    for (const key of ['token', 'user', 'placed']) this.session.unset(key)
  }

  /** Who was signed in last on this device, so that somebody else does not inherit their places. */
  get lastUserId(): string | null {
    const id: unknown = this.session.get('lastUserId')
    return typeof id === 'string' ? id : null
  }

  setToast(toast: Toast) {
    this.set('toast', { ...toast, text: toast.text.slice(0, toastLimit) })
  }

  /** The waiting toast, which is gone afterwards. */
  takeToast(): Toast | null {
    const toast = ToastShape.safeParse(this.session.get('toast'))
    if (this.session.has('toast')) {
      this.changed = true
      this.session.unset('toast')
    }
    return toast.success ? toast.data : null
  }

  /** Remembers which order an attempt became, so that Back and reload find it also after a restart (design 5). */
  rememberOrder(attempt: string, orderId: string) {
    const others = this.placedOrders.filter(([key]) => key !== attempt)
    this.set('placed', [[attempt, orderId], ...others].slice(0, 5))
  }

  orderOf(attempt: string): string | null {
    return this.placedOrders.find(([key]) => key === attempt)?.[1] ?? null
  }

  /** The Set-Cookie header, or null when nothing changed. */
  async commit(): Promise<string | null> {
    if (!this.changed) return null
    const write = () => storage.commitSession(this.session, { secure: this.isSecure })
    try {
      return await write()
    } catch {
      // Over 4096 bytes, with a vendor's very long token: what can be done without goes first.
      for (const key of ['toast', 'placed']) this.session.unset(key)
      return write()
    }
  }

  private get placedOrders() {
    return PlacedOrders.parse(this.session.get('placed'))
  }

  private set(key: string, value: unknown) {
    this.changed = true
    this.session.set(key, value)
  }
}
