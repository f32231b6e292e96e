import { existsSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { styleText } from 'node:util'
import type { Logger } from 'pino'
import program from '../../package.json' with { type: 'json' }
import { createApp } from '../app.ts'
import { measureApplication } from '../application-metrics.ts'
import { DEMO_BUYER_EMAIL, DEMO_SELLER_EMAIL } from '../demo/people.ts'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { createSetupLink } from '../modules/accounts/index.ts'
import { writeQueuedViews } from '../modules/listings/index.ts'
import { loadPhoneIndex, prepareTextSearch } from '../modules/search/index.ts'
import { createPages } from '../pages/index.ts'
import { createJobRecorder, createProcessReport, nodeName } from '../platform/health/index.ts'
import { clientAddress, createRequestLimit, loggablePath } from '../platform/http/index.ts'
import { type Job, startJobs } from '../platform/jobs.ts'
import type { Metrics } from '../platform/metrics.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { ROOT } from '../platform/root.ts'
import type { HttpServer, Observer } from '../server.ts'
import { SETUP_LINK_HOURS } from '../shared/accounts/account-rules.ts'
import { formatQuantity } from '../shared/quantities.ts'
import { MINUTE } from '../shared/time.ts'
import { createScheduledBackups } from './backups/scheduled-backup.ts'
import { loadBundledData } from './bundled-data.store.ts'
import { openDemoAdmin, startDemoProcess } from './demo.ts'
import { describeEmptyStart, describeObstacle } from './demo-to-shop/obstacle.ts'
import { dueJobsFor, jobsFor, jobsOfEachProcess } from './jobs.ts'
import { type JoinedInstance, joinInstance } from './open-deps.ts'

const dist = path.join(ROOT, 'dist')

/**
 * Else the first login takes 0.1 s longer, and the first search in other than Latin letters 10 ms.
 * Requests that waited for the start go first.
 */
const PREPARE_AFTER_MS = 2_000

type Options = {
  env: Env
  log: Logger
  instance: JoinedInstance
  origin: string
  metrics?: Metrics | undefined
}

export type RunningApp = Awaited<ReturnType<typeof startApp>>

/** Connects the application to an open instance; it serves what `server` is given from then on. */
export async function startApp({ env, log, instance, origin, metrics }: Options) {
  const { deps, connected, syncClock, close } = joinInstance(instance, env, log, () => origin)
  await connected
  // Whoever is served can search; the first search of a large market would wait for seconds. PostgreSQL reads
  // the models while this process creates the application.
  const loading = loadPhoneIndex(deps).catch((error: Error) =>
    log.warn({ err: error }, 'the phones for sale could not be loaded yet'),
  )
  await setImmediate()
  const { app, auth, endStreams } = createApp(deps)
  if (!existsSync(path.join(dist, 'client')))
    throw new OperatorError('The pages are not built. Run: npm run build')
  const environment = { limitRequests: createRequestLimit() }
  const pages = await createPages(deps, app.fetch, dist)
  await loading
  const report = createProcessReport(deps.db, {
    node: nodeName(env),
    version: program.version,
  })
  const stopOwnJobs = startJobs(jobsOfEachProcess(deps, { syncClock, report }), log, {
    countRun: metrics?.countJob,
  })
  if (metrics) measureApplication(metrics, deps)
  const tracing = await openTracing(env, log)
  let background: Background | undefined

  function prepareSearch(text: string) {
    prepareTextSearch(deps, text).catch((error: Error) =>
      log.debug({ err: error }, 'the search for texts could not be prepared'),
    )
  }

  return {
    deps,
    serve(server: HttpServer) {
      if (metrics || env.ACCESS_LOG) server.observe(createObserver(deps, metrics))
      if (tracing) server.trace(tracing.traceRequest)
      server.serve(app, pages, environment)
      // Else the first search for a text takes 0.2 s longer.
      prepareSearch('iphone')
      const prepareMore = () => {
        prepareSearch('айфон')
        auth().catch((error: Error) => log.error({ err: error }, 'Better Auth could not be loaded'))
      }
      setTimeout(prepareMore, PREPARE_AFTER_MS).unref()
    },
    /** Does the work that only one process of a node does. Returns once people can log in. */
    async startBackground() {
      report.leads()
      background = createBackground(deps, instance.url, metrics)
      await background.prepare(() => openDemoAdmin(deps, auth))
    },
    /** Ends open streams and background work, and lets requests finish. */
    async stop(drain: () => Promise<void>) {
      endStreams()
      await Promise.all([drain(), stopOwnJobs(), background?.stop()])
      await writeQueuedViews(deps).catch((error: Error) =>
        log.warn({ err: error }, 'some view counts were lost'),
      )
      await report
        .remove()
        .catch((error: Error) => log.debug({ err: error }, 'the process could not be signed off'))
      await tracing?.close()
      await close()
    },
  }
}

/** Sends traces if OTEL_EXPORTER_OTLP_ENDPOINT is set; its libraries take 0.1 s to load. */
async function openTracing(env: Env, log: Logger) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env
  if (!endpoint) return
  const { startTracing } = await import('../platform/tracing.ts')
  return startTracing({ endpoint, headers, trustsProxy: env.TRUST_PROXY, log })
}

