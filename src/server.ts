import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Pages } from './pages/index.ts'
import {
  limitStalls,
  type ProgressLimits,
  type ServerEnvironment,
  UPLOAD_PROGRESS,
} from './platform/http/index.ts'
import { OperatorError } from './platform/operator-error.ts'

/** Longer than a normal request takes; sockets that are still open then are closed. */
const STOP_MS = 6_000

/** Longer than an idle connection is kept (Node's keepAliveTimeout and its buffer, 6 s). */
const RETIRE_MS = 10_000

/** How long a client may take to send the head of its first request. */
const HEADERS_TIMEOUT_MS = 15_000

/** For redirects and files, which have no policy of their own; pages and the API set theirs. */
const DEFAULT_HEADERS = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['content-security-policy', "frame-ancestors 'none'"],
] as const

/**
 * Requests that one connection may send without waiting for answers. Browsers send one at a time;
 * thousands in one packet would keep the server from everybody else.
 */
const PIPELINED_AT_MOST = 50
const inFlight = new WeakMap<object, number>()

class PortInUseError extends OperatorError {}

/** A Hono application: answers requests, and lists its routes. */
type App = {
  fetch: (request: Request, env?: object) => Response | Promise<Response>
  routes: { method: string; path: string }[]
}

/** Counts the request until it is answered; true when its connection has too many. */
function isFlooding({ socket }: IncomingMessage, res: ServerResponse): boolean {
  const count = (inFlight.get(socket) ?? 0) + 1
  inFlight.set(socket, count)
  res.once('close', () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1))
  return count > PIPELINED_AT_MOST
}

/** Connections that the system holds until they are accepted; it may have a lower limit of its own. */
const BACKLOG = 4_096

type Limits = {
  maxConnections?: number | undefined
  headersTimeoutMs?: number
  progress?: ProgressLimits
  /** What requests under way get when the server stops. */
  stopMs?: number
}

/** An HTTP server that does not listen yet. */
function createHttpServer({ maxConnections = Number.POSITIVE_INFINITY, ...limits }: Limits) {
  let handle: ((req: IncomingMessage, res: ServerResponse) => void) | undefined
  let isEnding = false
  let isLeaving = false
  let observe: Observer | undefined
  let trace: Tracer | undefined
  let emptied: (() => void) | undefined
  const open = new Set<Socket>()
  const headersTimeout = limits.headersTimeoutMs ?? HEADERS_TIMEOUT_MS
  const progress = limits.progress ?? UPLOAD_PROGRESS
  const stopMs = limits.stopMs ?? STOP_MS
  // Half-open connections are looked for this often; Node's default of 30 s is twice the timeout.
  const server = createServer({ connectionsCheckingInterval: headersTimeout / 3 }, (req, res) => {
    for (const [name, value] of DEFAULT_HEADERS) res.setHeader(name, value)
    if (isMalformed(req)) return refuseMalformed(res)
    // Health checks of load balancers speak HTTP/1.0, in which a host is not required.
    req.headers.host ??= 'localhost'
    if (observe) observeAnswer(req, res, observe)
    if (isFlooding(req, res)) return void req.socket.destroy()
    if (isEnding || isLeaving) res.shouldKeepAlive = false
    limitStalls(req, res, progress)
    if (isLeaving && isHealthCheck(req)) return answerLeaving(res)
    if (handle && req.method === 'OPTIONS') return answerOptions(res)
    if (handle && trace) return trace(req, res, handle.bind(undefined, req, res))
    if (handle) return handle(req, res)
    // The next request may go to a process that serves.
    res.shouldKeepAlive = false
    res.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8' })
    res.end('Redial is starting.\n')
  })
  // Bodies are limited by their progress; Node's limit of the whole time would cut slow uploads.
  server.requestTimeout = 0
  server.headersTimeout = headersTimeout
  // Connections beyond the limit are closed at once.
  server.prependListener('connection', (socket: Socket) => {
    if (open.size >= maxConnections) return void socket.destroy()
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      if (open.size === 0) emptied?.()
    })
  })

  async function drain(ms: number) {
    isEnding = true
    // The method of the HTTP server would close idle connections, to which a request may be on its way.
    if (server.listening) NetServer.prototype.close.call(server)
    if (open.size === 0) return
    const cut = setTimeout(() => server.closeAllConnections(), ms)
    await new Promise<void>((resolve) => {
      emptied = resolve
    })
    clearTimeout(cut)
  }

  return {
    server,
    serve(app: App, pages?: Pages, environment?: ServerEnvironment) {
      handle = router(app, pages, environment)
    },
    /** Calls `report` with every request that is answered, or whose client has left. */
    observe(report: Observer) {
      observe = report
    },
    /** Serves every request within `run`. */
    trace(run: Tracer) {
      trace = run
    },
    /**
     * Health checks fail from now on, so that load balancers send no more requests; those that come are served.
     */
    leave() {
      isLeaving = true
    },
    /**
     * Lets other processes take over without a request lost: open connections are closed with their
     * next response, or when their client has sent nothing for the usual time.
     */
    retire: () => drain(Math.max(RETIRE_MS, stopMs)),
    /** Lets open requests finish. */
    close() {
      server.closeIdleConnections()
      return drain(stopMs)
    },
  }
}

