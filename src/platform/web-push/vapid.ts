import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto'

/** The order of P-256 (FIPS 186-5): private keys are from 1 to one less. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
/** 128 bits more than a key has, so that the remainder below is as good as random (FIPS 186-5, A.2.1). */
const SEED_BYTES = 48
const KEY_BYTES = 32
/** Push services refuse more than 24 hours (RFC 8292, section 2). */
const TOKEN_SECONDS = 12 * 3_600

/** The key with which a shop signs its messages to push services. `publicKey` is base64url, for browsers. */
export type VapidKey = { publicKey: string; privateKey: KeyObject }

/**
 * The key of a shop, derived from its secret: all nodes have the same one, and a restored backup still reaches
 * the browsers that subscribed with it.
 */
export function vapidKey(secret: string): VapidKey {
  const seed = hkdfSync('sha256', secret, '', 'redial web push', SEED_BYTES)
  const number = (BigInt(`0x${Buffer.from(seed).toString('hex')}`) % (ORDER - 1n)) + 1n
  const d = Buffer.from(number.toString(16).padStart(2 * KEY_BYTES, '0'), 'hex')
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(d)
  const point = keys.getPublicKey()
  const text = (bytes: Buffer) => bytes.toString('base64url')
  const [x, y] = [point.subarray(1, 1 + KEY_BYTES), point.subarray(1 + KEY_BYTES)]
  const jwk = { kty: 'EC', crv: 'P-256', x: text(x), y: text(y), d: text(d) }
  return { publicKey: text(point), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

/**
 * The `Authorization` header that says which shop sends a message (RFC 8292). `contact` is a `mailto:` or
 * `https:` address under which the operator of the push service reaches the shop.
 */
export function vapidHeader(
  { publicKey, privateKey }: VapidKey,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + TOKEN_SECONDS,
    sub: contact,
  }
  const content = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
  const signature = sign('sha256', Buffer.from(content), key).toString('base64url')
  return `vapid t=${content}.${signature}, k=${publicKey}`
}
