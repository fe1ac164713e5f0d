import type { Shop } from '~/http/shop.server'
import { isRefusal } from '~/vendor/errors'

/**
 * Counts a try to sign in before it is made, so that many at once are counted too: for the account, and for the address it
 * comes from. What the vendor refuses stays counted; its own failures do not. Throws the 429 page.
 */
export async function countSignIn(shop: Shop, identifier: string) {
  const ofAccount = await shop.limit('signIn', identifier.toLowerCase())
  const fromAddress = await shop.limit('signInFrom', shop.clientAddress)
  const undo = () => Promise.all([ofAccount.giveBack(), fromAddress.giveBack()])
  return {
    /** It was no failure. */
    undo,
    /** The customer is signed in: what failed before does not count against them any more. */
    succeeded: () => Promise.all([ofAccount.forget(), fromAddress.giveBack()]),
    failed: (error: unknown) => (isRefusal(error) ? null : undo()),
  }
}
