const reasons = {
  not_found: [404, 'Account not found.'],
  not_yours: [403, 'This isn’t your email address.'],
  not_allowed: [403, 'Only for admins.'],
  last_admin: [409, 'This is the last admin. Make someone else an admin first.'],
  orders_under_way: [
    409,
    'This account has an order that is under way or in dispute. Wait until it has ended.',
  ],
  payout_due: [409, 'This account is still owed money from a sale. Wait until it is paid out.'],
  own_payout_due: [
    409,
    'You’re still owed money from a sale. Set up payouts and wait until it is paid.',
  ],
  has_listings: [409, 'You still have phones on sale. Withdraw them first.'],
  has_sales: [409, 'You still have a sale under way. Finish or cancel it first.'],
  admins_do_not: [403, 'Admins neither buy nor sell.'],
  other_terms: [409, 'The seller terms have changed. Reload the page and read them again.'],
} as const

/** Status, code and message of a refused change of an account. */
export function changeRefusal(reason: keyof typeof reasons) {
  const [status, message] = reasons[reason]
  return [status, reason, message] as const
}
