import type { SearchResult } from '../api/index.ts'

/** The counts of a search that has not answered yet. */
export const noFacets: SearchResult['facets'] = {
  brand: [],
  model: [],
  storage: [],
  grade: [],
  colour: [],
  price: [],
  used: [],
  standing: [],
  advertised: [],
  photo: [],
}
