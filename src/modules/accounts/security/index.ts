export {
  type ClientDetails,
  clientDetails,
  deleteOldSecurityEvents,
  nameBrowser,
  readClient,
  recordSecurityEvent,
  recordUnknownLogin,
  securityEventsApi,
} from './security-events.api.ts'
export { findEvent as findSecurityEvent } from './security-events.store.ts'
