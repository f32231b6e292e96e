import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8 and in SPKI (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')
const KEY_BYTES = 32
const SIGNATURE_BYTES = 64

const keys = new Map<string, KeyObject>()

// Derived from the instance's secret, so that there is one thing to keep and every node has it.
function signingKey(secret: string): KeyObject {
  const present = keys.get(secret)
  if (present) return present
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'redial signatures', KEY_BYTES))
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  keys.set(secret, key)
  return key
}

/** The instance's signature of a text (Ed25519, base64). */
export function signText(secret: string, text: string): string {
  return sign(null, Buffer.from(text), signingKey(secret)).toString('base64')
}

/** Public key (PEM) with which anyone can verify the signatures without this instance. */
export function publicKeyFor(secret: string): string {
  return createPublicKey(signingKey(secret)).export({ format: 'pem', type: 'spki' }).toString()
}

export function isSigned(publicKey: string | KeyObject, text: string, signature: string): boolean {
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
}

/** The 32 bytes of the public key in base64, short enough to copy. */
export function rawPublicKey(secret: string): string {
  const spki = createPublicKey(signingKey(secret)).export({ format: 'der', type: 'spki' })
  return spki.subarray(SPKI_PREFIX.length).toString('base64')
}

/** A public key from its 32 bytes in base64; undefined if the text is not a key. */
function readPublicKey(base64: string): KeyObject | undefined {
  const raw = Buffer.from(base64, 'base64')
  if (raw.length !== KEY_BYTES || raw.toString('base64') !== base64) return undefined
  return createPublicKey({ key: Buffer.concat([SPKI_PREFIX, raw]), format: 'der', type: 'spki' })
}

export function isPublicKey(base64: string): boolean {
  return readPublicKey(base64) !== undefined
}

/** SHA-256 of the 32 bytes, to be compared by eye: eight groups of four hexadecimal digits. */
export function keyFingerprint(base64: string): string {
  const digest = createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex')
  return (digest.slice(0, 32).match(/.{4}/g) ?? []).join(' ')
}

/** A signed file. `statement` is JSON text that is signed as it stands; its `type` says what it is. */
export type SignedStatement = { statement: string; signature: string; publicKey: string }

/** Signs a statement. Every type of file names its own, so that none can pass for another. */
export function signStatement(
  secret: string,
  statement: { type: string } & Record<string, unknown>,
): SignedStatement {
  const text = JSON.stringify(statement)
  return { statement: text, signature: signText(secret, text), publicKey: rawPublicKey(secret) }
}

/** True if this key (32 bytes in base64) signed the statement. */
export function isStatementSignedBy(publicKey: string, signed: SignedStatement): boolean {
  const key = readPublicKey(publicKey)
  const isWhole = Buffer.from(signed.signature, 'base64').length === SIGNATURE_BYTES
  return key !== undefined && isWhole && isSigned(key, signed.statement, signed.signature)
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * JSON with the keys of every object in order and without spaces: the same value is always the same
 * text, so that its hash can be computed again (RFC 8785, for text and whole numbers).
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value as Record<string, Json>).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`
}
