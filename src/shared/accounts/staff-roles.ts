/**
 * The roles of staff and what each may do: the one table that routes, pages and notifications read. An account
 * of staff has the role admin, which neither buys nor sells, and one of these.
 */

export const staffRoles = ['admin', 'moderator', 'support', 'finance'] as const
export type StaffRole = (typeof staffRoles)[number]

export const staffRoleLabels: Record<StaffRole, string> = {
  admin: 'Admin',
  moderator: 'Moderator',
  support: 'Support',
  finance: 'Finance',
}

type Limited = Exclude<StaffRole, 'admin'>

/** Each permission of staff with the roles that have it besides admin, which has all. */
const table = {
  useConsole: ['moderator', 'support', 'finance'],
  seeAccounts: ['moderator', 'support', 'finance'],
  exportAccounts: [],
  banAccounts: ['moderator'],
  viewAsPerson: ['support'],
  secureAccounts: ['moderator', 'support'],
  deleteAccounts: [],
  seeListings: ['moderator', 'support'],
  moderateListings: ['moderator'],
  editCatalog: ['moderator'],
  decideReports: ['moderator'],
  decideAppeals: ['moderator'],
  reviewRisk: ['moderator', 'finance'],
  releasePayouts: ['moderator', 'finance'],
  changeRiskRules: [],
  trustShops: [],
  verifyPossession: ['moderator', 'support'],
  moderateRatings: ['moderator', 'support'],
  answerMessages: ['support'],
  seeOrders: ['support', 'finance'],
  decideDisputes: ['support'],
  seeMoney: ['finance'],
  settlePayments: ['finance'],
  seeTaxes: ['finance'],
  seeAnalytics: ['moderator', 'finance'],
  retryEmails: ['support'],
  seeHealth: [],
  changeSettings: [],
  editPages: [],
  manageKeys: [],
  manageStaff: [],
  seeAuditLog: [],
  admin: [],
} as const satisfies Record<string, readonly Limited[]>

export type StaffPermission = keyof typeof table

export const staffPermissions = Object.keys(table) as StaffPermission[]

export function isStaffPermission(permission: string): permission is StaffPermission {
  return Object.hasOwn(table, permission)
}

/** The roles with a permission. */
export function staffRolesThatMay(permission: StaffPermission): StaffRole[] {
  return ['admin', ...table[permission]]
}

/** Whether an account may do it: false for Buyers and Sellers, and for staff without a staff role. */
export function staffMay(
  { role, staffRole }: { role: string; staffRole?: StaffRole | null },
  permission: StaffPermission,
): boolean {
  return role === 'admin' && staffRole != null && staffRolesThatMay(permission).includes(staffRole)
}
