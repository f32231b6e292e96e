import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Address } from '../orders.contract.ts'

export type SavedAddress = { id: string; address: Address; isDefault: boolean }

/** The addresses of a person, the default first, then the newest. */
export async function listAddresses(db: Executor, userId: string): Promise<SavedAddress[]> {
  const { rows } = await sql<SavedAddress>`
    select id, address, is_default from saved_addresses
    where user_id = ${userId} order by is_default desc, created_at desc, id desc`.execute(db)
  return rows
}

/** Locks the addresses of a person until commit, so that exactly one stays the default. */
export async function lockAddresses(tx: Tx, userId: string): Promise<SavedAddress[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses:${userId}`}, 0))`.execute(tx)
  return listAddresses(tx, userId)
}

export async function insertAddress(
  tx: Tx,
  userId: string,
  { id, address, isDefault }: SavedAddress,
  createdAt: Date,
) {
  const values = { id, userId, address: JSON.stringify(address), isDefault, createdAt }
  await tx.insertInto('savedAddresses').values(values).execute()
}

export async function updateAddress(tx: Tx, { id, address, isDefault }: SavedAddress) {
  await tx
    .updateTable('savedAddresses')
    .set({ address: JSON.stringify(address), isDefault })
    .where('id', '=', id)
    .execute()
}

export async function deleteAddress(tx: Tx, id: string) {
  await tx.deleteFrom('savedAddresses').where('id', '=', id).execute()
}

/** Leaves a person without a default address. */
export async function clearDefault(tx: Tx, userId: string) {
  await tx
    .updateTable('savedAddresses')
    .set({ isDefault: false })
    .where('userId', '=', userId)
    .where('isDefault', '=', true)
    .execute()
}
