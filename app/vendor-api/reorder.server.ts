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
const Line = z
  .object({
    item_id: id,
    item_name: text,
    quantity: number(1),
    amount: moneyOrNull,
    customize_type: list(Group),
  })
  .transform((wire): ReorderLine => {
    const chosen = wire.customize_type.flatMap(({ option }) => option.flatMap((one) => [one, ...one.options]))
    return {
      itemId: wire.item_id,
      name: wire.item_name,
      choiceIds: chosen.map((choice) => choice.selection_id),
      choiceNames: chosen.map((choice) => choice.selection_name),
      quantity: Math.floor(wire.quantity),
      unitPrice: wire.amount,
    }
  })
  .refine(({ quantity }) => quantity > 0, 'a line has units')

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
