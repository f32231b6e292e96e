import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { as, ORIGIN, type TestApp } from '../../../../test/app.ts'

type Wanted = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  isVerified?: boolean
  counter?: number
  userHandle?: string
  /** Signs with another key than the one of the credential. */
  isForged?: boolean
}
type Options = { challenge: string; user?: { id: string } }

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const encode = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** An authenticator with one passkey, which counts its signatures. It does whatever the test wants. */
export function createAuthenticator() {
  const { privateKey, publicKey } = newKey()
  const id = randomBytes(32)
  let counter = 0
  let handle: string | undefined

  const clientData = (options: Options, type: string, wanted: Wanted) =>
    Buffer.from(
      JSON.stringify({
        type: wanted.type ?? type,
        challenge: wanted.challenge ?? options.challenge,
        origin: wanted.origin ?? ORIGIN,
        crossOrigin: false,
      }),
    )
  function authenticatorData(wanted: Wanted, credential?: Buffer) {
    counter = wanted.counter ?? counter + 1
    const flags =
      USER_PRESENT |
      (wanted.isVerified === false ? 0 : USER_VERIFIED) |
      (credential ? HAS_CREDENTIAL : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([
      sha256(wanted.rpId ?? new URL(ORIGIN).hostname),
      head,
      credential ?? Buffer.alloc(0),
    ])
  }
  const shared = { id: encode(id), rawId: encode(id), type: 'public-key' as const }

  /** As `navigator.credentials.create`, without attestation. */
  function register(options: Options, wanted: Wanted = {}) {
    handle = options.user?.id
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const [aaguid, length] = [Buffer.alloc(16), Buffer.alloc(2)]
    length.writeUInt16BE(id.length)
    // A COSE key: EC2, ES256, P-256, x, y.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const data = authenticatorData(wanted, Buffer.concat([aaguid, length, id, key]))
    const size = Buffer.alloc(2)
    size.writeUInt16BE(data.length)
    // CBOR: { fmt: 'none', attStmt: {}, authData }.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068', 'hex'),
      Buffer.from('authData'),
      Buffer.from('59', 'hex'),
      size,
      data,
    ])
    return {
      ...shared,
      clientExtensionResults: {},
      response: {
        clientDataJSON: encode(clientData(options, 'webauthn.create', wanted)),
        attestationObject: encode(attestation),
        transports: ['internal'],
      },
    }
  }

  /** As `navigator.credentials.get`. */
  function assert(options: Options, wanted: Wanted = {}) {
    const [client, data] = [clientData(options, 'webauthn.get', wanted), authenticatorData(wanted)]
    const key = wanted.isForged ? newKey().privateKey : privateKey
    return {
      ...shared,
      clientExtensionResults: {},
      response: {
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(sign('sha256', Buffer.concat([data, sha256(client)]), key)),
        userHandle: wanted.userHandle ?? handle,
      },
    }
  }
  return { id: encode(id), register, assert }
}

export type Authenticator = ReturnType<typeof createAuthenticator>

/** The cookies of answers, as a browser would send them back. */
export function browserWith(...answers: { headers: Headers }[]) {
  const jar = new Map<string, string>()
  for (const { headers } of answers)
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
  return { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** Adds a passkey to a logged-in account; answers as the API does. */
export async function addPasskey(
  app: TestApp,
  user: { cookie: string },
  authenticator: Authenticator,
  { name = 'Laptop', ...wanted }: Wanted & { name?: string } = {},
) {
  const start = await as(app, user).post('/api/auth/passkeys/options')
  const response = authenticator.register(start.body.options, wanted)
  return as(app, user).post('/api/auth/passkeys', { name, response })
}

/** Logs in with a passkey in a new browser. */
export async function logInWith(app: TestApp, authenticator: Authenticator, wanted: Wanted = {}) {
  const start = await as(app, null).post('/api/auth/sign-in/passkey/options')
  const browser = browserWith(start)
  const response = authenticator.assert(start.body.options, wanted)
  const answer = await as(app, browser).post('/api/auth/sign-in/passkey', { response })
  return { answer, response, browser, inside: browserWith(start, answer) }
}
