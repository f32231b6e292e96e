// Keep-alive connections that each send the next request once the response has arrived. All
// responses of a URL have the same length, so they are counted in bytes: the client must use little
// CPU.
import { connect, type Socket } from 'node:net'
import type { Load } from './load.ts'

const { url, headers, connections, ms } = JSON.parse(process.env.LOAD ?? '') as Load
const { hostname, port, pathname, search, host } = new URL(url)
const request = Buffer.from(
  [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n'),
)

let answers = 0

function drive(socket: Socket, length: number) {
  let bytes = 0
  socket.on('data', (chunk) => {
    bytes += chunk.length
    if (bytes < length) return
    if (bytes > length) throw new Error(`an answer of ${bytes} bytes instead of ${length}`)
    bytes = 0
    answers += 1
    socket.write(request)
  })
  socket.write(request)
}

/** The bytes of one complete response; throws unless it is a 200 with a Content-Length. */
function measureOne(): Promise<number> {
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
    socket.write(request)
  })
}

// The second request triggers a better compression; the length is final after that.
await measureOne()
await measureOne()
await new Promise((resolve) => setTimeout(resolve, 500))
const length = await measureOne()
for (let at = 0; at < connections; at++) {
  const socket = connect(Number(port), hostname, () => drive(socket, length)).setNoDelay()
}
await new Promise((resolve) => setTimeout(resolve, ms))
process.send?.({ answers }, () => process.exit(0))
