import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, refuse } from './responses.ts'

/** A change during a view. */
export const READ_ONLY_VIEW = 'read_only_view'
/** A read that is not shown during a view. */
export const HIDDEN_IN_VIEW = 'hidden_in_view'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * While staff see the shop as somebody else: refuses what changes something, for every route, and lets no cache store
 * an answer. Which reads are open is decided by the guard of each route. `isOpen` names what ends the view.
 */
export function refuseDuringView(isOpen: (method: string, path: string) => boolean) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { viewer, session } = c.var
    if (!session?.view) return next()
    if (!READS.has(c.req.method) && !isOpen(c.req.method, c.req.path)) {
      c.header('Cache-Control', 'private, no-store')
      return refuse(
        c,
        403,
        READ_ONLY_VIEW,
        `Nothing was changed: you see the shop as ${viewer?.name}. Stop that to make changes.`,
      )
    }
    await next()
    c.res.headers.set('Cache-Control', 'private, no-store')
  })
}

export function refuseHiddenRead(c: Context<AppEnv>) {
  return refuse(
    c,
    403,
    HIDDEN_IN_VIEW,
    `This isn’t shown while you see the shop as ${c.var.viewer?.name}: it holds login, bank or security details, or a copy of their data.`,
  )
}

/** The same answer with these fields null, wherever they are. */
export async function concealFields(c: Context<AppEnv>, fields: readonly string[]) {
  const { status, headers } = c.res
  if (status !== 200 || !headers.get('content-type')?.includes('json')) return
  const text = JSON.stringify(await c.res.json(), (key, value) =>
    fields.includes(key) ? null : value,
  )
  // Hono would add the headers of the answer before to another one.
  c.res = undefined
  c.res = new Response(text, { status, headers })
}
