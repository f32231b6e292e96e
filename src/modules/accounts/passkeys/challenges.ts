import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import type { Deps } from '../../../deps.ts'
import type { AppEnv } from '../../../platform/http/index.ts'
import { MINUTE } from '../../../shared/time.ts'
import { type ChallengePurpose, saveChallenge, takeChallenge } from './passkeys.store.ts'

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
  const isTaken = await takeChallenge(
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

/** The cookie that binds a challenge to a browser in which nobody is signed in yet. */
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-redial.passkey' : 'redial.passkey')

export function readBrowser(c: Context<AppEnv>, isSecure: boolean): string | undefined {
  const id = getCookie(c, cookieName(isSecure))
  return id && /^[\w-]{43}$/.test(id) ? hash(id) : undefined
}

/** The browser's cookie, kept if it has one: several tabs may show the login page. */
export function renewBrowser(c: Context<AppEnv>, isSecure: boolean): string {
  const name = cookieName(isSecure)
  const known = readBrowser(c, isSecure) && getCookie(c, name)
  const id = known || randomBytes(32).toString('base64url')
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
