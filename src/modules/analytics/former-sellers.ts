import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import type { RecordedEvent } from '../../platform/events.ts'
import { EU_COUNTRIES, FORMER_SELLER_YEARS } from '../../shared/taxes.ts'
import { deleteFormerSellers, insertFormerSeller } from './former-sellers.store.ts'

const DELETED_AT_ONCE = 100

/**
 * Keeps what the report to the tax authority says of a seller, in the transaction that deletes their account. It reads
 * the business, so it has to run before the business ends.
 */
export async function keepFormerSeller(tx: Tx, { name, data, at }: RecordedEvent): Promise<void> {
  if (name !== 'account_deleted') return
  await insertFormerSeller(tx, { sellerId: String(data.userId), at, countries: EU_COUNTRIES })
}

/** Job: deletes former sellers whose retention period has ended; returns the number. */
export function deleteOldFormerSellers({ db, clock }: Deps): Promise<number> {
  const age = { now: clock.now(), years: FORMER_SELLER_YEARS }
  return inTransaction(db, (tx) => deleteFormerSellers(tx, age, DELETED_AT_ONCE))
}
