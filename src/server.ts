import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Pages } from './pages/index.ts'
import { OperatorError } from './platform/operator-error.ts'

/** Longer than any honest request; sockets still open then are cut. */
const DRAIN_MS = 6_000

export class PortTaken extends OperatorError {}

type Handle = (request: Request, env?: unknown) => Response | Promise<Response>

/**
 * Listens first and serves once the application is handed over, so that a taken port is known
 * before anything is started, and a port of the system's choice before anything needs the origin.
 */
export async function listen(options: { host: string; port: number }) {
  let handle: ((req: IncomingMessage, res: ServerResponse) => void) | undefined
  const server = createServer((req, res) => {
    if (handle) return handle(req, res)
    res.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' })
    res.end('Redial is starting.\n')
  })
  server.requestTimeout = 60_000
  server.headersTimeout = 15_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortTaken(
              `PORT ${options.port} is taken by another program; set PORT to a free one`,
            )
          : error,
      ),
    )
    server.listen(options.port, options.host, () => resolve())
  })

  return {
    port: (server.address() as AddressInfo).port,
    serve(app: Handle, pages?: Pages) {
      handle = router(app, pages)
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
      await closed
      clearTimeout(cut)
    },
  }
}

const APP_PATHS =
  /^\/(api|media|message-mails|demo-google|healthz|readyz|og|sitemaps|feeds|sitemap\.xml|robots\.txt)(\/|\?|$)/

function router(app: Handle, pages: Pages | undefined) {
  const toApp = getRequestListener(app, { overrideGlobalObjects: false })
  return (req: IncomingMessage, res: ServerResponse) => {
    const url = req.url ?? '/'
    const isPage = pages && (req.method === 'GET' || req.method === 'HEAD') && !APP_PATHS.test(url)
    if (!isPage) return void toApp(req, res)
    if (!pages.serveKept(req, res, url)) void pages.serve(req, res, url)
  }
}
