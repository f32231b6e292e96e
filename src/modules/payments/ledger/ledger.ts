import type { Tx } from '../../../platform/db/index.ts'
import { insertTransfer, insertTransferLater } from './ledger.store.ts'

/** Ledger accounts. Money at the provider is a debit, money owed a credit. */
export type Account = 'provider' | 'held' | 'seller' | 'fees' | 'buyer' | ProvidersOwn

/** What the provider keeps for itself, and what the operator took out of it; both debits. */
type ProvidersOwn = 'provider_fees' | 'withdrawn'

export type MovementKind =
  | 'charge'
  | 'release'
  | 'refund'
  | 'refund_paid'
  | 'refund_failed'
  | 'payout'
  | 'chargeback'
  | 'chargeback_won'
  | 'chargeback_lost'
  | 'provider_fee'
  | 'withdrawal'
  | 'refund_outside'
  | 'payout_outside'

/** One side of a movement, in minor units: debits are positive, credits negative. */
export type Entry = {
  account: Account
  amountMinor: number
  userId?: string | null
  /** The part of an amount that is postage, not price. */
  isPostage?: boolean
}

export type Movement = {
  kind: MovementKind
  /** What it is of; the same kind for the same ref is posted once. */
  ref: string
  orderId: string | null
  at: Date
  currency: string
  entries: readonly Entry[]
}

/**
 * Books a transfer in the caller's transaction. False if it was booked before: safe to repeat. Zero
 * entries are left out, and a transfer of nothing is not booked.
 * @throws if the entries do not sum to zero; the database rejects the same at commit.
 */
export async function postMovement(tx: Tx, movement: Movement): Promise<boolean> {
  const posted = balanced(movement)
  return posted ? insertTransfer(tx, posted) : false
}

/** The same where it does not matter whether it was booked before: the transaction goes on without waiting. */
export async function addMovement(tx: Tx, movement: Movement): Promise<void> {
  const posted = balanced(movement)
  if (posted) await insertTransferLater(tx, posted)
}

function balanced(movement: Movement): Movement | undefined {
  const entries = movement.entries.filter(({ amountMinor }) => amountMinor !== 0)
  if (entries.length === 0) return undefined
  const sum = entries.reduce((total, { amountMinor }) => total + amountMinor, 0)
  if (sum !== 0) throw new Error(`${movement.kind} ${movement.ref} is out of balance by ${sum}`)
  return { ...movement, entries }
}
