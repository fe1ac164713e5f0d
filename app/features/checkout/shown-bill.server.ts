import { billChanges, readShown, shownText, type BillChange } from '~/domain/checkout/bill-changes'
import { roundMoney } from '~/domain/money/money'
import type { Checkout } from '~/features/checkout/checkout.server'
import { SavedBill } from '~/http/drafts/draft-schemas'
import type { Shop } from '~/http/shop/shop.server'
import { hashOf } from '~/http/store/keys.server'

/**
 * The differences between the bill and the one the customer has seen, unless the customer made another choice since
 * (rules 11.17). Without differences this bill becomes the seen one, unless another site opened the page; with
 * differences it waits until it is accepted.
 */
export async function changesSinceShown(shop: Shop, checkout: Checkout): Promise<BillChange[]> {
  const currentBill = billOf(shop, checkout)
  const seenBill = shop.drafts.checkout.bill
  const before = seenBill?.choices === currentBill.choices ? readShown(seenBill.amounts) : null
  const changes = before ? billChanges(before, amountsOf(shop, checkout)) : []
  if (changes.length === 0 && !shop.reply.isFromOtherSite) await saveBill(shop, currentBill)
  return changes
}

/** Takes the current bill as the seen one: the customer has accepted its changes. */
export const acceptBill = (shop: Shop, checkout: Checkout) => saveBill(shop, billOf(shop, checkout))

/** Forgets the seen bill, after a choice of the customer that changes it. */
export const forgetBill = (shop: Shop) => saveBill(shop, null)

/** The bill of a page as its form carries it. */
export function shownBill(shop: Shop, checkout: Checkout): string {
  const { choices, amounts } = billOf(shop, checkout)
  return `${choices} ${amounts}`
}

/** Marks the bill of a posted form as seen. A form without one changes nothing. */
export async function saveShown(shop: Shop, form: URLSearchParams) {
  const bill = SavedBill.safeParse(postedBill(form))
  if (bill.success && readShown(bill.data.amounts)) await saveBill(shop, bill.data)
}

/** The tip in the bill of a posted form; undefined for a form without one. */
export const shownTip = (form: URLSearchParams) => readShown(postedBill(form).amounts)?.tip

function postedBill(form: URLSearchParams) {
  const [choices = '', ...amounts] = (form.get('shown') ?? '').split(' ')
  return { choices, amounts: amounts.join(' ') }
}

const saveBill = ({ drafts }: Shop, bill: SavedBill | null) => drafts.saveComputedCheckout({ bill })

const amountsOf = ({ settings }: Shop, { amounts, minimum }: Checkout) => ({
  ...amounts,
  minimum: roundMoney(minimum, settings.currency, 'up'),
})

const billOf = (shop: Shop, checkout: Checkout): SavedBill => ({
  choices: choicesOf(shop, checkout),
  amounts: shownText(amountsOf(shop, checkout)),
})

/** A fingerprint of the customer's choices: when it changes, the bill changes because they asked for it. */
function choicesOf(shop: Shop, { mode, address }: Checkout) {
  const { cart, cartId } = shop.device
  const { checkout } = shop.drafts
  const lines = cart.lines.map(({ itemId, choiceIds, quantity }) => [itemId, choiceIds, quantity])
  // Without an address the delivery fee depends on the chosen place.
  const where = address?.id ?? [shop.place?.latitude, shop.place?.longitude].join()
  return hashOf([cartId, cart.storeId, lines, mode, where, checkout.slot, checkout.tip])
}
