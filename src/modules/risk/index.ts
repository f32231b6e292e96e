export { assessListing, deleteOldNetworks, saveAssessment } from './assess-listing.ts'
export { type Risk, reasonsOf } from './rules.ts'
