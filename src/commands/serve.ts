import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Env, SETTING_NAMES } from '../env.ts'
import { similarVariables } from '../setting-sources.ts'
import { SECOND } from '../shared/time.ts'
import { canBecomeShop, describeObstacle } from './demo-to-shop/obstacle.ts'
import { createReplacement } from './demo-to-shop/replace-demo.ts'
import {
  createLog,
  type Instance,
  type OpenOptions,
  openInstance,
  refuseDemoFolder,
} from './open-instance.ts'
import type { RunningApp } from './start-app.ts'
import { watchNpm } from './watch-npm.ts'
import type { Opened } from './worker.ts'

/** Serves until a signal arrives; then finishes open requests and jobs, and stops the database. */
export async function serve(env: Env, options: OpenOptions = {}): Promise<void> {
  refuseDemoFolder(env)
  for (const { name, nearest } of similarVariables(process.env, SETTING_NAMES))
    createLog(env).warn(`${name} is not a setting: did you mean ${nearest}?`)
  // A demo whose place a shop can take needs a process that outlives it.
  if (env.WORKERS > 1 || canBecomeShop(env)) return serveWithWorkers(env, options)
  const log = createLog(env)
  // Not for the primary process of several workers: loading Node's HTTP takes 50 ms.
  const { listen } = await import('../server.ts')
  const server = await listen({
    host: env.HOST,
    port: env.PORT,
    maxConnections: env.MAX_CONNECTIONS,
    stopMs: env.STOP_SECONDS * SECOND,
  })
  // The database starts while the application is loaded.
  const opening = openInstance(env, log, options)
  const loading = import('./start-app.ts')
  let app: RunningApp | undefined
  const close = async () => {
    if (app) await leave(env, server.leave)
    await (app ? app.stop(server.close) : server.close())
    await (await opening.catch(() => undefined))?.close()
  }
  // Before the start is complete: the database must stop even if it is still starting.
  const isStopping = stopOnSignals(close)
  const npm = watchNpm(() => stopWithNpm(log, isStopping))
  process.on('SIGHUP', () => {
    npm.hangUp()
    // A terminal that closes sends it too.
    if (process.stdout.isTTY) process.kill(process.pid, 'SIGTERM')
    else log.warn('SIGHUP replaces nothing with WORKERS=1: restart instead')
  })
  try {
    const instance = await opening
    const origin = env.ORIGIN ?? `http://localhost:${server.port}`
    const { startApp, greeting } = await loading
    const metrics = await openMetrics(env)
    app = await startApp({ env, log, instance, origin, metrics })
    app.serve(server)
    await app.startBackground()
    console.log(await greeting(app.deps))
  } catch (error) {
    if (isStopping()) return
    await close()
    throw error
  }
}

/**
 * Serves with several processes. This one holds the port, the data folder and the database, and
 * replaces workers that end.
 */
async function serveWithWorkers(env: Env, options: OpenOptions): Promise<void> {
  const { createWorkers } = await import('./workers.ts')
  const log = createLog(env)
  // The database starts while the first worker loads the application.
  let origin = env.ORIGIN ?? ''
  const replacement = createReplacement({
    env,
    log,
    origin: () => origin,
    onCreated: () => void openShop(),
  })
  const workers = createWorkers(env.WORKERS, log, {
    stopMs: env.STOP_SECONDS * SECOND,
    replaceDemo: replacement.create,
  })
  let opening = openInstance(env, log, options)
  let isOpen = false
  const close = async () => {
    if (isOpen) await leave(env, workers.leave)
    replacement.stop()
    await workers.stop()
    await (await opening.catch(() => undefined))?.close()
  }
  // Before the start is complete: workers and the database must stop even if they are still starting.
  const isStopping = stopOnSignals(close)
  const npm = watchNpm(() => stopWithNpm(log, isStopping))
  process.on('SIGHUP', () => {
    npm.hangUp()
    // A terminal that closes sends it too.
    if (process.stdout.isTTY) process.kill(process.pid, 'SIGTERM')
    else workers.restart()
  })
  try {
    // A worker that cannot open the port ends the start at once.
    const instance = await Promise.race([opening, workers.listening.then(() => opening)])
    instance.onMove(workers.move)
    // Which free port it is, the worker says once it has loaded the application.
    const port = env.PORT || (await workers.listening)
    origin ||= `http://localhost:${port}`
    await workers.open(openedFrom(instance))
    isOpen = true
    if (env.METRICS_PORT) {
      const { readWorkers, serveMetrics } = await import('./metrics-server.ts')
      await serveMetrics(metricsAddress(env, env.METRICS_PORT), await readWorkers())
    }
  } catch (error) {
    if (isStopping()) return
    await close()
    throw error
  }

  function openedFrom(instance: Instance): Opened {
    return {
      databaseUrl: instance.url(),
      secret: instance.secret,
      demo: instance.demo,
      canReplaceDemo: instance.demo && !describeObstacle(env),
      origin,
    }
  }

  /** Opens the data folder again, in which a shop has taken the place of the demo. */
  async function openShop() {
    try {
      await workers.reopen(async () => {
        const demo = await opening
        opening = demo.close().then(() => openInstance(env, log, options))
        const instance = await opening
        instance.onMove(workers.move)
        return openedFrom(instance)
      })
    } catch (error) {
      if (isStopping()) return
      log.error({ err: error }, 'the new shop could not be opened; the next start opens it')
      await close().catch(() => {})
      process.exit(1)
    }
  }
}

const metricsAddress = ({ METRICS_HOST, METRICS_TOKEN }: Env, port: number) => ({
  host: METRICS_HOST,
  port,
  token: METRICS_TOKEN,
})

/** Measures this process, and serves that at METRICS_PORT if it is set. */
async function openMetrics(env: Env) {
  if (!env.METRICS_PORT) return
  const { createMetrics } = await import('../platform/metrics.ts')
  const { readOwn, serveMetrics } = await import('./metrics-server.ts')
  const metrics = await createMetrics()
  await serveMetrics(metricsAddress(env, env.METRICS_PORT), readOwn(metrics.registry))
  return metrics
}

/** Gives load balancers the time to notice that this server is about to stop. */
async function leave({ DRAIN_SECONDS }: Env, failHealthChecks: () => void): Promise<void> {
  failHealthChecks()
  await pause(DRAIN_SECONDS * SECOND)
}

function stopWithNpm(log: Logger, isStopping: () => boolean) {
  if (isStopping()) return
  log.warn('npm, which ran Redial, was killed: Redial stops too')
  process.kill(process.pid, 'SIGTERM')
}

/** Under npm, one Ctrl-C arrives twice. Only a later second signal forces the end. */
const SECOND_SIGNAL_AFTER_MS = 1_500

/**
 * Calls `close` at SIGTERM or SIGINT, and then ends the process. Returns a function that tells whether this has
 * begun: errors of an interrupted start are expected then.
 */
function stopOnSignals(close: () => Promise<void>): () => boolean {
  let since = 0
  const stop = async () => {
    if (since === 0) {
      since = Date.now()
      await close().catch((error: Error) => console.error(error))
      process.exit(0)
    }
    if (Date.now() - since > SECOND_SIGNAL_AFTER_MS) process.exit(130)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  return () => since > 0
}
