import type { Tx } from '../../../platform/db/index.ts'
import { insertTransfer } from './ledger.store.ts'
import type { Movement } from './movement.ts'

/**
 * Writes a movement of money in the caller's transaction. False when it was written before: safe to
 * repeat. Entries of nothing are left out, and a movement of nothing at all is none.
 * @throws when the entries do not sum to zero; the database refuses the same at commit.
 */
export async function post(tx: Tx, movement: Movement): Promise<boolean> {
  const entries = movement.entries.filter(({ amountMinor }) => amountMinor !== 0)
  if (entries.length === 0) return false
  const sum = entries.reduce((total, { amountMinor }) => total + amountMinor, 0)
  if (sum !== 0) throw new Error(`${movement.kind} ${movement.ref} is out of balance by ${sum}`)
  return insertTransfer(tx, { ...movement, entries })
}
