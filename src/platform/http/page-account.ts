import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, refuse } from './responses.ts'

/** With each call, a page names the account that it shows. */
export const PAGE_ACCOUNT = 'X-Account'

export const OTHER_ACCOUNT = 'other_account'

/**
 * Calls that end a session, or a view of the staff, or open another session, whoever is logged in.
 * Confirming one's identity is none of them: the password belongs to one account.
 */
const LOGIN =
  /^\/api\/(account-view$|auth\/(sign-in|sign-up|sign-out|challenges|request-password-reset|reset-password)(\/|$))/

/** Whether a call is compared before its route is known. Personal reads are compared by their route's guard. */
export function namesPageAccount(method: string, path: string): boolean {
  return method.toLowerCase() !== 'get' && !LOGIN.test(path)
}

/**
 * Refuses a change of a page that was made for another account than the session's: all tabs of a browser share
 * one session, and someone may have logged in as another person in another tab. Without the header nothing is
 * compared, as for programs, whose session changes only when they log in.
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

/**
 * Refuses a personal read of such a page, which would show one person's data under another's name until the
 * page has noticed. Public data is the same for everyone.
 */
export function refuseOtherReader(c: Context<AppEnv>, viewer: { id: string }) {
  const account = c.req.header(PAGE_ACCOUNT)
  if (c.req.method !== 'GET' || !account || account === viewer.id) return undefined
  return refuse(
    c,
    409,
    OTHER_ACCOUNT,
    'This page was opened for another account, and someone else is logged in now. Reload the page.',
  )
}
