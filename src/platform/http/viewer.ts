import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, refuse } from './responses.ts'

/** Whoever makes the request, as the database knows them at this moment. */
export type Viewer = {
  id: string
  name: string
  email: string
  image: string | null
  role: 'Buyer' | 'Seller' | 'admin'
}

/** Who may call a route at all. What is theirs within it, the verbs decide by loading through the viewer. */
export type Access = 'anyone' | 'signedIn' | Viewer['role']

/** Finds the viewer of a request; null for a visitor, and for a banned or deleted account. */
export type ViewerSource = (headers: Headers) => Promise<Viewer | null>

/** For what one person is told: no cache keeps it, their own browser's neither. */
const FOR_ONE = 'private, no-store'

/**
 * Puts the viewer on the request before a guarded route runs. What is then answered is for them
 * alone, unless the route says itself who may keep it.
 */
export function withViewer(source: ViewerSource): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>(async (c, next) => {
    // No cookie, no session: public calls cost no look-up.
    const cookie = c.req.header('cookie')
    c.set('viewer', cookie ? await source(c.req.raw.headers) : null)
    await next()
    const isPersonal = cookie !== undefined || c.res.status === 401
    const { headers } = c.res
    if (isPersonal && !headers.has('cache-control')) headers.set('cache-control', FOR_ONE)
  })
}

/** Turns away whoever may not call the route: 401 without a session, 403 with the wrong role. */
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

/** The viewer behind a guard that lets no visitor through. */
export function requireViewer(c: Context<AppEnv>): Viewer {
  const viewer = c.var.viewer
  if (!viewer) throw new Error('this route is not guarded')
  return viewer
}
