import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'

/** The location that a seller's new listings start with; empty if none is saved. */
export async function findDefaultPlace(db: Executor, sellerId: string): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    select place from seller_places where seller_id = ${sellerId}`.execute(db)
  return rows[0]?.place ?? ''
}

/** Saves the location, or removes the saved one if it is empty. */
export async function putDefaultPlace(tx: Tx, sellerId: string, place: string, at: Date) {
  if (place === '') {
    await tx.deleteFrom('sellerPlaces').where('sellerId', '=', sellerId).execute()
    return
  }
  const values = { place, updatedAt: at }
  await tx
    .insertInto('sellerPlaces')
    .values({ sellerId, ...values })
    .onConflict((conflict) => conflict.column('sellerId').doUpdateSet(values))
    .execute()
}
