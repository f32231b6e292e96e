import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/index.ts'

/** Locations that named no place may name one now: all are to be read again, from the first on. */
export async function findAgain(tx: Tx): Promise<void> {
  await sql`
    insert into places_to_find default values
    on conflict (one) do update set after_listing = excluded.after_listing`.execute(tx)
}

/** After which listing to go on, ours until commit; undefined when nothing is left or others are at it. */
export async function claimFinding(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ after: string }>`
    select after_listing as after from places_to_find for update skip locked`.execute(tx)
  return rows[0]?.after
}

export async function noteFoundTo(tx: Tx, listingId: string): Promise<void> {
  await sql`update places_to_find set after_listing = ${listingId}`.execute(tx)
}

export async function finishFinding(tx: Tx): Promise<void> {
  await sql`delete from places_to_find`.execute(tx)
}
