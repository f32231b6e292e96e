/** What a saved search asks of a phone. Empty lists and nulls ask for nothing. */
export type Criteria = {
  /** Words that no model has; every one must be in the listing. */
  words: string[]
  storageGb: number[]
  grades: string[]
  /** Colour families, as listings keep them. */
  colours: number[]
  minMinor: number | null
  maxMinor: number | null
  usedMonths: number | null
  /** Centre and radius in km. */
  lat: number | null
  lon: number | null
  withinKm: number | null
  /** At least, as an index of standings. */
  standing: number
  advertised: boolean
  photo: boolean
}

/**
 * A near miss may cost a tenth more than the limit; beyond that it is another search. The table of
 * what else may be off stands in near-misses.ts.
 */
export const PRICE_REACH = 1.1

/** Stands for 'no limit' in reach_minor: more than anything costs, and exact as a number. */
const NO_LIMIT = 1e15

/** The highest price in minor units that a search may tell of. */
export function reachOf({ maxMinor }: Criteria): number {
  return maxMinor === null ? NO_LIMIT : Math.floor(maxMinor * PRICE_REACH)
}
