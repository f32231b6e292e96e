import type { Context } from 'hono'
import { parse } from 'hono/utils/cookie'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import type { AppEnv } from '../../../platform/http/index.ts'
import { DAY } from '../../../shared/time.ts'
import type { Auth } from '../auth.ts'
import { viewerKindCookie } from '../proxy-auth.ts'
import { readClient, recordSecurityEvent } from '../security/index.ts'
import { noteDevice, renewDeviceCookie } from '../sessions/devices.ts'
import { createSessionToken, setSessionCookie, tokenIn } from '../sign-in/session.ts'
import { completeSession, findPendingSession, trustDevice } from './second-factor.store.ts'

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
