export { findOrderParties } from './parties.store.ts'
