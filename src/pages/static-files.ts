import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

/** A drawing is shown as an image; opened by itself, it can load and run nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Sets the headers of a file, if there is one. */
const fileHeaders = createMiddleware(async (c, next) => {
  const { path } = c.req
  c.header('Vary', 'Accept-Encoding')
  c.header('Cache-Control', path.startsWith('/assets/') ? YEAR : HOUR)
  if (path.endsWith('.svg')) c.header('Content-Security-Policy', DRAWING_POLICY)
  await next()
})

/** Serves the files of a folder, which the build has compressed; every other address is given to `serveOther`. */
export function createStaticFiles(
  folder: string,
  serveOther: (req: IncomingMessage, res: ServerResponse) => Promise<void>,
): (req: IncomingMessage, res: ServerResponse) => unknown {
  const files = new Hono<{ Bindings: HttpBindings }>()
  // The build's own notes are in hidden folders.
  files.on(
    ['GET', 'HEAD'],
    '/:path{(?!.*/\\.)[^.].*\\.[a-z0-9]+$}',
    fileHeaders,
    serveStatic({ root: folder, precompressed: true }),
  )
  files.all('*', async ({ env }) => {
    await serveOther(env.incoming as IncomingMessage, env.outgoing as ServerResponse)
    return RESPONSE_ALREADY_SENT
  })
  return getRequestListener(async (request, env) => {
    const response = await files.fetch(request, env as HttpBindings)
    // For HEAD, Hono replaces the mark of what has been answered already, and it would be answered twice.
    return (env as HttpBindings).outgoing.headersSent ? RESPONSE_ALREADY_SENT : response
  })
}
