import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { socialProviders } from '~/domain/brand/settings'
import { spend } from '~/http/durable/once.server'
import { endOf, type ShortCookie } from '~/http/device/short-cookie.server'
import type { Shop } from '~/http/shop/shop.server'

/** What is under way in this browser between two pages of joining, each in a cookie of its own that ends soon. */

const Identity = z.object({
  identifier: z.string(),
  /** Digits of the dial code and letters of the country; '' of an e-mail. */
  dial: z.string(),
  country: z.string(),
  /** When it ends, in ms since the epoch, whatever a browser keeps. */
  until: z.number(),
})

const PendingCode = Identity.extend({
  why: z.enum(['join', 'reset', 'number']),
  by: z.enum(['own', 'thirdParty']),
  sessionId: z.string(),
  /** Digits of the code. */
  length: z.number(),
  /** When another code may be asked for, in ms since the epoch. */
  resendAt: z.number(),
})

/** A code that was sent, and what it is about: nothing of that is taken from a form. */
export type PendingCode = z.infer<typeof PendingCode>

/** Who somebody is at a provider. */
const Profile = z.object({ provider: z.enum(socialProviders), id: z.string() })

const Verified = Identity.extend({ id: z.uuid() }).and(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('number') }),
    z.object({ kind: z.literal('email'), name: z.string(), profile: Profile.optional() }),
    z.object({ kind: z.literal('profile'), profile: Profile }),
    z.object({ kind: z.literal('reset'), resetToken: z.string() }),
  ]),
)

/**
 * What was proved: a number or e-mail to sign up with, a provider's profile whose e-mail has an account, or an account to set a new
 * password of. Good for one use.
 */
export type Verified = z.infer<typeof Verified>
type Proof<Kind extends Verified['kind']> = Extract<Verified, { kind: Kind }>

export const codeCookie: ShortCookie<PendingCode> = { name: '__code', schema: PendingCode, seconds: 15 * 60 }
const verifiedCookie: ShortCookie<Verified> = { name: '__verified', schema: Verified, seconds: 10 * 60 }

const SocialAttempt = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  /** What the code of an answer is exchanged with (PKCE). */
  verifier: z.string(),
  /** Where to go on, a path of this site. */
  redirectTo: z.string(),
  until: z.number(),
})

/** A sign-in at a provider that was begun in this browser. */
export type SocialAttempt = z.infer<typeof SocialAttempt>

export const socialCookie: ShortCookie<SocialAttempt> = { name: '__social', schema: SocialAttempt, seconds: 10 * 60 }

/** What a provider posted, on its way to the page that has the browser's cookies: the post of another site has none. */
const PostedAnswer = z.object({ provider: z.enum(socialProviders), fields: z.string(), until: z.number() })

export const answerCookie: ShortCookie<z.infer<typeof PostedAnswer>> = {
  name: '__answer',
  schema: PostedAnswer,
  seconds: 60,
}

type WithoutLife<T> = T extends unknown ? Omit<T, 'until' | 'id'> : never

/** The code that was sent to this browser's customer, or null. */
export const pendingCode = (shop: Shop) => shop.short.read(codeCookie)

export const rememberCode = (shop: Shop, code: WithoutLife<PendingCode>) =>
  shop.short.set(codeCookie, { ...code, until: endOf(codeCookie) })

export const forgetCode = (shop: Shop) => shop.short.clear(codeCookie)

/** Remembers what was proved, in place of the code that proved it. */
export async function rememberVerified(shop: Shop, proof: WithoutLife<Verified>) {
  const life = { id: randomUUID(), until: endOf(verifiedCookie) }
  forgetCode(shop)
  await shop.short.set(verifiedCookie, { ...proof, ...life } as Verified)
}

/** What was proved in this browser and is not used yet, as far as it is of such a kind; null for nothing. */
export async function verified<Kind extends Verified['kind']>(
  shop: Shop,
  ...kinds: Kind[]
): Promise<Proof<Kind> | null> {
  const proof = await shop.short.read(verifiedCookie)
  return proof && kinds.some((kind) => kind === proof.kind) ? (proof as Proof<Kind>) : null
}

/** Uses up what was proved, here and in every copy of the cookie. False when it was used before. Throws when nobody can tell. */
export async function useUp(shop: Shop, proof: Verified): Promise<boolean> {
  shop.short.clear(verifiedCookie)
  return spend('verified', proof.id, proof.until)
}

/** Gives back what was used up for nothing; it ends when it would have. */
export const giveBack = (shop: Shop, proof: Verified) => shop.short.set(verifiedCookie, { ...proof, id: randomUUID() })

/** Forgets all that is under way: somebody is in, or gone. */
export function forgetPending(shop: Shop) {
  for (const cookie of [codeCookie, verifiedCookie, socialCookie, answerCookie]) shop.short.clear(cookie)
}
