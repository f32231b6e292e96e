import { type MarketPermission, mayTrade, type Role } from './account-rules.ts'
import { isStaffPermission, type StaffPermission, type StaffRole, staffMay } from './staff-roles.ts'

/** What a route or a page can require. */
export type Permission = MarketPermission | StaffPermission

/** What decides about permissions: of staff, the staff role too. Without one, staff may do nothing. */
type RoleHolder = { role: Role; staffRole?: StaffRole | null }

export function hasPermission(account: RoleHolder, permission: Permission): boolean {
  return isStaffPermission(permission)
    ? staffMay(account, permission)
    : mayTrade(account.role, permission)
}
