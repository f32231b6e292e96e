import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { Logger } from 'pino'
import { loggablePath } from './http/access-log.ts'

export type Tracing = {
  /** Measures the answer that `run` begins, and the statements that it sends. */
  traceRequest(req: IncomingMessage, res: ServerResponse, run: () => void): void
  /** Sends what is left. */
  close(): Promise<void>
}

export type TracingOptions = {
  endpoint: string
  /** As in `OTEL_EXPORTER_OTLP_HEADERS`: `name=value`, separated by commas, with values as in addresses. */
  headers?: string | undefined
  /** A proxy in front names the trace that a request belongs to; visitors cannot. */
  trustsProxy: boolean
  log: Logger
}

/** A collector that is away would say so with every batch. */
const WARN_EVERY_MS = 60_000
/** The end of a process does not wait longer for a collector. */
const LAST_SEND_MS = 2_000

/**
 * Sends traces to an OpenTelemetry collector from now on: one span for each request, with those of its statements
 * (`db/traced-client.ts`). Loaded only where it is wanted. The other `OTEL_…` variables are read by
 * the library.
 */
export function startTracing({ endpoint, headers, trustsProxy, log }: TracingOptions): Tracing {
  logProblems(log)
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    ...(headers && { headers: parseHeaders(headers) }),
  })
  // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES win.
  const given = detectResources({ detectors: [envDetector] })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'redial' }).merge(given),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  const tracer = provider.getTracer('redial')
  return {
    traceRequest(req, res, run) {
      const path = loggablePath(req.url ?? '')
      if (path === '/healthz' || path === '/readyz') return run()
      const root = context.active()
      const parent = trustsProxy ? propagation.extract(root, req.headers) : root
      const span = startRequest(tracer, req, path, parent)
      res.once('close', () => {
        // Strangers make up paths; as names, each would be a line of its own where traces are shown.
        if (res.statusCode === 404 && !isOfApi(path)) span.updateName(req.method ?? '')
        endRequest(span, res)
      })
      context.with(trace.setSpan(parent, span), run)
    },
    async close() {
      const ended = provider.shutdown().catch(() => {})
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, LAST_SEND_MS)
      })
      await Promise.race([ended, late])
      clearTimeout(timer)
    },
  }
}

function parseHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split(/=(.*)/s).map((part) => part.trim()))
  return Object.fromEntries(pairs.map(([name, value]) => [name, decodeURIComponent(value ?? '')]))
}

const isOfApi = (path: string) => path.split('/')[1] === 'api'

/** Attributes have the names of OpenTelemetry's semantic conventions for HTTP. */
function startRequest(tracer: Tracer, req: IncomingMessage, path: string, parent: Context): Span {
  const method = req.method ?? ''
  // The API names its requests by their route, once it is known; pages by the first part of their path.
  const name = isOfApi(path) ? method : `${method} /${path.split('/')[1]}`
  const attributes = { 'http.request.method': method, 'url.path': path }
  return tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
}

function endRequest(span: Span, res: ServerResponse) {
  span.setAttribute('http.response.status_code', res.statusCode)
  if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  // The client left before the answer was complete.
  if (!res.writableFinished) span.setAttribute('error.type', 'client_left')
  span.end()
}

function logProblems(log: Logger) {
  let last = Number.NEGATIVE_INFINITY
  const warn = (message: string) => {
    if (performance.now() - last < WARN_EVERY_MS) return
    last = performance.now()
    log.warn({ detail: message }, 'traces could not be sent')
  }
  const nothing = () => {}
  const logger = { error: warn, warn, info: nothing, debug: nothing, verbose: nothing }
  diag.setLogger(logger, DiagLogLevel.WARN)
}
