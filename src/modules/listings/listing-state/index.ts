export { findListingState, lockListingState } from './listing-state.store.ts'
