export { bindPossessionToListing } from './make-possession-code.ts'
export { possessionApi } from './possession.api.ts'
export { verifiedOf, verifiedOfDraft } from './possession.store.ts'
export { sweepPossession } from './sweep-possession.ts'
