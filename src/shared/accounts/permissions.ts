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
