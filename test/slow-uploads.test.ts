import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppEnv, handleError } from '../src/platform/http/index.ts'
import { listen } from '../src/server.ts'

const INTERVAL_MS = 1_000
const progress = { bytes: 100, intervalMs: INTERVAL_MS, longestMs: 6 * INTERVAL_MS }

let server: Awaited<ReturnType<typeof listen>>
const logged: string[] = []

beforeAll(async () => {
  server = await listen({ host: '127.0.0.1', port: 0, progress })
  const log = pino({ level: 'warn' }, { write: (line) => logged.push(line) })
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('log', log)
      await next()
    })
    .post('/read', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))
    .post('/late', async (c) => {
      await sleep(2.5 * INTERVAL_MS)
      return c.text(String((await c.req.arrayBuffer()).byteLength))
    })
    .post('/unread', (c) => c.text('no'))
    .get('/page', (c) => c.text('read'))
  app.onError(handleError)
  server.serve(app as never)
})
afterAll(() => server.close())

/**
 * Sends a body in pieces, with a pause between them, and then nothing; the answer until the connection closes.
 */
function send(path: string, length: number, pieces: readonly number[], pauseMs = INTERVAL_MS / 10) {
  return new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(server.port, '127.0.0.1', async () => {
      socket.write(`POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n\r\n`)
      for (const piece of pieces) {
        if (socket.destroyed) return
        socket.write('x'.repeat(piece))
        await sleep(pauseMs)
      }
    })
    socket.on('data', (data) => {
      text += data
      if (text.startsWith('HTTP/1.1 200') && text.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
  })
}

test.concurrent('a slow body is read to its end as long as it arrives', async () => {
  const pieces = Array<number>(25).fill(100)
  expect(await send('/read', 2_500, pieces)).toMatch(/^HTTP\/1.1 200 [\s\S]*2500$/)
})

test.concurrent.each([
  ['at once', []],
  ['after a part', [500]],
])(
  'a body that stops arriving %s is cut off with an error that forms understand',
  async (_, sent) => {
    const answer = await send('/read', 2_500, sent)
    expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*content-type: application\/json/i)
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))
    expect(body).toMatchObject({
      error: 'upload_stalled',
      message: expect.stringContaining('try again'),
    })
    expect(logged).toEqual([])
  },
)

test.concurrent('a trickle that would keep the connection for hours is cut off', async () => {
  expect(await send('/read', 2_500, Array<number>(60).fill(1))).toMatch(/^HTTP\/1.1 408 /)
})

test.concurrent('steady or not, no body takes longer than the whole time for it', async () => {
  const pieces = Array<number>(100).fill(100)
  expect(await send('/read', 1_000_000, pieces)).toMatch(/^HTTP\/1.1 408 /)
}, 20_000)

test.concurrent('a client is not cut off because the application reads late', async () => {
  expect(await send('/late', 500, [500])).toMatch(/^HTTP\/1.1 200 [\s\S]*500$/)
  expect(await send('/late', 500_000, [500_000])).toMatch(/^HTTP\/1.1 200 [\s\S]*500000$/)
})

test.concurrent('a trickle after the answer does not hold the connection', async () => {
  const text = await new Promise<string>((resolve) => {
    const socket = connect(server.port, '127.0.0.1')
    socket.write('GET /page HTTP/1.1\r\nHost: shop\r\nContent-Length: 9999\r\n\r\n')
    const trickle = setInterval(() => socket.write('x'), INTERVAL_MS / 4)
    const end = setTimeout(() => socket.destroy(), 8 * INTERVAL_MS)
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('error', () => {})
    socket.on('end', () => {
      answer += ' cut off'
    })
    socket.on('close', (hadError) => {
      clearInterval(trickle)
      clearTimeout(end)
      resolve(hadError ? `${answer} cut off` : answer)
    })
  })
  expect(text).toMatch(/^HTTP\/1.1 200 [\s\S]*read cut off$/)
}, 20_000)

test.concurrent('a body that nobody reads does not hold the answer back', async () => {
  expect(await send('/unread', 2_500, [500])).toMatch(/^HTTP\/1.1 200 /)
})
