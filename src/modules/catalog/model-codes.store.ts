import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'

/** A code and a model that it stands for. */
export type ModelCode = { code: string; modelId: number }

/** Replaces all codes. */
export async function storeCodes(tx: Tx, codes: readonly ModelCode[]): Promise<void> {
  await sql`delete from model_codes`.execute(tx)
  await sql`
    insert into model_codes (code, model_id)
    select * from unnest(${codes.map(({ code }) => code)}::text[],
      ${codes.map(({ modelId }) => modelId)}::integer[])
    on conflict do nothing`.execute(tx)
}

/** The models of these codes. Where two became one, the one that stayed. */
export async function findCodes(db: Executor, codes: readonly string[]): Promise<ModelCode[]> {
  const { rows } = await sql<ModelCode>`
    select distinct code, coalesce(merged_into, model_id) as model_id
    from model_codes join models on models.id = model_id
    where code = any(${codes}::text[]) order by code, model_id`.execute(db)
  return rows
}

/** The models of codes that begin like this. */
export async function findCodesWithPrefix(
  db: Executor,
  prefix: string,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ modelId: number }>`
    select distinct coalesce(merged_into, model_id) as model_id from (
      select model_id from model_codes where code like ${`${prefix}%`} order by code limit ${limit}
    ) as found join models on models.id = model_id`.execute(db)
  return rows.map(({ modelId }) => modelId)
}
