export { checkupApi, toShownCheckup } from './checkup.api.ts'
export { type CheckupJson, type DoneCheckup, findDone, LISTING_CHECKUP } from './checkups.store.ts'
export { bindCheckupsToListing } from './run-checkup.ts'
