import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { withSpans } from './db/traced-client.ts'
import { startTracing } from './tracing.ts'

test('a statement that fails is sent with its code, and not with the value that it quotes', async () => {
  const sent: string[] = []
  const collector = createServer(async (req, res) => {
    sent.push(await text(req))
    res.end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const log = pino({ level: 'silent' })
  const tracing = startTracing({ endpoint: `http://127.0.0.1:${port}`, trustsProxy: false, log })
  const Client = withSpans(pg.Client)
  const client = new Client({ connectionString: `${inject('databaseServer')}/postgres` })
  await client.connect()
  try {
    const req = { method: 'GET', url: '/', headers: {} } as IncomingMessage
    const res = Object.assign(new EventEmitter(), { statusCode: 500, writableFinished: true })
    let failed: Promise<unknown> | undefined
    tracing.traceRequest(req, res as unknown as ServerResponse, () => {
      failed = client.query('select $1::uuid', ['secret-of-a-person']).catch((error) => error)
    })
    expect(String(await failed)).toContain('secret-of-a-person')
    res.emit('close')
    await tracing.close()
    expect(sent.join()).toContain('22P02')
    expect(sent.join()).not.toContain('secret-of-a-person')
  } finally {
    await client.end()
    collector.close()
  }
})
