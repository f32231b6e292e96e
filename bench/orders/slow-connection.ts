import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * A way to a database that is `delayMs` longer, there and back together: what the database answers
 * is passed on that much later. Timers of Node are late by up to a millisecond, so the real distance
 * is rather longer.
 */
export async function openSlowConnection(databaseUrl: string, delayMs: number) {
  const there = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(there.port), there.hostname).setNoDelay()
    near.setNoDelay()
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    }
    near.pipe(far)
    far.on('data', (answer) => setTimeout(() => near.writable && near.write(answer), delayMs))
    far.once('close', () => setTimeout(() => near.destroy(), delayMs))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
