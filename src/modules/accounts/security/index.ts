export {
  type ClientDetails,
  clientDetails,
  nameBrowser,
  readClient,
} from './client-details.ts'
export { securityEventsApi } from './security-events.api.ts'
export { findEvent as findSecurityEvent } from './security-events.store.ts'
export {
  deleteOldSecurityEvents,
  logUnknownSignIn,
  recordSecurityEvent,
} from './security-events.ts'
