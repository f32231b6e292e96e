export { checkupApi } from './checkup.api.ts'
export { type DoneCheckup, findDone as findCheckup } from './checkups.store.ts'
export { bindCheckupsToListing } from './finish-checkup.ts'
