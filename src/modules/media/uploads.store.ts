import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'

type Upload = { width: number; height: number }

/** What shows a phone as it was sold stays where the order finds it. */
const isNotSold = sql`not exists (select from order_photos where media_id = media.id)`

/**
 * Notes that a private copy is made of an upload that nothing shows and that is not past its time;
 * undefined when there is no such. Until the upload ends the copy belongs to nothing.
 */
export async function noteCopy(
  db: Executor,
  id: string,
  ownerId: string,
  now: Date,
): Promise<Upload | undefined> {
  const { rows } = await sql<Upload>`
    update media set loose_copy = true
    where id = ${id} and owner_id = ${ownerId} and expires_at > ${now} and ${isNotSold}
    returning width, height`.execute(db)
  return rows[0]
}

/** Ends such an upload now: its copy belongs to something. False when there is no such any more. */
export async function endUpload(tx: Tx, id: string, ownerId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update media set expires_at = ${now}, loose_copy = false
    where id = ${id} and owner_id = ${ownerId} and expires_at > ${now} and ${isNotSold}
    returning id`.execute(tx)
  return rows.length > 0
}
