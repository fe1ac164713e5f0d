import { z } from 'zod'
import type { Reorder, ReorderLine } from '~/domain/orders/reorder'
import { read, type Send } from './send'
import { id, list, moneyOrNull, named, number, oneOfList, text } from './wire'
import { unitsOf } from './wire-menu'
import { StoreInFull } from './wire-store'

const Nested = z.object({ selection_id: id, selection_name: text })
const Option = Nested.extend({ options: list(Nested) })
const Group = z.object({ option: list(Option) })

/** A line to put back into a cart: its groups contain only the earlier choices. */
const Line = named({
  itemId: [id, 'item_id'],
  name: [text, 'item_name'],
  groups: [list(Group), 'customize_type'],
  quantity: [number(1).transform(unitsOf).refine(Boolean, 'a line has units'), 'quantity'],
  unitPrice: [moneyOrNull, 'amount'],
}).transform(({ groups, ...line }): ReorderLine => {
  const chosen = groups.flatMap(({ option }) => option.flatMap((one) => [one, ...one.options]))
  return {
    ...line,
    choiceIds: chosen.map((choice) => choice.selection_id),
    choiceNames: chosen.map((choice) => choice.selection_name),
  }
})

/** The store, and the number of missing lines, are beside Result (quirks 4). */
const Lines = named<Reorder>({
  lines: [list(Line), 'Result'],
  store: [oneOfList(StoreInFull).catch(null), 'restaurant_details'],
  missing: [number().transform(unitsOf), 'inactive_item'],
})

/** What is still available of an order, at today's prices (flows 10.6); no lines if nothing is. */
export const reorder =
  (send: Send) =>
  (orderId: string): Promise<Reorder> =>
    send('reorder_details', { order_id: orderId }, Lines, read)
