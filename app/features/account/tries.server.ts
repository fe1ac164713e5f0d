import type { LimitName } from '~/http/request-policy/limits.server'
import type { Shop } from '~/http/shop/shop.server'
import { isRefusal } from '~/vendor-api/errors'

type Tries = [LimitName, string | null][]

/**
 * What a try to sign in counts for: the account from this address, the account from anywhere, and the address. Somebody who
 * guesses so keeps nobody else out of their account for long.
 */
export function signInTries({ clientAddress }: Shop, account: string): Tries {
  return [
    ['signIn', `${account} ${clientAddress ?? ''}`],
    ['signInAs', account],
    ['signInFrom', clientAddress],
  ]
}

/** Whoever has set a new password may try it at once: what was guessed at the old one does not count any more. */
export async function forgetSignInTries(shop: Shop, account: string) {
  const ofAccount = signInTries(shop, account).slice(0, 2)
  await Promise.all(ofAccount.map(async (one) => (await shop.count(...one)).forget()))
}

/**
 * Counts a try before it is made, so that many at once are counted too. Without a key there is nobody to count for. `waitMs`
 * is 0 when the try may be made, else how long to wait until it may.
 */
export async function countTries(shop: Shop, tries: Tries) {
  const counted = await Promise.all(tries.map(([name, key]) => shop.count(name, key)))
  const undo = () => Promise.all(counted.map((one) => one.giveBack()))
  return {
    waitMs: Math.max(...counted.map(({ waitMs }) => waitMs)),
    /** It was no failure. */
    undo,
    /** It went well: what failed before does not count against the first of them any more. */
    succeeded: () => Promise.all(counted.map((one, at) => (at === 0 ? one.forget() : one.giveBack()))),
    /** What the vendor refuses stays counted; its own failures do not. */
    failed: (error: unknown) => (isRefusal(error) ? null : undo()),
  }
}
