import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { constants } from 'node:zlib'
import type { RequestHandler, ServerBuild } from '@remix-run/node'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import compression from 'compression'
import type { Middleware } from './app/http/build-files.server'

/**
 * Transport only: cached pages, compression, static files, limits and a graceful stop. `remix-serve` serves the same
 * site without it.
 */

const buildPath = pathToFileURL(resolve('build/server/index.js')).href
const build = (await import(buildPath).catch(exit)) as ServerBuild
const site = build.entry.module as unknown as typeof import('./app/entry.server')
const { answer, answerBrokenRequests, answerInOrder, clientAddress, closingUnused } = site
const { PageFront, refuse, serverOptions, stopListening } = site
const { HOST, PORT, CLIENT_ADDRESS_HEADER } = site.env()
const tracing = await site.startTracing()
const routeOf = site.routeNames(build.routes)
const handlers = new Map<string, RequestHandler>()
const front = new PageFront((request) => handlerOf(new URL(request.url).pathname)(request, {}))
// Its types ask for Express, its code does not.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }) as unknown as Middleware
const sendFile = site.buildFiles('build/client')

const server = createServer(serverOptions)
const closeUnused = closingUnused(server)
answerInOrder(server, (request, response) => {
  site.observe(request, response, routeOf)
  const route = () => routeOf(request.url ?? '')
  tracing.within(request, response, route, () => {
    if (!refuse(request, response)) front.answer(request, response, () => void makeAnswer(request, response))
  })
})
answerBrokenRequests(server)
site.serveMetrics()
// Browsers that come when Node's own 511 places are taken try again seconds later. Linux allows 4,096.
server.listen({ port: PORT, host: HOST, backlog: 4096 }, () => {
  console.log(`Storefront listening on http://${HOST}:${(server.address() as AddressInfo).port}`)
})
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${PORT} is in use. Set PORT to a free one.` : `HOST and PORT: ${error.message}`,
  )
  process.exit(1)
})
let isStopping = false
// Under systemd SIGTERM comes twice, also from npm, which passes it on. A second Ctrl+C ends the process at once.
process.on('SIGTERM', stop).once('SIGINT', stop)

/** Answers with a file of the build, or else with a page that is rendered now. */
async function makeAnswer(request: IncomingMessage, response: ServerResponse) {
  await site.untilItsTurn()
  if (response.destroyed) return
  const page = () => void front.renderOnce(request, response, () => void renderPage(request, response))
  compress(request, response, () => sendFile(request, response, page))
}

async function renderPage(request: IncomingMessage, response: ServerResponse) {
  const asked = readRequest(request, response)
  if (!asked) return answer(request, response, 400)
  const context = { clientAddress: clientAddress(request, CLIENT_ADDRESS_HEADER) }
  try {
    await sendResponse(response, await handlerOf(request.url ?? '')(asked, context))
  } catch (error) {
    site.handleError(error, { request: asked, params: {}, context })
    if (response.headersSent) response.destroy()
    else answer(request, response, 500)
  }
}

/** The request as Remix reads it; null if its address is invalid. */
function readRequest(request: IncomingMessage, response: ServerResponse) {
  try {
    return createRequest(request, response)
  } catch {
    return null
  }
}

/** A Remix handler that knows only the route of this address. */
function handlerOf(address: string): RequestHandler {
  const route = routeOf(address)
  const handler = handlers.get(route) ?? site.createRequestHandler(site.buildForRoute(build, route), 'production')
  handlers.set(route, handler)
  return handler
}

/** Takes no new connection, lets open requests finish, then ends. */
function stop() {
  if (isStopping) return
  isStopping = true
  site.stopBeingReady()
  // A proxy would go on sending requests on its open connections, or leave them open.
  server.keepAliveTimeout = 1
  server.prependListener('request', (_request, response) => void (response.shouldKeepAlive = false))
  stopListening(server, () => void tracing.end().finally(() => process.exit(0)))
  // A first request may be on its way.
  setTimeout(closeUnused, 1000)
  setTimeout(() => process.exit(0), site.submitTimes.grace).unref()
}

/** Ends a failed start with its reason, such as a missing variable of the environment. */
function exit(error: unknown): never {
  console.error((error as Error).message)
  process.exit(1)
}
