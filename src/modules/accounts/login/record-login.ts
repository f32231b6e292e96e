import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { parse, serialize } from 'hono/utils/cookie'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/index.ts'
import { recordEvent } from '../../../platform/events.ts'
import type { AppEnv } from '../../../platform/http/index.ts'
import { KNOWN_DEVICE_DAYS, TRUSTED_DEVICE_DAYS } from '../../../shared/accounts/account-rules.ts'
import { DAY } from '../../../shared/time.ts'
import { reviewLogin } from '../../risk/index.ts'
import { findAccountByEmail, markActive } from '../accounts.store.ts'
import { cookieNames } from '../auth-settings.ts'
import {
  completeSession,
  findPendingSession,
  isTrustedDevice,
  skipSecondStep,
  trustDevice,
} from '../second-factor/second-factor.store.ts'
import {
  type ClientDetails,
  readClient,
  recordSecurityEvent,
  recordUnknownLogin,
} from '../security/index.ts'
import {
  deleteDevicesBefore,
  deleteSessionByToken,
  findSession,
  isKnownDevice,
  saveDevice,
} from '../sessions/sessions.store.ts'
import { createSessionToken, setSessionCookie, tokenIn, viewerKindCookie } from './session.ts'

/**
 * Records a login of any kind: called with each response of Better Auth, it acts on those that set the
 * cookie of a new session. While that session still needs its second step, nothing else happens.
 * Otherwise the browser's previous session ends, the login is added to the security log, and the person
 * is notified if this browser is new to the account.
 */
export async function recordNewSession(
  deps: Deps,
  c: Context<AppEnv>,
  answer: Response,
  options: { detail?: string } = {},
): Promise<'unchanged' | 'pending' | 'logged_in'> {
  const { sessionToken: name } = cookieNames(deps)
  const given = answer.headers
    .getSetCookie()
    .map((cookie) => parse(cookie.split(';')[0] ?? '', name)[name])
    .findLast((value) => value !== undefined)
  const token = given && tokenIn(given, deps.secret)
  const previousValue = parse(c.req.header('cookie') ?? '', name)[name]
  const previous = previousValue && tokenIn(previousValue, deps.secret)
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
    await recordSecurityEvent(deps, tx, { userId, kind: 'logged_in', client, detail })
    await recordDevice(deps, tx, { userId, hash: device.hash, client })
    await reviewLogin(tx, userId, deps.clock.now())
    await markActive(tx, userId)
    return 'logged_in'
  })
  // A device is known only once a login is complete.
  if (outcome === 'logged_in') answer.headers.append('set-cookie', device.cookie)
  return outcome
}

/** Records that logging in with an email and a password was not possible, and why. */
export async function recordFailedLogin(
  deps: Deps,
  c: Context<AppEnv>,
  email: string,
  reason: 'wrong_password' | 'banned' | 'too_many',
) {
  const client = readClient(c)
  const account = await findAccountByEmail(deps.db.kysely, email)
  if (!account) return recordUnknownLogin(deps, email, client)
  const device = readDeviceHash(c, deps)
  const isKnown = device && (await isKnownDevice(deps.db.kysely, account.id, device))
  await recordSecurityEvent(deps, deps.db.kysely, {
    userId: account.id,
    client,
    ...(reason === 'wrong_password'
      ? { kind: 'login_failed', ...(isKnown && { detail: 'On a device that you use' }) }
      : { kind: 'login_refused', detail: refusalDetails[reason] }),
  })
}

const refusalDetails = { banned: 'Account suspended', too_many: 'Too many attempts' }

export type PendingLogin = NonNullable<Awaited<ReturnType<typeof findPendingSession>>>

/** The login of this browser whose second step is to be done. */
export async function pendingLogin(deps: Deps, c: Context<AppEnv>) {
  const { sessionToken: name } = cookieNames(deps)
  const value = parse(c.req.header('cookie') ?? '', name)[name]
  const token = value && tokenIn(value, deps.secret)
  return token ? findPendingSession(deps.db.kysely, token) : undefined
}

/**
 * Logs in after the second step: the session gets a new token, the security log an entry, and the
 * device may be trusted. False if the session ended meanwhile.
 */
export async function completeLogin(
  deps: Deps,
  c: Context<AppEnv>,
  pending: PendingLogin,
  options: { trustDevice: boolean; detail: string },
): Promise<boolean> {
  const { userId } = pending
  const token = createSessionToken()
  const client = readClient(c)
  const device = renewDeviceCookie(c, deps)
  const isComplete = await inTransaction(deps.db, async (tx) => {
    if (!(await completeSession(tx, pending.id, token))) return false
    const { detail } = options
    await recordSecurityEvent(deps, tx, { userId, kind: 'logged_in', client, detail })
    await recordDevice(deps, tx, { userId, hash: device.hash, client })
    const until = new Date(deps.clock.now().getTime() + TRUSTED_DEVICE_DAYS * DAY)
    if (options.trustDevice) await trustDevice(tx, userId, device.hash, until)
    return true
  })
  if (!isComplete) return false
  setSessionCookie(deps, c, { token, expiresAt: pending.expiresAt })
  const set = (cookie: string) => c.header('Set-Cookie', cookie, { append: true })
  set(device.cookie)
  set(viewerKindCookie(c, pending.role))
  return true
}

/** With the prefix no other host of the domain can set it; browsers take it over HTTPS only. */
const cookieName = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}redial_device`
const DELETED_AT_ONCE = 1_000

/**
 * The hash of the random id that this browser got when it first logged in, to any account;
 * undefined before that. Two accounts with the same hash were used in the same browser.
 */
export function readDeviceHash(c: Context, { origin }: Pick<Deps, 'origin'>): string | undefined {
  const id = getCookie(c, cookieName(origin().startsWith('https:')))
  return id && isDeviceId(id) ? hashOf(id) : undefined
}

// 32 random bytes as base64url; any other value was not set by this server.
const isDeviceId = (id: string) => /^[\w-]{43}$/.test(id)
const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url')

/** This browser's id as a Set-Cookie header, renewed at every login, and its hash. */
function renewDeviceCookie(c: Context<AppEnv>, { origin }: Pick<Deps, 'origin'>) {
  const isSecure = origin().startsWith('https:')
  const name = cookieName(isSecure)
  const device = getCookie(c, name)
  const id = device && isDeviceId(device) ? device : randomBytes(32).toString('base64url')
  const cookie = serialize(name, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: (KNOWN_DEVICE_DAYS * DAY) / 1000,
  })
  return { cookie, hash: hashOf(id) }
}

/**
 * Notes the browser of a login, and notifies the person if the account was used before, but never
 * in this browser.
 */
async function recordDevice(
  deps: Deps,
  tx: Tx,
  device: { userId: string; hash: string; client: ClientDetails },
) {
  const { userId, hash, client } = device
  const now = deps.clock.now()
  const { isNew, isFirst } = await saveDevice(tx, userId, hash, now)
  if (!isNew || isFirst) return
  const securityEventId = await recordSecurityEvent(deps, tx, {
    userId,
    kind: 'new_device',
    client,
  })
  // The details stay in the security log, which is deleted after a while; events never are.
  await recordEvent(tx, 'new_device_used', now, { userId, securityEventId })
}

/** Deletes devices that were not used for as long as their cookie lives; returns how many. */
export function deleteOldDevices(deps: Pick<Deps, 'clock' | 'db'>): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - KNOWN_DEVICE_DAYS * DAY)
  return deleteDevicesBefore(deps.db.kysely, before, DELETED_AT_ONCE)
}
