import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import type { Deps } from '../../deps.ts'
import type { ViewerSource } from '../../platform/http/index.ts'
import { deleteExpired, findBySession } from './accounts.store.ts'
import type { Auth } from './auth.ts'

/**
 * The viewer behind a session cookie, with the role that the database has now: a cookie that
 * remembers an old role, a banned account or an ended session gets nowhere.
 *
 * Better Auth opens, lengthens and ends sessions. Every call of somebody signed in reads one, so
 * that is done here, by one indexed look instead of three and without a pool of threads for the
 * signature: see decision 0042.
 */
export function viewerSource(deps: Deps, auth: Auth): ViewerSource {
  return async (headers) => {
    const { authCookies, secret } = await auth.$context
    const { name } = authCookies.sessionToken
    const value = parse(headers.get('cookie') ?? '', name)[name]
    const token = value && tokenIn(value, secret)
    return token ? ((await findBySession(deps.db.kysely, token)) ?? null) : null
  }
}

/** The token of a cookie `token.signature` (HMAC-SHA-256, base64); nothing when others signed it. */
function tokenIn(value: string, secret: string): string | undefined {
  const dot = value.lastIndexOf('.')
  const token = value.slice(0, Math.max(dot, 0))
  const given = Buffer.from(value.slice(dot + 1))
  const right = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined
}

/**
 * Deletes sessions and links that are no longer good, which nothing reads any more; says how many.
 * Safe on several nodes at once.
 */
export function deleteExpiredSessions(deps: Deps): Promise<number> {
  return deleteExpired(deps.db.kysely, deps.clock.now())
}
