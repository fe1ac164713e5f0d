import { Router, type Request } from 'express'
import { z } from 'zod/v4'
import { fieldsOf } from './core/body'
import type { Demo } from './core/demo'
import { id, parseFields } from './core/fields'
import type { Fault } from './core/faults'
import { factsOfItem, saveFacts } from './db/facts'
import { reset } from './db/seed'

const Delay = z.object({ kind: z.literal('delay'), value: z.number().min(0).max(120_000) })
const Status = z.object({ kind: z.literal('status'), value: z.number().int().min(200).max(599) })
const Html = z.object({ kind: z.literal('html') })
const Types = z.object({ kind: z.literal('types') })
const Code = z.object({ kind: z.literal('code'), value: z.object({ code: z.number(), msg: z.string() }) })
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
const AnyFault = z.discriminatedUnion('kind', [Delay, Status, Html, Types, Code, Price, Stock])
const Advance = z.object({ advance_s: z.number() })

/** Changes price or stock of an item; null when there is no such item. */
function changedFacts(demo: Demo, wanted: z.output<typeof Price> | z.output<typeof Stock>): Fault | null {
  const item = demo.catalogue.itemById(wanted.value.item_id)
  if (!item) return null
  const before = factsOfItem(demo.db, item)
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

/** Switches a fault on; false when its item does not exist. */
function arm(demo: Demo, fields: Record<string, unknown>): boolean {
  const { call, times } = parseFields(Target, fields, 'en')
  const wanted = parseFields(AnyFault, fields, 'en')
  if (wanted.kind !== 'price' && wanted.kind !== 'stock') {
    demo.faults.arm(call, wanted, times ? times : 1)
    return true
  }
  const fault = changedFacts(demo, wanted)
  // Without a number of times a change simply stays until the next reset.
  if (fault && times) demo.faults.arm(call, fault, times)
  return fault !== null
}

/** What the control calls are for: putting the demo into a known state, and looking at what it was asked. */
export function controlRouter(demo: Demo): Router {
  const router = Router()
  const read = (req: Request) => fieldsOf(req)

  router.post('/reset', (_req, res) => {
    reset(demo)
    res.json({ ok: true })
  })
  router.post('/clock', (req, res, next) => {
    read(req)
      .then((fields) => {
        demo.clock.advance(parseFields(Advance, fields, 'en').advance_s)
        res.json({ ok: true, now: new Date(demo.clock.now()).toISOString() })
      })
      .catch(next)
  })
  router.post('/fault', (req, res, next) => {
    read(req)
      .then((fields) => {
        const done = arm(demo, fields)
        res.status(done ? 200 : 404).json(done ? { ok: true } : { ok: false, message: 'No such item.' })
      })
      .catch(next)
  })
  router.get('/requests', (_req, res) => {
    res.json(demo.recorder.list())
  })
  return router
}
