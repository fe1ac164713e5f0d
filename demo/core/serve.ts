import { setTimeout as wait } from 'node:timers/promises'
import type { Request, RequestHandler, Response } from 'express'
import { settle } from '../actions/settle'
import { HttpFailure } from './answer'
import { fieldsOf } from './body'
import type { Call, Incoming } from './call'
import type { Demo } from './demo'
import { inFlavour } from './flavour'
import { failureBody, withWrongTypes, type Fault } from './faults'

const bearer = (req: Request) => /^Bearer\s+(\S+)$/i.exec(req.get('authorization') ?? '')?.[1] ?? null

/** The address the client reached this server at; pictures are served from there. */
function originOf(req: Request): string {
  return `http://${req.get('host') ?? '127.0.0.1'}`
}

async function outcome(demo: Demo, call: Call, incoming: Incoming): Promise<{ status: number; body: unknown }> {
  try {
    return { status: 200, body: await call.answer(demo, incoming) }
  } catch (error) {
    if (error instanceof HttpFailure) return { status: error.status, body: error.body }
    throw error
  }
}

/** Faults that replace the answer; true when one of them did. */
function replaced(faults: Fault[], res: Response): boolean {
  for (const fault of faults) {
    if (fault.kind === 'status') {
      res.status(fault.value).json(failureBody(fault.value))
      return true
    }
    if (fault.kind === 'html') {
      res.type('html').send('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>')
      return true
    }
    if (fault.kind === 'code') {
      res.json({ Result: [], ...fault.value })
      return true
    }
  }
  return false
}

/** Records the call, applies what tests switched on, and answers. Everything under one name takes part in faults. */
export async function serve(demo: Demo, call: Call, req: Request, res: Response): Promise<void> {
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
  if (replaced(faults, res)) return
  settle(demo)
  const { status, body } = await outcome(demo, call, { fields, token, origin: originOf(req) })
  const spelt = inFlavour(demo.flavour, body)
  res.status(status).json(faults.some((fault) => fault.kind === 'types') ? withWrongTypes(spelt) : spelt)
}

/** Express handler of a call. */
export function handlerOf(demo: Demo, call: Call): RequestHandler {
  return (req, res, next) => {
    serve(demo, call, req, res).catch(next)
  }
}
