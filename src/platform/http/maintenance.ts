import { createMiddleware } from 'hono/factory'
import { type AppEnv, refuse } from './responses.ts'

type Maintenance = {
  /** What people read meanwhile; undefined while the shop is open. */
  notice: () => string | undefined
  /** Paths that are open all the same. */
  isOpen: (path: string) => boolean
  retryAfterSeconds: number
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses changes during maintenance, except by admins. Reads are still served. */
export function refuseDuringMaintenance({ notice, isOpen, retryAfterSeconds }: Maintenance) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const message = notice()
    if (message === undefined || READS.has(c.req.method) || isOpen(c.req.path)) return next()
    if (c.var.viewer?.role === 'admin') return next()
    c.header('Retry-After', String(retryAfterSeconds))
    return refuse(c, 503, 'maintenance', message)
  })
}
