/** Items as columns, one row each: what an index is filled with. */
export type ItemRows = {
  size: number
  /** UUIDs, each as four numbers of 32 bits, the highest first. */
  ids: Uint32Array
  brand: Int32Array
  model: Int32Array
  /** The facets of an item in one number; see `FacetDefinitions`. */
  facets: Int32Array
  /** Months of use; below USED_VALUES. */
  used: Int32Array
  price: Int32Array
  saving: Int32Array
  place: Int32Array
  variant: Int32Array
  /** Microseconds since 1970. */
  created: Float64Array
}

/** Months of use are counted up to this number, which is not included. */
export const USED_VALUES = 128
export const ID_WORDS = 4

/**
 * The rows of one brand. Models, combinations of facets, places and variants are indexes in the numberings of
 * the index, so that a table with one element each answers whether a row passes a filter.
 */
export type BrandRows = {
  brand: number
  size: number
  ids: Uint32Array
  model: Int32Array
  combination: Int32Array
  used: Uint8Array
  /** Index of the price band. */
  band: Uint8Array
  price: Int32Array
  saving: Int32Array
  place: Int32Array
  variant: Int32Array
  created: Float64Array
  /** How many rows each model has. */
  models: Map<number, number>
}

const FIRST_CAPACITY = 64
const GROWTH = 1.5

export function emptyBrand(brand: number): BrandRows {
  return {
    brand,
    size: 0,
    ids: new Uint32Array(FIRST_CAPACITY * ID_WORDS),
    model: new Int32Array(FIRST_CAPACITY),
    combination: new Int32Array(FIRST_CAPACITY),
    used: new Uint8Array(FIRST_CAPACITY),
    band: new Uint8Array(FIRST_CAPACITY),
    price: new Int32Array(FIRST_CAPACITY),
    saving: new Int32Array(FIRST_CAPACITY),
    place: new Int32Array(FIRST_CAPACITY),
    variant: new Int32Array(FIRST_CAPACITY),
    created: new Float64Array(FIRST_CAPACITY),
    models: new Map(),
  }
}

/** Makes room for one more row. */
export function reserveRow(rows: BrandRows): void {
  if (rows.size < rows.model.length) return
  const capacity = Math.ceil(rows.size * GROWTH)
  rows.ids = enlarge(rows.ids, new Uint32Array(capacity * ID_WORDS))
  rows.model = enlarge(rows.model, new Int32Array(capacity))
  rows.combination = enlarge(rows.combination, new Int32Array(capacity))
  rows.used = enlarge(rows.used, new Uint8Array(capacity))
  rows.band = enlarge(rows.band, new Uint8Array(capacity))
  rows.price = enlarge(rows.price, new Int32Array(capacity))
  rows.saving = enlarge(rows.saving, new Int32Array(capacity))
  rows.place = enlarge(rows.place, new Int32Array(capacity))
  rows.variant = enlarge(rows.variant, new Int32Array(capacity))
  rows.created = enlarge(rows.created, new Float64Array(capacity))
}

function enlarge<Column extends { set: (values: Column) => void }>(from: Column, to: Column) {
  to.set(from)
  return to
}

/** Copies a row over another one of the same brand. */
export function copyRow(rows: BrandRows, from: number, to: number): void {
  rows.ids.copyWithin(to * ID_WORDS, from * ID_WORDS, (from + 1) * ID_WORDS)
  rows.model[to] = rows.model[from]!
  rows.combination[to] = rows.combination[from]!
  rows.used[to] = rows.used[from]!
  rows.band[to] = rows.band[from]!
  rows.price[to] = rows.price[from]!
  rows.saving[to] = rows.saving[from]!
  rows.place[to] = rows.place[from]!
  rows.variant[to] = rows.variant[from]!
  rows.created[to] = rows.created[from]!
}

/** Adds a number to an element of a column, which grows if it is too short. */
export function addTo(column: Int32Array, index: number, amount: number): Int32Array {
  const grown =
    index < column.length
      ? column
      : enlarge(column, new Int32Array(Math.ceil((index + 1) * GROWTH)))
  grown[index]! += amount
  return grown
}
