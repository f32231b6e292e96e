/** Refusals of this module's routes: their status and the words for people. */
const reasons = {
  not_found: [404, 'There is no such offer or phone.'],
  buyers_only: [403, 'Only buyers make offers.'],
  own_phone: [403, 'This phone is your own.'],
  own_offer: [403, 'The other side answers your offer.'],
  not_yours: [403, 'This offer is not yours to take back or to counter.'],
  already_booked: [409, 'Somebody has booked this phone.'],
  not_for_sale: [409, 'This phone is not for sale now.'],
  too_many: [409, 'You have made three offers for this phone. You can still book it.'],
  answered: [409, 'This offer is not open any more.'],
  run_out: [409, 'This offer has run out.'],
  account_gone: [409, 'The buyer’s account is closed.'],
  too_many_holds: [409, 'The buyer has too many phones booked and unpaid.'],
} as const
export type Reason = keyof typeof reasons

/** A refusal as `refuse` takes it. */
export function turnedDown<R extends Reason>(reason: R) {
  const [status, message] = reasons[reason]
  return [status, reason, message] as [(typeof reasons)[R][0], R, string]
}
