export {
  type ClientDetails,
  clientDetails,
  deleteOldSecurityEvents,
  logUnknownSignIn,
  nameBrowser,
  readClient,
  recordSecurityEvent,
  securityEventsApi,
} from './security-events.api.ts'
export { findEvent as findSecurityEvent } from './security-events.store.ts'
