// node:http over pg: one prepared statement that reads a phone from the tables as they are; its JSON is written each
// time. What similar phones cost and the facts of its model are in memory.
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { createDeps } from '../src/commands/open-deps.ts'
import { readEnv } from '../src/env.ts'
import { readPhoneDetail } from '../src/modules/listings/phone-details.ts'

// No file is written.
const env = readEnv({
  NODE_ENV: 'test',
  DATA_DIR: mkdtempSync(path.join(tmpdir(), 'redial-floor-')),
})
const { deps } = createDeps(process.env.FLOOR_DATABASE_URL!, env, pino({ level: 'error' }), {
  origin: () => 'http://localhost',
  demo: process.env.FLOOR_DEMO === '1',
  secret: 'a-secret-of-the-bench-that-is-long-enough',
})
const server = createServer(async (req, res) => {
  const body = JSON.stringify(await readPhoneDetail(deps, req.url?.split('/').at(-1) ?? ''))
  res.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  res.end(body)
})
server.listen(0, () => process.send?.({ port: (server.address() as AddressInfo).port }))
