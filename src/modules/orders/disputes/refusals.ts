import { refusalResponses } from '../../../platform/http/index.ts'
import { refusalTexts } from '../index.ts'

const reasons = {
  not_found: [404, 'Dispute not found.'],
  not_allowed: [403, refusalTexts.not_allowed],
  own_order: [403, 'You’re the buyer or the seller of this order. Another admin has to decide.'],
  not_a_party: [403, 'Only the buyer or the seller can do this.'],
  wrong_state: [409, 'The dispute has changed. Reload it to see what you can do now.'],
  run_out: [409, refusalTexts.time_is_up],
  time_is_up: [409, refusalTexts.time_is_up],
  return_period_over: [409, refusalTexts.return_period_over],
  wrong_way: [409, refusalTexts.wrong_way],
  claim_waits: [
    409,
    'The seller still has time to answer your warranty claim. You can open a dispute after that.',
  ],
  wrong_reason: [422, 'Choose a reason that fits the order.', 'reason'],
  bad_amount: [422, refusalTexts.bad_amount, 'refundMinor'],
  too_fine: [422, refusalTexts.too_fine, 'refundMinor'],
  bank_dispute: [409, 'The buyer’s bank disputes the payment and decides first.'],
  too_many_statements: [
    409,
    'You’ve reached the limit for statements. An admin will decide based on the statements so far.',
  ],
  too_many_proposals: [409, 'You’ve reached the limit for proposals. An admin will decide.'],
  no_proposal: [409, 'This proposal is no longer open.'],
  own_proposal: [409, refusalTexts.own_proposal],
  needs_imei: [422, 'Enter the IMEI of the phone that came back. Dial *#06# to see it.', 'imei'],
  unknown_picture: [422, refusalTexts.unknown_picture, 'photos'],
  storage_away: [503, refusalTexts.storage_away],
} as const
export type DisputeRefusalReason = keyof typeof reasons

export const refuseDispute = refusalResponses(reasons)
