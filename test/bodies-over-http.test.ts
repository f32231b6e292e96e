import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../src/contract/urls.ts'
import { listen } from '../src/server.ts'
import { testApp } from './app.ts'

let server: Awaited<ReturnType<typeof listen>>
let close: () => Promise<void>

beforeAll(async () => {
  server = await listen({ host: '127.0.0.1', port: 0 })
  const app = await testApp()
  const withoutPages = { serveCached: () => false, serve: async () => {} }
  server.serve(app.app, withoutPages)
  close = app.close
})
afterAll(async () => {
  await server.close()
  await close()
})

async function put(init: RequestInit & { duplex?: 'half' }) {
  const at = `http://127.0.0.1:${server.port}${api.favorite('some')}`
  return (await fetch(at, { method: 'PUT', ...init })).status
}

test('over HTTP a call without a body is handled like one with an empty body', async () => {
  expect(await put({})).toBe(401)
  const headers = { 'content-type': 'application/json' }
  expect(await put({ headers, body: '{}' })).toBe(401)
})

test('over HTTP a body without a length is read only up to the limit', async () => {
  const headers = { 'content-type': 'application/json' }
  const inParts = (text: string) => new Blob([text]).stream()
  expect(await put({ headers, body: inParts('{}'), duplex: 'half' })).toBe(401)
  const large = JSON.stringify({ text: 'x'.repeat(300_000) })
  expect(await put({ headers, body: inParts(large), duplex: 'half' })).toBe(413)
})

test('a connection whose body was not read says that it closes, so that no next request is lost', async () => {
  const at = `http://127.0.0.1:${server.port}${api.favorite('some')}`
  const headers = { 'content-type': 'application/json' }
  const small = await fetch(at, { method: 'PUT', headers, body: '{}' })
  expect(small.headers.get('connection')).toBe('keep-alive')
  const large = JSON.stringify({ text: 'x'.repeat(300_000) })
  const refused = await fetch(at, { method: 'PUT', headers, body: large })
  expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close'])
})
