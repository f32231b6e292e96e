import { createHmac } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/index.ts'
import { EMPTY_SEARCH_RETENTION_DAYS } from '../../../shared/analytics/figures.ts'
import { toPlainLetters } from '../../../shared/plain-letters.ts'
import { toLocalDay } from '../../../shared/reader-format.ts'
import { DAY } from '../../../shared/time.ts'
import type { Query } from '../filters.ts'
import {
  type CountedSearch,
  countSearches,
  deleteEmptySearches,
  deletePastSearchMarks,
} from './count-searches.store.ts'

const MARK_PURPOSE = 'searches by text'
/** 64 bits: no collisions among the searches of one day. */
const MARK_BYTES = 8
const MAX_TEXT_LENGTH = 60
/** A phone number, an IMEI, the number of a card or an order. */
const LONG_NUMBER = /\d(?:[\s.()/-]?\d){6}/

/** Searches in memory: seconds of more traffic than an instance gets, and what a household sends in them. */
const MAX_QUEUED = 5_000
const MAX_OF_ADDRESS = 30

type Queue = { searches: CountedSearch[]; byAddress: Map<string, number> }
const queues = new WeakMap<Db, Queue>()

/**
 * A text as it is kept: in lower case, without marks and additional spaces. Undefined for what may be about a
 * person, and for what nobody could have meant as the name of a phone.
 */
export function normalizeSearch(q: string): string | undefined {
  const text = toPlainLetters(q.normalize('NFKD').toLowerCase())
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}@+.]+/gu, ' ')
    .trim()
  const isShown = /[\p{L}\p{N}]/u.test(text) && text.length <= MAX_TEXT_LENGTH
  return isShown && !text.includes('@') && !LONG_NUMBER.test(text) ? text : undefined
}

/** What a search by text alone may have besides the text: its filters are in the words. */
const NOT_FILTERS = ['q', 'sort', 'facets', 'view']

type Search = { address: string; viewerId: string | undefined; userAgent: string; isEmpty: boolean }

/** Queues a search in memory if it is one by text alone. Who made it leaves only a mark, for one day. */
export function queueSearch(
  { db, secret, clock }: Pick<Deps, 'db' | 'secret' | 'clock'>,
  query: Query,
  { address, viewerId, userAgent, isEmpty }: Search,
): void {
  const q = query.q?.[0]?.trim()
  if (!q || Object.keys(query).some((key) => !NOT_FILTERS.includes(key))) return
  const queue = queues.get(db) ?? { searches: [], byAddress: new Map<string, number>() }
  queues.set(db, queue)
  const count = queue.byAddress.get(address) ?? 0
  if (queue.searches.length >= MAX_QUEUED || count >= MAX_OF_ADDRESS) return
  queue.byAddress.set(address, count + 1)
  const day = clock.now().toISOString().slice(0, 10)
  const ofToday = createHmac('sha256', secret).update(MARK_PURPOSE).update(day).digest()
  const text = normalizeSearch(q)
  const who = viewerId ?? `${address} ${userAgent}`
  // Its parts in brackets: a text must not look like the end of an address.
  const mark = createHmac('sha256', ofToday)
    .update(JSON.stringify([text ?? q, who]))
    .digest()
  queue.searches.push({
    mark: mark.subarray(0, MARK_BYTES),
    isEmpty,
    text: isEmpty ? text : undefined,
  })
}

/**
 * Stores the queued searches by the day in the time zone of the shop, and deletes the marks of past days.
 * Returns how many counted. A killed process loses its queue: seconds of searches.
 */
export async function writeQueuedSearches(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  timeZone = 'UTC',
): Promise<number> {
  const now = clock.now()
  const day = now.toISOString().slice(0, 10)
  const searches = queues.get(db)?.searches ?? []
  queues.delete(db)
  await deletePastSearchMarks(db.kysely, day)
  if (searches.length === 0) return 0
  return countSearches(db.kysely, { day, localDay: toLocalDay(now, timeZone), searches })
}

/** Deletes texts of searches that are old. */
export async function deleteOldEmptySearches({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - EMPTY_SEARCH_RETENTION_DAYS * DAY)
  return deleteEmptySearches(db.kysely, before.toISOString().slice(0, 10))
}
