export { possessionApi } from './possession.api.ts'
export { findVerified, findVerifiedDraft, LISTING_PROVEN_AT } from './possession.store.ts'
export { bindPossessionToListing, deleteOldPossession } from './prove-possession.ts'
