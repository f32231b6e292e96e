import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { parse, serialize } from 'hono/utils/cookie'
import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { AppEnv, Viewer, ViewerSource } from '../../../platform/http/index.ts'
import { confirmsEmail } from '../../../platform/mail/index.ts'
import { SECOND } from '../../../shared/time.ts'
import { findViewed } from '../account-views/viewed-account.ts'
import {
  deleteExpired,
  deleteSessions,
  deleteSessionsByToken,
  findBySession,
  lockAccount,
  markActive,
  markSeen,
} from '../accounts.store.ts'
import type { Auth } from '../auth.ts'
import { cookieNames } from '../auth-settings.ts'
import { deleteTrustedDevices } from '../second-factor/second-factor.store.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { isOutOfReach } from '../staff-accounts.ts'

/**
 * The viewer of a session cookie, with the role that the database has now, so an old role, a banned
 * account or an ended session has no effect. Better Auth opens, extends and ends sessions. Reading
 * one happens on every call, so it is done here, with one indexed query instead of three and
 * without a thread pool for the signature: a quarter less processor time when many people call at once.
 */
export function viewerSource(deps: Deps): ViewerSource {
  const { sessionToken: name } = cookieNames(deps)
  return async (headers) => {
    const value = parse(headers.get('cookie') ?? '', name)[name]
    const token = value && tokenIn(value, deps.secret)
    const account = token && (await findBySession(deps.db.pool, token))
    if (!account) return null
    const { sessionId, isRecent, isUnseen, secondFactorAt, daysInRole, isInvited, ...rest } =
      account
    const { viewId, viewedId, viewExpiresAt, ...fields } = rest
    const { emailVerified, locale, timeZone, language, createdAt, ...viewer } = fields
    const isUnconfirmed = confirmsEmail(deps) && !emailVerified
    if (isUnseen) {
      await markSeen(deps.db.kysely, sessionId)
      await markActive(deps.db.kysely, viewer.id)
    }
    const lacksSecondFactor = isSecondFactorMissing(deps, {
      role: viewer.role,
      ...{ secondFactorAt, daysInRole, isInvited },
    })
    if (viewId && viewedId && viewExpiresAt && !lacksSecondFactor) {
      const view = { id: viewId, staff: viewer, expiresAt: viewExpiresAt }
      const viewed = await findViewed(deps, { sessionId, viewedId, view })
      if (viewed) return viewed
    }
    return {
      viewer: { ...viewer, isUnconfirmed },
      session: {
        id: sessionId,
        isRecent,
        lacksSecondFactor,
        account: { emailVerified, locale, timeZone, language, createdAt },
      },
    }
  }
}

type SecondFactorOwner = {
  role: string
  secondFactorAt: Date | null
  daysInRole: number
  isInvited: boolean | null
}

/**
 * Whether someone on the staff should have a second factor by now, and has none: who was invited begins with one, who was
 * promoted has some days. Never in demo mode. Calls with a session and with an API key follow it.
 */
export function isSecondFactorMissing(
  { demo, settings }: Deps,
  { role, secondFactorAt, daysInRole, isInvited }: SecondFactorOwner,
): boolean {
  if (demo || role !== 'admin' || secondFactorAt) return false
  return isInvited === true || daysInRole >= settings.current().staffSecondFactorDays
}

/** The token of a cookie `token.signature` (HMAC-SHA-256, base64); nothing when others signed it. */
export function tokenIn(value: string, secret: string): string | undefined {
  const dot = value.lastIndexOf('.')
  const token = value.slice(0, Math.max(dot, 0))
  const given = Buffer.from(value.slice(dot + 1))
  const right = Buffer.from(signatureOf(token, secret))
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined
}

/** The value of a session cookie, as Better Auth signs it. */
export function signToken(token: string, secret: string): string {
  return `${token}.${signatureOf(token, secret)}`
}

function signatureOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64')
}

/** Signs an account in without its password, for the demo's people; returns a Cookie header. */
export async function openSession(auth: Auth, userId: string): Promise<string> {
  const { authCookies, internalAdapter, secret } = await (await auth()).$context
  const { token } = await internalAdapter.createSession(userId)
  const value = signToken(token, secret)
  return `${authCookies.sessionToken.name}=${encodeURIComponent(value)}`
}

/** Ends sessions that `openSession` opened, given the Cookie headers that it returned. */
export async function endSessions(deps: Deps, cookies: readonly string[]): Promise<void> {
  const tokens = cookies.map((cookie) => {
    const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1))
    return value.slice(0, value.lastIndexOf('.'))
  })
  await deleteSessionsByToken(deps.db.kysely, tokens)
}

/** Deletes expired sessions and links; returns how many. Safe on several nodes at once. */
export function deleteExpiredSessions(deps: Deps): Promise<number> {
  return deleteExpired(deps.db.kysely, deps.clock.now())
}

/** A token for a session, as random as those of Better Auth. */
export function createSessionToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Gives the browser the new token of its session; the one before is worthless from now on. */
export function setSessionCookie(
  deps: Deps,
  c: Context<AppEnv>,
  { token, expiresAt }: { token: string; expiresAt: Date },
): void {
  const names = cookieNames(deps)
  const cookies = parse(c.req.header('cookie') ?? '')
  const isRemembered = cookies[names.dontRemember] === undefined
  const secure = deps.origin().startsWith('https:')
  const shared = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  const maxAge = Math.floor((expiresAt.getTime() - deps.clock.now().getTime()) / SECOND)
  const value = signToken(token, deps.secret)
  const set = (cookie: string) => c.header('Set-Cookie', cookie, { append: true })
  set(serialize(names.sessionToken, value, { ...shared, ...(isRemembered && { maxAge }) }))
  // What the library cached of the session names the token before.
  set(serialize(names.sessionData, '', { ...shared, maxAge: 0 }))
}

/** Ends every session of an account for staff; how many, or undefined without such an account. */
export async function endUserSessions(
  deps: Deps,
  admin: Viewer,
  userId: string,
): Promise<number | 'staff_account' | undefined> {
  if (!isId(userId)) return
  return inTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!account) return
    if (isOutOfReach(account, admin)) return 'staff_account'
    const ended = await deleteSessions(tx, userId)
    await deleteTrustedDevices(tx, userId)
    const now = deps.clock.now()
    const detail = 'All devices, by an admin'
    await recordSecurityEvent(deps, tx, { userId, kind: 'session_ended', detail })
    await recordEvent(tx, 'sessions_ended', now, { userId })
    const data = { ended }
    await writeAudit(tx, {
      actor: admin,
      action: 'sessions_ended',
      subject: ['user', userId],
      at: now,
      data,
    })
    return ended
  })
}

const KIND_COOKIE = 'redial_kind'
/** As long as a session at most; it only chooses which public page is shown first. */
const KIND_SECONDS = 30 * 24 * 3_600

/** The cookie that names the kind of viewer; readable by the page, worth nothing to a thief. */
export function viewerKindCookie(c: Context, kind: string) {
  const secure = new URL(c.req.url).protocol === 'https:' ? '; Secure' : ''
  const seconds = kind === 'visitor' ? 0 : KIND_SECONDS
  return `${KIND_COOKIE}=${kind}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

/** The viewer kind in the cookie, to choose a public page; never for granting anything. */
export function readViewerKind(
  cookies: string | null | undefined,
): 'visitor' | 'Buyer' | 'Seller' | 'admin' {
  const kind = /(?:^|;\s*)redial_kind=(Buyer|Seller|admin)/.exec(cookies ?? '')?.[1]
  return (kind as 'Buyer' | 'Seller' | 'admin' | undefined) ?? 'visitor'
}
