import { flushCompileCache } from 'node:module'
import type { NewShopForm, NewShopOutcome } from '../deps.ts'
import type { Env } from '../env.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { type HttpServer, listen } from '../server.ts'
import { SECOND } from '../shared/time.ts'
import { createLog } from './open-instance.ts'
import type { RunningApp } from './start-app.ts'

// Messages between the primary process and its workers.

/** Everything that a worker needs to serve an instance that the primary has open. */
export type Opened = {
  databaseUrl: string
  secret: string
  demo: boolean
  /** The primary can set up a shop in place of the demo. */
  canReplaceDemo: boolean
  origin: string
}

export type ToWorker =
  /** Open the port before the database is there, and say that the server is starting. */
  | { kind: 'listen' }
  | ({ kind: 'open' } & Opened)
  /** Do the background work of the node, from now on; the first one that does it greets the operator. */
  | { kind: 'lead'; isFirst: boolean }
  | { kind: 'moved'; databaseUrl: string }
  /** Another worker changed these topics and waits until this one has dropped what it caches. */
  | { kind: 'changed'; from: number; call: number; topics: string[] }
  /** Every other worker has applied this change. */
  | { kind: 'settled'; call: number }
  | { kind: 'demo_replaced'; call: number; outcome: NewShopOutcome }
  /** Take no new connections, serve the open ones to their end, then exit. */
  | { kind: 'retire' }
  /** Fail health checks, and serve what still comes. */
  | { kind: 'leave' }
  /** Finish open requests, then exit. */
  | { kind: 'stop' }

export type ToPrimary =
  | { kind: 'serving' }
  | { kind: 'listening'; port: number }
  /** The background work has begun; demo logins work. */
  | { kind: 'leading'; greeting?: string }
  | { kind: 'changed'; call: number; topics: string[] }
  | { kind: 'applied'; from: number; call: number }
  /** Set up a shop in place of the demo. */
  | { kind: 'replace_demo'; call: number; form: NewShopForm }
  /** Why it ends. */
  | { kind: 'failed'; message: string }

/** A worker that does not answer for so long will receive the `NOTIFY` of the change. */
const SHARE_MS = 1_000

/** By then the primary, if it got the signal too, has said that the workers leave. */
const GROUP_SIGNAL_MS = 500

type Of<Kind extends ToWorker['kind']> = Extract<ToWorker, { kind: Kind }>

