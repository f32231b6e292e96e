/** Who moves the money. */
export type ProviderName = 'stripe' | 'demo'

/** A chargeback: the bank has taken the payment back until the dispute is decided. */
export type Dispute = { ref: string; state: 'open' | 'won' | 'lost'; amountMinor: number }

/** State of a payment at the provider. */
export type Charge = {
  ref: string
  /** Our ID of the payment, stored in the provider's metadata. */
  paymentId: string | null
  /** confirming: waiting for the decision of the buyer's bank. */
  state: 'open' | 'confirming' | 'paid' | 'cancelled'
  /** Charged amount, or requested amount before a charge. In minor units. */
  amountMinor: number
  currency: string
  chargeRef: string | null
  /** Why the last attempt was declined, as shown to the buyer. */
  failure: string | null
  /** Lets only the buyer's browser pay it. */
  clientSecret: string | null
}

/** State of a refund or payout; `problem` says why it failed. */
export type Transfer = { ref: string; state: 'done' | 'pending' | 'failed'; problem?: string }

/** Where a seller is paid out to; `missing` is what the provider still requires. */
export type PayoutAccount = {
  ref: string
  ready: boolean
  missing: string[]
  /** What identifies the bank account, the same for every seller who has it; null if not known. */
  bank: string | null
}

export type ChargeRequest = { id: string; orderId: string; amountMinor: number; currency: string }
export type TransferRequest = {
  /** ID of the task, stored in the provider's metadata to find it again. */
  id: string
  /** The same key is the same movement of money. */
  key: string
  orderId: string
  chargeRef: string
  amountMinor: number
  currency: string
}

/** Events of a provider, which can arrive in any order. */
export type ProviderEvent = {
  id: string
  type: string
  at: Date
  about:
    | { kind: 'charge'; charge: Charge }
    | { kind: 'dispute'; ref: string; dispute: Dispute; charge?: Charge }
    | { kind: 'refund'; refund: Transfer }
    | { kind: 'account'; ref: string; payoutAccount?: PayoutAccount }
    | { kind: 'other' }
}

/** A line of the provider's statement, with what only the provider can supply; both sums are mostly zero. */
export type BalanceTransaction = {
  ref: string
  at: Date
  currency: string
  /**
   * Provider fees in minor units; negative for returned fees. Fractional where the provider uses
   * smaller units.
   */
  feeMinor: number
  /** The same for withdrawals by the operator; negative for deposits. */
  withdrawnMinor: number
}

/**
 * Interface of a payment provider. Every call may throw ProviderRefusal: refused, nothing happened;
 * or ProviderAway: unknown whether it happened, query again.
 */
export type Provider = {
  name: ProviderName
  createCharge(request: ChargeRequest): Promise<Charge>
  fetchCharge(ref: string): Promise<Charge>
  cancelCharge(ref: string): Promise<Charge>
  refund(request: TransferRequest & { ref: string }): Promise<Transfer>
  payOut(request: TransferRequest & { payoutAccount: string }): Promise<Transfer>
  /** A refund or payout that an earlier try made, if one did. */
  findTransfer(
    kind: 'refund' | 'payout',
    request: TransferRequest & { ref: string },
  ): Promise<Transfer | undefined>
  fetchRefund(ref: string): Promise<Transfer>
  fetchDispute(ref: string): Promise<Dispute | undefined>
  /**
   * The account of a seller: the same for the same number of failed attempts, however often
   * requested.
   */
  createPayoutAccount(seller: {
    userId: string
    email: string
    failed: number
  }): Promise<PayoutAccount>
  fetchPayoutAccount(ref: string): Promise<PayoutAccount>
  /** URL of the provider's page where the seller adds missing information. */
  payoutAccountLink(ref: string, back: { done: string; again: string }): Promise<string>
  /** What the provider holds for Redial, by its own account. */
  balance(): Promise<{ currency: string; amountMinor: number }[]>
  /** Its statement from a moment on, until before another if one is given, in any order. */
  balanceTransactions(from: Date, until: Date | null): Promise<BalanceTransaction[]>
  /** Events since then, in case webhooks were lost. */
  eventsSince(date: Date): Promise<ProviderEvent[]>
}

/** The provider refused; `message` is its message, `code` its code. */
export class ProviderRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The provider did not respond or failed: the request may or may not have taken effect. */
export class ProviderAway extends Error {
  /** The provider failed and returns the same failure for the same key. */
  readonly failed: boolean
  constructor(message: string, options: ErrorOptions & { failed?: boolean } = {}) {
    super(message, options)
    this.failed = options.failed ?? false
  }
}
