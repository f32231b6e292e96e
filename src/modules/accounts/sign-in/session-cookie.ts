import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { parse, serialize } from 'hono/utils/cookie'
import type { Deps } from '../../../deps.ts'
import type { AppEnv } from '../../../platform/http/index.ts'
import type { Auth } from '../auth.ts'
import { signToken } from './session.ts'

/** A token for a session, as random as those of Better Auth. */
export function createSessionToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Gives the browser the new token of its session; the one before is worthless from now on. */
export async function setSessionCookie(
  deps: Deps,
  auth: Auth,
  c: Context<AppEnv>,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<void> {
  const { authCookies, secret } = await auth.$context
  const cookies = parse(c.req.header('cookie') ?? '')
  const isRemembered = cookies[authCookies.dontRememberToken.name] === undefined
  const secure = deps.origin().startsWith('https:')
  const shared = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  const maxAge = Math.floor((expiresAt.getTime() - Date.now()) / 1000)
  const { name } = authCookies.sessionToken
  const value = signToken(token, secret)
  const set = (cookie: string) => c.header('Set-Cookie', cookie, { append: true })
  set(serialize(name, value, { ...shared, ...(isRemembered && { maxAge }) }))
  // What the library cached of the session names the token before.
  set(serialize(authCookies.sessionData.name, '', { ...shared, maxAge: 0 }))
}
