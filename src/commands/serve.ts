import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import { createApp } from '../app.ts'
import { openDemoAdmin } from '../demo/demo-logins.ts'
import { keepDemoAlive } from '../demo/index.ts'
import { DEMO_BUYER_EMAIL, DEMO_SELLER_EMAIL } from '../demo/people.ts'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { deleteExpiredSessions } from '../modules/accounts/index.ts'
import { deleteOldExports, makeExports } from '../modules/accounts/privacy/index.ts'
import { deleteOldSecurityEvents } from '../modules/accounts/security/index.ts'
import { deleteOldDevices } from '../modules/accounts/sessions/index.ts'
import { continueImports, matchListings } from '../modules/catalog/index.ts'
import {
  expireListings,
  listingStock,
  placeOldListings,
  refreshSellerLevels,
  remindSellers,
  sweepVacations,
} from '../modules/listings/index.ts'
import { writeQueuedViews } from '../modules/listings/views/index.ts'
import {
  createRemainingVariantsJob,
  deleteExpiredMedia,
  deleteQueuedFiles,
  deleteStrayFiles,
} from '../modules/media/index.ts'
import { deleteOldNews, mailUnread } from '../modules/messaging/index.ts'
import { deleteOldContactMessages } from '../modules/moderation/index.ts'
import { deleteOldNotifications, notifyPeople } from '../modules/notifications/index.ts'
import { lapseReturns, openDisputesForBannedBuyers } from '../modules/orders/disputes/index.ts'
import {
  eraseAddresses,
  orderCallbacks,
  resetUnpayableOrders,
  runDeadlines,
} from '../modules/orders/index.ts'
import { expireOffers } from '../modules/orders/offers/index.ts'
import { publishRatings } from '../modules/orders/ratings/index.ts'
import { moneyJobs } from '../modules/payments/index.ts'
import { fitPriceCurve } from '../modules/pricing/index.ts'
import { deleteOldAssessments, deleteOldNetworks } from '../modules/risk/index.ts'
import { foldFacets, purgeFacets } from '../modules/search/index.ts'
import {
  alertNewMatches,
  alertPriceDrops,
  deleteOldAlerts,
  mailAlerts,
  reparseSearches,
} from '../modules/search/saved/index.ts'
import { splitSitemap } from '../modules/seo/index.ts'
import { deleteOldGradings } from '../modules/verification/grading/index.ts'
import { deleteOldImeiChecks } from '../modules/verification/imei/index.ts'
import { deleteOldPossession } from '../modules/verification/possession/index.ts'
import { createPages } from '../pages/index.ts'
import { deleteExpiredAnswers, deleteExpiredAttempts } from '../platform/http/index.ts'
import { type Job, startJobs } from '../platform/jobs.ts'
import { deleteOldMails, sendDueMails } from '../platform/mail/index.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { listen } from '../server.ts'
import { MINUTE, SECOND } from '../shared/time.ts'
import { loadBundledData } from './bundled-data.ts'
import { startDemoProcess } from './demo.ts'
import { createLog, openDeps, refuseDemoFolder } from './open-deps.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')

/** Under npm, one Ctrl-C arrives twice. Only a later second signal forces the end. */
const SECOND_SIGNAL_AFTER_MS = 1_500

/** Serves until a signal arrives; then finishes open requests and jobs, and stops the database. */
export async function serve(env: Env): Promise<void> {
  refuseDemoFolder(env)
  const log = createLog(env)
  const door = await listen({
    host: env.HOST,
    port: env.PORT,
    maxConnections: env.MAX_CONNECTIONS,
  })
  const origin = env.ORIGIN ?? `http://localhost:${door.port}`
  const opened = await openDeps(env, log, () => origin).catch(async (error) => {
    await door.close()
    throw error
  })
  const { deps } = opened
  const demo = deps.demo ? await startDemoProcess(opened) : undefined
  const { app, auth, endStreams } = createApp(deps)
  if (!existsSync(path.join(dist, 'client')))
    throw new OperatorError('The pages are not built. Run: npm run build')
  door.serve(app, await createPages(deps, app.fetch, dist))
  // Usually only the first start loads something; the pages do not wait for it.
  const loaded = await loadBundledData(deps.db)
  if (loaded.length > 0) log.debug({ loaded }, 'bundled data loaded')

  if (deps.demo) await openDemoAdmin(deps, auth)
  demo?.begin()
  const stopJobs = startJobs(jobsFor(deps), log)
  const stopDueJobs = startJobsAfter(demo?.filled, dueJobsFor(deps), log)
  greet(deps, origin)

  stopOnSignals(async () => {
    endStreams()
    await Promise.all([door.close(), stopJobs(), stopDueJobs(), demo?.stop()])
    await writeQueuedViews(deps).catch((error: Error) =>
      log.warn({ err: error }, 'some view counts were lost'),
    )
    await opened.close()
  })
}

