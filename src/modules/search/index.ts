export { prepareTextSearch, readQuery } from './answer-search.ts'
export { deleteOldEmptySearches, writeQueuedSearches } from './empty-searches/count-searches.ts'
export {
  countIndexErrors,
  deleteOldListingChanges,
  isSearchReady,
  loadPhoneIndex,
  numberListingChanges,
} from './facets/phone-index.ts'
export type { Filters, Query } from './filters.ts'
export type { Understanding } from './query/understand.ts'
export { vocabulary } from './query/vocabulary.ts'
export { listNewest } from './result-pages.ts'
export { searchApi } from './search.api.ts'
export { type SearchDeps, searchPhones } from './search-phones.ts'
export type { Facts } from './variants.ts'
