import type { Counts, Query, Tally } from '@redial/facet-index'

/** Months of use: this many or more. The value above it means that they are unknown. */
export const USED_MOST = 126

/** Where price bands begin, in minor units of any currency: round numbers, 9 to a power of ten. */
export const bandStarts: readonly number[] = [
  0,
  ...[2, 3, 4, 5, 6, 7, 8].flatMap((power) =>
    [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].map((step) => step * 10 ** power),
  ),
]

/**
 * Where the column `listings.traits` has each facet: the layout of the SQL function listing_traits(). Months of
 * use are in the bits from USED_SHIFT on.
 */
export const traitFacets = {
  storage: { shift: 0, mask: 8_191 },
  grade: { shift: 13, mask: 7 },
  color: { shift: 16, mask: 15 },
  sellerLevel: { shift: 20, mask: 3 },
  advertised: { shift: 22, mask: 1 },
  photo: { shift: 23, mask: 1 },
} as const
export const USED_SHIFT = 24

export type PhoneFacet = keyof typeof traitFacets
export type PhoneCounts = Counts<PhoneFacet>
export type { Tally }

/** The value of a facet in `traits`. */
export function readTrait(name: PhoneFacet, traits: number): number {
  const { shift, mask } = traitFacets[name]
  return (traits >>> shift) & mask
}

/** A search in the numbers that listings are stored with. Empty sets do not filter. */
export type SearchCriteria = {
  /** Models matched by the words: id and distance; null when the words name none. */
  modelTiers: Map<number, number> | null
  matchedBrands: Set<number> | null
  /** Only these listings: those of a seller, or with words that no model has. Ids as in the index. */
  within: Uint32Array | null
  /** Listings of an unknown model with the words in their own text, which come last. */
  beside: Uint32Array | null
  /** Models that are not wanted. */
  excludedModels: ReadonlySet<number>
  /** Listings that are not wanted, because their own text has an excluded word. */
  without: Uint32Array | null
  brands: Set<number>
  models: Set<number>
  storage: Set<number>
  grades: Set<number>
  colors: Set<number>
  /** Minor units, both included. */
  min: number | undefined
  max: number | undefined
  /** At most so many months. */
  used: number | undefined
  /** At least; an index in the seller levels. */
  sellerLevel: number
  advertised: boolean
  photo: boolean
  /** Kilometers to each place within the radius. */
  places: ReadonlyMap<number, number> | null
  /** The same for every place within a wider radius. */
  distances: ReadonlyMap<number, number> | null
  /** Those that pass the filters on facts; null without such a filter. */
  variants: ReadonlySet<number> | null
}

/** Two bits. */
const SELLER_LEVELS = [0, 1, 2, 3]
const YES: ReadonlySet<number> = new Set([1])
const NONE: ReadonlySet<number> = new Set()
/** A search as the index takes it. */
export function toQuery(criteria: SearchCriteria): Query<PhoneFacet> {
  const { sellerLevel, modelTiers, excludedModels } = criteria
  return {
    models:
      excludedModels.size > 0
        ? { has: (id) => (modelTiers?.has(id) ?? true) && !excludedModels.has(id) }
        : modelTiers,
    brands: criteria.matchedBrands,
    within: criteria.within,
    beside: criteria.beside,
    without: criteria.without,
    selected: {
      brands: criteria.brands,
      models: criteria.models,
      facets: {
        storage: criteria.storage,
        grade: criteria.grades,
        color: criteria.colors,
        sellerLevel: sellerLevel > 0 ? new Set(SELLER_LEVELS.slice(sellerLevel)) : NONE,
        advertised: criteria.advertised ? YES : NONE,
        photo: criteria.photo ? YES : NONE,
      },
      min: criteria.min,
      max: criteria.max,
      used: criteria.used,
      places: criteria.places,
      variants: criteria.variants,
    },
  }
}

/** Finds every phone. */
export const NO_FILTERS: Query<PhoneFacet> = {
  ...{ models: null, brands: null, within: null, beside: null, without: null },
  selected: {
    ...{ brands: NONE, models: NONE, places: null, variants: null },
    facets: {
      ...{ storage: NONE, grade: NONE, color: NONE },
      ...{ sellerLevel: NONE, advertised: NONE, photo: NONE },
    },
    ...{ min: undefined, max: undefined, used: undefined },
  },
}
