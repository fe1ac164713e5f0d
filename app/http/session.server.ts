import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { User } from '~/domain/user'
import { readJsonCookie, writeJsonCookie, type CookieScope } from '~/http/cookies.server'

/** How long a session lives from signing in, in seconds; a vendor's token lasts no longer. */
const lifeSeconds = 90 * 24 * 3600

/** Most bytes of a cookie with its name and attributes. */
const mostBytes = 4096

const SignedIn = z.object({
  /** Names this session, so that it can be ended for good. */
  id: z.uuid(),
  /** When it ends, in milliseconds since the epoch. */
  until: z.number(),
  token: z.string().min(1),
  user: z.object({
    id: z.string().min(1),
    name: z.string(),
    mobile: z.string(),
    /** Sessions that were opened before it was known go on. */
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

export type SignedIn = z.infer<typeof SignedIn>

const nobody: Session = { signedIn: null, lastUserId: null }

/**
 * The signed-in state in one httpOnly cookie of the vendor that opened it. It knows whether it changed; an unreadable
 * cookie is an empty session.
 */
export class ShopSession {
  private state: Session
  private isChanged = false

  constructor(
    cookieHeader: string | null,
    private readonly scope: CookieScope,
  ) {
    this.state = Session.catch(nobody).parse(readJsonCookie(cookieHeader, '__session', scope))
    if (this.state.signedIn && this.state.signedIn.until <= Date.now()) this.state.signedIn = null
  }

  /** Token, user basics and the session's id and end, or null for a guest. */
  get signedIn(): SignedIn | null {
    return this.state.signedIn
  }

  /** Who was signed in last on this device, so that somebody else does not inherit their places. */
  get lastUserId(): string | null {
    return this.state.lastUserId
  }

  /** Begins a session. Throws when the vendor's token is too long for a cookie, which browsers would drop unsaid. */
  signIn(token: string, user: User) {
    const signedIn = { id: randomUUID(), until: Date.now() + lifeSeconds * 1000, token, user }
    const state = { signedIn, lastUserId: user.id }
    if (writeJsonCookie('__session', state, this.scope).length > mostBytes) throw new Error('session too large')
    this.change(state)
  }

  signOut() {
    this.change({ ...this.state, signedIn: null })
  }

  /** The Set-Cookie header, or null when nothing changed. */
  header(): string | null {
    return this.isChanged ? writeJsonCookie('__session', this.state, this.scope, lifeSeconds) : null
  }

  /** The Set-Cookie header of this session signed out, which itself stays as it is. */
  signedOutHeader(): string {
    return writeJsonCookie('__session', { ...this.state, signedIn: null }, this.scope, lifeSeconds)
  }

  private change(state: Session) {
    this.state = state
    this.isChanged = true
  }
}