/** Counts answered requests, and writes them to the log. */
function createObserver({ env, log }: Deps, metrics: Metrics | undefined): Observer {
  return (req, status, ms) => {
    const method = req.method ?? ''
    const path = loggablePath(req.url ?? '')
    metrics?.countRequest({ method, path, status, ms })
    if (!env.ACCESS_LOG) return
    const headers = new Headers()
    const forwarded = req.headers['x-forwarded-for']
    if (forwarded) headers.set('x-forwarded-for', String(forwarded))
    const address = clientAddress(headers, req.socket.remoteAddress, env.TRUST_PROXY)
    log.info({ method, path, status, ms: Math.round(ms), address }, 'request')
  }
}

type Background = ReturnType<typeof createBackground>

/** Bundled data, demo data and jobs. */
function createBackground(deps: Deps, databaseUrl: () => string, metrics?: Metrics) {
  const stops: (() => Promise<void> | undefined)[] = []
  const recordRun = createJobRecorder(deps.db, nodeName(deps.env))
  let stopped = false

  /** Starts jobs when `ready` is settled, or at once without it. */
  async function startJobsAfter(ready: Promise<void> | undefined, jobs: Job[]) {
    if (ready) await ready
    if (stopped) return
    const { onChange } = deps.db.changes
    const options = {
      countRun: metrics?.countJob,
      recordRun: (job: string, error?: Error) => recordRun(job, deps.clock.now(), error),
      onChange,
    }
    stops.push(startJobs(jobs, deps.log, options))
  }

  return {
    async prepare(openLogins: () => Promise<unknown>) {
      const demo = deps.demo ? await startDemoProcess(deps, databaseUrl) : undefined
      if (demo) stops.push(() => demo.stop())
      if (stopped) return void demo?.stop()
      // Usually only the first start loads something; the pages do not wait for it.
      const loaded = await loadBundledData(deps.db)
      if (loaded.length > 0) deps.log.debug({ loaded }, 'bundled data loaded')
      if (deps.demo) await openLogins()
      demo?.begin()
      const backups = createScheduledBackups(deps)
      stops.push(backups.stop)
      void startJobsAfter(undefined, [
        ...jobsFor(deps),
        { name: 'backups', everyMs: MINUTE, run: backups.run },
      ])
      void startJobsAfter(demo?.filled, dueJobsFor(deps))
    },
    async stop() {
      stopped = true
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}

/**
 * What the operator reads once the server can be used. A shop without an admin gets a new link that sets it up,
 * in place of the one before.
 */
export async function greeting(deps: Deps): Promise<string> {
  const { env, demo } = deps
  const origin = deps.origin()
  const { DEMO_ADMIN_EMAIL, DEMO_ADMIN_PASSWORD } = env
  const lines = [`Redial is running at ${origin}`]
  if (env.SMTP_URL && !env.ORIGIN)
    lines.push(`  Links in emails lead to ${origin}. Set ORIGIN to the address that people use.`)
  if (demo)
    lines.push(
      `  admin   ${DEMO_ADMIN_EMAIL}   ${DEMO_ADMIN_PASSWORD}`,
      `  seller  ${DEMO_SELLER_EMAIL}   ${DEMO_ADMIN_PASSWORD}`,
      `  buyer   ${DEMO_BUYER_EMAIL}   ${DEMO_ADMIN_PASSWORD}`,
      `  mail    ${origin}/outbox`,
      '  The demo is complete within about a minute.',
    )
  const link = await createSetupLink(deps)
  if (demo && !link)
    lines.push(
      `  This demo stays one: ${describeObstacle(env)}. For a shop of your own, ${describeEmptyStart(env)}.`,
    )
  if (demo && link)
    lines.push(
      '',
      '  Open your own shop in place of the demo, in a browser:',
      `  ${styleText(['bold', 'underline'], link.url)}`,
      `  The link works once, for ${formatQuantity(SETUP_LINK_HOURS, 'hour')}. \`npm run redial -- setup-link\` prints a new one.`,
    )
  if (!demo && link)
    lines.push(
      '',
      `  Set up your shop in a browser, within ${formatQuantity(SETUP_LINK_HOURS, 'hour')}:`,
      `  ${styleText(['bold', 'underline'], link.url)}`,
      '  Whoever opens this link first becomes the admin. `redial setup-link` prints a new one.',
    )
  return lines.join('\n')
}