/**
 * Opens the port first and serves once `serve` is called: a port in use is reported before anything
 * else is started, and with PORT=0 the chosen port is known before anything needs the origin.
 */
export async function listen({ host, port, ...limits }: Limits & { host: string; port: number }) {
  const { server, ...lifecycle } = createHttpServer(limits)
  await openPort(server, { host, port })
  return { ...lifecycle, port: (server.address() as AddressInfo).port }
}

/** @throws OperatorError when another program has the port. */
function openPort(server: NetServer, { host, port }: { host: string; port: number }) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortInUseError(
              `Port ${port} is already in use. Stop the other program, or set PORT to a free port.`,
            )
          : error,
      ),
    )
    server.listen({ port, host, backlog: BACKLOG }, () => resolve())
  })
}

export type HttpServer = Pick<
  ReturnType<typeof createHttpServer>,
  'serve' | 'observe' | 'trace' | 'leave' | 'retire' | 'close'
>

/**
 * Two hosts, of which a proxy may have read the other one, or a whole URL in place of a path, as only
 * proxies are sent (RFC 9112, sections 3.2 and 3.2.2).
 */
function isMalformed(req: IncomingMessage): boolean {
  if (!req.url?.startsWith('/') && req.url !== '*') return true
  let hosts = 0
  for (let index = 0; index < req.rawHeaders.length; index += 2)
    if (req.rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

export type Observer = (request: IncomingMessage, status: number, ms: number) => void

/** Answers a request by calling `run`. */
export type Tracer = (req: IncomingMessage, res: ServerResponse, run: () => void) => void

/** The status of a request whose client left before the answer, as nginx writes it. */
const CLIENT_LEFT = 499

function observeAnswer(req: IncomingMessage, res: ServerResponse, observe: Observer) {
  const begun = performance.now()
  res.once('close', () =>
    observe(req, res.writableFinished ? res.statusCode : CLIENT_LEFT, performance.now() - begun),
  )
}

/** What load balancers call: HAProxy sends `OPTIONS /` if it is not told otherwise. */
function isHealthCheck({ method, url }: IncomingMessage): boolean {
  return method === 'OPTIONS' || url?.split('?', 1)[0] === '/readyz'
}

function answerLeaving(res: ServerResponse) {
  res.writeHead(503, { 'retry-after': '2', 'content-type': 'application/json' })
  res.end(JSON.stringify({ error: 'leaving', message: 'This server is about to stop.' }))
}

/** Pages of other sites may call nothing, so no address has more to say about itself. */
function answerOptions(res: ServerResponse) {
  res.writeHead(204, { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' })
  res.end()
}

function refuseMalformed(res: ServerResponse) {
  res.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  res.end('The request is not well-formed.\n')
}

/** The first part of a path, such as `media` of `/media/1.webp?width=300`. */
function firstSegment(path: string): string {
  return /^\/*([^/?]*)/.exec(path)?.[1] ?? ''
}

/**
 * Requests that change something, and those below an address that the application reads from, go
 * to the application; every other address is a page's. The list comes from the application's own
 * routes, so a new one cannot be forgotten here.
 */
function router(app: App, pages?: Pages, environment?: ServerEnvironment) {
  const toApp = getRequestListener((request, env) => app.fetch(request, { ...env, ...environment }))
  const readable = app.routes.filter(({ method }) => method === 'GET')
  const appSegments = new Set(readable.map(({ path }) => firstSegment(path)))
  return (req: IncomingMessage, res: ServerResponse) => {
    const url = req.url ?? '/'
    const reads = req.method === 'GET' || req.method === 'HEAD'
    if (!pages || !reads || appSegments.has(firstSegment(url))) return void toApp(req, res)
    if (!pages.serveCached(req, res, url)) void pages.serve(req, res)
  }
}
