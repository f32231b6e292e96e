export { possessionApi } from './possession.api.ts'
export { findVerified, findVerifiedDraft, LISTING_PROVEN_AT } from './possession.store.ts'
export { bindPossessionToListing } from './possession-code.ts'
export { deleteOldPossession } from './prove-possession.ts'
