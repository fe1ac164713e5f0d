import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Span } from '@opentelemetry/api'
import { env } from '~/env.server'
import { pathOf } from '~/paths'
import { version } from '~/version'

type Tracing = {
  /** Handles a request within its own span; its vendor calls become child spans. */
  within(request: IncomingMessage, response: ServerResponse, route: () => string, handle: () => void): void
  /** Sends the remaining spans before the process ends. */
  end(): Promise<void>
}

const untraced: Tracing = { within: (_request, _response, _route, handle) => handle(), end: async () => undefined }

/**
 * Sends traces by OTLP if the standard `OTEL_*` variables name an endpoint: a span for each request, and one for each
 * call to the vendor API and the maps service, which get a `traceparent`. Spans carry no query and no body.
 */
export async function startTracing(): Promise<Tracing> {
  const variables = env()
  const endpoint = variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? variables.OTEL_EXPORTER_OTLP_ENDPOINT
  const isOff = variables.OTEL_SDK_DISABLED === 'true' || variables.OTEL_TRACES_EXPORTER === 'none'
  if (!endpoint || isOff) return untraced
  const { api, provider } = await register()
  const tracer = api.trace.getTracer('storefront')
  return {
    within(request, response, route, handle) {
      const parent = api.propagation.extract(api.ROOT_CONTEXT, request.headers)
      const { method = 'other' } = request
      const span = tracer.startSpan(method, { kind: api.SpanKind.SERVER }, parent)
      response.once('close', () => finish(span, method, route(), response.statusCode))
      api.context.with(api.trace.setSpan(parent, span), handle)
    },
    end: () => provider.shutdown(),
  }
}

/** Loaded only if traces are sent, to keep the start short. */
async function register() {
  const api = await import('@opentelemetry/api')
  const sdk = await import('@opentelemetry/sdk-trace-node')
  const resources = await import('@opentelemetry/resources')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { UndiciInstrumentation } = await import('@opentelemetry/instrumentation-undici')

  const named = resources.resourceFromAttributes({ 'service.name': 'storefront', 'service.version': version })
  const fromVariables = resources.detectResources({ detectors: [resources.envDetector] })
  const provider = new sdk.NodeTracerProvider({
    resource: resources.defaultResource().merge(named).merge(fromVariables),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  const calls = new UndiciInstrumentation({
    requireParentforSpans: true,
    startSpanHook: ({ origin, path }) => ({ 'url.full': origin + pathOf(path), 'url.query': '' }),
  })
  calls.setTracerProvider(provider)
  calls.enable()
  return { api, provider }
}

function finish(span: Span, method: string, route: string, status: number) {
  span.updateName(`${method} ${route}`)
  span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
  // SpanStatusCode.ERROR
  if (status >= 500) span.setStatus({ code: 2 })
  span.end()
}
