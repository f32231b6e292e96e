import type { Deps } from '../deps.ts'
import { freeBytes } from '../health.ts'
import {
  deleteOldExports,
  deleteOldStaffInvitations,
  makeExports,
} from '../modules/account-closing/index.ts'
import {
  deleteExpiredSessions,
  deleteOldDevices,
  deleteOldInvitations,
  deleteOldViews,
  endOverViews,
} from '../modules/accounts/index.ts'
import { deleteOldSecurityEvents } from '../modules/accounts/security/index.ts'
import {
  deleteOldFormerSellers,
  deleteOldSellerDays,
  rollUpDays,
} from '../modules/analytics/index.ts'
import { continueImports, MODEL_IMPORTS, matchListings } from '../modules/catalog/index.ts'
import { mailProblems } from '../modules/instance/index.ts'
import { deleteOldKeys, deleteOldMessages, deliverWebhooks } from '../modules/integrations/index.ts'
import {
  applyVacations,
  deleteOldViewDays,
  expireListings,
  listingStock,
  placeOldListings,
  refreshSellerLevels,
  remindSellers,
  writeQueuedViews,
} from '../modules/listings/index.ts'
import {
  createRemainingVariantsJob,
  deleteExpiredMedia,
  deleteQueuedFiles,
  deleteStrayFiles,
} from '../modules/media/index.ts'
import { deleteOldUpdates, mailUnread } from '../modules/messaging/index.ts'
import { deleteOldContactMessages } from '../modules/moderation/index.ts'
import {
  deleteOldNotifications,
  deliverPushes,
  notifyPeople,
} from '../modules/notifications/index.ts'
import {
  escalateOverdueReturns,
  openDisputesForBannedBuyers,
} from '../modules/orders/disputes/index.ts'
import {
  eraseAddresses,
  expireOffers,
  orderCallbacks,
  publishRatings,
  resetUnpayableOrders,
  runClaimDeadlines,
  runDeadlines,
} from '../modules/orders/index.ts'
import { moneyJobs } from '../modules/payments/index.ts'
import { fitPriceCurve } from '../modules/pricing/index.ts'
import { deleteOldAssessments, deleteOldNetworks } from '../modules/risk/index.ts'
import {
  deleteOldEmptySearches,
  deleteOldListingChanges,
  numberListingChanges,
  writeQueuedSearches,
} from '../modules/search/index.ts'
import {
  alertNewMatches,
  alertPriceDrops,
  deleteOldAlerts,
  mailAlerts,
  reparseSearches,
} from '../modules/search/saved/index.ts'
import { deleteOldBusinesses } from '../modules/sellers/index.ts'
import { splitSitemap } from '../modules/seo/index.ts'
import {
  deleteOldGradings,
  deleteOldImeiChecks,
  deleteOldPossession,
} from '../modules/verification/index.ts'
import { createEventDeletion } from '../platform/events.ts'
import type { ProcessReport } from '../platform/health/index.ts'
import { deleteExpiredAnswers, deleteExpiredAttempts } from '../platform/http/index.ts'
import type { Job } from '../platform/jobs.ts'
import { deleteOldMails, sendDueMails } from '../platform/mail/index.ts'
import { LISTING_TOPICS } from '../shared/listings/listing-topics.ts'
import { HOUR, MINUTE, SECOND } from '../shared/time.ts'

/** The code of the demo is large, and a shop without demo data never loads it. */
async function continueDemo(deps: Deps) {
  return (await import('../demo/keep-alive.ts')).keepDemoAlive(deps)
}

/** Work of every process that serves: what only its own memory holds. */
export function jobsOfEachProcess(
  deps: Deps,
  { syncClock, report }: { syncClock: () => Promise<number>; report: ProcessReport },
): Job[] {
  return [
    { name: 'process report', everyMs: MINUTE, run: () => reportProcess(deps, report) },
    {
      name: 'views',
      everyMs: 3 * SECOND,
      run: () => writeQueuedViews(deps, deps.settings.current().timeZone),
    },
    {
      name: 'searches',
      everyMs: 5 * SECOND,
      run: () => writeQueuedSearches(deps, deps.settings.current().timeZone),
    },
    { name: 'clock', everyMs: MINUTE, run: syncClock },
  ]
}

