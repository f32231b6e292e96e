import { refusalResponses } from '../../../platform/http/index.ts'

const reasons = {
  not_found: [404, 'Dispute not found.'],
  not_allowed: [403, 'You can’t do this with this order.'],
  own_order: [403, 'You’re the buyer or the seller of this order. Another admin has to decide.'],
  not_a_party: [403, 'Only the buyer or the seller can do this.'],
  wrong_state: [409, 'The dispute has changed. Reload it to see what you can do now.'],
  run_out: [409, 'The time for this has run out.'],
  time_is_up: [409, 'The time for this has run out.'],
  return_period_over: [409, 'This phone can’t be returned, or not anymore.'],
  wrong_way: [409, 'This doesn’t fit how the phone is paid or delivered.'],
  claim_waits: [
    409,
    'The seller still has time to answer your warranty claim. You can open a dispute after that.',
  ],
  wrong_reason: [422, 'Choose a reason that fits the order.', 'reason'],
  bad_amount: [
    422,
    'A partial refund must be less than the amount that was paid and not refunded yet.',
    'refundMinor',
  ],
  too_fine: [422, 'This amount is too precise for card payments. Round it.', 'refundMinor'],
  bank_dispute: [409, 'The buyer’s bank disputes the payment and decides first.'],
  too_many_statements: [
    409,
    'You’ve reached the limit for statements. An admin will decide based on the statements so far.',
  ],
  too_many_proposals: [409, 'You’ve reached the limit for proposals. An admin will decide.'],
  no_proposal: [409, 'This proposal is no longer open.'],
  own_proposal: [409, 'The other person has to accept your proposal.'],
  needs_imei: [422, 'Enter the IMEI of the phone that came back. Dial *#06# to see it.', 'imei'],
  unknown_picture: [422, 'One of the photos is gone. Choose it again.', 'photos'],
  storage_away: [503, 'Photos can’t be saved right now. Try again in a minute.'],
} as const
export type DisputeRefusalReason = keyof typeof reasons

export const refuseDispute = refusalResponses(reasons)
