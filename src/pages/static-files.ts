import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
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

/** With an extension; the build's own notes are in hidden folders. */
const PUBLIC_FILE = /^(?!.*\/\.).*\.[a-z0-9]+$/

/**
 * Serves the files that a folder has now, which the build has compressed; every other request is given to
 * `serveOther`.
 */
export function createStaticFiles(
  folder: string,
  serveOther: (req: IncomingMessage, res: ServerResponse) => Promise<void>,
): (req: IncomingMessage, res: ServerResponse) => unknown {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = new Set(names.map((name) => `/${name}`).filter((name) => PUBLIC_FILE.test(name)))
  const app = new Hono()
  app.use(fileHeaders, serveStatic({ root: folder, precompressed: true }))
  const serveFile = getRequestListener(app.fetch)
  return (req, res) => {
    const [pathname = ''] = (req.url ?? '').split('?')
    const isFile = files.has(pathname) && (req.method === 'GET' || req.method === 'HEAD')
    return isFile ? serveFile(req, res) : serveOther(req, res)
  }
}
