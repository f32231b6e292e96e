import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { RefusedLine } from './read-devices.ts'

export type ImportRow = {
  id: string
  lines: number
  done: number
  added: number
  changed: number
  known: number
  refused: number
  createdAt: Date
  finishedAt: Date | null
}

/** Rejected lines stored per import; all are counted. */
const MAX_REFUSALS = 1_000

/** An import without progress for this long is taken over by another process. */
const STALE_SECONDS = 15

const columns = sql`id, lines, done, added, changed, known, refused,
  created_at, finished_at`

export async function insertImport(
  tx: Tx,
  given: {
    id: string
    adminId: string | null
    body: string
    lines: number
    at: Date
    /** True when the caller runs it itself. */
    claimed: boolean
  },
): Promise<void> {
  const { id, adminId, body, lines, at, claimed } = given
  await sql`
    insert into model_imports (id, admin_id, body, lines, created_at, heartbeat_at)
    values (${id}, ${adminId}, ${body}, ${lines}, ${at},
      case when ${claimed} then clock_timestamp() end)`.execute(tx)
}

export async function findImport(db: Executor, id: string): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from model_imports where id = ${id}`.execute(db)
  return rows[0]
}

export async function listRefusals(db: Executor, id: string): Promise<RefusedLine[]> {
  const { rows } = await sql<RefusedLine>`
    select line, reason, text from model_import_refusals where import_id = ${id}
    order by line limit ${MAX_REFUSALS}`.execute(db)
  return rows
}

/** Claims one queued or abandoned import. Two processes never get the same one. */
export async function claimImport(db: Executor) {
  const { rows } = await sql<{ id: string; body: string }>`
    update model_imports set heartbeat_at = clock_timestamp() where id = (
      select id from model_imports
      where finished_at is null and (heartbeat_at is null or heartbeat_at < clock_timestamp() - make_interval(secs => ${STALE_SECONDS}))
      order by created_at limit 1 for update skip locked)
    returning id, body`.execute(db)
  return rows[0]
}

/** Locked until commit. */
export async function lockImport(tx: Tx, id: string): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from model_imports where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** `known` counts rows without new information. */
export type UpsertCounts = { added: number; changed: number; known: number }

export async function recordStep(
  tx: Tx,
  id: string,
  step: UpsertCounts & { done: number; refusals: RefusedLine[] },
): Promise<void> {
  const { done, added, changed, known, refusals } = step
  await sql`
    update model_imports set done = done + ${done}, added = added + ${added},
      changed = changed + ${changed}, known = known + ${known},
      refused = refused + ${refusals.length}, heartbeat_at = clock_timestamp()
    where id = ${id}`.execute(tx)
  await sql`
    insert into model_import_refusals (import_id, line, reason, text)
    select ${id}::uuid, * from unnest(${refusals.map(({ line }) => line)}::integer[],
      ${refusals.map(({ reason }) => reason)}::text[], ${refusals.map(({ text }) => text)}::text[])
    where (select count(*) from model_import_refusals where import_id = ${id}) < ${MAX_REFUSALS}
    on conflict do nothing`.execute(tx)
}

/** Also drops the text of the file, which is no longer needed. */
export async function finishImport(tx: Tx, id: string, date: Date): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    update model_imports set finished_at = ${date}, body = '' where id = ${id}
    returning ${columns}`.execute(tx)
  return rows[0]
}
