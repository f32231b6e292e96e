/** Refusals of this module's routes: their status and the words for people. */
const reasons = {
  not_found: [404, 'There is no such dispute.'],
  not_allowed: [403, 'This is not for you to do.'],
  own_order: [403, 'You are a party to this order: another admin decides.'],
  not_a_party: [403, 'This is for the buyer or the seller to do.'],
  wrong_state: [409, 'The dispute has moved on: this can no longer be done.'],
  run_out: [409, 'The time for this is up.'],
  time_is_up: [409, 'The time for this is up.'],
  wrong_way: [409, 'This does not go with how the phone is paid or delivered.'],
  bad_amount: [422, 'Less than the price can go back as a part.'],
  too_fine: [422, 'Cards cannot pay a sum as fine as that. Round it.'],
  bank_dispute: [409, 'The buyer’s bank disputes the payment: it decides first.'],
  too_many_statements: [409, 'That are enough statements: an admin decides by them.'],
  too_many_proposals: [409, 'That are enough proposals: an admin decides.'],
  no_proposal: [409, 'This proposal is not on the table any more.'],
  own_proposal: [409, 'The other side has to agree to your proposal.'],
  needs_imei: [422, 'Type the IMEI of the phone that came back. Dial *#06# to see it.'],
  unknown_picture: [422, 'A photo is not there any more: choose it again.'],
  storage_away: [503, 'Photos cannot be kept right now. Try again shortly.'],
} as const
export type Reason = keyof typeof reasons

/** The field that a refusal is about, where there is one. */
const fieldOf: Partial<Record<Reason, string>> = {
  bad_amount: 'refundMinor',
  too_fine: 'refundMinor',
  needs_imei: 'imei',
  unknown_picture: 'photos',
}

/** A refusal as `refuse` jsonBody it. */
export function toRefusal<R extends Reason>(reason: R) {
  const [status, message] = reasons[reason]
  const field = fieldOf[reason]
  const fields = field ? { [field]: message } : undefined
  return [status, reason, message, fields] as [(typeof reasons)[R][0], R, string, typeof fields]
}
