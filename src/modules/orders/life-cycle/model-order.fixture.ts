import type { OrderState } from '../../../shared/orders/order-life-cycle.ts'
import type { ModelClaim } from './claim-model.fixture.ts'
import type { PaymentMethod, Person } from './random-actions.fixture.ts'

export type Side = 'buyer' | 'seller'
type Proposal = { by: Side; at: number; status: 'open' | 'agreed' | 'superseded' }
export type ModelOrder = {
  buyer: Person
  state: OrderState
  payment: PaymentMethod
  delivery: 'pick_up' | 'shipping' | null
  bookedAt: number
  /** When the order entered its state. */
  since: number
  /**
   * When the state ends automatically, when the party is reminded, and when admins are (repeatedly).
   */
  ends: number | null
  reminders: { at: number; whom: Side | 'turn' }[]
  remindAdminAt: number | null
  /** The tracking number, and how often it was corrected. */
  tracking: string | undefined
  corrections: number
  proposals: Proposal[]
  /** Whether the phone has left its seller, and whether it was sold. */
  wasSent: boolean
  wasSold: boolean
  /** In minor units; 0 for pick-up. */
  postage: number
  receivedAt: number | null
  /** Until when the phone can be returned, and when its money is released. */
  returnUntil: number | null
  periodEnds: number | null
  /** The buyer's request to cancel, and the end of the state without it. */
  cancel: { reason: string; status: 'open' | 'declined' | 'over'; heldUntil: number } | undefined
  /** Whether the buyer's bank disputes the payment. */
  disputedAmong: boolean
  /** The newest warranty claim, and how many there were. */
  claim: ModelClaim | undefined
  claims: number
}
/** The life of a phone according to product.md; independent of the code under test. */
export type Model = {
  phone: 'live' | 'reserved' | 'sold' | 'paused'
  order: ModelOrder | undefined
  /** Bookings that buyers cancelled or let expire. */
  returned: { by: Person; at: number }[]
}
/** The expected outcome of an action: a refusal, or its events in order. */
export type Prediction = 'refused' | string[]
