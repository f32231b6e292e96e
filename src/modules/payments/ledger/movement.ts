/** Where money can be, or whose it is. What is at the provider is a debit, what is owed a credit. */
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
