import { fileURLToPath } from 'node:url'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { calls } from './areas/calls'
import { serveRide } from './areas/couriers/ride-page'
import { uploadsOf } from './areas/order-images/calls'
import { servePage } from './areas/settings/vendor-page'
import { serveInvoice } from './areas/subscriptions/invoice-page'
import { buildCatalogue } from './catalogue/catalogue'
import { controlRouter } from './control/router'
import { HttpFailure } from './core/answer'
import { createClock } from './core/clock'
import type { Demo } from './core/demo'
import { createFaults } from './core/faults'
import { MIXED } from './core/flavour'
import { createOutbox } from './core/outbox'
import { createRecorder } from './core/recorder'
import { openDb } from './db/open'
import { seedIfEmpty } from './db/seed'
import { gatewayRouter } from './gateways/router'
import { geocodeCall } from './maps/geocoder'
import { autocompleteCall, detailsCall } from './maps/places'
import { pictureRouter } from './pictures'
import { brandSeeds } from './seed/brands'
import { handlerOf } from './serve'

const BASE = '/api/v1'
const PICTURES = fileURLToPath(new URL('./pictures', import.meta.url))

/** Any origin may call; bearer tokens are sent by hand, so no cookies are involved. */
const cors: RequestHandler = (req, res, next) => {
  res.setHeader('Access-Control-Allow-Origin', '*')
  if (req.method !== 'OPTIONS') {
    next()
    return
  }
  res.set({
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
    'Access-Control-Allow-Headers': req.get('access-control-request-headers') ?? 'Authorization, Content-Type',
    'Access-Control-Max-Age': '86400',
  })
  res.sendStatus(204)
}

/** A body that is too large, cut off or in an unknown encoding is the client's mistake, not a 500. */
const errorHandler: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (res.headersSent) {
    next(error)
    return
  }
  if (error instanceof HttpFailure) {
    res.status(error.status).json(error.body)
    return
  }
  const status = (error as { status?: unknown } | null)?.status
  if (typeof status === 'number' && status < 500) {
    res.status(422).json({ message: 'The given data was invalid.', errors: { body: ['The body could not be read.'] } })
    return
  }
  console.error(error)
  res.status(500).json({ message: 'Server Error' })
}

/** Finds the call by its name. There is one route for all calls, because express tries routes one by one. */
function apiHandler(demo: Demo): RequestHandler {
  const handlers = new Map(calls.map((call) => [call.name, { method: call.method, handle: handlerOf(demo, call) }]))
  return (req, res, next) => {
    const found = handlers.get(req.params.call ?? '')
    if (!found) next()
    else if (req.method === found.method) found.handle(req, res, next)
    else res.status(405).set('Allow', found.method).json({ message: 'Method Not Allowed' })
  }
}

/** Options of a demo. */
interface DemoOptions {
  /** File of the database; by default it is kept in memory. */
  db?: string | undefined
  /** Port of the storefront on this machine, to which payment pages return; 3000 by default. */
  shopPort?: number | undefined
  /** Is called with every message to a customer. */
  tell?: (line: string) => void
}

/** Builds the demo, with the express app that answers for it. */
export function createDemo(options: DemoOptions = {}): { app: Express; demo: Demo } {
  const demo: Demo = {
    db: openDb(options.db ?? ':memory:'),
    clock: createClock(),
    catalogue: buildCatalogue(brandSeeds),
    faults: createFaults(),
    recorder: createRecorder(),
    outbox: createOutbox(options.tell),
    flavour: MIXED,
    pictures: 'own',
    settings: new Map(),
    shopPort: options.shopPort ?? 3000,
    realtimeUrl: null,
    realtimeConnections: { count: () => 0, cut: () => undefined },
  }
  seedIfEmpty(demo)

  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  // The simple parser reads repeated fields as lists. No query field of the API is nested.
  app.set('query parser', 'simple')
  app.use(cors)
  app.use('/pictures', pictureRouter(demo, PICTURES))
  app.get('/pages/:brand/:slug', (req, res) => servePage(demo, req, res))
  app.get('/invoices/:number/:rest', (req, res) => serveInvoice(demo, req, res))
  app.get('/rides/:company/:order', (req, res) => serveRide(demo, req, res))
  app.get('/uploads/:id/:name', uploadsOf(demo))
  // Several pictures come in one body.
  app.use(`${BASE}/upload-order-images`, express.raw({ type: () => true, limit: '12mb' }))
  app.use(express.raw({ type: () => true, limit: '4mb' }))
  app.all(`${BASE}/:call`, apiHandler(demo))
  app.use('/_control', controlRouter(demo))
  app.use(gatewayRouter(demo))
  app.get('/maps/api/geocode/json', handlerOf(demo, geocodeCall))
  app.get('/maps/api/place/autocomplete/json', handlerOf(demo, autocompleteCall))
  app.get('/maps/api/place/details/json', handlerOf(demo, detailsCall))
  app.use((_req, res) => {
    res.status(404).json({ message: 'Not Found' })
  })
  app.use(errorHandler)
  return { app, demo }
}
