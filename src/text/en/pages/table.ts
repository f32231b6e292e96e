/** A table that can be searched and sorted. */
export default {
  actions: 'Actions',
  search: 'Search',
  searchIn: 'Search {caption}',
  sortBy: 'Sort by',
  by: 'By {column}',
  rows: '{count, plural, one {{shown} row} other {{shown} rows}}',
  nothing: 'Nothing matches “{text}”',
  nothingText: 'Check the spelling, or search for fewer words.',
  pages: 'Pages of {caption}',
  page: 'Page {page} of {count}',
  previous: 'Previous page',
  next: 'Next page',
} as const
