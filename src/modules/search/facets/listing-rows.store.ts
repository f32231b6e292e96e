import type { ItemRows } from '@redial/facet-index'
import { sql } from 'kysely'
import type pg from 'pg'
import { type Executor, idToBytes, type Row } from '../../../platform/db/index.ts'
import type { Facts } from '../variants.ts'
import { USED_SHIFT } from './phone-facets.ts'

/** The bits of `traits` below the months of use. */
const FACETS_MASK = 2 ** USED_SHIFT - 1
/** Higher prices are counted as this one. */
const MOST_MINOR = 2 ** 31 - 1

const columns = [
  ...(['listings.id', 'listings.brandNumber', 'listings.modelId', 'listings.traits'] as const),
  ...(['listings.priceMinor', 'listings.savingMinor', 'listings.placeId'] as const),
  'listings.variantId' as const,
  // Exact: microseconds are below 2^53.
  sql<number>`(extract(epoch from listings.created_at) * 1000000)::bigint`.as('createdMicros'),
]

type ListingRow = Pick<Row<'listings'>, 'id' | 'brandNumber' | 'modelId' | 'traits'> &
  Pick<Row<'listings'>, 'priceMinor' | 'savingMinor' | 'placeId' | 'variantId'> & {
    createdMicros: number
  }

const toIndexIds = (ids: readonly string[]) => decodeIds(Buffer.concat(ids.map(idToBytes)))

function toItemRows(listings: readonly ListingRow[]): ItemRows {
  const column = (read: (listing: ListingRow) => number) => Int32Array.from(listings, read)
  return {
    size: listings.length,
    ids: toIndexIds(listings.map(({ id }) => id)),
    created: Float64Array.from(listings, ({ createdMicros }) => createdMicros),
    brand: column(({ brandNumber }) => brandNumber),
    model: column(({ modelId }) => modelId),
    facets: column(({ traits }) => traits & FACETS_MASK),
    used: column(({ traits }) => traits >>> USED_SHIFT),
    price: column(({ priceMinor }) => Math.min(priceMinor, MOST_MINOR)),
    saving: column(({ savingMinor }) => Math.min(savingMinor, MOST_MINOR)),
    place: column(({ placeId }) => placeId ?? 0),
    variant: column(({ variantId }) => variantId),
  }
}

/** Packed UUIDs as the index has them. */
function decodeIds(packed: Buffer | null): Uint32Array {
  const ids = new Uint32Array((packed?.length ?? 0) / 4)
  if (!packed) return ids
  const view = new DataView(packed.buffer, packed.byteOffset, packed.length)
  for (let word = 0; word < ids.length; word++) ids[word] = view.getUint32(word * 4)
  return ids
}

/** Rows per batch: a few milliseconds of parsing. */
const ROWS_AT_ONCE = 1_000

/** The live listings by id, some at a time. Each part is of the moment at which it is read. */
export async function* readLiveListings(db: Executor): AsyncGenerator<ItemRows> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const listings = await db
      .selectFrom('listings')
      .select(columns)
      .where('state', '=', 'live')
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()
    yield toItemRows(listings)
    const last = listings.at(-1)
    if (!last || listings.length < ROWS_AT_ONCE) return
    after = last.id
  }
}

/** Which changes of listings there are, as numbers that only rise. */
export type Versions = {
  version: number
  /** Changes up to this version are deleted. */
  purged: number
}

export async function readVersions(db: Executor): Promise<Versions> {
  const { rows } = await sql<Versions>`select version, purged from facet_state`.execute(db)
  return rows[0]!
}

/** Versions per read: twice the usual number of new ones. */
const VERSIONS_AT_ONCE = 2
/** Further changes without a version wait for theirs. */
const MAX_UNNUMBERED = 5_000

export type ListingChanges = Versions & {
  /** Up to which version the changes were read. */
  until: number
  rows: ItemRows
  /** Ids of listings that are not live. */
  gone: Uint32Array
}

/**
 * What is now in the listings that changed since a version, the oldest changes first, and in those whose change
 * has no version yet.
 */
