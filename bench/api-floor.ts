// node:http over pg: the SQL of the list, with its rows as JSON, without validation or mapping.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { listLive } from '../src/modules/listings/live-listings.store.ts'

const limit = Number(process.env.FLOOR_LIMIT)
const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE_URL, max: 10 })
const server = createServer(async (_, res) => {
  const body = JSON.stringify(await listLive(pool, { limit }))
  res.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  res.end(body)
})
server.listen(0, () => process.send?.({ port: (server.address() as AddressInfo).port }))
