import type { StaffPermission, StaffRole } from './staff-roles.ts'

/** What each role of the staff works on, for those who choose one. */
export const staffRoleSummaries: Record<StaffRole, string> = {
  admin: 'Everything, including settings, staff and the audit log.',
  moderator: 'Listings, reports, appeals, risk cases and bans.',
  support: 'Orders, disputes and messages to us. Can view the shop as a Buyer or Seller.',
  finance: 'Orders, payments, payouts and tax reports.',
}

/** Each permission as a task. */
export const staffPermissionLabels: Record<StaffPermission, string> = {
  useConsole: 'Use the console',
  seeAccounts: 'See accounts',
  exportAccounts: 'Export accounts',
  banAccounts: 'Warn and ban accounts',
  viewAsPerson: 'See the shop as a Buyer or Seller',
  secureAccounts: 'See security logs and end sessions',
  deleteAccounts: 'Delete accounts',
  seeListings: 'See all listings',
  moderateListings: 'Review and remove listings',
  editCatalog: 'Edit brands and models',
  decideReports: 'Decide reports',
  decideAppeals: 'Decide appeals',
  reviewRisk: 'See risk cases',
  releasePayouts: 'Release held payouts',
  changeRiskRules: 'Change risk rules',
  trustShops: 'Choose trusted shops',
  verifyPossession: 'Decide about proofs and passports',
  moderateRatings: 'Hide reviews',
  answerMessages: 'Answer messages to us',
  seeOrders: 'See all orders',
  decideDisputes: 'Help with orders and decide disputes',
  seeMoney: 'See payments and payouts',
  settlePayments: 'Retry and settle payments',
  seeTaxes: 'See tax reports',
  seeAnalytics: 'See analytics',
  retryEmails: 'Retry undelivered email',
  seeHealth: 'See the health of the shop',
  changeSettings: 'Change settings',
  editPages: 'Edit pages',
  manageKeys: 'Manage API keys and webhooks',
  manageStaff: 'Manage staff',
  seeAuditLog: 'See the audit log',
  admin: 'What only admins may do',
}
