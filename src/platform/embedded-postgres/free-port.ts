import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A port that nobody listens on right now; the caller must bear that it may be taken since. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