async function reportProcess(deps: Deps, report: ProcessReport): Promise<number> {
  const now = deps.clock.now()
  const clockSkewMs = Date.now() - now.getTime()
  await report.write({ diskFreeBytes: await freeBytes(deps), clockSkewMs, now })
  return 0
}

/** Work of one process of a node that does not depend on how late it is. */
export function jobsFor(deps: Deps): Job[] {
  return [
    { name: 'mails', everyMs: 2 * SECOND, repeatWhileBusy: true, run: () => sendDueMails(deps) },
    {
      name: 'model imports',
      everyMs: SECOND,
      idle: { everyMs: 5 * SECOND, topics: [MODEL_IMPORTS] },
      run: () => continueImports(deps),
    },
    {
      name: 'unmatched',
      everyMs: 2 * SECOND,
      idle: { everyMs: 5 * SECOND, topics: ['catalog'] },
      run: () => matchListings(deps, listingStock),
    },
    {
      name: 'old places',
      everyMs: 2 * SECOND,
      idle: { everyMs: 30 * SECOND, topics: [] },
      run: () => placeOldListings(deps),
    },
    {
      name: 'listing changes',
      everyMs: SECOND,
      idle: { everyMs: 5 * SECOND, topics: LISTING_TOPICS },
      run: () => numberListingChanges(deps),
    },
    // At most one picture in two seconds: nobody waits for it, and the core may be needed
    // elsewhere.
    {
      name: 'rest of pictures',
      everyMs: 2 * SECOND,
      idle: { everyMs: 15 * SECOND, topics: [] },
      run: createRemainingVariantsJob(deps),
    },
  ]
}

/**
 * Work of one process of a node that falls due. It waits for the demo data: while two years of
 * history are made, with dates of the past, everything in it would be overdue.
 */
