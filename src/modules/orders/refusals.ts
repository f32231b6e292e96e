import { refusalResponses } from '../../platform/http/index.ts'

/** Texts of refusals that orders, disputes and warranty claims share. */
export const refusalTexts = {
  not_allowed: 'You can’t do this with this order.',
  order_changed: 'The order has changed. Reload it to see what you can do now.',
  time_is_up: 'The time for this has run out.',
  return_period_over: 'This phone can’t be returned, or the return period is over.',
  wrong_way: 'This isn’t possible with the payment or delivery method of this order.',
  bad_amount: 'A partial refund must be less than the amount that was paid and not refunded yet.',
  too_fine: 'This amount is too precise for card payments. Round it.',
  own_proposal: 'The other person has to accept your proposal.',
  unknown_picture: 'One of the photos is gone. Choose it again.',
  storage_away: 'Photos can’t be saved right now. Try again in a minute.',
} as const

const reasons = {
  not_found: [404, 'Order not found.'],
  not_allowed: [403, refusalTexts.not_allowed],
  own_order: [403, 'You’re the buyer or the seller of this order. Another admin has to do this.'],
  wrong_state: [409, refusalTexts.order_changed],
  not_cancellable: [409, 'This order can no longer be canceled.'],
  not_awaiting: [409, 'This order isn’t waiting for payment anymore.'],
  run_out: [409, 'The booking has expired. The buyer can book the phone again.'],
  time_is_up: [409, refusalTexts.time_is_up],
  hand_over_locked: [
    409,
    'Too many wrong codes were entered for this order. Write to support: an admin has to allow new attempts.',
  ],
  bank_dispute: [
    409,
    'The buyer’s bank disputes the payment. Keep the phone until the bank has decided.',
  ],
  return_period_over: [409, refusalTexts.return_period_over],
  wrong_way: [409, refusalTexts.wrong_way],
  shipping_not_payable: [
    409,
    'This phone can’t be shipped, because there’s no way to pay for it here before it’s sent. Pick it up instead.',
  ],
  not_transfer: [409, 'This seller can’t be paid by transfer. Choose another way to pay.'],
  nothing_owed: [409, 'There is no refund to confirm for this order.'],
  already_requested: [
    409,
    'You’ve already asked to cancel this order. Message the seller instead.',
  ],
  no_request: [409, 'The buyer hasn’t asked to cancel, or it’s already answered.'],
  cancellation_open: [409, 'The buyer has asked to cancel. The seller has to answer that first.'],
  not_offered: [409, 'The seller doesn’t offer this. Choose another way.'],
  postage_changed: [409, 'The shipping cost has changed. Check the new amount, then save again.'],
  postage_paid: [
    409,
    'This order is paid, so its shipping cost can’t change anymore. Message the other person first.',
  ],
  confirming: [409, 'Your bank is confirming the payment. If it declines, you can choose again.'],
  is_shipped: [409, 'This phone is shipped, so there’s no meet-up.'],
  too_many: [409, 'You’ve suggested too many times and places. Message each other to agree first.'],
  too_many_corrections: [
    409,
    'You’ve corrected the tracking number too often. Message the buyer instead.',
  ],
  no_proposal: [404, 'Proposal not found.'],
  own_proposal: [409, refusalTexts.own_proposal],
  superseded: [409, 'There’s a newer proposal.'],
  past: [409, 'That time has passed. Propose another one.'],
  bad_amount: [409, refusalTexts.bad_amount],
  too_fine: [409, refusalTexts.too_fine],
} as const
export type OrderRefusal = keyof typeof reasons

export const refuseOrder = refusalResponses(reasons)
