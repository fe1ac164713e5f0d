import { z } from 'zod'
import { settle } from '../areas/settle'
import { HttpFailure } from '../core/answer'
import type { Demo } from '../core/demo'
import type { Fault } from '../core/faults'
import { id, parseFields } from '../core/fields'
import { factsOfItem, saveFacts } from '../db/facts'
import type { ControlCall } from './control-call'

const after = z.boolean().optional()
const messages = z.union([z.string(), z.array(z.string())])

const Delay = z.object({ kind: z.literal('delay'), value: z.number().min(0).max(120_000) })
const Status = z.object({
  kind: z.literal('status'),
  value: z.number().int().min(200).max(599),
  errors: z.record(z.string(), messages).optional(),
  after,
})
const Html = z.object({ kind: z.literal('html'), after })
const Types = z.object({ kind: z.literal('types') })
const Code = z.object({
  kind: z.literal('code'),
  value: z.object({ code: z.number(), msg: z.string().optional() }),
  after,
})
const Truncated = z.object({ kind: z.literal('truncated'), after })
const Reset = z.object({ kind: z.literal('reset'), after: z.union([z.boolean(), z.literal('headers')]).optional() })
const Price = z.object({ kind: z.literal('price'), value: z.object({ item_id: id, price: z.number() }) })
const Stock = z.object({
  kind: z.literal('stock'),
  value: z.object({
    item_id: id,
    quantity: z.number().int().optional(),
    sold_out: z.boolean().optional(),
    inactive: z.boolean().optional(),
  }),
})

const Target = z.object({ call: z.string().default('*'), times: z.number().int().nullish() })
const AnyFault = z.discriminatedUnion('kind', [Delay, Status, Html, Types, Code, Truncated, Reset, Price, Stock])

/** Changes price or stock of an item at once. */
function changeFacts(demo: Demo, wanted: z.output<typeof Price> | z.output<typeof Stock>): Fault {
  const before = factsOfItem(demo.db, itemNamed(demo, wanted.value.item_id))
  const change =
    wanted.kind === 'price'
      ? { price: wanted.value.price }
      : {
          quantity: wanted.value.quantity ?? before.quantity,
          soldOut: wanted.value.sold_out ?? before.soldOut,
          inactive: wanted.value.inactive ?? before.inactive,
        }
  saveFacts(demo.db, { ...before, ...change })
  return { kind: 'facts', undo: () => saveFacts(demo.db, before) }
}

function itemNamed(demo: Demo, itemId: string) {
  const item = demo.catalogue.itemById(itemId)
  if (!item) throw new HttpFailure(404, { ok: false, message: 'No such item.' })
  return item
}

function arm(demo: Demo, fields: unknown): object {
  const { call, times } = parseFields(Target, fields, 'en')
  const wanted = parseFields(AnyFault, fields, 'en')
  if (wanted.kind !== 'price' && wanted.kind !== 'stock') {
    demo.faults.arm(call, wanted, times || 1)
  } else {
    const fault = changeFacts(demo, wanted)
    // Without a number of times, a change stays until the next reset.
    if (times) demo.faults.arm(call, fault, times)
  }
  return { ok: true }
}

function clear(demo: Demo, fields: unknown): object {
  demo.faults.clear(parseFields(z.object({ call: z.string().optional() }), fields, 'en').call)
  return { ok: true }
}

function stock(demo: Demo, fields: unknown): object {
  settle(demo)
  const item = itemNamed(demo, parseFields(z.object({ item_id: id }), fields, 'en').item_id)
  const { price, quantity, soldOut, inactive } = factsOfItem(demo.db, item)
  return { item_id: item.id, price, quantity, sold_out: soldOut, inactive }
}

/** Calls that make other calls fail, or change price and stock of items. */
export const faultCalls: ControlCall[] = [
  { method: 'post', path: '/fault', answer: arm },
  { method: 'post', path: '/faults/reset', answer: clear },
  { method: 'get', path: '/stock', answer: stock },
]
