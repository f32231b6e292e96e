import { createHash, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import type { Deps } from '../../../deps.ts'
import { idToBytes } from '../../../platform/db/index.ts'
import type { AppEnv } from '../../../platform/http/index.ts'
import { MINUTE } from '../../../shared/time.ts'
import { type ClientDetails, recordSecurityEvent } from '../security/index.ts'
import {
  type ChallengePurpose,
  consumePasskeyChallenge,
  findPasskey,
  recordPasskeyUse,
  saveChallenge,
} from './passkeys.store.ts'

type Ceremony = {
  purpose: Exclude<ChallengePurpose, 'registration'>
  /** Which browser the challenge was given to. */
  browser: string
  /** The account that it must be; any account when somebody logs in. */
  userId?: string
  client: ClientDetails
}
export type PasskeyProof =
  | { userId: string; name: string }
  | { refused: 'unusable' | 'challenge_expired' | 'unknown_passkey' | 'passkey_refused' }

/** Loaded with the first passkey: it brings parsers of certificates along. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** The bytes under which authenticators file an account's passkeys. */
export function userHandle(userId: string) {
  return Uint8Array.from(idToBytes(userId))
}

/**
 * Whose passkey signed this challenge: for our address, with the person verified by the device, and
 * with a counter that has grown. A failure of a known passkey is in the security log of its account.
 */
export async function checkPasskey(
  deps: Deps,
  { purpose, browser, userId, client }: Ceremony,
  response: AuthenticationResponseJSON,
): Promise<PasskeyProof> {
  const party = relyingParty(deps.origin())
  if ('unusable' in party) return { refused: 'unusable' }
  const { clientDataJSON } = response.response
  const challenge = await consumeChallenge(deps, purpose, browser, clientDataJSON)
  if (!challenge) return { refused: 'challenge_expired' }
  const passkey = await findPasskey(deps.db.kysely, response.id)
  const handle = response.response.userHandle
  if (!passkey || (userId && passkey.userId !== userId)) return { refused: 'unknown_passkey' }
  const refuse = async (detail: string) => {
    await recordSecurityEvent(deps, deps.db.kysely, {
      userId: passkey.userId,
      kind: 'login_refused',
      client,
      detail,
    })
    return { refused: 'passkey_refused' as const }
  }
  if (handle && handle !== Buffer.from(userHandle(passkey.userId)).toString('base64url'))
    return refuse('Passkey not accepted')
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(passkey.publicKey),
      // Below every counter: the library would look at it before the signature. It is compared below.
      counter: -1,
    },
  }).catch(() => undefined)
  if (!verified?.verified) return refuse('Passkey not accepted')
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  const use = { counter: newCounter, isSynced: credentialBackedUp, at: deps.clock.now() }
  if (!(await recordPasskeyUse(deps.db.kysely, passkey.id, use)))
    return refuse('Passkey not accepted: it may have been copied')
  return { userId: passkey.userId, name: passkey.name }
}

/** Long enough to find a security key, and for a phone to be fetched and unlocked. */
export const CHALLENGE_MS = 5 * MINUTE

/** A new challenge, in base64url, for one ceremony of one browser. */
export async function createChallenge(
  deps: Deps,
  purpose: ChallengePurpose,
  browser: string,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(deps.clock.now().getTime() + CHALLENGE_MS)
  await saveChallenge(deps.db.kysely, { challenge, purpose, browser, expiresAt })
  return challenge
}

/**
 * The challenge that a browser says was signed, used up; undefined if this browser was not given it for
 * this purpose, it was used before, or it has expired.
 */
export async function consumeChallenge(
  deps: Deps,
  purpose: ChallengePurpose,
  browser: string,
  clientDataJSON: string,
): Promise<string | undefined> {
  const challenge = readChallenge(clientDataJSON)
  if (!challenge) return
  const isTaken = await consumePasskeyChallenge(
    deps.db.kysely,
    { challenge, purpose, browser },
    deps.clock.now(),
  )
  return isTaken ? challenge : undefined
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge) ? challenge : undefined
  } catch {
    return undefined
  }
}

/** The cookie that binds a challenge to a logged-out browser. */
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-redial.passkey' : 'redial.passkey')

export function readBrowser(c: Context<AppEnv>, isSecure: boolean): string | undefined {
  const id = getCookie(c, cookieName(isSecure))
  return id && /^[\w-]{43}$/.test(id) ? hash(id) : undefined
}

/** The browser's cookie, reused if present: several tabs may show the login page. */
export function renewBrowser(c: Context<AppEnv>, isSecure: boolean): string {
  const name = cookieName(isSecure)
  const browser = readBrowser(c, isSecure) && getCookie(c, name)
  const id = browser || randomBytes(32).toString('base64url')
  const cookie = serialize(name, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: CHALLENGE_MS / 1000,
  })
  c.header('Set-Cookie', cookie, { append: true })
  return hash(id)
}

const hash = (id: string) => createHash('sha256').update(id).digest('base64url')

/** Why browsers offer no passkeys at the address of this shop. */
type UnusableAddress = 'ip_address' | 'insecure'

type RelyingParty = { id: string; origin: string }

/**
 * For whom passkeys are made: the host name of the shop's public address. Browsers make none for bare
 * IP addresses, nor over http except on the own computer (WebAuthn Level 3, section 5.1.3).
 */
export function relyingParty(origin: string): RelyingParty | { unusable: UnusableAddress } {
  const { hostname, protocol, origin: exact } = new URL(origin)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return { unusable: 'ip_address' }
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (protocol !== 'https:' && !isLocal) return { unusable: 'insecure' }
  return { id: hostname, origin: exact }
}
