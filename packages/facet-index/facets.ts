/** Where the values of each facet are in the number that packs them: `mask` is its highest value. */
export type FacetDefinitions<Facet extends string> = {
  readonly [Name in Facet]: { readonly shift: number; readonly mask: number }
}

/** What an index counts. */
export type Definition<Facet extends string> = {
  facets: FacetDefinitions<Facet>
  /** Where price bands begin, in ascending order from 0 on; at most 256. */
  bands: readonly number[]
}

/** The index of the band of a price. */
export function bandFor(bands: readonly number[], price: number): number {
  let low = 0
  let high = bands.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (bands[middle]! <= price) low = middle
    else high = middle - 1
  }
  return low
}