export function dueJobsFor(deps: Deps): Job[] {
  return [
    ...(deps.demo ? [{ name: 'demo life', everyMs: MINUTE, run: () => continueDemo(deps) }] : []),
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
    {
      name: 'push notifications',
      everyMs: 2 * SECOND,
      repeatWhileBusy: true,
      run: () => deliverPushes(deps),
    },
    { name: 'old notifications', everyMs: 10 * MINUTE, run: () => deleteOldNotifications(deps) },
    {
      name: 'old contact messages',
      everyMs: 10 * MINUTE,
      run: () => deleteOldContactMessages(deps),
    },
    { name: 'former sellers', everyMs: HOUR, run: () => deleteOldFormerSellers(deps) },
    { name: 'former businesses', everyMs: HOUR, run: () => deleteOldBusinesses(deps) },
    {
      name: 'disputes of banned buyers',
      everyMs: 10 * SECOND,
      run: () => openDisputesForBannedBuyers(deps),
    },
    { name: 'returns', everyMs: MINUTE, run: () => escalateOverdueReturns(deps) },
    {
      name: 'warranty claims',
      everyMs: 10 * SECOND,
      repeatWhileBusy: true,
      run: () => runClaimDeadlines(deps),
    },
    { name: 'listings', everyMs: MINUTE, run: () => expireListings(deps) },
    { name: 'reminders', everyMs: MINUTE, run: () => remindSellers(deps) },
    {
      name: 'vacations',
      everyMs: 5 * SECOND,
      idle: { everyMs: 15 * SECOND, topics: LISTING_TOPICS },
      run: () => applyVacations(deps),
    },
    { name: 'seller-levels', everyMs: 10 * SECOND, run: () => refreshSellerLevels(deps) },
    {
      name: 'old listing changes',
      everyMs: 10 * MINUTE,
      run: () => deleteOldListingChanges(deps),
    },
    {
      name: 'alerts',
      everyMs: 2 * SECOND,
      idle: { everyMs: 10 * SECOND, topics: LISTING_TOPICS },
      run: () => alertNewMatches(deps),
    },
    {
      name: 'price drops',
      everyMs: 2 * SECOND,
      idle: { everyMs: 10 * SECOND, topics: LISTING_TOPICS },
      run: () => alertPriceDrops(deps),
    },
    {
      name: 'alert mails',
      everyMs: 5 * SECOND,
      idle: { everyMs: 30 * SECOND, topics: [] },
      run: () => mailAlerts(deps),
    },
    { name: 'saved searches', everyMs: 30 * SECOND, run: () => reparseSearches(deps) },
    { name: 'old alerts', everyMs: 10 * MINUTE, run: () => deleteOldAlerts(deps) },
    { name: 'possession', everyMs: 10 * MINUTE, run: () => deleteOldPossession(deps) },
    { name: 'old gradings', everyMs: 10 * MINUTE, run: () => deleteOldGradings(deps) },
    { name: 'old IMEI checks', everyMs: 10 * MINUTE, run: () => deleteOldImeiChecks(deps) },
    {
      name: 'analytics',
      everyMs: MINUTE,
      repeatWhileBusy: true,
      run: () => rollUpDays(deps, deps.settings.current().timeZone),
    },
    { name: 'old figures of sellers', everyMs: 10 * MINUTE, run: () => deleteOldSellerDays(deps) },
    { name: 'old views', everyMs: 10 * MINUTE, run: () => deleteOldViewDays(deps) },
    { name: 'old searches', everyMs: 10 * MINUTE, run: () => deleteOldEmptySearches(deps) },
    { name: 'price curve', everyMs: 10 * MINUTE, run: () => fitPriceCurve(deps) },
    { name: 'sitemap', everyMs: 10 * MINUTE, run: () => splitSitemap(deps) },
    {
      name: 'unread messages',
      everyMs: 10 * SECOND,
      repeatWhileBusy: true,
      run: () => mailUnread(deps),
    },
    { name: 'old conversation updates', everyMs: 10 * MINUTE, run: () => deleteOldUpdates(deps) },
    {
      name: 'files to delete',
      everyMs: 10 * SECOND,
      repeatWhileBusy: true,
      run: () => deleteQueuedFiles(deps),
    },
    { name: 'uploads', everyMs: 30 * SECOND, run: () => deleteExpiredMedia(deps) },
    { name: 'stray files', everyMs: 10 * MINUTE, run: () => deleteStrayFiles(deps) },
    { name: 'problems', everyMs: MINUTE, run: () => mailProblems(deps) },
    { name: 'old networks', everyMs: 10 * MINUTE, run: () => deleteOldNetworks(deps) },
    { name: 'old assessments', everyMs: 10 * MINUTE, run: () => deleteOldAssessments(deps) },
    {
      name: 'copies of data',
      everyMs: 5 * SECOND,
      repeatWhileBusy: true,
      run: () => makeExports(deps),
    },
    {
      name: 'old invitations of staff',
      everyMs: 10 * MINUTE,
      run: () => deleteOldStaffInvitations(deps),
    },
    { name: 'old copies of data', everyMs: 10 * MINUTE, run: () => deleteOldExports(deps) },
    {
      name: 'old mails',
      everyMs: 10 * MINUTE,
      repeatWhileBusy: true,
      run: () => deleteOldMails(deps),
    },
    {
      name: 'old events',
      everyMs: 10 * MINUTE,
      repeatWhileBusy: true,
      run: createEventDeletion(deps),
    },
    {
      name: 'ended sessions',
      everyMs: MINUTE,
      repeatWhileBusy: true,
      run: () => deleteExpiredSessions(deps),
    },
    { name: 'old invitations', everyMs: 10 * MINUTE, run: () => deleteOldInvitations(deps) },
    { name: 'account views', everyMs: 30 * SECOND, run: () => endOverViews(deps) },
    { name: 'old account views', everyMs: 10 * MINUTE, run: () => deleteOldViews(deps) },
    { name: 'old devices', everyMs: 10 * MINUTE, run: () => deleteOldDevices(deps) },
    {
      name: 'webhooks',
      everyMs: 2 * SECOND,
      repeatWhileBusy: true,
      run: () => deliverWebhooks(deps),
    },
    {
      name: 'old webhook messages',
      everyMs: 10 * MINUTE,
      repeatWhileBusy: true,
      run: () => deleteOldMessages(deps),
    },
    { name: 'old API keys', everyMs: 10 * MINUTE, run: () => deleteOldKeys(deps) },
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
