import type { IncomingMessage, ServerResponse } from 'node:http'
import { log, requestIdOf } from '~/http/log.server'
import { readHost } from '~/http/request-policy/request-head.server'
import { pathOf } from '~/paths'
import { report, type RequestReport } from '~/reports.server'

const methods = ['GET', 'HEAD', 'POST']

/** Routes that are requested all the time; they are logged at `debug`. */
const quietRoutes = ['/assets/*', '/healthz', '/readyz']

/** Gives a request its id, and logs and reports its end: one line with the route, never the address or the client. */
export function observe(request: IncomingMessage, response: ServerResponse, routeOf: (path: string) => string) {
  const started = performance.now()
  const requestId = requestIdOf(request.headers['x-request-id'])
  request.headers['x-request-id'] = requestId
  const path = pathOf(request.url ?? '/')
  response.once('close', () => {
    const { method = '', headers } = request
    const requestReport: RequestReport = {
      requestId,
      method: methods.includes(method) ? method : 'other',
      route: routeOf(path),
      host: readHost(headers.host)?.name ?? '',
      status: response.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
      isAborted: !response.writableFinished,
    }
    log[quietRoutes.includes(requestReport.route) ? 'debug' : 'info'](requestReport, 'request')
    report('request', requestReport)
  })
}
