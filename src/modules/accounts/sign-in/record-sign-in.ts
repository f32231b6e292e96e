import type { Context } from 'hono'
import { parse } from 'hono/utils/cookie'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import type { AppEnv } from '../../../platform/http/index.ts'
import { DAY } from '../../../shared/time.ts'
import { reviewSignIn } from '../../risk/index.ts'
import { findAccountByEmail } from '../accounts.store.ts'
import type { Auth } from '../auth.ts'
import { viewerKindCookie } from '../proxy-auth.ts'
import {
  completeSession,
  findPendingSession,
  isTrustedDevice,
  skipSecondStep,
  trustDevice,
} from '../second-factor/second-factor.store.ts'
import { logUnknownSignIn, readClient, recordSecurityEvent } from '../security/index.ts'
import { noteDevice, readDeviceHash, renewDeviceCookie } from '../sessions/devices.ts'
import { deleteSessionByToken, findSession, isKnownDevice } from '../sessions/sessions.store.ts'
import { createSessionToken, setSessionCookie, tokenIn } from './session.ts'

/**
 * Follows up a sign-in of any kind: whatever answer of the identity library gives the browser a new
 * session. When that still needs its second step, nothing else happens yet. Otherwise the browser's
 * previous session ends, the security log gets an entry, and a browser that
 * the account has not been used in before is reported to the person.
 */
export async function recordNewSession(
  deps: Deps,
  auth: Auth,
  c: Context<AppEnv>,
  answer: Response,
  options: { detail?: string } = {},
): Promise<'unchanged' | 'pending' | 'signed_in'> {
  const { authCookies, secret } = await auth.$context
  const { name } = authCookies.sessionToken
  const given = answer.headers
    .getSetCookie()
    .map((cookie) => parse(cookie.split(';')[0] ?? '', name)[name])
    .findLast((value) => value !== undefined)
  const token = given && tokenIn(given, secret)
  const previousValue = parse(c.req.header('cookie') ?? '', name)[name]
  const previous = previousValue && tokenIn(previousValue, secret)
  // Reading a session extends it and sends the same cookie again.
  if (!token || token === previous) return 'unchanged'
  const client = readClient(c)
  const device = renewDeviceCookie(c, deps)
  const outcome = await inTransaction(deps.db, async (tx) => {
    const session = await findSession(tx, token)
    if (!session) return 'unchanged'
    if (previous) await deleteSessionByToken(tx, previous)
    const { userId } = session
    if (session.secondFactorPending) {
      if (!(await isTrustedDevice(tx, userId, device.hash, deps.clock.now()))) return 'pending'
      await skipSecondStep(tx, session.id)
    }
    const path = new URL(c.req.url).pathname
    if (path.endsWith('/sign-up/email'))
      await recordSecurityEvent(deps, tx, { userId, kind: 'account_created', client })
    const detail = path.endsWith('/callback/google') ? 'Google' : (options.detail ?? '')
    await recordSecurityEvent(deps, tx, { userId, kind: 'signed_in', client, detail })
    await noteDevice(deps, tx, { userId, hash: device.hash, client })
    await reviewSignIn(tx, userId, deps.clock.now())
    return 'signed_in'
  })
  // Only a whole sign-in makes a device a known one.
  if (outcome === 'signed_in') answer.headers.append('set-cookie', device.cookie)
  return outcome
}

/** Records that signing in with an email and a password was not possible, and why. */
export async function recordFailedSignIn(
  deps: Deps,
  c: Context<AppEnv>,
  email: string,
  reason: 'wrong_password' | 'banned' | 'too_many',
) {
  const client = readClient(c)
  const account = await findAccountByEmail(deps.db.kysely, email)
  if (!account) return logUnknownSignIn(deps, email, client)
  const device = readDeviceHash(c, deps)
  const isKnown = device && (await isKnownDevice(deps.db.kysely, account.id, device))
  await recordSecurityEvent(deps, deps.db.kysely, {
    userId: account.id,
    client,
    ...(reason === 'wrong_password'
      ? { kind: 'sign_in_failed', ...(isKnown && { detail: 'On a device that you use' }) }
      : { kind: 'sign_in_refused', detail: refusalDetails[reason] }),
  })
}

const refusalDetails = { banned: 'Account suspended', too_many: 'Too many attempts' }

const TRUSTED_DAYS = 30

export type PendingSignIn = NonNullable<Awaited<ReturnType<typeof findPendingSession>>>

/** The sign-in of this browser whose second step is to be done. */
export async function pendingSignIn(deps: Deps, auth: Auth, c: Context<AppEnv>) {
  const { authCookies, secret } = await auth.$context
  const { name } = authCookies.sessionToken
  const value = parse(c.req.header('cookie') ?? '', name)[name]
  const token = value && tokenIn(value, secret)
  return token ? findPendingSession(deps.db.kysely, token) : undefined
}

/**
 * Signs in after the second step: the session gets a new token, the security log an entry, and the
 * device may be trusted. False if the session ended meanwhile.
 */
export async function completeSignIn(
  deps: Deps,
  auth: Auth,
  c: Context<AppEnv>,
  pending: PendingSignIn,
  options: { trustDevice: boolean; detail: string },
): Promise<boolean> {
  const { userId } = pending
  const token = createSessionToken()
  const client = readClient(c)
  const device = renewDeviceCookie(c, deps)
  const isComplete = await inTransaction(deps.db, async (tx) => {
    if (!(await completeSession(tx, pending.id, token))) return false
    const { detail } = options
    await recordSecurityEvent(deps, tx, { userId, kind: 'signed_in', client, detail })
    await noteDevice(deps, tx, { userId, hash: device.hash, client })
    const until = new Date(deps.clock.now().getTime() + TRUSTED_DAYS * DAY)
    if (options.trustDevice) await trustDevice(tx, userId, device.hash, until)
    return true
  })
  if (!isComplete) return false
  await setSessionCookie(deps, auth, c, { token, expiresAt: pending.expiresAt })
  const set = (cookie: string) => c.header('Set-Cookie', cookie, { append: true })
  set(device.cookie)
  set(viewerKindCookie(c, pending.role))
  return true
}
