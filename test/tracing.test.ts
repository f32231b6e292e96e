import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { address, killServers, newFolder, serve, signUp } from './server-process.ts'

afterAll(killServers)

type Value = { stringValue?: string; intValue?: number }
type Attributes = { key: string; value: Value }[]
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attributes
}
type Sent = {
  resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: Span[] }[] }[]
}

/** A collector that keeps what it receives (OTLP over HTTP, in JSON). */
async function startCollector() {
  const spans: Span[] = []
  const services = new Set<string | undefined>()
  const calls: { url: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const sent = JSON.parse(Buffer.concat(chunks).toString()) as Sent
    calls.push({ url: req.url ?? '', headers: req.headers })
    for (const { resource, scopeSpans } of sent.resourceSpans) {
      services.add(attribute(resource, 'service.name'))
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    }
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, spans, services, calls }
}

function attribute({ attributes }: { attributes: Attributes }, name: string) {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue?.toString()
}

test('a collector receives a span for each request, with its statements, and no secret', async () => {
  const collector = await startCollector()
  const server = serve(newFolder(), {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of%20the%20tests',
    TRUST_PROXY: '1',
  })
  const origin = await address(server)
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const parent = '00f067aa0ba902b7'
  await signUp(origin, 'ada@example.org')
  await fetch(`${origin}/api/search?q=secret-of-a-query`, {
    headers: { traceparent: `00-${traceId}-${parent}-01` },
  })
  await fetch(`${origin}/unsubscribe/secret-of-a-link`)
  await fetch(`${origin}/products`)
  await fetch(`${origin}/api/orders/0190b0a0-0000-7000-8000-000000000000`)
  await fetch(`${origin}/api/made-up-by-a-stranger`)
  await fetch(`${origin}/api/setup-links/secret-of-a-setup`)
  await fetch(`${origin}/healthz`)
  // What has not been sent yet is sent at the end.
  server.child.kill('SIGTERM')
  expect(await server.exit).toBe(0)

  const spans = collector.spans
  const names = spans.map(({ name }) => name)
  expect(names).toContain('GET /products')
  expect(names).toContain('GET /api/orders/{id}')
  expect(names).toContain('GET')
  expect(names).toContain('GET /api/setup-links/{token}')
  const order = spans.find(({ name }) => name === 'GET /api/orders/{id}') as Span
  expect(attribute(order, 'http.route')).toBe('/api/orders/{id}')
  expect(names.join()).not.toContain('made-up')
  expect(names).not.toContain('GET /healthz')
  const search = spans.find(({ name }) => name === 'GET /api/search')
  expect(search).toMatchObject({ traceId, parentSpanId: parent })
  expect(attribute(search as Span, 'http.response.status_code')).toBe('200')

  const request = spans.find(({ name }) => name === 'POST /api/auth/sign-up/email') as Span
  const inside = spans.filter((one) => one.traceId === request.traceId && one !== request)
  const statements = inside.filter((one) => attribute(one, 'db.query.text'))
  expect(statements.length).toBeGreaterThan(3)
  const ids = new Set([request, ...inside].map(({ spanId }) => spanId))
  expect(statements.every(({ parentSpanId }) => parentSpanId && ids.has(parentSpanId))).toBe(true)

  const text = JSON.stringify(spans)
  expect(text).not.toContain('secret-of')
  expect(text).not.toContain('ada@example.org')
  expect(text).not.toContain('a long enough one')
  expect([...collector.services]).toEqual(['redial'])
  expect(collector.calls[0]).toMatchObject({
    url: '/v1/traces',
    headers: { 'x-key': 'of the tests' },
  })
})

test('a collector that is away is logged, and neither slows requests nor the end', async () => {
  const server = serve(newFolder(), {
    // Nothing listens there.
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_EXPORTER_OTLP_TIMEOUT: '100',
    LOG_LEVEL: 'warn',
  })
  const origin = await address(server)
  expect((await fetch(`${origin}/api/categories`)).status).toBe(200)
  await vi.waitFor(() => expect(server.output()).toContain('traces could not be sent'), {
    timeout: 30_000,
  })
  server.child.kill('SIGTERM')
  expect(await server.exit).toBe(0)
})
