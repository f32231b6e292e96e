import { createMiddleware } from 'hono/factory'
import type { ApiScope } from '../../shared/integrations/api-scopes.ts'
import { runWithKey } from '../acting-key.ts'
import { type Limiter, refuseAttempts } from './request-limits.ts'
import { type AppEnv, refuse } from './responses.ts'
import type { Session, Viewer } from './viewer.ts'

/** The key that a program calls the API with. */
export type ApiKey = { id: string; scopes: readonly ApiScope[] }

export type KeyRefusal = 'unknown' | 'revoked' | 'expired' | 'owner'

/** Finds who a key belongs to, as currently stored. */
export type ApiKeySource = (
  token: string,
  client: { address: string },
) => Promise<{ viewer: Viewer; session: Session; key: ApiKey } | { refused: KeyRefusal }>

const refused: Record<KeyRefusal, string> = {
  unknown: 'This API key is not valid.',
  revoked: 'This API key was revoked. Make a new one in the settings.',
  expired: 'This API key has expired. Make a new one in the settings.',
  owner: 'The account of this API key may no longer use it.',
}

const BEARER = /^bearer\s+(\S+)\s*$/i
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?redial\.session_token=/

/** The key in `Authorization: Bearer`; undefined without one. Other schemes are a proxy's. */
export function bearerToken(headers: Headers): string | undefined {
  return BEARER.exec(headers.get('authorization') ?? '')?.[1]
}

/**
 * Puts the owner of an API key on the request, before the session would be read. Such a request has no session:
 * with both it would not be clear who acts, so it is refused. Counts the calls of each key.
 */
export function withApiKey(source: ApiKeySource, calls: Limiter) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = bearerToken(c.req.raw.headers)
    if (token === undefined) return next()
    c.header('Cache-Control', 'private, no-store')
    if (SESSION_COOKIE.test(c.req.header('cookie') ?? ''))
      return refuse(
        c,
        400,
        'two_logins',
        'Send an API key or the cookie of a session, but not both.',
      )
    const match = await source(token, { address: c.var.address })
    if ('refused' in match) {
      c.header('WWW-Authenticate', 'Bearer error="invalid_token"')
      return refuse(c, 401, 'invalid_api_key', refused[match.refused])
    }
    const wait = await calls.consume(match.key.id)
    if (wait !== undefined) return refuseAttempts(c, wait)
    c.set('viewer', match.viewer)
    c.set('session', match.session)
    c.set('apiKey', match.key)
    await runWithKey(match.key.id, next)
    // Public answers too: what is shared between caches is asked for without a key.
    c.res.headers.set('Cache-Control', 'private, no-store')
  })
}

/** The answer to a key that may not call an operation; undefined if it may. */
export function refuseKey(
  key: ApiKey,
  call: { scopes: readonly ApiScope[]; isPublicRead: boolean },
): { error: string; message: string } | undefined {
  if (call.scopes.length === 0)
    return call.isPublicRead
      ? undefined
      : {
          error: 'not_for_keys',
          message: 'This cannot be done with an API key. Log in to do it.',
        }
  if (call.scopes.some((scope) => key.scopes.includes(scope))) return undefined
  const needed = call.scopes.map((scope) => `“${scope}”`).join(' or ')
  return { error: 'missing_scope', message: `This API key needs the scope ${needed}.` }
}
