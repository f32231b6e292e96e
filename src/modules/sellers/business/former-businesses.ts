import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/index.ts'
import type { RecordedEvent } from '../../../platform/events.ts'
import { BUSINESS_RETENTION_MONTHS } from '../../../shared/accounts/account-rules.ts'
import { deleteFormerBusinesses, endBusiness } from './former-business.store.ts'

const DELETED_AT_ONCE = 1_000

/** Keeps the details of a business, in the transaction that deletes its seller's account. */
export async function keepFormerBusiness(tx: Tx, { name, data, at }: RecordedEvent): Promise<void> {
  if (name === 'account_deleted') await endBusiness(tx, { sellerId: String(data.userId), at })
}

/** Job: deletes details of former businesses once their time is over, and returns how many. */
export function deleteOldBusinesses({ db, clock }: Deps): Promise<number> {
  const age = { now: clock.now(), months: BUSINESS_RETENTION_MONTHS }
  return inTransaction(db, (tx) => deleteFormerBusinesses(tx, age, DELETED_AT_ONCE))
}
