import type { Shop } from '~/http/shop.server'
import { isRefusal } from '~/vendor/errors'

/**
 * Counts a try to sign in before it is made, so that many at once are counted too: for the account from this address, for
 * the account from anywhere, and for the address. Somebody who guesses so keeps nobody else out of their account for long.
 * What the vendor refuses stays counted; its own failures do not. Throws the 429 page.
 */
export async function countSignIn(shop: Shop, identifier: string) {
  const account = identifier.toLowerCase()
  const { clientAddress } = shop
  const here = await shop.limit('signIn', `${account} ${clientAddress ?? ''}`)
  const anywhere = await shop.limit('signInAs', account)
  const fromAddress = await shop.limit('signInFrom', clientAddress)
  const undo = () => Promise.all([here, anywhere, fromAddress].map((counted) => counted.giveBack()))
  return {
    /** It was no failure. */
    undo,
    /** The customer is signed in: what failed before does not count against them any more. */
    succeeded: () => Promise.all([here.forget(), anywhere.giveBack(), fromAddress.giveBack()]),
    failed: (error: unknown) => (isRefusal(error) ? null : undo()),
  }
}
