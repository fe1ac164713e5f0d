import { storeById } from '../../catalogue/catalogue'
import type { Item } from '../../catalogue/types'
import { refused, success, type Answer } from '../../core/answer'
import { memberCall, type Call, type MemberContext } from '../../core/call'
import { listOf } from '../../core/fields'
import { factsOfStore } from '../../db/facts'
import { ratingsOf } from '../../db/ratings'
import type { OrderLineRow } from '../../db/schema'
import { unitPrice } from '../../rules/order-lines'
import { isSoldOut, type FactsOf } from '../../rules/stock'
import { storeDetailView } from '../stores/store-view'
import { oneOrderFields } from './fields'
import { linesOfOrder, ownOrder } from './orders'
import { reorderLineView, type ReorderLine } from './reorder-view'

/** The lines that can still be ordered, at today's prices; all lines of an item together stay within its stock. */
function orderableLines(
  itemsById: ReadonlyMap<string, Item>,
  factsOf: FactsOf,
  ordered: readonly OrderLineRow[],
): ReorderLine[] {
  const unitsTaken = new Map<Item, number>()
  return ordered.flatMap((line) => {
    const item = itemsById.get(String(line.itemId))
    const facts = item && factsOf(item)
    if (!facts || facts.inactive || isSoldOut(facts)) return []
    const optionIds = listOf(line.optionIds)
    const unit = unitPrice(item, facts.price, optionIds)
    const before = unitsTaken.get(item) ?? 0
    const quantity = Math.min(line.quantity, facts.quantity - before)
    if (unit === null || quantity <= 0) return []
    unitsTaken.set(item, before + quantity)
    return [{ item, facts, quantity, unit, optionIds }]
  })
}

function reorder(context: MemberContext<{ order_id: string }>): Answer {
  const { demo, brand, body, user, say } = context
  const order = ownOrder(demo.db, user.id, body.order_id)
  const store = order && storeById(brand, String(order.storeId))
  if (!store) return refused(say('orderUnknown'), { Result: [], inactive_item: 0 })
  const ordered = linesOfOrder(demo.db, order.id)
  const lines = orderableLines(store.itemsById, factsOfStore(demo.db, store.id), ordered)
  const visit = {
    from: null,
    at: demo.clock.now(),
    mode: order.pickup ? 'pickup' : 'delivery',
    ratingOf: ratingsOf(demo.db),
  } as const
  const rest = {
    Result: lines.map((line) => reorderLineView(context, line)),
    restaurant_details: storeDetailView(context, store, visit),
    inactive_item: ordered.length - lines.length,
  }
  return lines.length > 0 ? success(say('success'), rest) : refused(say('nothingToReorder'), rest)
}

/** Repeating a past order. */
export const reorderCalls: Call[] = [memberCall('reorder_details', oneOrderFields, reorder)]
