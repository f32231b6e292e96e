import { createMiddleware } from 'hono/factory'
import { type AppEnv, refuse } from './responses.ts'

/** With each change, a page names the account that it shows. */
export const PAGE_ACCOUNT = 'X-Account'

export const OTHER_ACCOUNT = 'other_account'

/**
 * Calls that end a session or open another one, whoever is logged in. Confirming one's identity is none of them: the
 * password belongs to one account.
 */
const LOGIN =
  /^\/api\/auth\/(sign-in|sign-up|sign-out|challenges|request-password-reset|reset-password)(\/|$)/

export function namesPageAccount(method: string, path: string): boolean {
  return method.toLowerCase() !== 'get' && !LOGIN.test(path)
}

/**
 * Refuses a change of a page that was made for another account than the session's: all tabs of a browser share one
 * session, and someone may have logged in as another person in another tab. Without the header nothing is compared, as for
 * programs, whose session changes only when they log in.
 */
export const refuseOtherAccount = createMiddleware<AppEnv>(async (c, next) => {
  const account = c.req.header(PAGE_ACCOUNT)
  const { viewer } = c.var
  if (account && viewer && account !== viewer.id && namesPageAccount(c.req.method, c.req.path))
    return refuse(
      c,
      409,
      OTHER_ACCOUNT,
      `Nothing was saved: this page was opened for another account. You are now logged in as ${viewer.name}.`,
    )
  await next()
})
