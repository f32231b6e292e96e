export { searchAccounts } from './account-list/account-list.store.ts'
export {
  deleteOldViews,
  endOverViews,
  endViewsOfDeleted,
} from './account-views/account-views.ts'
export { accountsApi, roleChecksApi } from './accounts.api.ts'
export { signUpBody, staffRole, userBody } from './accounts.contract.ts'
export {
  type Account,
  deleteAccountRow,
  deleteResetLinks,
  deleteSessions,
  findAccount,
  findAccountByEmail,
  lockAccount,
  lockAdmins,
  updateAccount,
} from './accounts.store.ts'
export { appealToken, findBanned } from './appeal-token.ts'
export { authApi } from './auth.api.ts'
export { type Auth, createAuth, openAccount } from './auth.ts'
export { DEMO_GOOGLE_PATH } from './auth-settings.ts'
export { deleteBlock, insertBlock, isBlockedBetween } from './blocks.store.ts'
export { findDueConsents } from './consents/consents.ts'
export { decrypt, encrypt } from './crypto.ts'
export { deleteOldDevices } from './login/record-login.ts'
export {
  deleteExpiredSessions,
  endSessions,
  isSecondFactorMissing,
  openSession,
  readViewerKind,
  viewerKindCookie,
  viewerSource,
} from './login/session.ts'
export {
  findMailboxLanguage,
  findNames,
  findPhoto,
  findReader,
  findSellerAccount,
  findTrader,
  isBanned,
  lockActivePeople,
  lockPeople,
  lockPerson,
  lockSeller,
} from './lookups.store.ts'
export { demoGoogle } from './methods/demo-google.ts'
export { loginMethodsApi } from './methods/login-methods.api.ts'
export { createAccount, isEmail, resetPassword } from './operator-accounts.ts'
export { acceptSellerTerms, displayName, findSellerTermsVersion } from './own-account.ts'
export { deleteOldInvitations } from './registration/admit-sign-up.ts'
export { createFirstAdmin } from './registration/first-admin.ts'
export { createSetupLink, isSetUp, readSetupLink } from './registration/setup-link.ts'
export { resetSecondFactor } from './second-factor/reset-second-factor.ts'
export { readClient } from './security/index.ts'
export { sessionsApi } from './sessions/sessions.api.ts'
export {
  deleteInvitationsBefore,
  endInvitation,
  findInvitation,
  type Invitation,
  insertInvitation,
  listInvitations,
  listStaff,
  renewInvitation,
  type StaffMember,
} from './staff.store.ts'
export { toUser } from './to-user.ts'
