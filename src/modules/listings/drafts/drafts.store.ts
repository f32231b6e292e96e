import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'

/** The values of an unfinished form. */
export type Form = Record<string, unknown>
export type Draft = { id: string; version: number; form: Form; createdAt: Date; updatedAt: Date }

const columns = sql`id, version, form, created_at, updated_at`

/** The drafts of a seller, the one that was saved last first. */
export async function listDrafts(db: Executor, sellerId: string): Promise<Draft[]> {
  const { rows } = await sql<Draft>`
    select ${columns} from drafts where seller_id = ${sellerId}
    order by updated_at desc, id desc`.execute(db)
  return rows
}

/** Locks the drafts of a seller until commit. */
export async function lockDrafts(tx: Tx, sellerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sellerId}, 33))`.execute(tx)
}

/** A draft, and whether it equals `form`. */
export async function findDraft(
  db: Executor,
  sellerId: string,
  id: string,
  form: Form,
): Promise<(Draft & { same: boolean }) | undefined> {
  const { rows } = await sql<Draft & { same: boolean }>`
    select ${columns}, form = ${JSON.stringify(form)}::jsonb as same
    from drafts where seller_id = ${sellerId} and id = ${id}`.execute(db)
  return rows[0]
}

/** Saves a draft as its next version. */
export async function writeDraft(
  tx: Tx,
  sellerId: string,
  { id, form }: Pick<Draft, 'id' | 'form'>,
  date: Date,
): Promise<Draft> {
  const { rows } = await sql<Draft>`
    insert into drafts (seller_id, id, version, form, created_at, updated_at)
    values (${sellerId}, ${id}, 1, ${JSON.stringify(form)}, ${date}, ${date})
    on conflict (seller_id, id) do update
      set version = drafts.version + 1, form = excluded.form, updated_at = excluded.updated_at
    returning ${columns}`.execute(tx)
  return rows[0]!
}

/** Whether the draft exists; if so it is locked until commit. */
export async function hasDraft(tx: Tx, sellerId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from drafts where seller_id = ${sellerId} and id = ${id} for update`.execute(tx)
  return rows.length > 0
}

/** False when there was none. */
export async function removeDraft(tx: Tx, sellerId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from drafts where seller_id = ${sellerId} and id = ${id}`.execute(tx)
  return numAffectedRows === 1n
}
