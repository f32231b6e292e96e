import type { Definition } from './facets.ts'
import { FAILS, FIRST_FACET_BIT, facetNames, type Numberings } from './filter.ts'
import { addTo, type BrandRows, USED_VALUES } from './item-rows.ts'
import { Tally } from './numbering.ts'

/** Numbers of items. Those of a facet ignore the filter on it. */
export type Counts<Facet extends string> = {
  /** Items that pass all filters. */
  total: number
  /** By id. */
  brands: Map<number, number>
  models: Tally
  /** Only counted by a search with a filter on places. */
  places: Tally
  variants: Tally
  /** By value. */
  facets: { [Name in Facet]: Int32Array }
  used: Int32Array
  /** By price band. */
  bands: Int32Array
}

/** Sums by what rows are stored with: the columns of `Counts` before they have names. */
export type Sums = {
  total: number
  /** By id. */
  brands: Map<number, number>
  models: Int32Array
  combinations: Int32Array
  /** Of rows that fail one facet alone, by the index of that facet, as far as there are any. */
  missing: (Int32Array | undefined)[]
  used: Int32Array
  bands: Int32Array
  places: Int32Array
  variants: Int32Array
}

export function emptySums(numbers: Numberings, definition: Definition<string>): Sums {
  return {
    total: 0,
    brands: new Map(),
    models: new Int32Array(numbers.models.ids.length),
    combinations: new Int32Array(numbers.combinations.ids.length),
    missing: [],
    used: new Int32Array(USED_VALUES),
    bands: new Int32Array(definition.bands.length),
    places: new Int32Array(numbers.places.ids.length),
    variants: new Int32Array(numbers.variants.ids.length),
  }
}

/** Adds a row to sums of rows that pass all filters, or takes it off with -1. */
export function addRow(sums: Sums, rows: BrandRows, row: number, amount: 1 | -1): void {
  sums.total += amount
  sums.brands.set(rows.brand, (sums.brands.get(rows.brand) ?? 0) + amount)
  sums.models = addTo(sums.models, rows.model[row]!, amount)
  sums.combinations = addTo(sums.combinations, rows.combination[row]!, amount)
  sums.used = addTo(sums.used, rows.used[row]!, amount)
  sums.bands = addTo(sums.bands, rows.band[row]!, amount)
  sums.places = addTo(sums.places, rows.place[row]!, amount)
  sums.variants = addTo(sums.variants, rows.variant[row]!, amount)
}

/** Counts rows that pass all filters in every facet; in that of places only if there is a filter on these. */
export function countRows(
  sums: Sums,
  rows: BrandRows,
  some: Int32Array,
  { arePlacesCounted }: { arePlacesCounted: boolean },
): void {
  addBrand(sums, rows, some.length)
  countColumn(sums.models, rows.model, some)
  countColumn(sums.combinations, rows.combination, some)
  countColumn(sums.used, rows.used, some)
  countColumn(sums.bands, rows.band, some)
  if (arePlacesCounted) countColumn(sums.places, rows.place, some)
  countColumn(sums.variants, rows.variant, some)
}

function countColumn(counts: Int32Array, column: Int32Array | Uint8Array, some: Int32Array) {
  for (let index = 0; index < some.length; index++) counts[column[some[index]!]!]! += 1
}

export function addBrand({ brands }: Sums, { brand }: BrandRows, count: number): void {
  if (count > 0) brands.set(brand, (brands.get(brand) ?? 0) + count)
}

/** `indexes` are those of `rows` and `fails`. */
type SingleFails = { indexes: Int32Array; rows: Int32Array; fails: Int32Array }

/** Counts rows that fail exactly one filter in the facet of that filter. */
export function countSingleFails(sums: Sums, brandRows: BrandRows, given: SingleFails): void {
  const { indexes, rows, fails } = given
  let ofBrand = 0
  for (let position = 0; position < indexes.length; position++) {
    const index = indexes[position]!
    const row = rows[index]!
    const failed = fails[index]!
    if (failed === FAILS.brand) ofBrand += 1
    else if (failed === FAILS.price) sums.bands[brandRows.band[row]!]! += 1
    else if (failed === FAILS.model) sums.models[brandRows.model[row]!]! += 1
    else if (failed === FAILS.used) sums.used[brandRows.used[row]!]! += 1
    else if (failed === FAILS.place) sums.places[brandRows.place[row]!]! += 1
    else if (failed === FAILS.variant) sums.variants[brandRows.variant[row]!]! += 1
    else {
      const facet = 31 - Math.clz32(failed) - FIRST_FACET_BIT
      sums.missing[facet] ??= new Int32Array(sums.combinations.length)
      sums.missing[facet][brandRows.combination[row]!]! += 1
    }
  }
  addBrand(sums, brandRows, ofBrand)
}

/** A copy that does not change with the sums. */
export function copySums(sums: Sums): Sums {
  const { models, combinations, used, bands, places, variants } = sums
  return {
    ...sums,
    models: models.slice(),
    combinations: combinations.slice(),
    used: used.slice(),
    bands: bands.slice(),
    places: places.slice(),
    variants: variants.slice(),
  }
}

/** Sums as counts by id and by value. */
export function toCounts<Facet extends string>(
  sums: Sums,
  numbers: Numberings,
  { facets: definitions }: Definition<Facet>,
): Counts<Facet> {
  const facets = {} as Counts<Facet>['facets']
  const combinations = numbers.combinations.ids
  for (const [index, name] of facetNames(definitions).entries()) {
    const { shift, mask } = definitions[name]
    const counts = new Int32Array(mask + 1)
    for (const column of [sums.combinations, sums.missing[index]])
      for (let combination = 0; column && combination < column.length; combination++)
        if (column[combination] !== 0)
          counts[(combinations[combination]! >>> shift) & mask]! += column[combination]!
    facets[name] = counts
  }
  return {
    total: sums.total,
    brands: new Map([...sums.brands].filter(([, count]) => count > 0)),
    models: new Tally(numbers.models, sums.models),
    places: new Tally(numbers.places, sums.places),
    variants: new Tally(numbers.variants, sums.variants),
    facets,
    used: sums.used,
    bands: sums.bands,
  }
}
