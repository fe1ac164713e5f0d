import { createHash } from 'node:crypto'
import { billChanges, readShown, shownText, type BillChange } from '~/domain/checkout/bill-changes'
import { roundMoney } from '~/domain/money/money'
import type { Checkout } from '~/features/checkout/checkout.server'
import { ShownBill } from '~/http/drafts/checkout-draft'
import type { Shop } from '~/http/shop/shop.server'

/** The field in which a form says which bill it showed. */
export const shownField = 'shown'

/**
 * The differences between the bill and the one the customer has seen, unless the customer made another choice since (rules 11.17).
 * Without differences this bill becomes the seen one, unless another site opened the page; with differences it waits until it is
 * accepted.
 */
export async function changesSinceShown(shop: Shop, checkout: Checkout): Promise<BillChange[]> {
  const now = billOf(shop, checkout)
  const known = shop.drafts.checkout.bill
  const before = known?.choices === now.choices ? readShown(known.amounts) : null
  const changes = before ? billChanges(before, amountsOf(shop, checkout)) : []
  if (changes.length === 0 && !shop.reply.isFromOtherSite) await keep(shop, now)
  return changes
}

/** From now on the customer knows this bill. */
export const acceptBill = (shop: Shop, checkout: Checkout) => keep(shop, billOf(shop, checkout))

/** The customer has chosen something that makes another bill, and expects it. */
export const forgetBill = (shop: Shop) => keep(shop, null)

/** The bill of a page as its form carries it. */
export function shownBill(shop: Shop, checkout: Checkout): string {
  const { choices, amounts } = billOf(shop, checkout)
  return `${choices} ${amounts}`
}

/** From now on the bill of the form that the customer sent counts as seen. A form without one changes nothing. */
export async function saveShown(shop: Shop, form: URLSearchParams) {
  const [choices = '', ...amounts] = (form.get(shownField) ?? '').split(' ')
  const bill = ShownBill.safeParse({ choices, amounts: amounts.join(' ') })
  if (bill.success && readShown(bill.data.amounts)) await keep(shop, bill.data)
}

/** A bill that is known already is not written. */
async function keep({ drafts }: Shop, bill: ShownBill | null) {
  await drafts.noteCheckout({ bill })
}

const amountsOf = ({ settings }: Shop, { amounts, minimum }: Checkout) => ({
  ...amounts,
  minimum: roundMoney(minimum, settings.currency, 'up'),
})

const billOf = (shop: Shop, checkout: Checkout): ShownBill => ({
  choices: choicesOf(shop, checkout),
  amounts: shownText(amountsOf(shop, checkout)),
})

/** A fingerprint of the customer's choices: when it changes, the bill changes because they asked for it. */
function choicesOf(shop: Shop, { mode, address }: Checkout) {
  const { cart, cartId } = shop.device
  const { checkout } = shop.drafts
  const lines = cart.lines.map(({ itemId, choiceIds, quantity }) => [itemId, choiceIds, quantity])
  // Without an address it is the place that the fee is for.
  const where = address?.id ?? [shop.place?.latitude, shop.place?.longitude].join()
  const chosen = [cartId, cart.storeId, lines, mode, where, checkout.slot, checkout.tip]
  return createHash('sha256').update(JSON.stringify(chosen)).digest('base64url').slice(0, 22)
}
