export { accountsApi, roleChecksApi } from './accounts.api.ts'
export { type Account, deleteAccountRow, deleteResetLinks, lockAccount } from './accounts.store.ts'
export { authApi } from './auth.api.ts'
export { createAuth, DEMO_GOOGLE_PATH, openAccount } from './auth.ts'
export { deleteOldDevices } from './login/record-login.ts'
export {
  deleteExpiredSessions,
  endSessions,
  openSession,
  readViewerKind,
  viewerKindCookie,
  viewerSource,
} from './login/session.ts'
export {
  appealToken,
  banInTransaction,
  type ChangeOutcome,
  changeAccount,
  changeRefusal,
  endMarketActivity,
  findBanned,
  lockForBan,
  promoteByEmail,
  recordChange,
  resetSecondFactor,
  unbanInTransaction,
} from './manage-accounts.ts'
export { demoGoogle } from './methods/demo-google.ts'
export { loginMethodsApi } from './methods/login-methods.api.ts'
export { sessionsApi } from './sessions/sessions.api.ts'
