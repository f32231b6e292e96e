// Keep-alive connections that each send the next request once the response has arrived. All
// responses of a URL have the same length, so they are counted in bytes: the client must use little
// CPU.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Load, quantilesOf } from './load.ts'

const { urls, headers, connections, ms } = JSON.parse(process.env.LOAD ?? '') as Load
const { hostname, port } = new URL(urls[0] ?? '')

type Exchange = { url: string; request: Buffer; length: number }

function requestOf(url: string): Buffer {
  const { pathname, search, host } = new URL(url)
  return Buffer.from(
    [
      `GET ${pathname}${search} HTTP/1.1`,
      `Host: ${host}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  )
}

let sent = 0
const times: number[] = []

function drive(socket: Socket, exchanges: readonly Exchange[]) {
  let bytes = 0
  let current: Exchange
  let startedAt = 0
  const sendNext = () => {
    current = exchanges[sent++ % exchanges.length]!
    startedAt = performance.now()
    socket.write(current.request)
  }
  socket.on('data', (chunk) => {
    bytes += chunk.length
    if (bytes < current.length) return
    if (bytes > current.length)
      throw new Error(`${current.url} answered ${bytes} bytes instead of ${current.length}`)
    bytes = 0
    times.push(performance.now() - startedAt)
    sendNext()
  })
  sendNext()
}

async function openSocket(): Promise<Socket> {
  const socket = connect(Number(port), hostname).setNoDelay()
  await once(socket, 'connect')
  return socket
}

/** The bytes of one complete response; throws unless it is a 200 with a Content-Length. */
function measureOne(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname).setNoDelay()
    let answer = Buffer.alloc(0)
    socket.once('error', reject)
    socket.on('data', (chunk: Buffer) => {
      answer = Buffer.concat([answer, chunk])
      const head = answer.indexOf('\r\n\r\n')
      if (head < 0) return
      const text = answer.toString('latin1', 0, head)
      const body = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      if (!text.startsWith('HTTP/1.1 200 ') || !body)
        return reject(new Error(`${url} answered:\n${text}`))
      const length = head + 4 + Number(body)
      if (answer.length < length) return
      socket.destroy()
      resolve(length)
    })
    socket.write(requestOf(url))
  })
}

// The second request triggers a better compression; the length is final after that.
for (const url of [...urls, ...urls]) await measureOne(url)
await new Promise((resolve) => setTimeout(resolve, 500))
const exchanges: Exchange[] = []
for (const url of urls)
  exchanges.push({ url, request: requestOf(url), length: await measureOne(url) })
const sockets = await Promise.all(Array.from({ length: connections }, openSocket))
// The load begins on command, so that neither this start nor that of another process is measured.
process.send?.('ready')
await once(process, 'message')
for (const socket of sockets) drive(socket, exchanges)
await new Promise((resolve) => setTimeout(resolve, ms))
process.send?.({ answers: times.length, ...quantilesOf(times) }, () => process.exit(0))