/** Serves the instance that the primary process has open, as it says. */
export function runWorker(env: Env): void {
  if (!process.send) throw new Error('worker is an internal command that serve starts')
  const log = createLog(env)
  const send = (message: ToPrimary) => void (process.connected && process.send?.(message))
  // Loaded while the database starts.
  const loading = import('./start-app.ts')
  const metrics = env.METRICS_PORT
    ? import('../platform/metrics.ts').then(({ createMetrics }) => createMetrics())
    : undefined
  let server: Promise<HttpServer> | undefined
  let app: RunningApp | undefined
  let moved: (url: string) => void = () => {}
  let ending = false
  let isLeaving = false
  const sharing = createSharing(send)
  const replacing = createReplacing(send)

  function openPort() {
    const maxConnections = Math.ceil(env.MAX_CONNECTIONS / env.WORKERS)
    const { HOST: host, PORT: port } = env
    const stopMs = env.STOP_SECONDS * SECOND
    server ??= listen({ host, port, maxConnections, stopMs }).then((opened) => {
      send({ kind: 'listening', port: opened.port })
      return opened
    })
    return server
  }

  async function open({ databaseUrl, secret, demo, canReplaceDemo, origin }: Opened) {
    let url = databaseUrl
    // Also while modules load, before the app listens.
    moved = (to) => {
      url = to
    }
    const instance = {
      url: () => url,
      onMove(listener: (to: string) => void) {
        moved = (to) => {
          url = to
          listener(to)
        }
      },
      secret,
      demo,
      replaceDemo: canReplaceDemo ? replacing.replace : undefined,
    }
    const { startApp } = await loading
    app = await startApp({ env, log, instance, origin, metrics: await metrics })
    app.deps.db.changes.share = sharing.share
    app.serve(await openPort())
    // The next worker loads the same modules.
    flushCompileCache()
    send({ kind: 'serving' })
  }

  async function lead({ isFirst }: Of<'lead'>) {
    if (!app) return
    await app.startBackground()
    const { greeting } = await loading
    send({ kind: 'leading', ...(isFirst && { greeting: await greeting(app.deps) }) })
  }

  async function leave() {
    isLeaving = true
    ;(await server)?.leave()
  }

  async function end(how: 'retire' | 'close') {
    if (ending) return
    ending = true
    const drain = async () => (await server)?.[how]()
    await (app ? app.stop(drain) : drain())
    process.exit(0)
  }

  function fail(error: Error) {
    const message = error instanceof OperatorError ? error.message : (error.stack ?? error.message)
    process.send?.({ kind: 'failed', message } satisfies ToPrimary, () => process.exit(1))
  }

  /** An interrupted start fails, because the database is closed. */
  function failUnlessEnding(error: Error) {
    if (!ending) fail(error)
  }

  async function applyChange({ from, call, topics }: Of<'changed'>) {
    app?.deps.db.changes.publish(topics)
    await app?.deps.settings.ready()
    send({ kind: 'applied', from, call })
  }

  process.on('message', (message: ToWorker) => {
    if (message.kind === 'listen') openPort().catch(fail)
    if (message.kind === 'open') open(message).catch(failUnlessEnding)
    if (message.kind === 'lead') lead(message).catch(failUnlessEnding)
    if (message.kind === 'moved') moved(message.databaseUrl)
    if (message.kind === 'changed') void applyChange(message)
    if (message.kind === 'settled') sharing.settle(message.call)
    if (message.kind === 'demo_replaced') replacing.settle(message.call, message.outcome)
    if (message.kind === 'retire') end('retire').catch(fail)
    if (message.kind === 'leave') void leave()
    if (message.kind === 'stop') end('close').catch(fail)
  })
  // The primary was killed, and with it the database.
  process.on('disconnect', () => process.exit(0))
  // Sent to the whole process group by a terminal or systemd; the primary says what to do.
  process.on('SIGINT', () => {})
  process.on('SIGHUP', () => {})
  process.on('SIGTERM', () => {
    const isAlone = () => !isLeaving && end('close').catch(fail)
    setTimeout(isAlone, env.DRAIN_SECONDS > 0 ? GROUP_SIGNAL_MS : 0)
  })
}

/** Lets the primary set up a shop in place of the demo. */
function createReplacing(send: (message: ToPrimary) => void) {
  const waiting = new Map<number, (outcome: NewShopOutcome) => void>()
  let calls = 0

  function replace(form: NewShopForm): Promise<NewShopOutcome> {
    calls += 1
    const call = calls
    send({ kind: 'replace_demo', call, form })
    return new Promise((resolve) => waiting.set(call, resolve))
  }

  function settle(call: number, outcome: NewShopOutcome) {
    waiting.get(call)?.(outcome)
    waiting.delete(call)
  }

  return { replace, settle }
}

/** Passes changes to the other workers and waits until they have applied them. */
function createSharing(send: (message: ToPrimary) => void) {
  const waiting = new Map<number, () => void>()
  let calls = 0

  function share(topics: string[]): Promise<void> {
    calls += 1
    const call = calls
    send({ kind: 'changed', call, topics })
    return new Promise((resolve) => {
      const timeout = setTimeout(() => settle(call), SHARE_MS)
      waiting.set(call, () => {
        clearTimeout(timeout)
        resolve()
      })
    })
  }

  function settle(call: number) {
    waiting.get(call)?.()
    waiting.delete(call)
  }

  return { share, settle }
}
