export { prepareTextSearch, readQuery } from './answer-search.ts'
export {
  countIndexErrors,
  deleteOldListingChanges,
  isSearchReady,
  loadPhoneIndex,
  numberListingChanges,
} from './facets/phone-index.ts'
export type { Filters, Query } from './filters.ts'
export {
  type CheckedCriteria,
  type CheckedPhone,
  type Criteria,
  DISTANCE_TOLERANCE,
  highestPrice,
  matchPhone,
  type PhoneMatch,
} from './near-misses.ts'
export { interpretWords, type Understanding } from './query/understand.ts'
export { vocabulary } from './query/vocabulary.ts'
export { listNewest } from './result-pages.ts'
export { searchApi } from './search.api.ts'
export type { SearchDeps } from './search-phones.ts'
export { searchPhones } from './search-phones.ts'
export { type Facts, failedFacts } from './variants.ts'
