export type { CellColumns } from './columns.ts'
export type { Hits } from './counting/count-hits.ts'
export type { Counts } from './counting/count-segment.ts'
export { createFacetIndex, type FacetIndex, type Parents, type Segments } from './facet-index.ts'
export { defineFacets, type Layout, type Schema } from './layout.ts'
export type { NearestQuery, NearItem, Steps } from './nearest.ts'
export {
  createPredicates,
  type Predicates,
  passes,
  type Query,
} from './predicates.ts'
export { type SavedTotals, savedLists, sumTotals } from './saved-totals.ts'
export { type Cell, type Change, increment, type Segment } from './segments.ts'