/** Starts jobs when `ready` is settled, or at once without it; returns how to stop them. */
function startJobsAfter(ready: Promise<void> | undefined, jobs: Job[], log: Logger) {
  if (!ready) return startJobs(jobs, log)
  let stop: (() => Promise<void>) | 'never start' | undefined
  void ready.then(() => {
    if (!stop) stop = startJobs(jobs, log)
  })
  return async () => {
    if (typeof stop === 'function') await stop()
    stop = 'never start'
  }
}

/** Work that does not depend on how late it is. */
function jobsFor(deps: Deps): Job[] {
  return [
    { name: 'mails', everyMs: 2 * SECOND, repeatWhileBusy: true, run: () => sendDueMails(deps) },
    { name: 'model imports', everyMs: SECOND, run: () => continueImports(deps) },
    { name: 'unmatched', everyMs: 2 * SECOND, run: () => matchListings(deps, listingStock) },
    { name: 'old places', everyMs: 2 * SECOND, run: () => placeOldListings(deps) },
    { name: 'counts', everyMs: SECOND, run: () => foldFacets(deps) },
    { name: 'views', everyMs: 3 * SECOND, run: () => writeQueuedViews(deps) },
    // At most one picture in two seconds: nobody waits for it, and the core may be needed
    // elsewhere.
    { name: 'rest of pictures', everyMs: 2 * SECOND, run: createRemainingVariantsJob(deps) },
  ]
}

/**
 * Work that falls due. It waits for the demo data: while two years of history are made, with dates
 * of the past, everything in it would be overdue.
 */
