import { type StaffRole, staffMay } from '../../shared/accounts/staff-roles.ts'

/** Whether an account is one of staff, and this viewer may not manage those. */
export function isOutOfReach(
  account: { role: string },
  viewer: { role: string; staffRole?: StaffRole | null },
): boolean {
  return account.role === 'admin' && !staffMay(viewer, 'manageStaff')
}

/** How a route refuses such an account. */
export const STAFF_ACCOUNT = [
  403,
  'staff_account',
  'Only admins can do this with the account of someone on the staff.',
] as const satisfies [403, string, string]
