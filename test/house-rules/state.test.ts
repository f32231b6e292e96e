import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heldValues } from './held-values.ts'
import { code, root, textOf } from './program.ts'

/**
 * Files that hold values between calls and are no caches of data: what these are. The caches are the page cache,
 * `cached` and `cachedByKey`, prepared statements, and the browser's query cache; a further one replaces one.
 * Commands are not read: what they hold ends with the process or the command.
 */
const reasons: Record<string, string> = {
  'packages/contact-mask/number-runs.ts': 'the position in one text',
  'packages/embedded-postgres/process-lock.ts': 'locks that this process has',
  'packages/embedded-postgres/start.ts': 'whether the database is being stopped',
  'packages/facet-index/best-rows.ts': 'the best rows of one scan',
  'packages/facet-index/facet-index.ts': 'the index of the phones for sale',
  'packages/facet-index/nearest.ts': 'the nearest places of one scan',
  'packages/facet-index/scan.ts': 'buffers of a scan, which has no pause within',
  'src/modules/accounts/login/login-limits.ts': 'limits, which are counted in the database',
  'src/modules/catalog/places/country-names.ts': 'a table that is filled in small steps',
  'src/modules/catalog/places/region-names.ts': 'a file that never changes while the server runs',
  'src/modules/listings/views/views.api.ts': 'views that are written together',
  'src/modules/media/picture.ts': 'the bytes that each placeholder has',
  'src/modules/media/store-picture.ts': 'how far incomplete photos were tried',
  'src/modules/messaging/conversation-updates.ts': 'streams that are open',
  'src/modules/orders/checkout/checkout.ts':
    'calls to the provider of the last 10 s, which are limited',
  'src/modules/orders/receipts/text-layout.ts': 'lists of the font files',
  'src/modules/payments/choose-provider.ts': 'one client of each provider',
  'src/modules/payments/reconcile.ts': 'runs that have not ended',
  'src/modules/payments/stripe/stripe-provider.ts': 'the client, made when it is first needed',
  'src/modules/search/empty-searches/count-searches.ts': 'searches that are written together',
  'src/modules/search/facets/phone-index.ts': 'the index of the phones for sale',
  'src/modules/search/phrases/phrase.ts': 'patterns, compiled when they are first needed',
  'src/modules/seo/card-text.ts': 'fonts that the library has read',
  'src/modules/settings/current-settings.ts': 'the settings, read again when they change',
  'src/modules/verification/imei/blacklist.ts':
    'the sorted numbers of a file, read again when it changes',
  'src/platform/backup/archive.ts': 'the state of one archive',
  'src/platform/backup/load.ts': 'the state of one restore',
  'src/platform/clock.ts': 'what the clock of the database said last',
  'src/platform/concurrency.ts': 'work that waits or is running',
  'src/platform/csv.ts': 'the state of one file',
  'src/platform/db/changes.ts': 'the caches themselves',
  'src/platform/db/connect.ts': 'the database of a connection',
  'src/platform/db/ids.ts': 'the last id, which the next one follows',
  'src/platform/db/replica.ts': 'connections, and how far the replica has come',
  'src/platform/db/servers.ts': 'which server accepted writes last',
  'src/platform/db/transaction.ts': 'topics to publish after the commit',
  'src/platform/db/watch-connections.ts': 'open connections',
  'src/platform/detect-language.ts': 'Intl objects, which take long to make',
  'src/platform/events.ts': 'functions that hear of events',
  'src/platform/health/job-failures.ts': 'jobs that fail at the moment',
  'src/platform/health/processes.ts': 'whether this process runs the jobs',
  'src/platform/http/own-address.ts': 'warnings that were logged',
  'src/platform/http/request-limits.ts': 'limits, which are counted in the database',
  'src/platform/http/response-cache.ts': 'the page cache',
  'src/platform/http/upload-progress.ts': 'uploads that have not ended',
  'src/platform/jobs.ts': 'timers of the jobs, and runs that have not ended',
  'src/platform/mail/mailer.ts': 'the connection to the mail server',
  'src/platform/signature.ts': 'the key that follows from a setting',
  'src/platform/storage/s3.ts': 'a read that concurrent callers share',
  'src/platform/tracing.ts': 'when a warning was last logged',
  'src/platform/worker-pool.ts': 'idle workers',
  'src/server.ts': 'connections, and requests that are not answered',
  'src/shared/countries.ts': 'an Intl object, which takes long to make',
  'src/shared/money.ts': 'Intl objects, which take long to make',
  'src/shared/parse-price.ts': 'signs of a currency from Intl',
  'src/shared/reader-format.ts': 'Intl objects, which take long to make',
  'src/web/accounts/login/solve-challenge.ts': 'a buffer of the hash',
  'src/web/api/client.ts': 'keys of requests without an answer',
  'src/web/api/page-account.ts': 'whose page this is',
  'src/web/api/upload.ts': 'the speed of the last upload',
  'src/web/entry-server.tsx': 'the list of files of the build, by language',
  'src/web/forms/use-photo-list.ts': 'uploads that wait or are running',
  'src/web/listings/favorites/favorites.ts': "favorites in the browser's storage",
  'src/web/listings/selling/draft/draft-saver.ts': 'changes that are not saved yet',
  'src/web/messaging/feed.ts': 'the stream of a conversation',
  'src/web/orders/checkout/stripe-card.tsx': 'the script of Stripe, which is loaded once',
  'src/web/rewritten-text.ts': 'texts that something has replaced in a document',
  'src/web/search/recent-searches.ts': "searches in the browser's storage",
  'src/web/shell/keep-focus.ts': 'where the focus was',
  'src/web/shell/photo-transition.ts': 'the card whose photo moves',
  'src/web/shell/saved-pages.ts': 'a timer',
  'src/web/ui/data-table/data-table.tsx': 'an Intl object, which takes long to make',
  'src/web/ui/stored-list.ts': "a list in the browser's storage, and who shows it",
}

test('what a process holds between requests is a known cache, or listed with what it is', () => {
  const packages = globSync('packages/*/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  const files = [...code, ...packages].filter((file) => !/^src\/(demo|commands)\//.test(file))
  const holding = files.filter((file) => heldValues(file, textOf(file)).length > 0)
  expect(holding.toSorted()).toEqual(Object.keys(reasons).toSorted())
})

test.each([
  ['a variable of the file', 'let page\nexport const show = () => (page ??= read())'],
  ['a map of the file', 'const pages = new Map()\nexport function show(id) { pages.set(id, 1) }'],
  ['a list of the file', 'export const shown = []\nfunction show(id) { shown.push(id) }'],
  [
    'a variable of a router',
    'function routes() { let page; router.get(() => { page = 1 }); return router }',
  ],
  ['a variable of a method', 'export function make() { let page; return { show() { page = 1 } } }'],
  ['a variable without a result', 'function docs(app) { let page; app.get(() => { page = 1 }) }'],
  ['a value for each object', 'const pages = perDatabase((db) => ({ of: db }))'],
])('%s is seen when functions change it', (_, text) => {
  expect(heldValues('a.ts', text)).toHaveLength(1)
})

test('a table, and a variable of work that ends, are no held values', () => {
  const table = 'const words = new Map()\nfor (const word of text) words.set(word, 1)'
  const work =
    'export function count(list) { let sum = 0; list.forEach((one) => { sum += one }); return sum }'
  expect([heldValues('a.ts', table), heldValues('a.ts', work)]).toEqual([[], []])
})
