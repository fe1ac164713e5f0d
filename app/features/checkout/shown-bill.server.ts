import { createHash } from 'node:crypto'
import { billChanges, readShown, shownText, type BillChange } from '~/domain/checkout/bill-changes'
import type { Checkout } from '~/features/checkout/checkout.server'
import type { Shop } from '~/http/shop/shop.server'
import { keep, readKept } from './kept.server'

/**
 * What reads otherwise in the bill than when it was shown last, without the customer having chosen anything else since (rules 11.17).
 * Where nothing does, the bill counts as shown from now on; else it waits until it is accepted.
 */
export async function changesSinceShown(shop: Shop, checkout: Checkout): Promise<BillChange[]> {
  const { bill } = await readKept(shop)
  const before = bill?.choices === choicesOf(shop, checkout) ? readShown(bill.amounts) : null
  const changes = before ? billChanges(before, shownOf(checkout), shop.settings.currency) : []
  if (changes.length === 0) await acceptBill(shop, checkout)
  return changes
}

/** From now on the customer knows this bill. */
export async function acceptBill(shop: Shop, checkout: Checkout) {
  await keep(shop, { bill: { choices: choicesOf(shop, checkout), amounts: shownText(shownOf(checkout)) } })
}

/** The customer has chosen something that makes another bill, and expects it. */
export async function forgetBill(shop: Shop) {
  await keep(shop, { bill: null })
}

const shownOf = ({ amounts, minimum }: Checkout) => ({ ...amounts, minimum })

/** Stands for what the customer has chosen: where it changes, another bill is what they asked for. */
function choicesOf(shop: Shop, { mode, address }: Checkout) {
  const { cart, cartId, checkout } = shop.device
  const lines = cart.lines.map(({ itemId, choiceIds, quantity }) => [itemId, choiceIds, quantity])
  // Without an address it is the place that the fee is for.
  const where = address?.id ?? [shop.place?.latitude, shop.place?.longitude].join()
  const chosen = [cartId, cart.storeId, lines, mode, where, checkout.slot, checkout.tip]
  return createHash('sha256').update(JSON.stringify(chosen)).digest('base64url').slice(0, 22)
}
