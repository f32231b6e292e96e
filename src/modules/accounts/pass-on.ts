import type { Context } from 'hono'
import type { AppEnv, ErrorBody } from '../../platform/http/index.ts'
import type { Auth } from './auth.ts'
import { kindCookie } from './kind.ts'

/**
 * Hands the request to Better Auth and words its refusals as ours: a code for programs, a message
 * for people, the field at fault. Also tells pages, by a cookie that grants nothing, which kind of
 * viewer this browser has.
 */
export async function passOn(auth: Auth, c: Context<AppEnv>, body?: unknown): Promise<Response> {
  const { url, method, headers } = c.req.raw
  const own = new Headers(headers)
  own.delete('content-length')
  own.set('x-redial-address', c.var.address)
  const request = new Request(url, {
    method,
    headers: own,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = await auth.handler(request)
  if (answer.status >= 500) return answer
  const worded = answer.ok || answer.status < 400 ? answer : await inOurWords(answer)
  await tellKind(c, worded)
  return worded
}

const fieldsAtFault: Record<string, [field: string, message: string]> = {
  USER_ALREADY_EXISTS: ['email', 'There is an account with this e-mail already'],
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ['email', 'There is an account with this e-mail already'],
  INVALID_EMAIL: ['email', 'Enter a valid email address'],
  PASSWORD_TOO_SHORT: ['password', 'Password must be at least 6 characters'],
}

async function inOurWords(answer: Response): Promise<Response> {
  const said = (await answer.json().catch(() => ({}))) as { code?: string; message?: string }
  const code = said.code ?? 'refused'
  const fault = fieldsAtFault[code]
  const body: ErrorBody = {
    error: code.toLowerCase(),
    message: fault?.[1] ?? said.message ?? 'That did not work.',
    ...(fault && { fields: { [fault[0]]: fault[1] } }),
  }
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(body), { status: fault ? 422 : answer.status, headers })
}

async function tellKind(c: Context<AppEnv>, answer: Response) {
  const path = new URL(c.req.url).pathname
  if (path.endsWith('/sign-out')) {
    answer.headers.append('set-cookie', kindCookie(c, 'visitor'))
  } else if (answer.ok && /sign-(in|up)\/email$/.test(path)) {
    const said = (await answer.clone().json()) as { user?: { role?: string } }
    if (said.user?.role) answer.headers.append('set-cookie', kindCookie(c, said.user.role))
  }
}
