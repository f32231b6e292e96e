// node:http over pg: one prepared statement that returns the JSON of a phone as it is sent.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE_URL, max: 10 })
const text = 'select body from bench_answers where id = $1'
const server = createServer(async (req, res) => {
  const id = req.url?.split('/').at(-1) ?? ''
  const { rows } = await pool.query({ name: 'phone', text, values: [id] })
  const { body } = rows[0]
  res.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  res.end(body)
})
server.listen(0, () => process.send?.({ port: (server.address() as AddressInfo).port }))
