import { Router, type RequestHandler } from 'express'
import { fieldsOf } from '../core/body'
import type { Demo } from '../core/demo'
import type { ControlCall } from './control-call'
import { dataCalls } from './data-calls'
import { faultCalls } from './fault-calls'
import { stateCalls } from './state-calls'

function handlerOf(demo: Demo, call: ControlCall): RequestHandler {
  return (req, res, next) => {
    fieldsOf(req)
      .then((fields) => res.json(call.answer(demo, fields)))
      .catch(next)
  }
}

/** The control calls, with which tests set the state of the demo and read what it received. */
export function controlRouter(demo: Demo): Router {
  const router = Router()
  for (const call of [...stateCalls, ...faultCalls, ...dataCalls]) router[call.method](call.path, handlerOf(demo, call))
  return router
}
