/** The role of an account, as the API answers it. Everyone on the staff has the role admin. */
export type Role = 'Buyer' | 'Seller' | 'admin'

/** What Buyers and Sellers may do on this marketplace. Nobody can buy their own phone. */
export type MarketPermission = 'buy' | 'sell'

/** A Seller can do everything that a Buyer can. Staff neither buy nor sell: see `staff-roles.ts`. */
const permissions: Record<Role, readonly MarketPermission[]> = {
  Buyer: ['buy'],
  Seller: ['buy', 'sell'],
  admin: [],
}

export function mayTrade(role: Role, permission: MarketPermission): boolean {
  return permissions[role].includes(permission)
}

/** The roles that may buy or sell, for queries. */
export function rolesThatMay(permission: MarketPermission): Role[] {
  return (Object.keys(permissions) as Role[]).filter((role) => mayTrade(role, permission))
}

/** Characters of a password; sign-up, password reset and the settings share them. */
export const MIN_PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 128

export const PASSWORD_TOO_SHORT = `Password must be at least ${MIN_PASSWORD_LENGTH} characters`

/**
 * The version of the seller terms that people accept now; accepting stores it with the time. Raise it
 * with every change of the text in `src/modules/content/defaults/seller-terms.ts`.
 */
export const SELLER_TERMS_VERSION = 1
/** The day on which this version took effect. */
export const SELLER_TERMS_DATE = '2026-11-22'

/** Details of a business are kept for this time after its seller stopped, by Article 30(5) of the Digital Services Act. */
export const BUSINESS_RETENTION_MONTHS = 6

/** The name that listings, orders and ratings show in place of a person whose account was deleted. */
export const DELETED_ACCOUNT = 'Deleted account'

/**
 * Limits of accounts and logins, for the server that enforces them and the texts that announce them.
 * Each name ends in its unit; lengths are characters.
 */

/** The name that others see. */
export const MAX_DISPLAY_NAME_LENGTH = 80
/** What an admin searches accounts for. */
export const MAX_ACCOUNT_QUERY_LENGTH = 254
/** Passkeys of one account. */
export const MAX_PASSKEYS = 20
/** The name of a passkey. */
export const MAX_PASSKEY_NAME_LENGTH = 60
/** A link or code that confirms an email address works for this time. */
export const EMAIL_CONFIRMATION_HOURS = 24
/** The link with which a new shop is set up works for this time. */
export const SETUP_LINK_HOURS = 24
/** For how many accounts and days an invitation can be made. */
export const MAX_INVITATION_USES = 10_000
export const MAX_INVITATION_DAYS = 365
/** Whom an invitation is for. */
export const MAX_INVITATION_NOTE_LENGTH = 100
/** A link to reset a password works for this time. */
export const PASSWORD_RESET_HOURS = 1
/** A code sent to a phone works for this time. */
export const PHONE_CODE_MINUTES = 10
/** Sensitive actions are possible for this time after the person proved who they are. */
export const RECENT_LOGIN_MINUTES = 15
/** The second step of a login can be taken for this time after the first. */
export const SECOND_STEP_MINUTES = 10
/** A device that a person trusts skips the second step for this time. */
export const TRUSTED_DEVICE_DAYS = 30
/** An invitation to the staff works for this time. */
export const STAFF_INVITATION_DAYS = 7
/** A session ends this long after its last use. */
export const SESSION_DAYS = 30
/** Retention period of the security log: long enough to investigate a takeover noticed late. */
export const SECURITY_EVENT_RETENTION_DAYS = 180
/** The cookie that recognizes a browser: as long as browsers keep one at most (RFC 6265bis). */
export const KNOWN_DEVICE_DAYS = 400
/** How long a data export can be downloaded. */
export const DATA_COPY_RETENTION_DAYS = 7
