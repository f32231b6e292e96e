/**
 * Limits of reports, decisions, appeals and messages to the shop, for the server that enforces them and
 * the pages that announce them. Each name ends in its unit; lengths are characters.
 */

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
