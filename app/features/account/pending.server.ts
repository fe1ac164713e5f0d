import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { socialProviders } from '~/domain/brand/settings'
import { safePath } from '~/domain/safe-path'
import { endOf, type ShortCookie } from '~/http/device/short-cookies.server'
import type { Shop } from '~/http/shop/shop.server'
import { spend } from '~/http/store/store.server'
import { homePath, signInPath } from '~/paths'
import { shownFor } from './customer'

const Identity = z.object({
  identifier: z.string(),
  /** Digits of the dial code and letters of the country; '' of an e-mail. */
  dial: z.string(),
  country: z.string(),
  /** The expiry, in ms since the epoch; checked here, because a browser may keep the cookie longer. */
  until: z.number(),
})

const PendingCode = Identity.extend({
  why: z.enum(['join', 'reset', 'number']),
  by: z.enum(['own', 'thirdParty']),
  sessionId: z.string(),
  length: z.number(),
  /** When another code may be asked for, in ms since the epoch. */
  resendAt: z.number(),
})

/** A sent code and its purpose, none of which is taken from a form. */
export type PendingCode = z.infer<typeof PendingCode>

const Profile = z.object({ provider: z.enum(socialProviders), id: z.string() })

const Verified = Identity.extend({ id: z.uuid() }).and(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('number') }),
    z.object({ kind: z.literal('email'), name: z.string(), profile: Profile.optional() }),
    z.object({ kind: z.literal('profile'), profile: Profile }),
    z.object({ kind: z.literal('reset'), resetToken: z.string() }),
    z.object({ kind: z.literal('done') }),
  ]),
)

/**
 * A verification, usable once: of a number or e-mail, of a provider's profile, or of an account for a new password.
 * `done`: the new password was set; it names nobody.
 */
type Verified = z.infer<typeof Verified>

/** A verification of some kinds. */
export type Proof<Kind extends Verified['kind']> = Extract<Verified, { kind: Kind }>

const SocialSignIn = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  /** The PKCE verifier for exchanging the code of an answer. */
  verifier: z.string(),
  /** Where to go on, a path of this site. */
  redirectTo: z.string(),
  until: z.number(),
})

/** A sign-in at a provider that this browser started. */
export type SocialSignIn = z.infer<typeof SocialSignIn>

/** How long each of them is valid, in seconds. */
const seconds = { code: 15 * 60, proof: 10 * 60, attempt: 10 * 60 }

/** What this browser has pending: a sent code, a verification, and a sign-in at a provider. Each expires. */
const Verification = z.object({
  until: z.number(),
  code: PendingCode.nullable(),
  proof: Verified.nullable(),
  attempt: SocialSignIn.nullable(),
})
type Verification = z.infer<typeof Verification>
type Kind = keyof typeof seconds

const cookie: ShortCookie<Verification> = { name: '__verification', schema: Verification, seconds: seconds.code }

const kinds = Object.keys(seconds) as Kind[]
const endOfKind = (kind: Kind) => endOf({ seconds: seconds[kind] })

function read(shop: Shop): Verification {
  return shop.short.read(cookie) ?? { until: 0, code: null, proof: null, attempt: null }
}

function ofKind<K extends Kind>(shop: Shop, kind: K): Verification[K] | null {
  const value = read(shop)[kind]
  return value && value.until > Date.now() ? value : null
}

/** Stores a pending part beside the others; returns false, and changes nothing, if it does not fit a cookie. */
function savePending(shop: Shop, change: Partial<Omit<Verification, 'until'>>): boolean {
  const next = { ...read(shop), ...change }
  const until = Math.max(...kinds.map((kind) => next[kind]?.until ?? 0))
  if (until > Date.now()) return shop.short.set(cookie, { ...next, until })
  shop.short.clear(cookie)
  return true
}

type WithoutLife<T> = T extends unknown ? Omit<T, 'until' | 'id'> : never

/** The code that was sent to this browser's customer, or null. */
export const pendingCode = (shop: Shop) => ofKind(shop, 'code')

/** Stores the code that was sent, in place of an earlier one; returns false if it does not fit a cookie. */
export const rememberCode = (shop: Shop, code: WithoutLife<PendingCode>) =>
  savePending(shop, { code: { ...code, until: endOfKind('code') } })

/** Forgets the code that was sent. */
export const forgetCode = (shop: Shop) => savePending(shop, { code: null })

/** Stores a verification in place of its code. */
export function rememberVerified(shop: Shop, proof: WithoutLife<Verified>) {
  const life = { id: randomUUID(), until: endOfKind('proof') }
  savePending(shop, { code: null, proof: { ...proof, ...life } as Verified })
}

/** The unused verification of this browser, if it is of the given kind; else null. */
export function pendingProof<Kind extends Verified['kind']>(shop: Shop, ...wanted: Kind[]): Proof<Kind> | null {
  const proof = ofKind(shop, 'proof')
  return proof && wanted.some((kind) => kind === proof.kind) ? (proof as Proof<Kind>) : null
}

/** Stores that the new password was set, in place of everything pending, for a customer who comes back by Back. */
export function rememberDone(shop: Shop) {
  forgetPending(shop)
  rememberVerified(shop, { kind: 'done', identifier: '', dial: '', country: '' })
}

/** The redirect for a customer who comes back and has nothing left to do: signed in, or with a new password; or null. */
export function leadOnAfterBack(shop: Shop, redirectTo: string) {
  if (shop.user) return shop.redirect(redirectTo)
  return pendingProof(shop, 'done') && shop.redirect(signInPath(redirectTo))
}

/** Uses up a verification in all copies of its cookie; false if it was used before. Throws if the store is down. */
export function useUp(shop: Shop, proof: Verified): Promise<boolean> {
  savePending(shop, { proof: null })
  return spend('verified', proof.id, proof.until)
}

/** Gives back a verification that was used in vain; its expiry stays. */
export const giveBack = (shop: Shop, proof: Verified) => savePending(shop, { proof: { ...proof, id: randomUUID() } })

/** The sign-in at a provider that this browser started, or null. */
export const pendingSocialSignIn = (shop: Shop) => ofKind(shop, 'attempt')

/** Stores a sign-in that starts; returns false if it does not fit a cookie. */
export const saveSocialSignIn = (shop: Shop, attempt: WithoutLife<SocialSignIn>) =>
  savePending(shop, { attempt: { ...attempt, until: endOfKind('attempt') } })

/** Forgets the sign-in at a provider. */
export const forgetSocialSignIn = (shop: Shop) => savePending(shop, { attempt: null })

/** Forgets everything pending, after signing in or out. */
export const forgetPending = (shop: Shop) => shop.short.clear(cookie)

/** Whether a form was shown for this number or e-mail; another tab may have verified another one since. */
export const isShownFor = ({ identifier }: { identifier: string }, form: URLSearchParams) =>
  [null, identifier].includes(form.get(shownFor))

/** The page to open after signing in, as the address names it; home without one. */
export const redirectTarget = ({ query }: Pick<Shop, 'query'>) => safePath(query.get('redirectTo'), homePath())
