import type { Context } from 'hono'
import type { AppEnv } from '../../../platform/http/index.ts'
import { pages } from '../../../routes.ts'

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
