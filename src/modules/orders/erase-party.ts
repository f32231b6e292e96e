import type { Tx } from '../../platform/db/index.ts'
import { DELETED_ACCOUNT } from '../../shared/accounts/account-rules.ts'
import { erasePartyName } from './orders.store.ts'

/** Takes the name of a person whose account is deleted off their orders. */
export async function eraseParty(tx: Tx, userId: string): Promise<void> {
  await erasePartyName(tx, userId, DELETED_ACCOUNT)
}
