import type { Store } from '../../catalogue/types'
import { momentOf } from '../../core/clock'
import { invalidField } from '../../core/fields'
import type { Point } from '../../core/geo'
import { priceText, sameAmount, slackOf } from '../../core/money'
import { Refusal } from '../../core/refusal'
import { factsOfStore } from '../../db/facts'
import type { AddressRow } from '../../db/schema'
import { convenienceFits, deliveryFeeFits, minimumOf, packagingFits, taxFits } from '../../rules/fees'
import { hasPassed, isOpen, takesSlot } from '../../rules/opening-hours'
import { checkLines, parseLines, type CheckedLine } from '../../rules/order-lines'
import { addressInReach } from '../addresses/addresses'
import { quotedFee } from '../couriers/quotes'
import type { OrderBody, OrderContext } from './fields'

/** Does the customer collect it? */
const isPickup = (body: OrderBody): boolean =>
  body.delivery_type.trim() === '0' || body.delivery_pickup_types.trim().toLowerCase() === 'pickup'

/** Where the order goes; null for pickup. */
export function destination(context: OrderContext, store: Store): (AddressRow & Point) | null {
  return isPickup(context.body) ? null : addressInReach(context, context.body.address_id, store)
}

/** Start of the wanted slot; null for as soon as possible, when the store takes such orders now. */
export function slotOf({ brand, body, demo, lang }: OrderContext, store: Store): number | null {
  const now = demo.clock.now()
  const mode = isPickup(body) ? 'pickup' : 'delivery'
  const slot = momentOf(body.future_delivery_date, brand.timeZone)
  if (slot !== null) {
    if (hasPassed(slot, now)) throw new Refusal('slotNeeded')
    if (!takesSlot(store, brand, slot, mode)) throw new Refusal('storeClosed')
    return slot
  }
  if (body.future_delivery_date.trim() !== '') throw invalidField('future_delivery_date', lang)
  if (store.preOrder) throw new Refusal('slotNeeded')
  if (!isOpen(store, brand, now, mode)) throw new Refusal('storeClosed')
  return null
}

/** The lines of the order, found on the menu at their current prices. */
export function linesOf(context: OrderContext, store: Store): CheckedLine[] {
  const { demo, body, lang } = context
  const wanted = parseLines(body.restaurant_item_details, lang)
  if (wanted.length === 0) throw new Refusal('cartEmpty')
  const lines = checkLines(store, factsOfStore(demo.db, store.id), wanted, slackOf(context))
  if (typeof lines === 'string') throw new Refusal(lines)
  return lines
}

function deliveryFits(context: OrderContext, store: Store, to: Point | null, subTotal: number): boolean {
  const { brand, body, demo } = context
  const quoted = to && quotedFee(body.quotation_id, { storeId: store.id, to }, demo.clock.now())
  if (quoted !== null) return sameAmount(quoted, body.delivery_fee, slackOf(context))
  return deliveryFeeFits(body.delivery_fee, brand, store, to, subTotal, slackOf(context))
}

/** Checks every amount the client computed (flows 5) and the store's minimum; throws a Refusal. */
export function checkAmounts(context: OrderContext, store: Store, lines: CheckedLine[], to: Point | null): void {
  const { brand, body } = context
  const subTotal = lines.reduce((sum, line) => sum + line.amount, 0)
  if (!sameAmount(subTotal, body.sub_total)) throw new Refusal('pricesChanged')
  const minimum = minimumOf(brand, store, to)
  const slack = slackOf(context)
  if (subTotal < minimum) throw new Refusal('belowMinimum', { amount: priceText(context, minimum) })
  const charges = body.service_fee + body.packaging_charge + body.convenience_charge + body.delivery_fee
  const total = Math.max(0, subTotal + charges + body.driver_tip - body.discount_price)
  const fits =
    sameAmount(total, body.total_amount) &&
    body.driver_tip >= 0 &&
    taxFits(body.service_fee, brand, store, lines, subTotal, slack) &&
    deliveryFits(context, store, to, subTotal) &&
    packagingFits(body.packaging_charge, store, lines, subTotal, slack) &&
    convenienceFits(body.convenience_charge, store, subTotal, slack)
  if (!fits) throw new Refusal('totalWrong')
}