function dueJobsFor(deps: Deps): Job[] {
  return [
    ...(deps.demo ? [{ name: 'demo life', everyMs: MINUTE, run: () => keepDemoAlive(deps) }] : []),
    {
      name: 'order deadlines',
      everyMs: 5 * SECOND,
      repeatWhileBusy: true,
      run: () => runDeadlines(deps),
    },
    { name: 'unpayable orders', everyMs: 30 * SECOND, run: () => resetUnpayableOrders(deps) },
    { name: 'old addresses', everyMs: 10 * MINUTE, run: () => eraseAddresses(deps) },
    ...moneyJobs(deps, orderCallbacks),
    { name: 'offers', everyMs: 5 * SECOND, repeatWhileBusy: true, run: () => expireOffers(deps) },
    { name: 'ratings', everyMs: MINUTE, repeatWhileBusy: true, run: () => publishRatings(deps) },
    {
      name: 'notifications',
      everyMs: 2 * SECOND,
      repeatWhileBusy: true,
      run: () => notifyPeople(deps),
    },
    { name: 'old notifications', everyMs: 10 * MINUTE, run: () => deleteOldNotifications(deps) },
    {
      name: 'old contact messages',
      everyMs: 10 * MINUTE,
      run: () => deleteOldContactMessages(deps),
    },
    {
      name: 'disputes of banned buyers',
      everyMs: 10 * SECOND,
      run: () => openDisputesForBannedBuyers(deps),
    },
    { name: 'returns', everyMs: MINUTE, run: () => lapseReturns(deps) },
    { name: 'listings', everyMs: MINUTE, run: () => expireListings(deps) },
    { name: 'reminders', everyMs: MINUTE, run: () => remindSellers(deps) },
    { name: 'vacations', everyMs: 5 * SECOND, run: () => sweepVacations(deps) },
    { name: 'seller-levels', everyMs: 10 * SECOND, run: () => refreshSellerLevels(deps) },
    { name: 'old counts', everyMs: 10 * MINUTE, run: () => purgeFacets(deps) },
    { name: 'alerts', everyMs: 2 * SECOND, run: () => alertNewMatches(deps) },
    { name: 'price drops', everyMs: 2 * SECOND, run: () => alertPriceDrops(deps) },
    { name: 'alert mails', everyMs: 5 * SECOND, run: () => mailAlerts(deps) },
    { name: 'saved searches', everyMs: 30 * SECOND, run: () => reparseSearches(deps) },
    { name: 'old alerts', everyMs: 10 * MINUTE, run: () => deleteOldAlerts(deps) },
    { name: 'possession', everyMs: 10 * MINUTE, run: () => deleteOldPossession(deps) },
    { name: 'old gradings', everyMs: 10 * MINUTE, run: () => deleteOldGradings(deps) },
    { name: 'old IMEI checks', everyMs: 10 * MINUTE, run: () => deleteOldImeiChecks(deps) },
    { name: 'price curve', everyMs: 10 * MINUTE, run: () => fitPriceCurve(deps) },
    { name: 'sitemap', everyMs: 10 * MINUTE, run: () => splitSitemap(deps) },
    {
      name: 'unread messages',
      everyMs: 10 * SECOND,
      repeatWhileBusy: true,
      run: () => mailUnread(deps),
    },
    { name: 'old news', everyMs: 10 * MINUTE, run: () => deleteOldNews(deps) },
    {
      name: 'files to delete',
      everyMs: 10 * SECOND,
      repeatWhileBusy: true,
      run: () => deleteQueuedFiles(deps),
    },
    { name: 'uploads', everyMs: 30 * SECOND, run: () => deleteExpiredMedia(deps) },
    { name: 'stray files', everyMs: 10 * MINUTE, run: () => deleteStrayFiles(deps) },
    { name: 'old networks', everyMs: 10 * MINUTE, run: () => deleteOldNetworks(deps) },
    { name: 'old assessments', everyMs: 10 * MINUTE, run: () => deleteOldAssessments(deps) },
    {
      name: 'copies of data',
      everyMs: 5 * SECOND,
      repeatWhileBusy: true,
      run: () => makeExports(deps),
    },
    { name: 'old copies of data', everyMs: 10 * MINUTE, run: () => deleteOldExports(deps) },
    { name: 'old mails', everyMs: 10 * MINUTE, run: () => deleteOldMails(deps) },
    {
      name: 'ended sessions',
      everyMs: MINUTE,
      repeatWhileBusy: true,
      run: () => deleteExpiredSessions(deps),
    },
    { name: 'old devices', everyMs: 10 * MINUTE, run: () => deleteOldDevices(deps) },
    { name: 'old security events', everyMs: 10 * MINUTE, run: () => deleteOldSecurityEvents(deps) },
    {
      name: 'old answers',
      everyMs: 10 * MINUTE,
      run: () => deleteExpiredAnswers(deps.db.pool, deps.clock.now()),
    },
    {
      name: 'old attempts',
      everyMs: 10 * MINUTE,
      run: () => deleteExpiredAttempts(deps.db.pool, deps.clock.now()),
    },
  ]
}

function stopOnSignals(close: () => Promise<void>) {
  let since = 0
  const stop = async (code: number) => {
    if (since === 0) {
      since = Date.now()
      await close().catch((error: Error) => console.error(error))
      process.exit(code)
    }
    if (Date.now() - since > SECOND_SIGNAL_AFTER_MS) process.exit(130)
  }
  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => void stop(0))
}

function greet(deps: Deps, origin: string) {
  const { DEMO_ADMIN_EMAIL, DEMO_ADMIN_PASSWORD } = deps.env
  const lines = [`Redial is running at ${origin}`]
  if (deps.demo)
    lines.push(
      `  admin   ${DEMO_ADMIN_EMAIL}   ${DEMO_ADMIN_PASSWORD}`,
      `  seller  ${DEMO_SELLER_EMAIL}   ${DEMO_ADMIN_PASSWORD}`,
      `  buyer   ${DEMO_BUYER_EMAIL}   ${DEMO_ADMIN_PASSWORD}`,
      `  mail    ${origin}/outbox`,
      '  The demo is complete within about a minute. To start without it, set DEMO=0 and empty DATA_DIR.',
    )
  console.log(lines.join('\n'))
}
