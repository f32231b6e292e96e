/**
 * How long the parts of an order last and how much can be written, for the server that enforces it
 * and the texts that announce it. Each name ends in its unit; lengths are characters.
 */

/** A booking holds the phone: time for two strangers to find an hour at the same place. */
export const BOOKING_HOLD_HOURS = 48
/** Unpaid bookings of a buyer: enough for anyone, too few to block every phone. */
export const MAX_HOLDS = 10
/** The same before the first completed order. */
export const MAX_HOLDS_OF_NEW_BUYERS = 2
/** A checkout holds the phone: time to get through it, a lost card reader included. */
export const ONLINE_HOLD_MINUTES = 30
/** Time for a seller to answer a request to cancel; silence accepts it. */
export const CANCELLATION_HOURS = 72
/** How long a slow bank transfer takes. */
export const TRANSFER_WORKING_DAYS = 2
/** Then buyer, seller and admins are reminded of a transfer that was not confirmed. */
export const TRANSFER_CONFIRMATION_WORKING_DAYS = 3
/** Time for the seller to say where a return goes; then the buyer and the admins are notified. */
export const RETURN_ANSWER_WORKING_DAYS = 3
/** How far ahead a meet-up can be. */
export const MEET_UP_DAYS = 60
/** Longer than ordinary post takes: the buyer is reminded to confirm the delivery. */
export const ARRIVAL_REMINDER_DAYS = 14
/** The buyer did not answer for a week: an admin is reminded. */
export const ARRIVAL_ADMIN_DAYS = 21
/** Time to unpack a shipped phone and try it. */
export const INSPECTION_HOURS = 72
/** Time for the other side to answer a dispute; then an admin is reminded. */
export const DISPUTE_ANSWER_HOURS = 72
/** Time to send or bring a phone back. */
export const SEND_BACK_DAYS = 7
/** A seller who has not confirmed the arrival of a return is reminded; a week remains then. */
export const RETURN_ARRIVAL_DAYS = 14
/** Then a return counts as arrived. */
export const RETURN_TRAVEL_DAYS = 21
/** Delivery addresses are deleted this long after the end of their order. */
export const ADDRESS_RETENTION_DAYS = 90

/** How long an offer is valid. */
export const OFFER_HOURS = 48
/** Offers per buyer and phone, not counting counter-offers. */
export const MAX_OFFERS = 3

/** How long after a sale it can be rated. */
export const RATING_DAYS = 60
/** A rating is shown then though the other side has written none. */
export const RATING_SEALED_DAYS = 7
/** How long a reply to a rating can be edited. */
export const REPLY_EDIT_HOURS = 48

/** Time for the seller to answer a warranty claim. */
export const CLAIM_ANSWER_DAYS = 7
/** Time for the buyer to open a dispute about a claim that was refused or not answered. */
export const CLAIM_DISPUTE_DAYS = 14
/** A claim that was agreed to is settled then: parcels go back and forth, parts are ordered. */
export const CLAIM_SETTLED_DAYS = 30

/** Statements that one side of a dispute may make: an exchange of letters, not a chat. */
export const MAX_STATEMENTS = 20
/** Shorter statements and reasons describe nothing. */
export const MIN_STATEMENT_LENGTH = 10
/** Two pages. */
export const MAX_STATEMENT_LENGTH = 4_000
export const MAX_STATEMENT_PHOTOS = 8
/** The reason for the decision of an admin. */
export const MIN_DECISION_LENGTH = 10
export const MAX_DECISION_LENGTH = 1_000

/** Shorter claims describe nothing. */
export const MIN_CLAIM_LENGTH = 20
/** Two pages, as in a dispute. */
export const MAX_CLAIM_LENGTH = 4_000
export const MAX_CLAIM_PHOTOS = 8
/** What the seller writes to agree or refuse. */
export const MAX_CLAIM_ANSWER_LENGTH = 1_000

export const MAX_RATING_LENGTH = 1_000
export const MAX_REPLY_LENGTH = 500
/** Why a sale is canceled, or a request to cancel made or declined. */
export const MAX_CANCELLATION_REASON_LENGTH = 500
/** A street corner and a landmark, not a letter. */
export const MAX_MEET_UP_PLACE_LENGTH = 120
/** The address or place that a returned phone goes to. */
export const MAX_RETURN_PLACE_LENGTH = 500
