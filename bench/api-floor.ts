// node:http over pg: one prepared statement that returns the JSON of a page of phones as it is sent.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const limit = Number(process.env.FLOOR_LIMIT)
const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE_URL, max: 10 })
const text = `select '[' || string_agg(body, ',' order by created_at desc, id desc) || ']' as body from (
  select id, created_at, body from bench_list
  where (created_at, id) < (select created_at, id from bench_list where id = $1)
  order by created_at desc, id desc limit $2) page`
const server = createServer(async (req, res) => {
  const after = req.url?.split('/').at(-1) ?? ''
  const { rows } = await pool.query({ name: 'page', text, values: [after, limit] })
  const { body } = rows[0]
  res.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  res.end(body)
})
server.listen(0, () => process.send?.({ port: (server.address() as AddressInfo).port }))
