export { checkupApi, findCheckup } from './checkup.api.ts'
export { type DoneCheckup, findDone } from './checkups.store.ts'
export { bindCheckupsToListing } from './run-checkup.ts'
