/**
 * Limits of messages, emails, the catalog, payments and moderation, for the server that enforces them and the
 * pages that announce them. Each name ends in its unit; lengths are characters.
 */

export const MAX_MESSAGE_LENGTH = 2_000
/** A message that stays unread for this time is emailed. */
export const UNREAD_MAIL_MINUTES = 5
/** After this many failures, spread over about two hours, an email stays undelivered. */
export const MAX_MAIL_ATTEMPTS = 7

/** The name of a phone model. */
export const MAX_MODEL_NAME_LENGTH = 80
/** The operating system that a model was launched with. */
export const MAX_MODEL_OS_LENGTH = 40
export const MAX_CHIPSET_LENGTH = 120
/** Where the data of a model are from. */
export const MAX_SOURCE_NOTE_LENGTH = 300
/** A CSV file of phone models: ten times the size of the device table that ships with the program. */
export const MAX_MODELS_MB = 5

/** The name of a payment method of a seller. */
export const MAX_PAYMENT_NAME_LENGTH = 60
/** How to pay a seller: shorter texts cannot say it. */
export const MIN_PAYMENT_TEXT_LENGTH = 10
export const MAX_PAYMENT_TEXT_LENGTH = 1_000

/** The reason for a decision, and notes for other admins. */
export const MAX_REASON_LENGTH = 500
/** Shorter reasons explain nothing. */
export const MIN_REASON_LENGTH = 3
/** What a person adds to a report. */
export const MAX_REPORT_NOTE_LENGTH = 1_000

/** Shorter appeals explain nothing. */
export const MIN_APPEAL_LENGTH = 20
export const MAX_APPEAL_LENGTH = 2_000

export const MAX_CONTACT_NAME_LENGTH = 100
/** Shorter messages to the shop ask nothing. */
export const MIN_CONTACT_MESSAGE_LENGTH = 10
export const MAX_CONTACT_MESSAGE_LENGTH = 4_000
/** Messages to the shop are personal data: they are kept only as long as an answer may take. */
export const CONTACT_MESSAGE_RETENTION_DAYS = 180

/** A changed risk rule is tried on the listings of this time. */
export const RULE_TRIAL_DAYS = 90

/** Retention period of notifications in the dashboard. */
export const NOTIFICATION_RETENTION_DAYS = 180
/** Browsers of an account with push notifications; one more replaces the oldest. */
export const MAX_PUSH_BROWSERS = 20
/** A browser that could not be reached for this time gets no more push notifications. */
export const PUSH_FAILING_DAYS = 7

/** Maximum rows of a bulk action. */
export const MAX_BULK_ROWS = 200
/** Views of one list that a person of the staff saves. */
export const MAX_SAVED_VIEWS = 20
export const MAX_VIEW_NAME_LENGTH = 60
/** Search, filters and order of a saved view, as a query of a URL. */
export const MAX_VIEW_SEARCH_LENGTH = 1_000
/** What the staff write about a person. */
export const MAX_STAFF_NOTE_LENGTH = 2_000

/** A list of the console counts its rows up to this many. */
export const MOST_COUNTED_ROWS = 1_000
