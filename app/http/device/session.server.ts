import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { User } from '~/domain/account/user'
import { longestCookie, readJsonCookie, writeJsonCookie, type CookieScope } from '~/http/device/cookies.server'
import { savedToken, saveToken } from '~/http/device/stored-sessions.server'

/** How long a session lives from signing in, in seconds; a vendor's token lasts no longer. */
const lifeSeconds = 90 * 24 * 3600

/** Characters reserved for the rest of the session in its cookie, because names and addresses may grow. */
const reservedLength = 500

const SignedIn = z.object({
  /** Identifies this session, so that it can be ended for good. */
  id: z.uuid(),
  /** When it ends, in milliseconds since the epoch. */
  until: z.number(),
  /** '' in the cookie if the token is too long for it. */
  token: z.string(),
  /** The key to such a token in the key-value store; '' for all others. */
  sealKey: z.string().catch(''),
  user: z.object({
    id: z.string().min(1),
    name: z.string(),
    mobile: z.string(),
    /** '' in sessions that were opened before the dial code was stored. */
    dialCode: z.string().catch(''),
    email: z.string(),
    canPayCash: z.boolean(),
  }),
})

const Session = z.object({
  signedIn: SignedIn.nullable().catch(null),
  lastUserId: z.string().nullable().catch(null),
})
type Session = z.infer<typeof Session>

type SignedIn = z.infer<typeof SignedIn>

const nobody: Session = { signedIn: null, lastUserId: null }

/** The signed-in state for one vendor, in an httpOnly cookie; none if unreadable. Long tokens are in the store. */
export class ShopSession {
  private state: Session
  private isChanged = false

  constructor(
    cookieHeader: string | null,
    private readonly scope: CookieScope,
  ) {
    this.state = Session.catch(nobody).parse(readJsonCookie(cookieHeader, '__session', scope))
    const { signedIn } = this.state
    if (signedIn && signedIn.until <= Date.now()) this.state.signedIn = null
  }

  /** Token, user basics and the session's id and end; null for a guest, and until the token is restored. */
  get signedIn(): SignedIn | null {
    return this.state.signedIn?.token ? this.state.signedIn : null
  }

  /** The user who was last signed in on this device, so that another one does not inherit their addresses. */
  get lastUserId(): string | null {
    return this.state.lastUserId
  }

  /** The session in the cookie; its token is '' until it is restored. */
  get claimedSession(): SignedIn | null {
    return this.state.signedIn
  }

  /** Whether there is a session whose token has not been loaded yet. */
  get isSealed(): boolean {
    return this.claimedSession !== null && this.signedIn === null
  }

  /** Fetches a token that is too long for the cookie. Returns false if it is lost. Throws if the store is down. */
  async restore(): Promise<boolean> {
    const { signedIn } = this.state
    if (!signedIn || signedIn.token) return true
    const token = await savedToken(signedIn.id, signedIn.sealKey)
    if (token) this.state = { ...this.state, signedIn: { ...signedIn, token } }
    return token !== null
  }

  /** Starts a session. Throws if the vendor's token is too long for a cookie and the key-value store is down. */
  async signIn(token: string, user: User) {
    const signedIn = { id: randomUUID(), until: Date.now() + lifeSeconds * 1000, token, sealKey: '', user }
    const fits = this.headerOf({ signedIn, lastUserId: user.id }).length <= longestCookie - reservedLength
    if (!fits) signedIn.sealKey = await saveToken(signedIn, token)
    this.change({ signedIn, lastUserId: user.id })
  }

  /** Changes the customer's basics; the session and its token stay. */
  updateUser(user: User) {
    const { signedIn } = this.state
    if (signedIn) this.change({ ...this.state, signedIn: { ...signedIn, user } })
  }

  /** Treats this request as signed out without changing the cookie. */
  disregard() {
    this.state = { ...this.state, signedIn: null }
  }

  signOut() {
    this.change({ ...this.state, signedIn: null })
  }

  /** Signs out and forgets the user, so that nothing of them stays in this browser. */
  forget() {
    this.change(nobody)
  }

  /** The Set-Cookie header, or null when nothing changed. */
  header(): string | null {
    return this.isChanged ? this.headerOf(this.state) : null
  }

  /** The Set-Cookie header that signs the browser out; this object does not change. */
  signedOutHeader(): string {
    return this.headerOf({ ...this.state, signedIn: null })
  }

  private headerOf({ signedIn, lastUserId }: Session) {
    if (!signedIn && !lastUserId) return writeJsonCookie('__session', null, this.scope)
    const inCookie = signedIn?.sealKey ? { ...signedIn, token: '' } : signedIn
    // Kept as long as the other cookies: after the session, they still belong to the last user.
    return writeJsonCookie('__session', { signedIn: inCookie, lastUserId }, this.scope)
  }

  private change(state: Session) {
    if (this.headerOf(state).length > longestCookie) throw new Error('session too large')
    this.state = state
    this.isChanged = true
  }
}
