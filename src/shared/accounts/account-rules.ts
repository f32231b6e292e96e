/** The role of an account, as the API answers it. */
export type Role = 'Buyer' | 'Seller' | 'admin'

/** What a person may do on this marketplace; on their own phones nobody may buy. */
export type Permission = 'buy' | 'sell' | 'admin'

/** A Seller can do everything that a Buyer can. Admins neither buy nor sell. */
const permissions: Record<Role, readonly Permission[]> = {
  Buyer: ['buy'],
  Seller: ['buy', 'sell'],
  admin: ['admin'],
}

export function hasPermission(role: Role, permission: Permission): boolean {
  return permissions[role].includes(permission)
}

/** The roles with a permission, for queries. */
export function rolesThatMay(permission: Permission): Role[] {
  return (Object.keys(permissions) as Role[]).filter((role) => hasPermission(role, permission))
}

/** Characters of a password; sign-up, password reset and the settings share them. */
export const MIN_PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 128

export const PASSWORD_TOO_SHORT = `Password must be at least ${MIN_PASSWORD_LENGTH} characters`

/**
 * The version of the seller terms that people accept now; accepting stores it with the time. Raise it
 * with every change of the text in `src/web/routes/(about)/seller-terms.tsx`.
 */
export const SELLER_TERMS_VERSION = 1
/** The day on which this version took effect. */
export const SELLER_TERMS_DATE = '2026-11-22'

/** The name that listings, orders and ratings show in place of a person whose account was deleted. */
export const DELETED_ACCOUNT = 'Deleted account'
