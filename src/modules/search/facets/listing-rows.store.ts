import { ID_WORDS, type ItemRows } from '@redial/facet-index'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Executor } from '../../../platform/db/index.ts'
import type { Facts } from '../variants.ts'
import { USED_SHIFT } from './phone-facets.ts'

/*
 * A million listings are read in seconds if they come as bytes: each listing as ROW_BYTES, the highest byte of a number first.
 * What is written here and read by `decodeRows` is used in this file only.
 */
const PACKED =
  sql.raw(`string_agg(uuid_send(listings.id) || int4send(brand_number) || int4send(model_id)
  || int4send(traits) || int4send(least(price_minor, 2147483647)::integer)
  || int4send(least(saving_minor, 2147483647)::integer) || int4send(coalesce(place_id, 0))
  || int4send(variant_id) || int8send((extract(epoch from created_at) * 1000000)::bigint), ''::bytea)`)
const ID_BYTES = 16
const ROW_BYTES = ID_BYTES + 7 * 4 + 8

/** The bits of `traits` below the months of use. */
const FACETS_MASK = 2 ** USED_SHIFT - 1

function decodeRows(packed: Buffer | null): ItemRows {
  const size = (packed?.length ?? 0) / ROW_BYTES
  const column = () => new Int32Array(size)
  const rows: ItemRows = {
    ...{ size, ids: new Uint32Array(size * ID_WORDS), created: new Float64Array(size) },
    ...{ brand: column(), model: column(), facets: column(), used: column(), price: column() },
    ...{ saving: column(), place: column(), variant: column() },
  }
  if (!packed) return rows
  const view = new DataView(packed.buffer, packed.byteOffset, packed.length)
  for (let row = 0; row < size; row++) {
    const start = row * ROW_BYTES
    for (let word = 0; word < ID_WORDS; word++)
      rows.ids[row * ID_WORDS + word] = view.getUint32(start + 4 * word)
    rows.brand[row] = view.getInt32(start + 16)
    rows.model[row] = view.getInt32(start + 20)
    const traits = view.getInt32(start + 24)
    rows.facets[row] = traits & FACETS_MASK
    rows.used[row] = traits >>> USED_SHIFT
    rows.price[row] = view.getInt32(start + 28)
    rows.saving[row] = view.getInt32(start + 32)
    rows.place[row] = view.getInt32(start + 36)
    rows.variant[row] = view.getInt32(start + 40)
    // Exact: microseconds are below 2^53.
    rows.created[row] = view.getInt32(start + 44) * 2 ** 32 + view.getUint32(start + 48)
  }
  return rows
}

/** Packed UUIDs as the index has them. */
function decodeIds(packed: Buffer | null): Uint32Array {
  const ids = new Uint32Array((packed?.length ?? 0) / 4)
  if (!packed) return ids
  const view = new DataView(packed.buffer, packed.byteOffset, packed.length)
  for (let word = 0; word < ids.length; word++) ids[word] = view.getUint32(word * 4)
  return ids
}

/** Rows per batch: under a millisecond of decoding. */
const ROWS_AT_ONCE = 5_000

/** The live listings by id, some thousand at a time. Each part is of the moment at which it is read. */
export async function* readLiveListings(db: Executor): AsyncGenerator<ItemRows> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await sql<{ listings: Buffer | null; last: string | null; size: number }>`
      select ${PACKED} as listings, max(id::text) as last, count(*)::integer as size from (
        select * from listings where state = 'live' and id > ${after}::uuid
        order by id limit ${ROWS_AT_ONCE}
      ) listings`.execute(db)
    const { listings, last, size } = rows[0]!
    yield decodeRows(listings)
    if (!last || size < ROWS_AT_ONCE) return
    after = last
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
  type Read = ListingChanges & { listings: Buffer | null; goneIds: Buffer | null }
  const until = since + VERSIONS_AT_ONCE
  const { rows } = await sql<Read>`
    with changed as (
      select listing_id from listing_changes where version > ${since} and version <= ${until}
      union
      select listing_id from (
        select listing_id from listing_changes where version is null order by id limit ${MAX_UNNUMBERED}
      ) unnumbered
    ), live as (
      select listings.* from changed join listings on listings.id = listing_id where state = 'live'
    )
    select version, purged, least(version, ${until}::bigint) as until,
      (select ${PACKED} from live listings) as listings,
      (select string_agg(uuid_send(listing_id), ''::bytea) from changed
        where not exists (select from live where live.id = listing_id)) as "goneIds"
    from facet_state`.execute(db)
  const { listings, goneIds, ...versions } = rows[0]!
  return { ...versions, rows: decodeRows(listings), gone: decodeIds(goneIds) }
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
