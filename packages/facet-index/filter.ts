import type { FacetDefinitions } from './facets.ts'
import type { Numbering } from './numbering.ts'

/** What is searched for. Empty sets and null do not filter. */
export type Query<Facet extends string> = {
  /** Only items of these models. */
  models: { has: (id: number) => boolean } | null
  /** Only items of these brands. */
  brands: ReadonlySet<number> | null
  /** Only the items with these ids, as in `ItemRows`. */
  within: Uint32Array | null
  /** Ids of items that are searched too although their models are not among `models`. */
  beside: Uint32Array | null
  /** Ids of items that are left out. */
  without: Uint32Array | null
  /** The filters from here on have a facet each, which is counted without regard to its own filter. */
  selected: {
    brands: ReadonlySet<number>
    models: ReadonlySet<number>
    facets: { readonly [Name in Facet]: ReadonlySet<number> }
    /** Both included. */
    min: number | undefined
    max: number | undefined
    /** At most so many months. */
    used: number | undefined
    places: { has: (id: number) => boolean } | null
    variants: { has: (id: number) => boolean } | null
  }
}

/** Filters as bits: a row that fails exactly one of them counts in the facet of that filter. */
export const FAILS = { brand: 1, model: 2, price: 4, used: 8, place: 16, variant: 32 } as const
/** The bits of the facets follow, in the order of their definitions. */
export const FIRST_FACET_BIT = 6
/** Two bits, so that the row counts in no facet. */
export const OUTSIDE = 3 << 29

/**
 * The bits by the numbers that rows are stored with, each computed when a row needs it: many searches look at
 * few rows.
 */
export type FailTable = {
  /** NOT_COMPUTED, or the bits. */
  bits: Int32Array
  compute: (index: number) => number
}
export const NOT_COMPUTED = -1

/** Filters as tables. Null where there is no filter. */
export type Filter = {
  models: FailTable | null
  /** The same for the items of `beside`. */
  modelsBeside: FailTable | null
  combinations: FailTable | null
  places: FailTable | null
  variants: FailTable | null
  /** Months at most. */
  used: number | null
  isPriced: boolean
  min: number
  max: number
  brands: Query<string>['brands']
  selectedBrands: ReadonlySet<number>
  /** Whether there is any filter but on the brand. */
  isFiltered: boolean
}

/** The numberings of what rows are stored with. */
export type Numberings = {
  models: Numbering
  /** Ids are packed facets. */
  combinations: Numbering
  places: Numbering
  variants: Numbering
}

export function compileFilter<Facet extends string>(
  query: Query<Facet>,
  numbers: Numberings,
  definitions: FacetDefinitions<Facet>,
): Filter {
  const { models, brands, selected } = query
  const { min, max, used, places, variants } = selected
  const failsModel = (id: number) =>
    selected.models.size === 0 || selected.models.has(id) ? 0 : FAILS.model
  const filter = {
    models:
      models || selected.models.size > 0
        ? toTable(numbers.models.ids, (id) =>
            models === null || models.has(id) ? failsModel(id) : OUTSIDE,
          )
        : null,
    modelsBeside:
      query.beside &&
      toTable(numbers.models.ids, (id) => (models?.has(id) ? OUTSIDE : failsModel(id))),
    combinations: failsByCombination(query, numbers.combinations.ids, definitions),
    places: places && toTable(numbers.places.ids, (id) => (places.has(id) ? 0 : FAILS.place)),
    variants:
      variants && toTable(numbers.variants.ids, (id) => (variants.has(id) ? 0 : FAILS.variant)),
  }
  const isPriced = min !== undefined || max !== undefined
  return {
    ...filter,
    used: used ?? null,
    isPriced,
    min: min ?? Number.NEGATIVE_INFINITY,
    max: max ?? Number.POSITIVE_INFINITY,
    brands,
    selectedBrands: selected.brands,
    isFiltered:
      isPriced ||
      used !== undefined ||
      query.within !== null ||
      query.without !== null ||
      Object.values(filter).some(Boolean),
  }
}

function toTable(ids: readonly number[], toBits: (id: number) => number): FailTable {
  const bits = new Int32Array(ids.length).fill(NOT_COMPUTED)
  const compute = (index: number) => {
    const computed = toBits(ids[index]!)
    bits[index] = computed
    return computed
  }
  return { bits, compute }
}

function failsByCombination<Facet extends string>(
  { selected }: Query<Facet>,
  combinations: readonly number[],
  definitions: FacetDefinitions<Facet>,
): FailTable | null {
  const filters = facetNames(definitions).flatMap((name, index) => {
    const chosen = selected.facets[name]
    return chosen.size > 0 ? { ...definitions[name], chosen, bit: facetBit(index) } : []
  })
  if (filters.length === 0) return null
  return toTable(combinations, (packed) => {
    let fails = 0
    for (const { shift, mask, chosen, bit } of filters)
      if (!chosen.has((packed >>> shift) & mask)) fails |= bit
    return fails
  })
}

export function facetNames<Facet extends string>(definitions: FacetDefinitions<Facet>): Facet[] {
  return Object.keys(definitions) as Facet[]
}

/** The bit of the facet with this index among the definitions. */
export function facetBit(index: number): number {
  return 1 << (FIRST_FACET_BIT + index)
}
