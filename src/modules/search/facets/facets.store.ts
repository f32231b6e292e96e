import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Facts } from '../variants.ts'

/** Rows of six 32-bit numbers, model by model: see BYTES_PER_CELL. */
export type CellChanges = {
  version: number
  /** Cells were purged up to this version; a node with an older one must reload everything. */
  purged: number
  /** Folded cells that changed since, with their counts. */
  cells: Buffer | null
  /** Changes that are not folded in yet. */
  deltas: Buffer | null
}

/** model, traits, price, place, variant, count; each 4 bytes, the highest first. */
export const BYTES_PER_CELL = 24

/** Further pending changes wait for the next fold, at most a second later. */
const MAX_DELTAS = 20_000

// Similar cells are neighbors, so the predicates' branches are predictable. Standing, advert, photo,
// storage, grade and color are packed into one number, which sorts faster than six.
export const PACKED_CELLS = `string_agg(
  int4send(model_id) || int4send(traits) || int4send(least(price_minor, 2147483647)::integer)
  || int4send(place_id) || int4send(variant_id) || int4send(count::integer), ''
  order by (model_id::bigint << 24) + ((traits >> 20 & 15) << 20) + ((traits & 8191) << 7)
    + ((traits >> 13 & 7) << 4) + (traits >> 16 & 15))`
const PACKED = sql.raw(PACKED_CELLS)
const PACKED_DELTAS = sql`select ${PACKED} from (
  select model_id, traits, price_minor, place_id, variant_id, sum(count) as count
  from (select * from facet_deltas order by id limit ${sql.raw(`${MAX_DELTAS}`)}) waiting
  group by 1, 2, 3, 4, 5 having sum(count) <> 0
) deltas`

/** What changed since a version of the counts, all at one moment. */
export async function readChanges(db: Executor, since: number): Promise<CellChanges> {
  const { rows } = await sql<CellChanges>`
    select version, purged,
      (select ${PACKED} from facet_cells where version > ${since}) as cells,
      (${PACKED_DELTAS}) as deltas
    from facet_state`.execute(db)
  return rows[0]!
}

/** Models whose cells are read with one statement: some thousand cells. */
const MODELS_AT_ONCE = 25

/**
 * Reads all counts, model by model, as of the moment at which the transaction began. `receive` gets
 * the cells of some models at a time.
 */
export async function readAllCells(
  tx: Executor,
  receive: (cells: Buffer) => void,
): Promise<Omit<CellChanges, 'cells'>> {
  const { rows } = await sql<Omit<CellChanges, 'cells'>>`
    select version, purged, (${PACKED_DELTAS}) as deltas from facet_state`.execute(tx)
  await sql`declare all_cells no scroll cursor for
    select ${PACKED} as cells from facet_cells where count <> 0 group by model_id`.execute(tx)
  const fetch = sql<{ cells: Buffer }>`fetch ${sql.raw(`${MODELS_AT_ONCE}`)} from all_cells`
  for (;;) {
    const models = (await fetch.execute(tx)).rows
    for (const { cells } of models) receive(cells)
    if (models.length < MODELS_AT_ONCE) return rows[0]!
  }
}

/** For the rest of this transaction a statement may take as long as it needs: a start is no request. */
export async function liftTimeLimit(tx: Executor): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
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

/** Folds pending changes into the cells and returns their number. One node at a time. */
export async function foldDeltas(db: Executor, most: number): Promise<Folded> {
  const { rows } = await sql<Folded>`select taken, models from fold_facets(${most})`.execute(db)
  return rows[0] ?? { taken: 0, models: [] }
}

/** How many changes were folded, and the models of their listings. */
type Folded = { taken: number; models: number[] }

/** Deletes combinations that have had no listing for `keep` folds. */
export async function purgeCells(db: Executor, keep: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select purge_facets(${keep}) as gone`.execute(db)
  return rows[0]?.gone ?? 0
}

/** Number of live listings by which the counts differ from the listings table. */
export async function countFacetDrift(db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count_facet_errors() as count`.execute(db)
  return Number(rows[0]?.count)
}

/** All counts as a node had them in memory. */
export type Snapshot = {
  /** Version of the cells in it. */
  version: number
  /** Number of cells. */
  cells: number
  packed: Buffer
  /** Changes that it contains beyond that version. */
  deltas: Buffer | null
}

