import { setTimeout as wait } from 'node:timers/promises'
import type { Request, RequestHandler, Response } from 'express'
import { settle } from './areas/settle'
import { HttpFailure } from './core/answer'
import { fieldsOf } from './core/body'
import { answerBroken, breakageIn, NOTHING, type Outcome } from './core/breakage'
import type { Call, Incoming } from './core/call'
import type { Demo } from './core/demo'
import { withWrongTypes } from './core/faults'
import { inFlavour } from './core/flavour'

const bearer = (req: Request) => /^Bearer\s+(\S+)$/i.exec(req.get('authorization') ?? '')?.[1] ?? null

/** The address at which the client reached this server. Addresses of pictures begin with it. */
function originOf(req: Request): string {
  return `http://${req.get('host') ?? '127.0.0.1'}`
}

/** The origin of the calling page. Browsers send it, servers do not. */
function shopOf(req: Request): string | null {
  const page = req.get('origin') ?? req.get('referer') ?? ''
  return /^https?:/i.test(page) && URL.canParse(page) ? new URL(page).origin : null
}

async function outcome(demo: Demo, call: Call, incoming: Incoming): Promise<Outcome> {
  settle(demo)
  try {
    return { status: 200, body: await call.answer(demo, incoming) }
  } catch (error) {
    if (error instanceof HttpFailure) return { status: error.status, body: error.body }
    throw error
  }
}

/** Writes an answer. Headers and text go out in one packet, unlike with express's json(). */
function sendJson(res: Response, { status, body }: Outcome): void {
  const text = JSON.stringify(body)
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  })
  res.end(text)
}

/** Records the call, applies the faults that tests have switched on for its name, and answers. */
async function serve(demo: Demo, call: Call, req: Request, res: Response): Promise<void> {
  const token = bearer(req)
  const record = (body: unknown) =>
    demo.recorder.add(
      {
        call: call.name,
        method: req.method,
        body,
        headers: { authorization: req.get('authorization') !== undefined },
        at: new Date(demo.clock.now()).toISOString(),
      },
      Buffer.isBuffer(req.body) ? req.body.length : 0,
    )
  const faults = demo.faults.take(call.name)
  for (const fault of faults) if (fault.kind === 'delay') await wait(fault.value)
  const fields = await fieldsOf(req).catch((error: unknown) => {
    record(null)
    throw error
  })
  record(fields)
  const breakage = breakageIn(faults)
  const isCutOff = breakage !== undefined && !breakage.after
  const incoming = { fields, token, origin: originOf(req), shop: shopOf(req) }
  const { status, body } = isCutOff ? NOTHING : await outcome(demo, call, incoming)
  const spelt = inFlavour(demo.flavour, body)
  const answer = { status, body: faults.some((fault) => fault.kind === 'types') ? withWrongTypes(spelt) : spelt }
  if (breakage) answerBroken(res, breakage, answer)
  else sendJson(res, answer)
}

/** Express handler of a call. */
export function handlerOf(demo: Demo, call: Call): RequestHandler {
  return (req, res, next) => {
    serve(demo, call, req, res).catch(next)
  }
}
