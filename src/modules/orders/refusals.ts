/** Refusals of this module's routes: their status and the words for people. */
export const reasons = {
  not_found: [404, 'There is no such order.'],
  not_allowed: [403, 'This is not for you to do.'],
  own_order: [403, 'You are a party to this order.'],
  wrong_state: [409, 'The order has moved on: this can no longer be done.'],
  not_cancellable: [409, 'This order can no longer be cancelled.'],
  not_awaiting: [409, 'This order is over: no payment is awaited.'],
  run_out: [409, 'The booking has run out. The buyer can book the phone again.'],
  time_is_up: [409, 'The time for this is up.'],
  bank_dispute: [
    409,
    'The buyer’s bank disputes the payment. Keep the phone until the bank has decided.',
  ],
  wrong_way: [409, 'This does not go with how the phone is paid or delivered.'],
  is_shipped: [409, 'This phone is sent by post: there is no meeting.'],
  too_many: [409, 'That are too many proposals. Write to each other first.'],
  too_many_corrections: [409, 'That are enough corrections. Write to the buyer.'],
  no_proposal: [404, 'There is no such proposal.'],
  own_proposal: [409, 'The other side has to agree to your proposal.'],
  superseded: [409, 'There is a newer proposal.'],
  past: [409, 'That time is past. Propose another.'],
  bad_amount: [409, 'That is no part of the price.'],
  too_fine: [409, 'Cards cannot pay a sum as fine as that.'],
} as const
export type Reason = keyof typeof reasons

/** A refusal as `refuse` jsonBody it. */
export function toRefusal<R extends Reason>(reason: R) {
  const [status, message] = reasons[reason]
  return [status, reason, message] as [(typeof reasons)[R][0], R, string]
}
