import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { type Db, type ReadSource, readFromReplica } from '../db/index.ts'
import type { AppEnv } from './responses.ts'

/** In the browser of somebody who has just changed something. */
const WROTE_COOKIE = 'redial.wrote'

/** Longer than a replica may be behind, and than a change takes to become known to all nodes. */
const WROTE_SECONDS = 5

/**
 * With replicas: remembers in the browser for some seconds that this person has changed something, for every
 * node.
 */
export function rememberWrites({ replica }: Db, isSecure: () => boolean) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (!replica || !c.var.viewer || ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return
    setCookie(c, WROTE_COOKIE, '1', {
      maxAge: WROTE_SECONDS,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure(),
    })
  })
}

/**
 * Runs a read of what everybody may see, from a replica where that is possible. Who has just changed something
 * reads from the primary, so that they see it.
 */
export function readForViewer<T>(
  c: Context<AppEnv>,
  db: Db,
  read: (source: ReadSource) => Promise<T>,
): Promise<T> {
  if (db.replica && getCookie(c, WROTE_COOKIE)) return read(db)
  return readFromReplica(db, read)
}
