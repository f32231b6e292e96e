import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto'

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

// Derived from the instance's secret, so that there is one thing to keep and every node has it.
function keyOf(secret: string) {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'redial check-up results', 32))
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' })
}

/** The instance's signature of a text (Ed25519, base64). */
export function signText(secret: string, text: string): string {
  return sign(null, Buffer.from(text), keyOf(secret)).toString('base64')
}

/** With this anybody can check the signatures, without asking the instance. PEM. */
export function publicKeyOf(secret: string): string {
  return createPublicKey(keyOf(secret)).export({ format: 'pem', type: 'spki' }).toString()
}

export function isSigned(publicKey: string, text: string, signature: string): boolean {
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
}
