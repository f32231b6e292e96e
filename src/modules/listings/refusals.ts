import { refusalResponses } from '../../platform/http/index.ts'
import { MAX_ADVERTISED, MAX_DRAFTS } from '../../shared/listings/listing-limits.ts'
import { formatQuantity } from '../../shared/quantities.ts'

/** Status and message of every refusal about listings. */
export const reasons = {
  not_found: [404, 'Phone not found.'],
  not_allowed: [403, 'You can’t do this with this listing.'],
  not_a_seller: [403, 'Only sellers can do this. Accept the seller terms to start selling.'],
  another_seller: [403, 'You can only sell as yourself.'],
  no_review: [404, 'Review not found.'],
  superseded: [409, 'The seller has edited this since. Review it again.'],
  decided_otherwise: [409, 'This was already decided differently.'],
  no_draft: [404, 'Draft not found.'],
  draft_gone: [409, 'This draft was already published or deleted.'],
  draft_newer: [409, 'This draft was changed on another device. Load it again.'],
  too_many_drafts: [
    409,
    `You have ${formatQuantity(MAX_DRAFTS, 'draft')}. Finish or delete one first.`,
  ],
  too_many_adverts: [
    409,
    `You can advertise ${formatQuantity(MAX_ADVERTISED, 'phone')} at a time. Stop advertising one first.`,
  ],
  phone_changed: [
    409,
    'This listing was changed elsewhere since you opened it. Check what changed, then save again.',
  ],
  new_phone: [
    409,
    'Buyers are interested in this phone, so it has to stay the same phone. List the other one as a new phone.',
  ],
  interest: [
    409,
    'Buyers have asked about this phone or made an offer since the change was made, so it has to stay the same phone. Reject the change: the seller can list another phone as a new one.',
  ],
  gone: [410, 'This listing was removed.'],
  reserved: [409, 'A buyer has booked this phone. Cancel the order first.'],
  sold: [409, 'This phone is sold.'],
  expired: [409, 'This listing has ended. Renew it first.'],
  in_review: [409, 'A moderator is reviewing this listing.'],
  not_on_sale: [409, 'This listing is not for sale.'],
  on_vacation: [409, 'You are on vacation. End it first.'],
  seller_gone: [409, 'This account cannot sell now.'],
  own_phone_listed: [409, 'You already have another listing for this phone.'],
  listed_already: [409, 'Another listing already offers this phone.'],
  blocked: [
    409,
    'This listing cannot be published. Contact support, and we will look at it with you.',
  ],
  blacklisted: [409, 'This phone is reported lost or stolen.'],
} as const
export const refuseListing = refusalResponses(reasons)
export type Reason = keyof typeof reasons
