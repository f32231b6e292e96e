import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import { newId } from '../../../platform/db/index.ts'
import type { Trader } from './business.contract.ts'
import { traderColumns } from './business.store.ts'

/** Deletes a business and keeps its details as former ones; false when its revision has changed, or there is none. */
export async function endBusiness(
  tx: Tx,
  { sellerId, revision, at }: { sellerId: string; revision?: string; at: Date },
): Promise<boolean> {
  const details = sql.join(traderColumns.map((column) => sql.ref(column)))
  const { numAffectedRows = 0n } = await sql`
    with ended as (
      delete from businesses
      where seller_id = ${sellerId} and revision = coalesce(${revision ?? null}::uuid, revision)
      returning *
    )
    insert into former_businesses (id, seller_id, ended_at, certified_at, ${details})
    select ${newId()}::uuid, seller_id, ${at}::timestamptz, certified_at, ${details} from ended`.execute(
    tx,
  )
  return numAffectedRows > 0n
}

/** The details that a seller no longer trades with, the last ones first. */
export function listFormerBusinesses(
  db: Executor,
  sellerId: string,
): Promise<(Trader & { endedAt: Date })[]> {
  return db
    .selectFrom('formerBusinesses')
    .select([...traderColumns, 'endedAt'])
    .where('sellerId', '=', sellerId)
    .orderBy('endedAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Deletes at most so many that ended so many calendar months ago; returns how many. */
export async function deleteFormerBusinesses(
  tx: Tx,
  { now, months }: { now: Date; months: number },
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from former_businesses where id in (
      select id from former_businesses 
      where ended_at < ${now}::timestamptz - make_interval(months => ${months}::integer)
      order by ended_at limit ${most})`.execute(tx)
  return Number(numAffectedRows)
}
