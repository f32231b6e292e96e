import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { S3Settings } from './s3.ts'

// It carries no types.
type S3rver = new (options: object) => { run(): Promise<AddressInfo>; close(): Promise<void> }
const require = createRequire(import.meta.url)

/** s3rver accepts any keys; another test checks the signatures of calls. */
export const KEYS = {
  accessKey: 'S3RVER',
  secretKey: 'S3RVER',
  region: 'us-east-1',
  bucket: 'pictures',
}

/** A real S3 server on this machine, with an empty bucket. */
export async function startS3(): Promise<{ settings: S3Settings; close(): Promise<void> }> {
  const Server: S3rver = require('s3rver')
  const directory = mkdtempSync(path.join(tmpdir(), 'redial-s3-'))
  const server = new Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: KEYS.bucket }],
  })
  const { port } = await server.run()
  async function close() {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  }
  return { settings: { endpoint: `http://127.0.0.1:${port}`, ...KEYS }, close }
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void

/** A server that answers S3 calls as a test defines, and settings that wait `timeoutMs` for it. */
export async function startFakeS3(behave: RequestHandler, timeoutMs = 20_000) {
  const calls: string[] = []
  const server = createServer(async (request, response) => {
    calls.push(`${request.method} ${request.url}`)
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    behave(request, response, Buffer.concat(pieces))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  async function close() {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  const settings: S3Settings = { endpoint: `http://127.0.0.1:${port}`, ...KEYS, timeoutMs }
  return { settings, calls, close }
}
