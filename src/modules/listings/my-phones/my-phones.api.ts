import type { Deps } from '../../../deps.ts'
import { csvHeaders } from '../../../platform/csv-file.ts'
import { type Executor, isId } from '../../../platform/db/index.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  messagesFor,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { editableStates } from '../../../shared/listings/listing-life-cycle.ts'
import { MAX_CSV_MB, MAX_CSV_PHONES, VIEW_DAYS } from '../../../shared/listings/listing-limits.ts'
import { shopDeliveries } from '../../../shared/orders/delivery-methods.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { toLocalDay } from '../../../shared/reader-format.ts'
import { DAY } from '../../../shared/time.ts'
import { type JudgedPrice, judgePrices } from '../../pricing/index.ts'
import { advertise, stopAdvertising } from '../advertising/index.ts'
import type { Listing } from '../listings.store.ts'
import { reasons as refusalMessages } from '../refusals.ts'
import { forPage, toPhone, toSlug } from '../to-phone.ts'
import { possibleTransitions, transitionOwnListing } from '../transition-listing.ts'
import { exampleCsv, exportPhones } from './csv.ts'
import {
  checkPhones,
  importPhones,
  type PhoneLine,
  readPhones,
  type Verdict,
} from './import-phones.ts'
import {
  type BulkAction,
  type BulkResult,
  bulkBody,
  bulkResultsBody,
  type CheckedLine,
  checkedFileBody,
  importedBody,
  importQuery,
  MAX_FILE_BYTES,
  type OwnAction,
  type OwnPhoneSummary,
  type OwnPhonesQuery,
  ownPhoneSummariesBody,
  ownPhonesBody,
  ownPhonesQuery,
} from './my-phones.contract.ts'
import {
  countOwn,
  type ListingSummary,
  listViewDays,
  type OwnListing,
  ownListings,
  type Page,
  summarizeOwn,
} from './my-phones.store.ts'

const tags = ['listings']

const PAGE = 25

/** Calls of one seller per hour; each may change a hundred listings. */
const CHANGES_PER_HOUR = 300