/** A snapshot to write, in pieces of at most `PIECE_BYTES`. */
export type PackedSnapshot = Omit<Snapshot, 'packed'> & { packed: readonly Buffer[] }

/** Bytes written by one statement; copying more would block other requests. */
export const PIECE_BYTES = 256 * 1_024
/** Bytes read by one statement: sent as text they fit into two pieces of 64 KiB, which the client joins once. */
const READ_BYTES = 92 * 1_024

/** What is stored of the newest snapshot of a format, without its counts. */
export type SnapshotHead = Omit<Snapshot, 'packed'> & { size: number; createdAt: Date }

/** @param tx Must see one moment if `readPacked` follows: the snapshot may be replaced meanwhile. */
export async function readSnapshotHead(
  tx: Executor,
  format: string,
): Promise<SnapshotHead | undefined> {
  const { rows } = await sql<SnapshotHead>`
    select version, cells, deltas, octet_length(packed) as size, created_at as "createdAt"
    from facet_snapshots
    where format = ${format} and version <= (select version from facet_state)
      and version >= (select purged from facet_state)
    order by version desc limit 1`.execute(tx)
  return rows[0]
}

/** The counts of a snapshot, read piece by piece. */
export async function readPacked(tx: Tx, { version, size }: SnapshotHead): Promise<Buffer> {
  const packed = Buffer.allocUnsafe(size)
  async function readPiece(at: number) {
    // Two thirds as long as how PostgreSQL writes bytes otherwise, and read in a third of the time.
    const { rows: pieces } = await sql<{ piece: string }>`
      select encode(substring(packed from ${at + 1}::int for ${READ_BYTES}::int), 'base64') as piece
      from facet_snapshots where version = ${version}`.execute(tx)
    packed.write(pieces[0]!.piece, at, 'base64')
  }
  for (let from = 0; from < size; from += READ_BYTES) await readPiece(from)
  return packed
}

export type SnapshotAge = {
  /** Cells; an estimate. */
  cells: number
  /** Cells that changed since the newest usable snapshot, up to `most`; null without one. */
  changed: number | null
  /** Folds since then; null without a snapshot. */
  folds: number | null
}

/** How far the newest snapshot is behind the counts. */
export async function readSnapshotAge(
  db: Executor,
  format: string,
  most: number,
): Promise<SnapshotAge> {
  const { rows } = await sql<SnapshotAge>`
    with newest as (
      select max(version) as version from facet_snapshots
      where format = ${format} and version >= (select purged from facet_state)
    )
    select (select greatest(reltuples, 0)::bigint from pg_class where oid = 'facet_cells'::regclass)
        as cells,
      (select version from facet_state) - version as folds,
      case when version is not null then (select count(*) from (
        select from facet_cells where facet_cells.version > newest.version limit ${most}
      ) changed) end as changed
    from newest`.execute(db)
  return rows[0]!
}

/**
 * Stores a snapshot in place of the older ones, piece by piece. Returns false if another node has a newer one.
 * @param tx Drops the pieces when it ends.
 */
export async function writeSnapshot(
  tx: Tx,
  { version, cells, packed, deltas }: PackedSnapshot,
  { format, at }: { format: string; at: Date },
): Promise<boolean> {
  await sql`create temporary table pieces (number integer, piece bytea) on commit drop`.execute(tx)
  for (const [number, piece] of packed.entries())
    await sql`insert into pieces values (${number}, ${piece})`.execute(tx)
  const { numAffectedRows } = await sql`
    insert into facet_snapshots (version, format, cells, packed, deltas, created_at)
    select ${version}, ${format}, ${cells},
      (select string_agg(piece, ''::bytea order by number) from pieces), ${deltas}::bytea, ${at}
    where not exists (select from facet_snapshots where version > ${version} and format = ${format})
    on conflict (version) do update set format = excluded.format, cells = excluded.cells,
      packed = excluded.packed, deltas = excluded.deltas, created_at = excluded.created_at`.execute(
    tx,
  )
  await sql`delete from facet_snapshots where version < ${version}`.execute(tx)
  return Number(numAffectedRows) > 0
}

export async function deleteSnapshot(db: Executor, version: number): Promise<void> {
  await sql`delete from facet_snapshots where version = ${version}`.execute(db)
}
