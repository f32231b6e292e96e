import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One of the servers behind a balancer. Without an origin it is not running. */
export type Node = { origin: string | undefined; isReady: boolean }

const CHECK_MS = 500
const CHECK_TIMEOUT_MS = 2_000

/**
 * A small load balancer: it sends requests to the nodes in turns, leaves out those whose `/readyz` does not
 * answer 200, and tries the next one when a node refuses the connection, as HAProxy and nginx do. Anything else
 * that goes wrong is answered with 502.
 */
export async function startBalancer(nodes: readonly Node[]) {
  let turn = 0
  function inTurn(): Node[] {
    turn += 1
    const ready = nodes.filter((node) => node.origin && node.isReady)
    return ready.map((_, index) => ready[(turn + index) % ready.length]!)
  }
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await Array.fromAsync(incoming))
    for (const node of inTurn()) if (await pass(node, incoming, body, outgoing)) return
    outgoing.writeHead(502).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const checks = setInterval(() => nodes.forEach(check), CHECK_MS)
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      clearInterval(checks)
      server.closeAllConnections()
      server.close()
    },
  }
}

async function check(node: Node) {
  const { origin } = node
  if (!origin) return
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS)
  const response = await fetch(`${origin}/readyz`, { signal }).catch(() => undefined)
  await response?.arrayBuffer().catch(() => {})
  if (node.origin === origin) node.isReady = response?.ok ?? false
}

/** Returns false when the node did not take the connection, so that another one can get the request. */
function pass(node: Node, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
  return new Promise<boolean>((resolve) => {
    const { method = 'GET', headers, url = '/' } = incoming
    // A connection for each request: no node closes one that is about to be used.
    const options = { method, headers: { ...headers, connection: 'close' }, agent: false }
    const upstream = request(`${node.origin}${url}`, options, (answer) => {
      const { connection: _, ...others } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, others)
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.destroy())
      answer.on('end', () => resolve(true))
    })
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve(false)
      if (!outgoing.headersSent) outgoing.writeHead(502)
      outgoing.end()
      resolve(true)
    })
    upstream.end(body)
  })
}
