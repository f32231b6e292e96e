import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { api } from '../src/contract/urls.ts'
import { buildConversation, write } from '../src/modules/messaging/messaging.fixture.ts'
import { isFromOwnPage } from '../src/platform/http/own-address.ts'
import { listen } from '../src/server.ts'
import { type TestApp, testApp } from './app.ts'
import {
  findProxy,
  HOST,
  PROXIES,
  type ProxyName,
  sampleOf,
  startProxy,
} from './proxies.fixture.ts'

const ORIGIN = `https://${HOST}`
const address = { origin: ORIGIN, isFixed: true, trustProxy: true }

/** What a visitor may send to look like someone else. */
const fromVisitor = {
  origin: ORIGIN,
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'evil.example',
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
}

let app: TestApp
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1' } })
  server = await listen({ host: '127.0.0.1', port: 0 })
  server.serve(app.app)
})
afterAll(async () => {
  await server.close()
  await app.close()
})

type Call = {
  path?: string
  method?: string
  headers?: Record<string, string>
  body?: Buffer
}

/** Sends a request for the shop's host to the proxy; resolves when the head of the answer arrives. */
function call(port: number, { path = '/', method = 'GET', headers = {}, body }: Call = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const to = { host: '127.0.0.1', port, servername: HOST, rejectUnauthorized: false }
    request({ ...to, path, method, headers: { host: HOST, ...headers } }, resolve)
      .once('error', reject)
      .end(body)
  })
}

async function textOf(answer: IncomingMessage) {
  let text = ''
  for await (const chunk of answer) text += chunk
  return text
}

/** Starts the proxy in front of a server for the time of the test, and waits until it answers. */
async function boot(name: ProxyName, shopPort: number, configuration = sampleOf(name)) {
  const proxy = await startProxy(name, findProxy(name) ?? '', { configuration, shopPort })
  onTestFinished(proxy.stop)
  const answers = async () =>
    await call(proxy.port).then(
      (answer) => answer.resume().statusCode,
      () => undefined,
    )
  await expect
    .poll(answers, { timeout: 30_000, interval: 50, message: proxy.problems() })
    .toSatisfy((status) => status !== undefined && status < 500)
  return proxy.port
}

/** What arrives at a server behind the proxy when a browser sends these headers. */
async function headersBehind(name: ProxyName, configuration?: string) {
  const received: IncomingHttpHeaders[] = []
  const shop = createServer((req, res) => {
    received.push(req.headers)
    res.end('a page')
  }).listen(0, '127.0.0.1')
  await once(shop, 'listening')
  onTestFinished(() => void shop.close())
  const port = await boot(name, (shop.address() as AddressInfo).port, configuration)
  await textOf(await call(port, { headers: fromVisitor }))
  return new Headers(received.at(-1) as Record<string, string>)
}

describe.each(PROXIES)('behind %s with its sample', (name) => {
  const isMissing = findProxy(name) === undefined
  const title = (text: string) => (isMissing ? `${text} (${name} is not installed)` : text)

  test.skipIf(isMissing)(
    title('the shop gets its host and the client, and nothing that a visitor made up'),
    async () => {
      const headers = await headersBehind(name)
      expect(headers.get('host')).toBe(HOST)
      expect(headers.get('x-forwarded-proto')).toBe('https')
      expect(headers.get('x-forwarded-for')?.split(', ').at(-1)).toBe('127.0.0.1')
      expect(headers.get('x-forwarded-host')).not.toBe('evil.example')
      expect(headers.get('traceparent')).toBeNull()
      expect(isFromOwnPage(headers, address)).toBe(true)
      headers.set('origin', 'https://other.example')
      expect(isFromOwnPage(headers, address)).toBe(false)
    },
  )

  test.skipIf(isMissing)(
    title('people change things, upload 10 MB and receive messages at once'),
    async () => {
      // This server has no /readyz, without which HAProxy would send it nothing.
      const configuration = sampleOf(name).replace(' check inter 1s fall 2 rise 1', '')
      const port = await boot(name, server.port, configuration)
      const { seller, buyer, conversationId } = await buildConversation(app)
      const asSeller = { cookie: seller.cookie, origin: ORIGIN }

      const change = { path: api.readMessages(conversationId), method: 'POST' }
      const json = { 'content-type': 'application/json' }
      const body = Buffer.from('{"number":1}')
      const own = await call(port, { ...change, body, headers: { ...asSeller, ...json } })
      expect(own.resume().statusCode).toBeLessThan(300)
      const foreign = { ...asSeller, ...json, origin: 'https://other.example' }
      const refused = await call(port, { ...change, body, headers: foreign })
      expect(refused.resume().statusCode).toBe(403)

      // That it is no picture is the shop's own answer: the proxy let all of it through.
      const upload = await call(port, {
        ...largeUpload(10),
        headers: { ...asSeller, ...multipart },
      })
      expect([upload.statusCode, JSON.parse(await textOf(upload)).error]).toEqual([
        415,
        'not_a_picture',
      ])

      const stream = await call(port, { path: api.messageStream(), headers: asSeller })
      expect(stream.headers['content-type']).toBe('text/event-stream')
      const received: string[] = []
      stream.on('data', (chunk) => received.push(String(chunk)))
      await expect.poll(() => received.length).toBeGreaterThan(0)
      await write(app, buyer, conversationId, { text: 'Through the proxy' })
      await expect.poll(() => received.join('')).toContain('Through the proxy')
      stream.destroy()
    },
  )
})

const BOUNDARY = 'a-part-of-the-form'
const multipart = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

/** A form with one file of so many megabytes. */
function largeUpload(megabytes: number): Call {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const tail = `\r\n--${BOUNDARY}--\r\n`
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(megabytes * 1_000_000),
    Buffer.from(tail),
  ])
  return { path: api.media(), method: 'POST', body }
}

test.skipIf(findProxy('nginx') === undefined)(
  'a proxy that rewrites Host, and names the one of the visitor in X-Forwarded-Host, serves the shop too',
  async () => {
    // What a proxy does that is not told to pass it on: nginx sends the name of the upstream.
    const rewriting = sampleOf('nginx')
      .replace('proxy_set_header Host $host;', '')
      .replace('proxy_set_header X-Forwarded-Host "";', 'proxy_set_header X-Forwarded-Host $host;')
    const headers = await headersBehind('nginx', rewriting)
    expect(headers.get('host')).toBe('redial')
    expect(headers.get('x-forwarded-host')).toBe(HOST)
    expect(isFromOwnPage(headers, address)).toBe(true)
    expect(
      isFromOwnPage(headers, { ...address, origin: 'http://localhost:3000', isFixed: false }),
    ).toBe(true)
    headers.set('origin', 'https://other.example')
    expect(isFromOwnPage(headers, address)).toBe(false)
  },
)
