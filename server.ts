import compression from 'compression'
import express from 'express'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { constants } from 'node:zlib'
import sirv from 'sirv'
import { readEnv } from './app/env.server'
import { clientAddress } from './app/http/client-address.server'

/** Transport only: compression, static files, limits and a graceful stop. `remix-serve` serves the same site without it. */

/** How long open requests may finish after a stop signal, in milliseconds. */
const graceMs = 15_000

const { HOST, PORT, CLIENT_ADDRESS_HEADER } = environmentOrExit()
const app = express()
app.disable('x-powered-by')
app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }))
app.use(sirv('build/client', { brotli: true, etag: true, setHeaders: cacheRule }))
app.use((request, _response, next) => {
  // The vendor is found by the Host header alone; the adapter would believe this one.
  delete request.headers['x-forwarded-host']
  request.headers['x-request-id'] ??= randomUUID()
  next()
})
const buildPath = pathToFileURL(resolve('build/server/index.js')).href
const build = (await import(buildPath)) as ServerBuild
const getLoadContext = (request: express.Request) => ({ clientAddress: clientAddress(request, CLIENT_ADDRESS_HEADER) })
app.all('*', createRequestHandler({ build, mode: 'production', getLoadContext }))
app.use(((error, _request, response, next) => {
  if (response.headersSent) return next(error)
  // An address that cannot be decoded is an unknown path; a host that is no host has no store.
  if (error instanceof URIError) return response.redirect('/')
  if (error.code === 'ERR_INVALID_URL') return response.status(404).type('text').send('Store not found')
  response.status(500).type('text').send('Something went wrong, Please try again.')
}) satisfies express.ErrorRequestHandler)

const server = app.listen(PORT, HOST, () => {
  console.log(`Storefront listening on http://${HOST}:${(server.address() as AddressInfo).port}`)
})
server.requestTimeout = 60_000
server.headersTimeout = 20_000
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${PORT} is in use. Set PORT to a free one.` : error.message)
  process.exit(1)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

/** Hashed assets never change; other public files may. */
function cacheRule(response: ServerResponse, path: string) {
  response.setHeader(
    'Cache-Control',
    path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  )
}

/** Takes no new connection, lets open requests finish, then ends. */
function stop() {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), graceMs).unref()
}

function environmentOrExit() {
  try {
    return readEnv(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
