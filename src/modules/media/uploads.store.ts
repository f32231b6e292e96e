import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'

type Upload = { width: number; height: number }

/** An upload that nothing shows and that is not past its time. */
export async function findUpload(
  db: Executor,
  id: string,
  ownerId: string,
  now: Date,
): Promise<Upload | undefined> {
  const { rows } = await sql<Upload>`
    select width, height from media
    where id = ${id} and owner_id = ${ownerId} and expires_at > ${now}`.execute(db)
  return rows[0]
}

/** Ends such an upload now; false when there is no such any more. */
export async function endUpload(tx: Tx, id: string, ownerId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update media set expires_at = ${now}
    where id = ${id} and owner_id = ${ownerId} and expires_at > ${now} returning id`.execute(tx)
  return rows.length > 0
}
