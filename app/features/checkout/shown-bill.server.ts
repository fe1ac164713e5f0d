import { createHash } from 'node:crypto'
import { z } from 'zod'
import { billChanges, readShown, shownText, type BillChange } from '~/domain/checkout/bill-changes'
import { roundMoney } from '~/domain/money/money'
import type { Checkout } from '~/features/checkout/checkout.server'
import { endOf, type ShortCookie } from '~/http/device/short-cookie.server'
import type { Shop } from '~/http/shop/shop.server'

/** A bill that a customer was shown, and a print of what they had chosen then. */
const Bill = z.object({ choices: z.string().max(40), amounts: z.string().max(300) })
type Bill = z.infer<typeof Bill>

/** The bill that the customer knows. It stands apart from what was chosen, so that a late page cannot undo that. */
const cookie: ShortCookie<{ until: number; bill: Bill | null }> = {
  name: '__shown',
  seconds: 6 * 3600,
  schema: z.object({ until: z.number(), bill: Bill.nullable() }),
}

/** The field in which a form says which bill it showed. */
export const shownField = 'shown'

/**
 * What reads otherwise in the bill than in the one that the customer knows, without their having chosen anything else since (rules
 * 11.17). Where nothing does, they know this one from now on, unless the page was only led to; else it waits until it is accepted.
 */
export async function changesSinceShown(shop: Shop, checkout: Checkout): Promise<BillChange[]> {
  const now = billOf(shop, checkout)
  const known = await knownBill(shop)
  const before = known?.choices === now.choices ? readShown(known.amounts) : null
  const changes = before ? billChanges(before, amountsOf(shop, checkout)) : []
  if (changes.length === 0 && !shop.reply.isOnlyLedTo) await keep(shop, now)
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

/** From now on the customer knows the bill that the form which they sent has shown. A form that says nothing of it changes nothing. */
export async function keepShown(shop: Shop, form: URLSearchParams) {
  const [choices = '', ...amounts] = (form.get(shownField) ?? '').split(' ')
  const bill = Bill.safeParse({ choices, amounts: amounts.join(' ') })
  if (bill.success && readShown(bill.data.amounts)) await keep(shop, bill.data)
}

async function knownBill(shop: Shop): Promise<Bill | null> {
  return (await shop.short.read(cookie))?.bill ?? null
}

/** Without anything new no cookie is set. */
async function keep(shop: Shop, bill: Bill | null) {
  const known = await knownBill(shop)
  if (bill?.choices === known?.choices && bill?.amounts === known?.amounts) return
  const value = cookie.schema.safeParse({ bill, until: endOf(cookie) })
  if (value.success) await shop.short.set(cookie, value.data)
}

const amountsOf = ({ settings }: Shop, { amounts, minimum }: Checkout) => ({
  ...amounts,
  minimum: roundMoney(minimum, settings.currency, 'up'),
})

const billOf = (shop: Shop, checkout: Checkout): Bill => ({
  choices: choicesOf(shop, checkout),
  amounts: shownText(amountsOf(shop, checkout)),
})

/** Stands for what the customer has chosen: where it changes, another bill is what they asked for. */
function choicesOf(shop: Shop, { mode, address }: Checkout) {
  const { cart, cartId, checkout } = shop.device
  const lines = cart.lines.map(({ itemId, choiceIds, quantity }) => [itemId, choiceIds, quantity])
  // Without an address it is the place that the fee is for.
  const where = address?.id ?? [shop.place?.latitude, shop.place?.longitude].join()
  const chosen = [cartId, cart.storeId, lines, mode, where, checkout.slot, checkout.tip]
  return createHash('sha256').update(JSON.stringify(chosen)).digest('base64url').slice(0, 22)
}
