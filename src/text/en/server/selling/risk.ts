/**
 * Why a listing or an account looks risky, for the staff: the reason of each rule by its key, and what an account shares
 * with a banned one. Reasons are stored in English, and their arguments are thresholds of the rule.
 */
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: a price in dollars
export default {
  new_account_expensive_phone:
    'A phone for about ${price} or more from an account of {accountDays} days at most, with no sale',
  far_below_fair_price: 'The price is {shareOfFairPrice} percent of the fair price or less',
  new_account_below_fair_price:
    'A new account with no sale asks {shareOfFairPrice} percent of the fair price or less',
  first_sale_above_limit: 'The first sale of this seller would be for about ${price} or more',
  many_listings_of_new_account:
    '{listedToday} or more listings in a day from an account of {accountDays} days at most',
  imei_of_other_model: 'The IMEI belongs to another model than the listing',
  many_outside_offers: '{outsideOffers} or more messages in 30 days about paying outside the shop',
  chargebacks:
    'Banks took back {chargebacks} or more payments for this seller’s phones in half a year',
  repeated_chargebacks:
    'Banks took back {chargebacks} or more payments for this seller’s phones in half a year',
  lost_disputes: '{lostDisputes} or more disputes in half a year ended in favor of the buyer',
  removed_listings: 'Moderators took down {removed} or more other listings of this seller',
  network_of_banned_account: 'The seller logged in from the network of a banned account',
  similar_device_of_banned_account:
    'The seller uses the same kind of browser in the network of a banned account',
  device_of_banned_account: 'The seller logged in with the browser of a banned account',
  address_of_banned_account: 'The seller has the postal address of a banned account',
  payout_account_of_banned_account: 'The seller has the same payout account as a banned seller',
  phone_number_of_banned_account: 'The seller confirmed the phone number of a banned account',
  photos_of_banned_account: 'A photo was listed by a banned account before',
  imei_of_banned_account: 'A banned account offered the phone with this IMEI before',
  banned_person_again: 'Browser and payout account are both those of a banned account',
  account_in_review: 'A moderator has not yet decided about this account',
  shares_device: 'Logs in with the browser of a banned account',
  shares_similar_device:
    'Logs in with the same kind of browser from the network of a banned account',
  shares_payout_account: 'Has the same payout account as a banned account',
} as const
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: a price in dollars
