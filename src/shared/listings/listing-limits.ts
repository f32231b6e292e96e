/**
 * Limits of listings, photos and searches, for the server that enforces them and the texts that announce
 * them. Each name ends in its unit; lengths are characters.
 */

/** A live listing expires after this time. */
export const LISTING_DAYS = 30
/** A live listing may be renewed this long before its expiry. */
export const RENEWABLE_DAYS = 5
/** Days for which the views of a phone are kept day by day. */
export const VIEW_DAYS = 30
/** How far ahead a vacation can end; its last day counts to its end. */
export const MAX_VACATION_DAYS = 180
/** Phones that one seller may advertise at a time, on the home page. */
export const MAX_ADVERTISED = 5
/** Drafts that one seller may have. */
export const MAX_DRAFTS = 20
/** Phones that one call may change. */
export const MAX_BULK_PHONES = 100
/** Phones that one call may read by ID: a page of favorites, a comparison. */
export const MAX_PHONES_BY_ID = 20

/** Photos that one phone may have. */
export const MAX_PHOTOS = 12
/** Description of a photo. */
export const MAX_ALT_LENGTH = 200
/** A photo as it is uploaded; larger than a JPEG of any phone camera. */
export const MAX_PHOTO_MB = 10
/** An upload that nothing uses is deleted then: 600 s, as the specification requires. */
export const UPLOAD_MINUTES = 10

/** A CSV file of phones: a thousand with long descriptions. */
export const MAX_CSV_MB = 2
/** Phones of a CSV file. */
export const MAX_CSV_PHONES = 1_000

/** Text that a list or the search is searched for; longer ones are no search for a phone. */
export const MAX_QUERY_LENGTH = 100
/** Totals are exact up to here; above it '10,000+' is shown. */
export const MAX_COUNTED_RESULTS = 10_000
/** Values of one search filter. */
export const MAX_FILTER_VALUES = 20
/** Kilometers around a place: what is meant when none are named, and the most. */
export const DEFAULT_DISTANCE_KM = 50
export const MAX_DISTANCE_KM = 1_000
/** Favorites of an account, and of a browser without one: as many as one page shows. */
export const MAX_FAVORITES = 200
/** Emails about new phones are at least this far apart. */
export const ALERT_MAIL_MINUTES = 15