export async function readChanges(db: Executor, since: number): Promise<ListingChanges> {
  const rows = await db
    .with('changed', (query) =>
      query
        .selectFrom('listingChanges')
        .select('listingId')
        .where('version', '>', since)
        .where('version', '<=', since + VERSIONS_AT_ONCE)
        .union(
          query
            .selectFrom((changes) =>
              changes
                .selectFrom('listingChanges')
                .select('listingId')
                .where('version', 'is', null)
                .orderBy('id')
                .limit(MAX_UNNUMBERED)
                .as('unnumbered'),
            )
            .select('listingId'),
        ),
    )
    .selectFrom('facetState')
    .leftJoin('changed', (join) => join.onTrue())
    .leftJoin('listings', (join) =>
      join.onRef('listings.id', '=', 'listingId').on('state', '=', 'live'),
    )
    .select(['facetState.version', 'purged', 'listingId', ...columns])
    .execute()
  const [{ version, purged }] = rows as [(typeof rows)[number]]
  const gone = rows.flatMap(({ listingId, id }) => (listingId && !id ? [listingId] : []))
  return {
    ...{ version, purged, until: Math.min(version, since + VERSIONS_AT_ONCE) },
    rows: toItemRows(rows.filter(({ id }) => id !== null) as ListingRow[]),
    gone: toIndexIds(gone),
  }
}

/** Common words may match very many listings. */
const TIMEOUT_MS = 500
/** The error code of a statement that was ended: query_canceled. */
const CANCELED = '57014'

/** The expression of the full-text index. */
const TERMS = 'listing_terms(name, color, location, model_id, brand_number)'

/**
 * Ids, as the index has them, of at most `most` live listings that contain the words; undefined on a timeout.
 * @param terms A full-text query of lexemes, empty for none; `typed` is one that is parsed as the texts of
 * listings are.
 */
export async function findByText(
  pool: pg.Pool,
  { terms, typed }: { terms: string; typed: string },
  { seller, most }: { seller: string | undefined; most: number },
): Promise<Uint32Array | undefined> {
  const client = await pool.connect()
  try {
    await client.query(`begin read only; set local statement_timeout = ${TIMEOUT_MS}`)
    const { rows } = await client.query<{ ids: Buffer | null }>(
      `select string_agg(uuid_send(id), ''::bytea) as ids from (
        select id from listings where state = 'live' and ${TERMS} @@ ($1::tsquery && to_tsquery('simple', $3))
          and ($2::uuid is null or seller_id = $2) limit ${most}
      ) matching`,
      [terms, seller ?? null, typed],
    )
    return decodeIds(rows[0]?.ids ?? null)
  } catch (error) {
    if ((error as { code?: string }).code === CANCELED) return undefined
    throw error
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

/** Ids of the live listings of a seller, as the index has them. */
export async function idsOfSeller(db: Executor, seller: string): Promise<Uint32Array> {
  const { rows } = await sql<{ ids: Buffer | null }>`
    select string_agg(uuid_send(id), ''::bytea) as ids
    from listings where seller_id = ${seller} and state = 'live'`.execute(db)
  return decodeIds(rows[0]!.ids)
}

/** The facts of variants, by id. */
export async function readVariants(
  db: Executor,
  ids: readonly number[],
): Promise<{ id: number; facts: Facts }[]> {
  const { rows } = await sql<{ id: number; facts: Facts }>`
    select id, facts from listing_variants where id = any(${ids}::int[])`.execute(db)
  return rows
}

/** How many changes were numbered, and the models of their listings. */
type Numbered = { taken: number; models: number[] }

/** Gives pending changes a version. One node at a time. */
export async function numberChanges(db: Executor, most: number): Promise<Numbered> {
  const { rows } = await sql<Numbered>`
    select taken, models from number_listing_changes(${most})`.execute(db)
  return rows[0] ?? { taken: 0, models: [] }
}

/** Deletes changes that are more than `keep` versions old; returns how many. */
export async function purgeChanges(db: Executor, keep: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    select purge_listing_changes(${keep}) as gone`.execute(db)
  return rows[0]?.gone ?? 0
}
