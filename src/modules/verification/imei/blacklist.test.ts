import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { fileBlacklist, httpBlacklist } from './blacklist.ts'

const STOLEN = '490154203237518'
const CLEAN = '356938035643809'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const lines: unknown[] = []
const log = { warn: (...line: unknown[]) => void lines.push(line) } as never

type Answer = { status?: number; body?: string; hang?: boolean }

async function provider(answers: Answer[]) {
  const requests: { body: string; request: IncomingMessage }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    requests.push({ body, request })
    const { status = 200, body: text = '', hang } = answers[requests.length - 1] ?? {}
    if (!hang) response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/look`
  // A busy machine needs time for the answers that come.
  const timeoutMs = answers.some(({ hang }) => hang) ? 1_500 : 20_000
  return { requests, list: httpBlacklist({ url, key: 'k3y', log, timeoutMs }), url }
}

test('the provider gets the number in the body and the key as a bearer token', async () => {
  const { requests, list } = await provider([
    { body: '{"listed":true}' },
    { body: '{"listed":false}' },
  ])
  expect(await list.lookUp(STOLEN)).toBe('listed')
  expect(await list.lookUp(CLEAN)).toBe('clean')
  expect(requests[0]?.body).toBe(`{"imei":"${STOLEN}"}`)
  expect(requests[0]?.request.headers.authorization).toBe('Bearer k3y')
  expect(requests[0]?.request.url).toBe('/look')
})

test('a provider that fails briefly is retried', async () => {
  const { requests, list } = await provider([
    { status: 503 },
    { hang: true },
    { body: '{"listed":true}' },
  ])
  expect(await list.lookUp(STOLEN)).toBe('listed')
  expect(requests.length).toBe(3)
})

test.each([
  ['that is broken', [{ status: 500 }, { status: 502 }, { status: 429 }], 3],
  ['that never answers', [{ hang: true }, { hang: true }, { hang: true }], 3],
  ['that talks nonsense', [{ body: '<html>' }, { body: '{}' }, { body: '{"listed":"no"}' }], 3],
  ['that refuses the key', [{ status: 401 }], 1],
  ['that sends elsewhere', [{ status: 302 }, { status: 302 }, { status: 302 }], 3],
])('a provider %s gives "unknown", and the number is never logged', async (_, answers, n) => {
  lines.length = 0
  const { requests, list } = await provider(answers)
  expect(await list.lookUp(STOLEN)).toBe('unknown')
  expect(requests.length).toBe(n)
  expect(lines.length).toBe(n)
  expect(JSON.stringify(lines)).not.toContain(STOLEN.slice(0, 14))
})

test('an unreachable provider gives "unknown"', async () => {
  const { list } = await provider([])
  for (const close of closing.splice(0)) close()
  expect(await list.lookUp(STOLEN)).toBe('unknown')
})

test('a file is read with or without heading, check digit and quotes, and again after changes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-blacklist-'))
  closing.push(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'list.csv')
  const list = fileBlacklist(file, log)
  expect(await list.lookUp(STOLEN)).toBe('unknown')
  writeFileSync(file, `\ufeffimei,reported\r\n"${STOLEN}",2024\r\n12,short\r\n`)
  expect(await list.lookUp(STOLEN)).toBe('listed')
  expect(await list.lookUp(CLEAN)).toBe('clean')
  writeFileSync(file, `${CLEAN.slice(0, 14)};lost\n35693803564381012,long\n`)
  expect(await list.lookUp(STOLEN)).toBe('clean')
  expect(await list.lookUp(CLEAN)).toBe('listed')
})