/** A seller's own phones, and actions on many of them. */
export function myPhonesApi(deps: Deps) {
  const limiter = createLimiter(deps.db.pool, 'change-listings', CHANGES_PER_HOUR, 3_600)
  const router = createRouter()
    .openapi(
      route('sell', {
        method: 'get',
        path: '/my-phones',
        compressed: true,
        operationId: 'listMyPhones',
        summary: 'List your phones',
        description:
          'For sellers. Returns 25 of your listings at a time, filtered by state and text, with views, favorites, bookings and the actions that each allows, and the number of listings in each state.',
        tags,
        request: { query: ownPhonesQuery },
        responses: { 200: json(ownPhonesBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const seller = requireViewer(c)
        const query = c.req.valid('query')
        const { items, ...page } = await readPage(deps, seller.id, query, ownListings)
        const reader = forPage(deps, c)
        const toOwnPhone = (listing: OwnListing) => ({
          ...toPhone(reader, listing, seller),
          ...forSeller(deps, listing, deps.clock.now()),
        })
        return c.json({ items: items.map(toOwnPhone), ...page }, 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'get',
        path: '/my-phones/summaries',
        compressed: true,
        operationId: 'listMyPhoneSummaries',
        summary: 'List your phones in short',
        description:
          'For sellers. The same phones as `GET /api/my-phones`, without description, photos, place and terms, and with the price verdict and the views by day.',
        tags,
        request: { query: ownPhonesQuery },
        responses: { 200: json(ownPhoneSummariesBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const query = c.req.valid('query')
        const { items, ...page } = await readPage(deps, id, query, summarizeOwn)
        return c.json({ items: await toSummaries(deps, items), ...page }, 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'post',
        path: '/my-phones/bulk',
        confirmedEmail: true,
        consent: true,
        operationId: 'updatePhones',
        summary: 'Change several of your phones at once',
        description:
          'For sellers. Applies one action, such as `pause` or `renew`, to up to 100 of your phones. Each phone has its own result; one refusal does not stop the others. Repeating the call is safe.',
        tags,
        request: {
          body: jsonBody(bulkBody),
        },
        responses: { 200: json(bulkResultsBody), ...refusals(401, 403, 413, 422, 429) },
      }),
      async (c) => {
        const seller = requireViewer(c)
        const tooMany = await limitAttempts(c, limiter, seller.id)
        if (tooMany) return tooMany
        const translate = messagesFor(c)
        const results = await updateMany(deps, seller, c.req.valid('json'))
        return c.json(
          {
            results: results.map(({ message, ...result }) => ({
              ...result,
              message: message && translate(message),
            })),
          },
          200,
        )
      },
    )
  router.route('/', csvApi(deps))
  return router
}

type Made = { state: Listing['state'] } | { refused: keyof typeof refusalMessages }

/**
 * Makes the same change to many phones of a seller, each in a transaction of its own; a refusal does
 * not stop the others. Repeating the call is harmless.
 */
async function updateMany(
  deps: Deps,
  seller: Viewer,
  { ids, action }: { ids: string[]; action: BulkAction },
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of new Set(ids)) results.push(resultOf(id, await make(deps, seller, id, action)))
  return results
}

async function make(deps: Deps, seller: Viewer, id: string, action: BulkAction): Promise<Made> {
  if (!isId(id)) return { refused: 'not_found' }
  if (action === 'advertise') {
    const outcome = await advertise(deps, seller, id)
    if (!('refused' in outcome)) return { state: 'live' }
    if (outcome.refused === 'too_many_adverts') return { refused: outcome.refused }
    // For a seller, the phones of others do not exist.
    return { refused: outcome.refused === 'not_live' ? 'not_on_sale' : 'not_found' }
  }
  if (action === 'stop_advertising') {
    const outcome = await stopAdvertising(deps, seller, id)
    return 'refused' in outcome ? { refused: 'not_found' } : { state: outcome.state }
  }
  const outcome = await transitionOwnListing(deps, seller, id, action)
  return 'refused' in outcome ? outcome : { state: outcome.listing.state }
}

function resultOf(id: string, made: Made): BulkResult {
  if ('state' in made) return { id, ok: true, state: made.state, error: null, message: null }
  const message = refusalMessages[made.refused][1]
  return { id, ok: false, state: null, error: made.refused, message }
}

/** One page of a seller's listings, and how many there are. */
async function readPage<Row>(
  { db: { kysely: db }, clock }: Deps,
  sellerId: string,
  { state, q, sort = 'newest', page: requestedPage = 1 }: OwnPhonesQuery,
  readRows: (db: Executor, sellerId: string, page: Page) => Promise<Row[]>,
) {
  const now = clock.now()
  const read = (page: number) =>
    readRows(db, sellerId, { state, q, sort, offset: (page - 1) * PAGE, limit: PAGE, at: now })
  // The first page exists whatever the counts are, so both are read at once.
  const [counts, first] = await Promise.all([
    countOwn(db, sellerId, q),
    requestedPage === 1 ? read(1) : undefined,
  ])
  const total = counts
    .filter((one) => !state || one.state === state)
    .reduce((sum, { count }) => sum + count, 0)
  const pageCount = Math.max(1, Math.ceil(total / PAGE))
  const page = Math.min(requestedPage, pageCount)
  return { items: first ?? (await read(page)), total, page, pageCount, counts }
}

/** Rows of the table, with the price of each phone for sale beside the market. */
async function toSummaries(
  deps: Deps,
  listings: readonly ListingSummary[],
): Promise<OwnPhoneSummary[]> {
  const { db, clock, settings } = deps
  const now = clock.now()
  const { currency, timeZone } = settings.current()
  const days = lastDays(toLocalDay(now, timeZone), VIEW_DAYS)
  const ids = listings.map(({ id }) => id)
  const [prices, viewDays] = await Promise.all([
    judgePrices(
      db.kysely,
      listings.filter(({ state }) => state === 'live'),
      { currency, now },
    ),
    listViewDays(db.kysely, ids, days[0] ?? ''),
  ])
  const byListing = Map.groupBy(viewDays, ({ listingId }) => listingId)
  return listings.map((listing) => {
    const viewed = new Map(byListing.get(listing.id)?.map(({ day, views }) => [day, views]))
    return {
      ...toSummary(deps, listing, now),
      ...toComparedPrice(prices.get(listing.id)),
      viewsByDay: days.map((day) => viewed.get(day) ?? 0),
    }
  })
}

function toComparedPrice(price: JudgedPrice | undefined) {
  const { verdict = null, highMinor = null } = price ?? {}
  return { priceVerdict: verdict, lowerToMinor: verdict === 'high' ? highMinor : null }
}

/** The last days up to a day, oldest first. */
function lastDays(day: string, count: number): string[] {
  const last = Date.parse(`${day}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * DAY).toISOString().slice(0, 10),
  )
}

function toSummary(deps: Deps, listing: ListingSummary, date: Date) {
  const { id, brand, name, storageGb, grade, img, priceMinor, currency, state, advertised } =
    listing
  const phone = { brand, name, storageGb, grade, img, priceMinor, currency, state, advertised }
  const { version } = listing
  return { _id: id, slug: toSlug(name), version, ...phone, ...forSeller(deps, listing, date) }
}

/** What only its seller sees of a listing, with the possible actions. */
function forSeller({ settings }: Deps, listing: ListingSummary, date: Date) {
  const offered = shopDeliveries(settings.current())
  const { views, favorites, bookings, review, pausedByVacation, removalReason } = listing
  return {
    views,
    favorites,
    bookings,
    expiresAt: listing.expiresAt.toISOString(),
    actions: actionsFor(listing, date),
    review,
    pausedByVacation,
    removalReason,
    isDeliverable:
      (listing.pickUp && offered.includes('pick_up')) ||
      (listing.ships && offered.includes('shipping')),
  }
}

function actionsFor(listing: ListingSummary, date: Date): OwnAction[] {
  return [
    ...(editableStates.includes(listing.state) ? (['edit'] as const) : []),
    ...possibleTransitions(listing, date, listing),
    ...(listing.state === 'live' && !listing.advertised ? (['advertise'] as const) : []),
    ...(listing.advertised ? (['stop_advertising'] as const) : []),
  ]
}

const table = { 'text/csv': { schema: z.string() } }
const body = { content: table, required: true }

/** Checks of one seller per hour: correcting a file takes several. */
const CHECKS_PER_HOUR = 60
/** Import calls per hour: three full files. */
const IMPORTS_PER_HOUR = 120

/** CSV import and export. */
function csvApi(deps: Deps) {
  const checks = createLimiter(deps.db.pool, 'phone-checks', CHECKS_PER_HOUR, 3_600)
  const imports = createLimiter(deps.db.pool, 'phone-imports', IMPORTS_PER_HOUR, 3_600)
  return createRouter()
    .openapi(
      route('sell', {
        method: 'post',
        path: '/my-phones/import-checks',
        operationId: 'checkImport',
        summary: 'Check a CSV file before importing it',
        description: `For sellers. Returns for each line whether an import would list it, and what is wrong with it; lists nothing. The first line names the columns; brand, name and price are required. The separator is a comma, semicolon or tab, the encoding UTF-8, UTF-16 or Windows-1252; at most ${MAX_CSV_MB} MB and ${formatQuantity(MAX_CSV_PHONES, 'phone')}.`,
        tags,
        request: { body },
        responses: { 200: json(checkedFileBody), ...refusals(401, 403, 413, 422, 429) },
      }),
      async (c) => {
        const seller = requireViewer(c)
        const tooMany = await limitAttempts(c, checks, seller.id)
        if (tooMany) return tooMany
        const bytes = await readFile(c.req.raw)
        if (!bytes)
          return refuse(c, 413, 'too_large', `The file is larger than ${MAX_CSV_MB} MB. Split it.`)
        const file = await readPhones(bytes)
        if ('wrong' in file) return refuse(c, 422, 'unreadable', file.wrong, { file: file.wrong })
        const verdicts = await checkPhones(deps, seller, file, file.lines)
        const lines = file.lines.flatMap((line, index) =>
          toChecked(line, verdicts[index], messagesFor(c)),
        )
        const count = (verdict: CheckedLine['verdict']) =>
          lines.filter((line) => line.verdict === verdict).length
        const counts = {
          valid: count('valid'),
          duplicates: count('duplicate'),
          invalid: count('invalid'),
        }
        return c.json(
          {
            file: file.hash,
            ...counts,
            unknownColumns: file.unknownColumns,
            emptyRows: file.emptyRows,
            lines,
          },
          200,
        )
      },
    )
    .openapi(
      route('sell', {
        method: 'post',
        path: '/my-phones/imports',
        confirmedEmail: true,
        consent: true,
        operationId: 'importPhones',
        summary: 'Import phones from a checked file',
        description:
          'For sellers. Lists some of the valid lines per call: send the same file again with `from` set to `next` until that is null. `file` is the hash that the check returned; a different file is refused with 409. Importing the same file again lists nothing twice.',
        tags,
        request: { query: importQuery, body },
        responses: { 200: json(importedBody), ...refusals(401, 403, 409, 413, 422, 429) },
      }),
      async (c) => {
        const seller = requireViewer(c)
        const tooMany = await limitAttempts(c, imports, seller.id)
        if (tooMany) return tooMany
        const { file: checked, from } = c.req.valid('query')
        const bytes = await readFile(c.req.raw)
        if (!bytes)
          return refuse(c, 413, 'too_large', `The file is larger than ${MAX_CSV_MB} MB. Split it.`)
        const file = await readPhones(bytes)
        if ('wrong' in file) return refuse(c, 422, 'unreadable', file.wrong, { file: file.wrong })
        if (file.hash !== checked)
          return refuse(
            c,
            409,
            'other_file',
            'The file has changed since the check. Check it again.',
          )
        const { added, ...rest } = await importPhones(deps, seller, file, from)
        const phones = added.map(({ line, listingId }) => ({ line, phoneId: listingId }))
        return c.json({ added: phones, ...rest }, 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'get',
        path: '/my-phones/export',
        operationId: 'exportPhones',
        summary: 'Export your phones as CSV',
        description:
          'For sellers. Returns all your listings as a CSV file that the import can read back.',
        tags,
        responses: { 200: { description: 'The file', content: table }, ...refusals(401, 403) },
      }),
      (c) => {
        const day = deps.clock.now().toISOString().slice(0, 10)
        return c.body(
          exportPhones(deps, requireViewer(c)),
          200,
          csvHeaders(`my-phones-${day}.csv`),
        ) as never
      },
    )
    .openapi(
      route('sell', {
        method: 'get',
        path: '/my-phones/example',
        operationId: 'getImportExample',
        summary: 'Get an example file for the import',
        description:
          'For sellers. Returns a small CSV file with every column that the import reads.',
        tags,
        responses: { 200: { description: 'The file', content: table }, ...refusals(401, 403) },
      }),
      (c) =>
        c.body(exampleCsv(deps.settings.current()), 200, csvHeaders('phones-example.csv')) as never,
    )
}

/** The bytes of a body; undefined when it is too large. */
async function readFile(request: Request): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > MAX_FILE_BYTES) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Why a cell is ignored. */
const IGNORED = {
  grade: 'Ignored: grades come from the questions. Answer them with Edit after the import.',
} as const

/** Characters of a cell that the report repeats. */
const REPEATED = 80

function toChecked(
  { line, cells, ignored }: PhoneLine,
  verdict: Verdict | undefined,
  translate: (message: string) => string,
): CheckedLine[] {
  if (!verdict) return []
  const phone = [cells.brand, cells.name].filter(Boolean).join(' ').slice(0, REPEATED)
  const price = (cells.price ?? '').slice(0, REPEATED)
  return [
    {
      line,
      phone,
      price,
      verdict: verdict.verdict,
      problems:
        verdict.verdict === 'invalid'
          ? verdict.problems.map(({ column, message }) => ({
              column,
              message: translate(message),
            }))
          : [],
      // What is listed already is not imported, so nothing of it is ignored either.
      warnings:
        verdict.verdict === 'duplicate'
          ? []
          : ignored.map((column) => ({ column, message: translate(IGNORED[column]) })),
      duplicateReason: verdict.verdict === 'duplicate' ? translate(verdict.reason) : null,
    },
  ]
}
