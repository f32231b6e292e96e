import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../src/server.ts'

let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await listen({ host: '127.0.0.1', port: 0, maxConnections: 5, headersTimeoutMs: 300 })
  const app = new Hono()
    .get('/away', (c) => c.redirect('/there'))
    .get('/there', (c) => c.text('here'))
  server.serve(app)
})
afterAll(() => server.close())

/** What the server answers to these bytes until it closes the connection, or that is all. */
function send(
  bytes: string,
  isAll = (_text: string) => false,
): Promise<{ text: string; isClosed: boolean }> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes))
    const end = (isClosed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text, isClosed })
    }
    const timer = setTimeout(() => end(false), 30_000)
    socket.on('data', (data) => {
      text += data
      if (isAll(text)) end(false)
    })
    socket.on('error', () => {})
    socket.on('close', () => end(true))
  })
}

const get = (target: string, hosts = ['shop.example']) =>
  `GET ${target} HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`

test('two Host headers and a whole URL in place of the path are refused with 400', async () => {
  expect((await send(get('/there'))).text).toMatch(/^HTTP\/1.1 200 /)
  expect((await send(get('/there', ['shop.example', 'evil.example']))).text).toMatch(/ 400 /)
  expect((await send(get('http://evil.example/there'))).text).toMatch(/^HTTP\/1.1 400 /)
  expect((await send(get('evil'))).text).toMatch(/^HTTP\/1.1 400 /)
})

test('redirects cannot be framed, and their type is not guessed', async () => {
  const { text } = await send(get('/away'))
  expect(text).toMatch(/^HTTP\/1.1 302 /)
  expect(text).toMatch(/x-content-type-options: nosniff/i)
  expect(text).toMatch(/content-security-policy: frame-ancestors 'none'/i)
})

test('health checks without a host get an answer: HTTP/1.0, and OPTIONS as HAProxy sends it', async () => {
  expect((await send('GET /there HTTP/1.0\r\n\r\n')).text).toMatch(/^HTTP\/1.1 200 /)
  expect((await send('OPTIONS / HTTP/1.0\r\n\r\n')).text).toMatch(/^HTTP\/1.1 204 /)
  expect((await send('OPTIONS * HTTP/1.0\r\n\r\n')).text).toMatch(/^HTTP\/1.1 204 /)
  expect((await send('HEAD /there HTTP/1.0\r\n\r\n')).text).toMatch(/^HTTP\/1.1 200 /)
})

test('a connection that sends no whole head is closed after the time for it', async () => {
  for (const half of ['', 'GET /there HTTP/1.1\r\nHost: shop.example\r\nX-Slow: '])
    expect((await send(half)).isClosed).toBe(true)
})

test('one connection cannot send requests by the thousand without waiting for answers', async () => {
  const keepAlive = get('/there').replace('Connection: close\r\n', '')
  const answers = (text: string) => text.match(/HTTP\/1\.1 200 /g)?.length ?? 0
  const few = await send(keepAlive.repeat(20), (text) => answers(text) === 20)
  expect([answers(few.text), few.isClosed]).toEqual([20, false])
  const many = await send(keepAlive.repeat(2_000))
  expect(many.isClosed).toBe(true)
  expect(answers(many.text)).toBeLessThan(100)
})

test('connections beyond the limit are closed at once', async () => {
  const open = Array.from({ length: 5 }, () => connect(server.port, '127.0.0.1'))
  await Promise.all(open.map((socket) => once(socket, 'connect')))
  const refused = await send(get('/there'))
  expect([refused.text, refused.isClosed]).toEqual(['', true])
  for (const socket of open) socket.destroy()
})

test('a server that is about to stop fails health checks and serves what still comes', async () => {
  const leaving = await listen({ host: '127.0.0.1', port: 0 })
  leaving.serve(new Hono().get('/readyz', (c) => c.text('ok')).get('/there', (c) => c.text('here')))
  const base = `http://127.0.0.1:${leaving.port}`
  expect((await fetch(`${base}/readyz`)).status).toBe(200)
  leaving.leave()
  const ready = await fetch(`${base}/readyz`)
  expect([ready.status, await ready.json()]).toMatchObject([503, { error: 'leaving' }])
  expect((await fetch(`${base}/`, { method: 'OPTIONS' })).status).toBe(503)
  const served = await fetch(`${base}/there`)
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
  await leaving.close()
})

test.each([
  ['is finished within the time for it', 60_000, 'HTTP/1.1 200'],
  ['is cut after the time for it', 50, ''],
])('an upload under way while the server stops %s', async (_, stopMs, expected) => {
  const stopping = await listen({ host: '127.0.0.1', port: 0, stopMs })
  const begun = Promise.withResolvers<void>()
  stopping.serve(
    new Hono().post('/read', async (c) => {
      begun.resolve()
      return c.text(String((await c.req.arrayBuffer()).byteLength))
    }),
  )
  const socket = connect(stopping.port, '127.0.0.1')
  const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve))
  let text = ''
  socket.on('data', (data) => (text += data))
  socket.write(
    'POST /read HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 8\r\n\r\nhalf',
  )
  await begun.promise
  const stopped = stopping.close()
  if (expected) socket.write('rest')
  await Promise.all([stopped, closed])
  expect(text.slice(0, expected.length || undefined)).toBe(expected)
})
