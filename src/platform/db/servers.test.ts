import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from './servers.ts'

/** A message of PostgreSQL's protocol: its type, its length, and what it says. */
function message(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(content.length + 4)
  return Buffer.concat([Buffer.from(type), length, content])
}

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const READY = message('Z', Buffer.from('I'))
const WELCOME = Buffer.concat([message('R', int32(0)), READY])
/** One row with one field, `is`, which is true. */
const YES = Buffer.concat([
  message('T', Buffer.from(`\0\x01is\0\0\0\0\0\0\0\0\0\0\x10\0\x01\xff\xff\xff\xff\0\0`, 'latin1')),
  message('D', Buffer.concat([Buffer.from([0, 1]), int32(1), Buffer.from('t')])),
  message('C', Buffer.from('SELECT 1\0')),
  READY,
])

test('a server that ends during the check of a new connection fails that connection, not the process', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    const isFirst = connections === 1
    socket.on('error', () => {})
    socket.on('data', (data: Buffer) => {
      if (String.fromCharCode(data[0] ?? 0) !== 'Q') return void socket.write(WELCOME)
      // It is found as the one that accepts writes, and killed before it is used.
      if (isFirst) socket.write(YES)
      else socket.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const url = `postgres://shop@127.0.0.1:${port}/shop?target_session_attrs=read-write`
  await expect(createClient(url, {}).connect()).rejects.toThrow('Connection terminated')
  expect(connections).toBe(2)
})
