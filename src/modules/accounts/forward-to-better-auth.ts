import type { Context } from 'hono'
import { pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import { type AppEnv, type ErrorBody, messagesFor } from '../../platform/http/index.ts'
import { PASSWORD_TOO_SHORT } from '../../shared/accounts/account-rules.ts'
import { pageLanguage, translateError } from '../../text/errors.ts'
import { findBanned } from './appeal-token.ts'
import type { Auth } from './auth.ts'
import { ADDRESS_HEADER } from './auth-settings.ts'
import { recordFailedLogin } from './login/record-login.ts'
import { viewerKindCookie } from './login/session.ts'

/** The calls that begin or end at Google. */
const WITH_GOOGLE = /\/(sign-in\/social|link-social|callback\/google)$/

/**
 * Passes the request to Better Auth and translates its refusals: a code for programs, a message for
 * people, the field at fault. Also informs pages of the viewer kind, by a cookie that grants
 * nothing.
 */
export async function forwardToBetterAuth(
  auth: Auth,
  c: Context<AppEnv>,
  body?: unknown,
): Promise<Response> {
  const { url, method } = c.req.raw
  const instance = WITH_GOOGLE.test(c.req.path) ? await auth.withGoogle() : await auth()
  const request = new Request(url, {
    method,
    headers: ownHeaders(c),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return translate(c, await instance.handler(request))
}

/** Logs in a person who has just proved their identity with a passkey; answers as after a password. */
export async function logInWithPasskey(auth: Auth, c: Context<AppEnv>, userId: string) {
  const call = { body: { userId }, headers: ownHeaders(c), asResponse: true as const }
  return translate(c, await (await auth()).api.logInWithPasskey(call))
}

function ownHeaders(c: Context<AppEnv>): Headers {
  const headers = new Headers(c.req.raw.headers)
  headers.delete('content-length')
  headers.set(ADDRESS_HEADER, c.var.address)
  return headers
}

async function translate(c: Context<AppEnv>, answer: Response): Promise<Response> {
  if (answer.status >= 500) return answer
  const translated = answer.ok || answer.status < 400 ? answer : await translateRefusal(c, answer)
  await setKindCookie(c, translated)
  return translated
}

const fieldErrors: Record<string, [field: string, message: string]> = {
  USER_ALREADY_EXISTS: ['email', 'An account with this email already exists'],
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ['email', 'An account with this email already exists'],
  INVALID_EMAIL: ['email', 'Enter a valid email address'],
  PASSWORD_TOO_SHORT: ['password', PASSWORD_TOO_SHORT],
}

async function translateRefusal(c: Context<AppEnv>, answer: Response): Promise<Response> {
  const refusal = (await answer.json().catch(() => ({}))) as { code?: string; message?: string }
  const code = refusal.code ?? 'refused'
  const fault = fieldErrors[code]
  const english = fault?.[1] ?? refusal.message ?? 'Something went wrong. Please try again.'
  const message = translateError(english, pageLanguage(c.req.header('accept-language')))
  const body: ErrorBody = {
    error: code.toLowerCase(),
    message,
    ...(fault && { fields: { [fault[0]]: message } }),
  }
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(body), { status: fault ? 422 : answer.status, headers })
}

async function setKindCookie(c: Context<AppEnv>, answer: Response) {
  const path = new URL(c.req.url).pathname
  if (path.endsWith('/sign-out')) {
    answer.headers.append('set-cookie', viewerKindCookie(c, 'visitor'))
  } else if (answer.ok && /sign-(in|up)\/(email|passkey)$/.test(path)) {
    const body = (await answer.clone().json()) as { user?: { role?: string } }
    if (body.user?.role) answer.headers.append('set-cookie', viewerKindCookie(c, body.user.role))
  }
}

/**
 * Replaces the answer to a first step: nothing of the account, only that the second step is to be done.
 * After Google, the browser goes to the login page, which asks for it.
 */
export function requireSecondStep(c: Context<AppEnv>, answer: Response): Response {
  const headers = new Headers()
  // The cookie with the kind of viewer would show the pages of someone who is logged in.
  for (const cookie of answer.headers.getSetCookie())
    if (!cookie.startsWith('redial_')) headers.append('set-cookie', cookie)
  const location = answer.headers.get('location')
  if (location === null) {
    headers.set('content-type', 'application/json')
    return new Response(JSON.stringify({ secondStep: true }), { status: 200, headers })
  }
  const { pathname, search } = new URL(location, c.req.url)
  headers.set('location', pages.login(`${pathname}${search}`))
  return new Response(null, { status: 302, headers })
}

/** The session's token is in a cookie that scripts cannot read; the body must not repeat it. */
export async function withoutToken(answer: Response): Promise<Response> {
  const isJson = answer.headers.get('content-type')?.includes('json')
  if (!answer.ok || !isJson) return answer
  const body = (await answer.json()) as { token?: unknown; session?: { token?: unknown } } | null
  if (body) delete body.token
  if (body?.session) delete body.session.token
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(body), { status: answer.status, headers })
}

/** What banned people read who have just proved who they are; undefined for another refusal. */
export async function refuseBanned(deps: Deps, c: Context<AppEnv>, answer: Response) {
  const { error, message } = (await answer.clone().json()) as ErrorBody
  if (error !== 'banned') return undefined
  const account = await findBanned(deps, deps.db.kysely, message)
  if (account) await recordFailedLogin(deps, c, account.email, 'banned')
  const reason = account?.banReason ? ` Reason: “${account.banReason}”` : ''
  const suspended = messagesFor(c)(`This account is suspended.${reason}`)
  return c.json({ error: 'banned', message: suspended, appeal: message }, 403)
}
