/** Who moves the money. */
export type ProviderName = 'stripe' | 'demo'

/** A bank took a charge back (chargeback), until somebody shows that it was right. */
export type Dispute = { ref: string; state: 'open' | 'won' | 'lost'; amountMinor: number }

/** What the provider says of a payment. */
export type Charge = {
  ref: string
  /** Our id of the payment, as the provider keeps it beside its own. */
  paymentId: string | null
  /** confirming: nobody can do anything until the buyer's bank has said yes or no. */
  state: 'open' | 'confirming' | 'paid' | 'cancelled'
  /** What was charged; what is asked for, while nothing was. In minor units. */
  amountMinor: number
  currency: string
  chargeRef: string | null
  /** Why the last attempt was declined, in words for the buyer. */
  failure: string | null
  /** Lets the buyer's browser, and nobody else, pay it. */
  clientSecret: string | null
}

/** How far a refund or a payout is; `problem` says why it failed. */
export type Transfer = { ref: string; state: 'done' | 'pending' | 'failed'; problem?: string }

/** Where a seller is paid out to; `missing` is what the provider still wants to know. */
export type PayoutAccount = { ref: string; ready: boolean; missing: string[] }

export type ChargeRequest = { id: string; orderId: string; amountMinor: number; currency: string }
export type TransferRequest = {
  /** Of the work to do: kept beside it, to be found again. */
  id: string
  /** The same key is the same movement of money. */
  key: string
  orderId: string
  chargeRef: string
  amountMinor: number
  currency: string
}

/** What a provider tells unasked, in the order in which it arrives, which is any. */
export type ProviderEvent = {
  id: string
  type: string
  at: Date
  about:
    | { kind: 'charge'; charge: Charge }
    | { kind: 'dispute'; ref: string; dispute: Dispute; charge?: Charge }
    | { kind: 'refund'; refund: Transfer }
    | { kind: 'account'; ref: string; place?: PayoutAccount }
    | { kind: 'other' }
}

/** A line of the provider's own statement about what only it knows; both sums mostly are nothing. */
export type BalanceTransaction = {
  ref: string
  at: Date
  currency: string
  /**
   * What the provider kept, in minor units; negative when it gave some back. Where it counts in smaller
   * units than we do, in parts of them.
   */
  feeMinor: number
  /** The same of what the operator moved to a bank of their own; negative when they put some in. */
  withdrawnMinor: number
}

/**
 * What Redial needs of whoever moves the money. Every call may throw ProviderRefusal: the answer is
 * no, nothing happened; or ProviderAway: nobody knows whether it happened, ask again.
 */
export type Provider = {
  name: ProviderName
  createCharge(ask: ChargeRequest): Promise<Charge>
  fetchCharge(ref: string): Promise<Charge>
  cancelCharge(ref: string): Promise<Charge>
  refund(ask: TransferRequest & { ref: string }): Promise<Transfer>
  payOut(ask: TransferRequest & { place: string }): Promise<Transfer>
  /** A refund or payout that an earlier try made, if one did. */
  findTransfer(
    kind: 'refund' | 'payout',
    ask: TransferRequest & { ref: string },
  ): Promise<Transfer | undefined>
  fetchRefund(ref: string): Promise<Transfer>
  fetchDispute(ref: string): Promise<Dispute | undefined>
  /** The account of a seller: the same for as many failed tries, however often it is asked for. */
  createPayoutAccount(seller: {
    userId: string
    email: string
    failed: number
  }): Promise<PayoutAccount>
  fetchPayoutAccount(ref: string): Promise<PayoutAccount>
  /** A page of the provider's where the seller answers what is missing. */
  payoutAccountLink(ref: string, back: { done: string; again: string }): Promise<string>
  /** What the provider holds for Redial, by its own word. */
  balance(): Promise<{ currency: string; amountMinor: number }[]>
  /** Its statement from a moment on, until before another if one is given, in any order. */
  balanceTransactions(from: Date, until: Date | null): Promise<BalanceTransaction[]>
  /** What it has told since, in case it was not heard. */
  eventsSince(at: Date): Promise<ProviderEvent[]>
}

/** The provider said no; `message` is what it said, `code` its word for it. */
export class ProviderRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The provider did not answer, or broke: what was asked may have happened or not. */
export class ProviderAway extends Error {
  /** It said that it broke, and says the same again to the same key. */
  readonly failed: boolean
  constructor(message: string, options: ErrorOptions & { broke?: boolean } = {}) {
    super(message, options)
    this.failed = options.broke ?? false
  }
}
