import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

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

/** Bytes of a row of the result: a large one takes long to decode, and is received in pieces that are copied together. */
const PIECE_BYTES = 512 * 1_024

type Piece = { version: number; cells: number; piece: Buffer; deltas: Buffer | null }

/** The newest snapshot of this format. */
export async function readSnapshot(db: Executor, format: string): Promise<Snapshot | undefined> {
  const size = sql.raw(`${PIECE_BYTES}`)
  const { rows } = await sql<Piece>`
    select version, cells, substring(packed from at + 1 for ${size}) as piece,
      case when at = 0 then deltas end as deltas
    from (
      select * from facet_snapshots
      where format = ${format} and version <= (select version from facet_state)
        and version >= (select purged from facet_state)
      order by version desc limit 1
    ) newest, generate_series(0, greatest(octet_length(packed) - 1, 0), ${size}) at
    order by at`.execute(db)
  const [first] = rows
  if (!first) return undefined
  const { version, cells, deltas } = first
  return { version, cells, deltas, packed: Buffer.concat(rows.map(({ piece }) => piece)) }
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

/** Stores a snapshot in place of the older ones. Returns false if another node has a newer one. */
export async function writeSnapshot(
  db: Executor,
  { version, cells, packed, deltas }: Snapshot,
  { format, at }: { format: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into facet_snapshots (version, format, cells, packed, deltas, created_at)
    select ${version}, ${format}, ${cells}, ${packed}, ${deltas}::bytea, ${at}
    where not exists (select from facet_snapshots where version > ${version} and format = ${format})
    on conflict (version) do update set format = excluded.format, cells = excluded.cells,
      packed = excluded.packed, deltas = excluded.deltas, created_at = excluded.created_at`.execute(
    db,
  )
  await sql`delete from facet_snapshots where version < ${version}`.execute(db)
  return Number(numAffectedRows) > 0
}

export async function deleteSnapshot(db: Executor, version: number): Promise<void> {
  await sql`delete from facet_snapshots where version = ${version}`.execute(db)
}
