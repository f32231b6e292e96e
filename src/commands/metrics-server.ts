import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PrometheusContentType, Registry } from 'prom-client'
import { OperatorError } from '../platform/operator-error.ts'

type Options = { host: string; port: number; token?: string | undefined }

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Serves what `read` returns at `/metrics`, on a port of its own that is not for the public.
 * @throws OperatorError when another program has the port.
 */
export async function serveMetrics(
  { host, port, token }: Options,
  read: () => Promise<{ type: string; text: string }>,
) {
  const expected = token && digest(`Bearer ${token}`)
  const server = createServer((req, res) => {
    const answer = (status: number, text: string, type = 'text/plain; charset=utf-8') => {
      res.writeHead(status, { 'content-type': type })
      res.end(text)
    }
    if (req.url?.split('?', 1)[0] !== '/metrics') return answer(404, 'Not found.\n')
    if (expected && !timingSafeEqual(digest(req.headers.authorization ?? ''), expected))
      return answer(401, 'Send METRICS_TOKEN as a bearer token.\n')
    read().then(
      ({ text, type }) => answer(200, text, type),
      (error: Error) => answer(503, `${error.message}\n`),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new OperatorError(`Metrics cannot be served at ${host}:${port}: ${error.message}`)),
    )
    server.listen({ host, port }, resolve)
  })
  server.unref()
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

/** The metrics of this process. */
export function readOwn(registry: Registry<PrometheusContentType>) {
  return async () => ({ type: registry.contentType, text: await registry.metrics() })
}

/** The metrics of all workers, which this process started, added up. */
export async function readWorkers() {
  const { default: library } = await import('prom-client')
  const registry = new library.AggregatorRegistry()
  return async () => ({ type: registry.contentType, text: await registry.clusterMetrics() })
}
