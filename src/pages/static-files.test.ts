import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createStaticFiles } from './static-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'redial-files-'))
writeFileSync(path.join(folder, 'art.svg'), '<svg/>')
const server = createServer(
  createStaticFiles(folder, async (_req, res) => {
    res.writeHead(200, { 'x-page': '1' }).end('page')
  }),
).listen(0, '127.0.0.1')
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['HEAD', '/art.svg', null],
  ['GET', '/art.svg', null],
  ['HEAD', '/products', '1'],
  ['GET', '/products', '1'],
  // As a script of an earlier build, which a page that is still open asks for.
  ['GET', '/assets/gone.js', '1'],
])('%s %s is answered once', async (method, url, isPage) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${url}`, { method })
  expect([response.status, response.headers.get('x-page')]).toEqual([200, isPage])
  expect(await response.text()).toBe(method === 'HEAD' ? '' : isPage ? 'page' : '<svg/>')
  // What is written twice is logged after the answer.
  await new Promise((resolve) => setImmediate(resolve))
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})
