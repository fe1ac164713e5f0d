import compression from 'compression'
import express from 'express'
import { createRequestHandler } from '@remix-run/express'
import { createRequestHandler as createRenderer, type ServerBuild } from '@remix-run/node'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { constants } from 'node:zlib'
import sirv from 'sirv'

/** Transport only: cached pages, compression, static files, limits and a graceful stop. `remix-serve` serves the same site without it. */

const buildPath = pathToFileURL(resolve('build/server/index.js')).href
const build = (await import(buildPath).catch(exit)) as ServerBuild
const site = build.entry.module as unknown as typeof import('./app/entry.server')
const { answer, answerBrokenRequests, answerInOrder, clientAddress, PageFront, refuse, serverOptions } = site
const { HOST, PORT, CLIENT_ADDRESS_HEADER } = site.env()
const tracing = site.startTracing()
const routeOf = site.routeNames(build.routes)
const render = createRenderer(build, 'production')
const front = new PageFront((request) => render(request, {}))

const app = express()
app.disable('x-powered-by')
app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }))
app.use(sirv('build/client', { brotli: true, etag: true, setHeaders: cacheRule }))
app.use((request, _response, next) => {
  // The vendor is found by the Host header alone; the adapter would believe this one.
  delete request.headers['x-forwarded-host']
  next()
})
app.use((request, response, next) => void front.renderOnce(request, response, next))
const getLoadContext = (request: express.Request) => ({ clientAddress: clientAddress(request, CLIENT_ADDRESS_HEADER) })
const handlers = new Map<string, express.RequestHandler>()
app.all('*', (request, response, next) => handlerOf(routeOf(request.path))(request, response, next))
app.use(((error, request, response, next) => {
  if (response.headersSent) return next(error)
  // An address that cannot be decoded is an unknown path.
  if (error instanceof URIError) return response.redirect('/')
  answer(request, response, error.code === 'ERR_INVALID_URL' ? 400 : 500)
}) satisfies express.ErrorRequestHandler)

const server = createServer(serverOptions)
answerInOrder(server, (request, response) => {
  site.observe(request, response, routeOf)
  const route = () => routeOf((request.url ?? '/').split('?', 1)[0] ?? '/')
  tracing.within(request, response, route, () => {
    if (!refuse(request, response)) front.answer(request, response, () => void makeAnswer(request, response))
  })
})
answerBrokenRequests(server)
site.serveMetrics()
server.listen(PORT, HOST, () => {
  console.log(`Storefront listening on http://${HOST}:${(server.address() as AddressInfo).port}`)
})
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${PORT} is in use. Set PORT to a free one.` : error.message)
  process.exit(1)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

async function makeAnswer(request: IncomingMessage, response: ServerResponse) {
  await site.untilItsTurn()
  if (!response.destroyed) app(request, response)
}

/** Remix's handler of a route, which knows no other. */
function handlerOf(route: string): express.RequestHandler {
  const handler =
    handlers.get(route) ??
    createRequestHandler({ build: site.buildOf(build, route), mode: 'production', getLoadContext })
  handlers.set(route, handler)
  return handler
}

/** Hashed assets never change; other public files may. */
function cacheRule(response: ServerResponse, path: string) {
  response.setHeader(
    'Cache-Control',
    path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  )
}

/** Takes no new connection, lets open requests finish, then ends. */
function stop() {
  site.stopBeingReady()
  server.close(() => void tracing.end().finally(() => process.exit(0)))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), site.submitTimes.grace).unref()
}

/** Ends a failed start with its reason, such as a missing variable of the environment. */
function exit(error: unknown): never {
  console.error((error as Error).message)
  process.exit(1)
}
