export { type ClientDetails, clientDetails, readClient } from './client-details.ts'
export {
  deleteOldSecurityEvents,
  logUnknownSignIn,
  recordSecurityEvent,
} from './security-events.ts'
