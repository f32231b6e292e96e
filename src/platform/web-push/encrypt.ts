import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

const CURVE = 'prime256v1'
const POINT_BYTES = 65
const AUTH_BYTES = 16
const SALT_BYTES = 16
const KEY_BYTES = 16
const NONCE_BYTES = 12
/** Larger than any body: a push service takes 4,096 bytes, so that all is one record. */
const RECORD_BYTES = 4_096
/** Ends the only record (RFC 8188, section 2). */
const LAST_RECORD = 2

/** Where a browser is reached, as `PushSubscription.toJSON()` gives it: both keys are base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** Whether these are keys that a message can be encrypted for: a point on P-256, and 16 bytes. */
export function arePushKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES)
    return false
  try {
    newKeys().computeSecret(point)
    return true
  } catch {
    // Not on the curve.
    return false
  }
}

function newKeys(): ECDH {
  const keys = createECDH(CURVE)
  keys.generateKeys()
  return keys
}

/**
 * Encrypts a message that only the browser of a subscription can read, by RFC 8291: an ephemeral key, and the
 * content encoding `aes128gcm` of RFC 8188. `salt` and `keys` are random except in the test with the values of
 * the standard.
 * @throws when the keys of the target are none: see `arePushKeys`.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  salt = randomBytes(SALT_BYTES),
  keys = newKeys(),
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url')
  const sender = keys.getPublicKey()
  const shared = keys.computeSecret(receiver)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender])
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const header = Buffer.alloc(SALT_BYTES + 5)
  salt.copy(header)
  header.writeUInt32BE(RECORD_BYTES, SALT_BYTES)
  header.writeUInt8(sender.length, SALT_BYTES + 4)
  return Buffer.concat([
    header,
    sender,
    cipher.update(text, 'utf8'),
    cipher.update(Buffer.from([LAST_RECORD])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}
