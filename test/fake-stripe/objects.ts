// The parts of Stripe's objects that the calls used here read or return, under Stripe's own names.

export type Intent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  payment_method_types: string[]
  client_secret: string
  latest_charge: string | null
  last_payment_error: { code: string; message: string } | null
  transfer_group: string | null
  metadata: Record<string, string>
  created: number
}
export type Charge = {
  id: string
  object: 'charge'
  payment_intent: string
  amount: number
  amount_refunded: number
  currency: string
  disputed: boolean
  balance_transaction: string
  transfer_group: string | null
}
export type Refund = {
  id: string
  object: 'refund'
  payment_intent: string
  charge: string
  amount: number
  currency: string
  status: 'pending' | 'succeeded' | 'failed'
  failure_reason?: string
  metadata: Record<string, string>
}
export type Transfer = {
  id: string
  object: 'transfer'
  amount: number
  currency: string
  destination: string
  source_transaction: string | null
  transfer_group: string | null
  metadata: Record<string, string>
}
export type Account = {
  id: string
  object: 'account'
  type: string
  email: string
  capabilities: { transfers: 'active' | 'inactive' }
  details_submitted: boolean
  payouts_enabled: boolean
  requirements: { currently_due: string[] }
  external_accounts: {
    object: 'list'
    data: { object: 'bank_account'; fingerprint: string; default_for_currency: boolean }[]
  }
  metadata: Record<string, string>
}
export type Dispute = {
  id: string
  object: 'dispute'
  payment_intent: string
  charge: string
  amount: number
  currency: string
  status: 'needs_response' | 'won' | 'lost'
}
/** A balance transaction of the platform's account: the amount, and Stripe's fee. */
export type BalanceTransaction = {
  id: string
  object: 'balance_transaction'
  type: string
  amount: number
  fee: number
  net: number
  currency: string
  source: string | null
  created: number
}
export type Thing = Intent | Charge | Refund | Transfer | Account | Dispute

export type StripeEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: Thing }
}

/** An error in Stripe's format. */
export class StripeNo extends Error {
  readonly status: number
  readonly body: { error: Record<string, unknown> }
  constructor(status: number, error: Record<string, unknown>) {
    super(String(error.message))
    this.status = status
    this.body = { error: { type: 'invalid_request_error', ...error } }
  }
}
