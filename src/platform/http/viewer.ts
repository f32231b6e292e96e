import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, refuse } from './responses.ts'

/** The user who makes the request, as currently stored. */
export type Viewer = {
  id: string
  name: string
  email: string
  image: string | null
  role: 'Buyer' | 'Seller' | 'admin'
}

/** Who may call a route. Which rows are theirs is decided by loading them through the viewer. */
export type Access = 'anyone' | 'signedIn' | Viewer['role']

/** Finds the viewer of a request; null for a visitor, and for a banned or deleted account. */
export type ViewerSource = (headers: Headers) => Promise<Viewer | null>

/** For personal answers: no cache stores them, not even the browser's own. */
const PERSONAL = 'private, no-store'

/**
 * Puts the viewer on the request before a guarded route runs. Answers to a viewer are not cached,
 * unless the route sets its own Cache-Control.
 */
export function withViewer(source: ViewerSource): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>(async (c, next) => {
    // No cookie means no session: public calls need no query.
    const cookie = c.req.header('cookie')
    c.set('viewer', cookie ? await source(c.req.raw.headers) : null)
    await next()
    const isPersonal = cookie !== undefined || c.res.status === 401
    const { headers } = c.res
    if (isPersonal && !headers.has('cache-control')) headers.set('cache-control', PERSONAL)
  })
}

/** Rejects callers who may not use the route: 401 without a session, 403 with the wrong role. */
export function guard(access: Access): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>(async (c, next) => {
    const viewer = c.var.viewer
    if (access === 'anyone') return next()
    if (!viewer) return refuse(c, 401, 'signed_out', 'Sign in first.')
    if (access !== 'signedIn' && viewer.role !== access)
      return refuse(
        c,
        403,
        'not_allowed',
        `Only for ${access === 'admin' ? 'admins' : `${access}s`}.`,
      )
    await next()
  })
}

/** The viewer on a guarded route. */
export function requireViewer(c: Context<AppEnv>): Viewer {
  const viewer = c.var.viewer
  if (!viewer) throw new Error('this route is not guarded')
  return viewer
}
