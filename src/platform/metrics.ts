import type { AggregatorRegistry, Counter, Histogram, PrometheusContentType } from 'prom-client'

/** What is measured, for Prometheus. Loaded only where it is wanted. */
export type Metrics = {
  registry: AggregatorRegistry<PrometheusContentType>
  library: typeof import('prom-client')
  countRequest(request: MeasuredRequest): void
  countJob(job: string, isDone: boolean): void
}

export type MeasuredRequest = { method: string; path: string; status: number; ms: number }

/**
 * Seconds. Most answers take milliseconds; a page or an API request that waited is refused after two seconds.
 */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How often the event loop is looked at. The default of 10 ms wakes an idle process. */
const LOOP_MS = 100

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
const FILES = new Set(['media', 'assets', 'fonts', 'art'])

/** Few values: each combination is a series of its own. */
function kindOf(path: string): string {
  const [, first = ''] = path.split('/', 2)
  if (first === 'api') return 'api'
  return FILES.has(first) || /\.\w+$/.test(path) ? 'file' : 'page'
}

/** Creates the metrics of this process. The primary process collects those of its workers by itself. */
export async function createMetrics(): Promise<Metrics> {
  const { default: library } = await import('prom-client')
  // Made in a worker, it answers the questions of the primary process.
  const registry = new library.AggregatorRegistry<PrometheusContentType>()
  library.AggregatorRegistry.setRegistries([registry])
  library.collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_MS })
  const requests: Counter = new library.Counter({
    name: 'redial_http_requests_total',
    help: 'Answered requests, without health checks.',
    labelNames: ['kind', 'method', 'status'],
    registers: [registry],
  })
  const durations: Histogram = new library.Histogram({
    name: 'redial_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['kind'],
    buckets: DURATIONS,
    registers: [registry],
  })
  const jobs: Counter = new library.Counter({
    name: 'redial_job_runs_total',
    help: 'Runs of background jobs.',
    labelNames: ['name', 'result'],
    registers: [registry],
  })
  return {
    registry,
    library,
    countRequest({ method, path, status, ms }) {
      if (path === '/healthz' || path === '/readyz') return
      const kind = kindOf(path)
      requests.inc({ kind, method: METHODS.has(method) ? method : 'other', status })
      // A stream of messages lasts as long as its page is open.
      if (!path.endsWith('/stream')) durations.observe({ kind }, ms / 1_000)
    },
    countJob: (job, isDone) => jobs.inc({ name: job, result: isDone ? 'done' : 'failed' }),
  }
}
