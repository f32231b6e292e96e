import { type Db, perDatabase } from '../../platform/db/index.ts'
import { dropOldest } from '../../platform/drop-oldest.ts'
import { COVER_VERSION, type Offer, offerColumnsWithoutModel } from './listings.store.ts'

/** The row of an offer. Its model is known without the database. */
export type OfferRow = Omit<Offer, 'model'>

/** Which version of its row a listing has. */
export type OfferVersion = { id: string; version: string }

/**
 * The version of a row and of its cover's row, as SQL. PostgreSQL marks each version of a row with the transaction that
 * wrote it (`xmin`) and its place (`ctid`): while they are the same, so is the row.
 */
const VERSION = `concat_ws(' ', listings.xmin, listings.ctid, ${COVER_VERSION})`

/** Columns of an `OfferVersion` as SQL. */
export const offerVersionColumns = `listings.id, ${VERSION} as version`

/** Columns of an `OfferVersion` and of its row as SQL. */
export const versionedOfferColumns = `${offerColumnsWithoutModel}, ${VERSION} as version`

const BY_ID = `select ${versionedOfferColumns} from listings
  where listings.id = any((select $1::uuid[])::uuid[]) and state = 'live'`

type VersionedRow = OfferRow & OfferVersion

/** About 5 kB each, with what is made of them. */
const MOST_ROWS = 5_000

/** Rows after which a row counts a third as much in `shareKnown`. */
const COUNTED_ROWS = 500

/**
 * Above this share, reading the versions of a page and then its new rows costs less than reading whole rows. Of 25 rows,
 * in ms of processor time: 0.26 for the versions, 0.16 for a second statement, 0.024 for each row; 0.87 for whole rows.
 */
const WORTHWHILE_SHARE = 0.3

/** What this process has of the offers of a database. */
type Memory = {
  /** Rows that lists have shown, by id; the one shown least recently first. */
  rows: Map<string, VersionedRow>
  /** The share of the rows shown that were known, the latest of which count most. */
  shareKnown: number
}

const memoryOf = perDatabase(({ changes }) => {
  const memory: Memory = { rows: new Map(), shareKnown: 0 }
  // After a failover the database may lack transactions, and give their numbers to others.
  changes.onChange((topic) => {
    if (topic === 'all') memory.rows.clear()
  })
  return memory
})

/** Whether lists should read the versions of rows first, because this process has most of the rows. */
export function areMostRowsKnown(db: Db): boolean {
  return memoryOf(db).shareKnown > WORTHWHILE_SHARE
}

/**
 * The rows of live listings in the order of their versions, which may come with their rows. Where this process has
 * a row in that version, it is the same object as before, so that what is made of it can be kept; the others are read. Listings that
 * are not live any more by then are left out.
 */
export async function readOffers(
  db: Db,
  versions: readonly (OfferVersion | VersionedRow)[],
): Promise<OfferRow[]> {
  const memory = memoryOf(db)
  const offers = new Map<string, VersionedRow>()
  const unknown: string[] = []
  for (const one of versions) {
    const known = memory.rows.get(one.id)
    const isKnown = known?.version === one.version
    memory.shareKnown += (Number(isKnown) - memory.shareKnown) / COUNTED_ROWS
    if (isKnown) offers.set(one.id, known)
    else if ('state' in one) offers.set(one.id, one)
    else unknown.push(one.id)
  }
  if (unknown.length > 0) {
    const read = await db.pool.query({ name: 'listed_offers', text: BY_ID, values: [unknown] })
    for (const row of read.rows as VersionedRow[]) offers.set(row.id, row)
  }
  return versions.flatMap(({ id }) => {
    const row = offers.get(id)
    if (row) keep(memory.rows, row)
    return row ?? []
  })
}

function keep(rows: Memory['rows'], row: VersionedRow) {
  rows.delete(row.id)
  rows.set(row.id, row)
  dropOldest(rows, MOST_ROWS)
}
