export { checkupApi } from './checkup.api.ts'
export type { DoneCheckup } from './checkups.store.ts'
export { bindCheckupsToListing } from './finish-checkup.ts'
export { checkupOf } from './shown-checkup.ts'
