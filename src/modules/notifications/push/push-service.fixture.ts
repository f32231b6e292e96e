import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/**
 * A push service, and browsers that are subscribed at it: written after the standards, with no code of the
 * server. It answers each call with the next of `answers`, or 201; 'slow' is that after half a second, 'hang' never
 * answers, and an array is a status with a `Retry-After`.
 */
export async function openPushService() {
  const received: Received[] = []
  const answers: (number | 'slow' | 'hang' | [status: number, retryAfter: string])[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(parts),
    })
    const answer = answers.shift() ?? 201
    if (answer === 'slow') await sleep(500)
    if (answer === 'hang') return
    const [status, retryAfter] = Array.isArray(answer) ? answer : [answer === 'slow' ? 201 : answer]
    response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let count = 0

  /** A browser with keys of its own, subscribed with the key of a shop. */
  function subscribe() {
    count += 1
    const keys = createECDH('prime256v1')
    const p256dh = keys.generateKeys('base64url')
    const auth = randomBytes(16)
    const endpoint = `${origin}/send/${count}`
    const own = () => received.filter(({ path }) => `${origin}${path}` === endpoint)
    return {
      subscription: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } },
      calls: own,
      /** What it was sent, decrypted. */
      messages: () => own().map(({ body }) => JSON.parse(decrypt(body, keys, auth))),
    }
  }

  return {
    origin,
    answers,
    received,
    subscribe,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** RFC 8291, section 3, and RFC 8188, from the side of the browser. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const senderEnd = 21 + body.readUInt8(20)
  const sender = body.subarray(21, senderEnd)
  const derive = (secret: Buffer, from: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, bytes))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derive(keys.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(body.subarray(-16))
  const record = Buffer.concat([cipher.update(body.subarray(senderEnd, -16)), cipher.final()])
  const end = record.lastIndexOf(2)
  return record.subarray(0, end).toString()
}

/** The claims of a call, if the key that the browser subscribed with has signed them (RFC 8292). */
export function readVapid({ headers }: Received, publicKey: string) {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return isSigned && key === publicKey ? (read as { aud: string; exp: number; sub: string }) : null
}
