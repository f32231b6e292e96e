// Only node:http: a constant response.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Captured } from './pages.ts'

const { headers, body } = JSON.parse(process.env.ANSWER ?? '{"headers":{},"body":""}') as Captured
const bytes = Buffer.from(body, 'base64')
const server = createServer((_, res) => {
  res.writeHead(200, headers)
  res.end(bytes)
})
server.listen(Number(process.env.FLOOR_PORT ?? 0), () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
)
