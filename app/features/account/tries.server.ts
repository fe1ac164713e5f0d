import type { LimitName } from '~/http/request-policy/limits.server'
import type { Shop } from '~/http/shop/shop.server'
import { isRefusal } from '~/vendor-api/errors'

type Tries = [LimitName, string | null][]

/**
 * What an attempt to sign in counts against: the account from this address, the account from anywhere, and the address. This
 * way nobody can lock others out of their account for long by guessing.
 */
export function signInTries({ clientAddress }: Shop, account: string): Tries {
  return [
    ['signIn', `${account} ${clientAddress ?? ''}`],
    ['signInAs', account],
    ['signInFrom', clientAddress],
  ]
}

/** A new password can be used at once: failed attempts at the old one no longer count. */
export async function forgetSignInTries(shop: Shop, account: string) {
  const ofAccount = signInTries(shop, account).slice(0, 2)
  await Promise.all(ofAccount.map(async (one) => (await shop.count(...one)).forget()))
}

/**
 * Counts an attempt before it is made, so that parallel ones count too. Without a key nothing is counted. `waitMs` is 0 when
 * the attempt may be made, else the time to wait.
 */
export async function countTries(shop: Shop, tries: Tries) {
  const counters = await Promise.all(tries.map(([name, key]) => shop.count(name, key)))
  const undo = () => Promise.all(counters.map((one) => one.giveBack()))
  return {
    waitMs: Math.max(...counters.map(({ waitMs }) => waitMs)),
    /** The attempt was no failure and no longer counts. */
    undo,
    /** A success: earlier failures no longer count for the first of the keys. */
    succeeded: () => Promise.all(counters.map((one, at) => (at === 0 ? one.forget() : one.giveBack()))),
    /** Refusals by the vendor stay counted; its own failures do not. */
    failed: (error: unknown) => (isRefusal(error) ? null : undo()),
  }
}
