import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import type { AppEnv, ErrorBody } from '../../../platform/http/index.ts'
import { pages } from '../../../routes.ts'
import { findBanned } from '../appeal-token.ts'
import { recordFailedSignIn } from './record-sign-in.ts'

/**
 * Replaces the answer to a first step: nothing of the account, only that the second step is to be done.
 * After Google, the browser goes to the login page, which asks for it.
 */
export function askForSecondStep(c: Context<AppEnv>, answer: Response): Response {
  const headers = new Headers()
  // The cookie that tells the kind of viewer would show the pages of someone who is signed in.
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
  if (account) await recordFailedSignIn(deps, c, account.email, 'banned')
  const reason = account?.banReason ? ` Reason: “${account.banReason}”` : ''
  return c.json(
    { error: 'banned', message: `This account is suspended.${reason}`, appeal: message },
    403,
  )
}
