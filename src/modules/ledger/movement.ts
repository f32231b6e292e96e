/** Where money can be, or whose it is. What is at the provider is a debit, what is owed a credit. */
export type Account = 'provider' | 'held' | 'seller' | 'fees' | 'buyer'

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

/** One side of a movement, in minor units: debits are positive, credits negative. */
export type Entry = { account: Account; amountMinor: number; userId?: string | null }

export type Movement = {
  kind: MovementKind
  /** What it is of; the same kind for the same ref is posted once. */
  ref: string
  orderId: string | null
  at: Date
  currency: string
  entries: readonly Entry[]
}
