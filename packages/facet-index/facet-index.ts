import { keepBest, type PageItem, type PageRequest } from './best-rows.ts'
import { addRow, type Counts, copySums, emptySums, toCounts } from './counts.ts'
import { bandFor, type Definition } from './facets.ts'
import { compileFilter, type Filter, type Query } from './filter.ts'
import { createIdTable } from './id-table.ts'
import {
  type BrandRows,
  copyRow,
  emptyBrand,
  ID_WORDS,
  type ItemRows,
  reserveRow,
  USED_VALUES,
} from './item-rows.ts'
import { keepNearest, type NearItem, type Nearness } from './nearest.ts'
import { Numbering } from './numbering.ts'
import { hasSearchedModel, isSelected, type Range, type Scan, SLICE, scanSlice } from './scan.ts'

export type FacetIndex<Facet extends string> = {
  /** Adds items, or replaces those with the same id. */
  load: (rows: ItemRows) => Promise<void>
  /** Adds or replaces items, and removes those with the ids of `gone`, as in `ItemRows`. */
  change: (rows: ItemRows, gone: Uint32Array) => Promise<void>
  /** Counts every facet, and returns a page of the results if one is wanted. */
  count: (query: Query<Facet>, page?: PageRequest) => Promise<Counted<Facet>>
  /** The number of results, and a page of them if one is wanted: several times as fast as `count`. */
  page: (query: Query<Facet>, page?: PageRequest) => Promise<Page>
  /** The items that miss the fewest filters by the fewest steps. */
  nearest: (query: Query<Facet>, nearness: Nearness) => Promise<NearItem[]>
  /** All items without any filter: the same object until one changes. */
  countAll: () => Counts<Facet>
}

export type Page = { total: number; items: PageItem[] }
export type Counted<Facet extends string> = Page & { counts: Counts<Facet> }

/** Items that are added, replaced or removed before other work may go first: less than a millisecond. */
const CHANGES_AT_ONCE = 512
/** How many ids are looked up before other work gets its turn: about a millisecond. */
const IDS_AT_ONCE = 2_048

type RowLists = Map<BrandRows, Int32Array>

/**
 * Items in memory: the rows of each brand in typed columns, and what all of them add up to.
 *
 * @param options.pause Awaited often; may let other work go first. Searches and changes run one after the
 * other, so that a search never sees half of a change.
 */
export function createFacetIndex<Facet extends string>(
  definition: Definition<Facet>,
  { pause }: { pause: () => Promise<void> },
): FacetIndex<Facet> {
  const numbers = {
    models: new Numbering(),
    combinations: new Numbering(),
    places: new Numbering(),
    variants: new Numbering(),
  }
  const brands: BrandRows[] = []
  const brandIndexes = new Numbering()
  const locations = createIdTable((brand) => brands[brand]!.ids)
  const whole = emptySums(numbers, definition)
  let wholeCounts: Counts<Facet> | undefined
  let last: Promise<unknown> = Promise.resolve()

  function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }

  function put(given: ItemRows, index: number) {
    remove(given.ids, index * ID_WORDS)
    const brandIndex = brandIndexes.add(given.brand[index]!)
    brands[brandIndex] ??= emptyBrand(given.brand[index]!)
    const rows = brands[brandIndex]
    reserveRow(rows)
    const row = rows.size
    rows.size += 1
    const word = index * ID_WORDS
    rows.ids.set(given.ids.subarray(word, word + ID_WORDS), row * ID_WORDS)
    const model = numbers.models.add(given.model[index]!)
    rows.model[row] = model
    rows.combination[row] = numbers.combinations.add(given.facets[index]!)
    rows.used[row] = Math.min(given.used[index]!, USED_VALUES - 1)
    rows.price[row] = given.price[index]!
    rows.band[row] = bandFor(definition.bands, given.price[index]!)
    rows.saving[row] = given.saving[index]!
    rows.place[row] = numbers.places.add(given.place[index]!)
    rows.variant[row] = numbers.variants.add(given.variant[index]!)
    rows.created[row] = given.created[index]!
    rows.models.set(model, (rows.models.get(model) ?? 0) + 1)
    locations.set(given.ids, word, { brand: brandIndex, row })
    addRow(whole, rows, row, 1)
  }

  /** The last row of the brand takes the place of the one that is removed. */
  function remove(ids: Uint32Array, word: number) {
    const location = locations.find(ids, word)
    if (!location) return
    const { brand, row } = location
    const rows = brands[brand]!
    addRow(whole, rows, row, -1)
    const model = rows.model[row]!
    const left = rows.models.get(model)! - 1
    if (left > 0) rows.models.set(model, left)
    else rows.models.delete(model)
    locations.delete(ids, word)
    const lastRow = rows.size - 1
    if (row !== lastRow) {
      copyRow(rows, lastRow, row)
      locations.set(rows.ids, row * ID_WORDS, { brand, row })
    }
    rows.size = lastRow
  }

  function countAll(): Counts<Facet> {
    wholeCounts ??= toCounts(copySums(whole), numbers, definition)
    return wholeCounts
  }

  async function applyAll(count: number, apply: (index: number) => void) {
    for (let index = 0; index < count; index++) {
      apply(index)
      if (index % CHANGES_AT_ONCE === 0) await pause()
    }
  }

  function change(rows: ItemRows, gone: Uint32Array): Promise<void> {
    return inOrder(async () => {
      wholeCounts = undefined
      await applyAll(gone.length / ID_WORDS, (index) => remove(gone, index * ID_WORDS))
      await applyAll(rows.size, (index) => put(rows, index))
      wholeCounts = undefined
    })
  }

  /** The rows of items by brand; unknown ids are left out. */
  async function rowsByBrand(ids: Uint32Array): Promise<RowLists> {
    const lists = new Map<BrandRows, number[]>()
    for (let index = 0; index * ID_WORDS < ids.length; index++) {
      if (index % IDS_AT_ONCE === IDS_AT_ONCE - 1) await pause()
      const location = locations.find(ids, index * ID_WORDS)
      if (!location) continue
      const rows = brands[location.brand]!
      const list = lists.get(rows)
      if (list) list.push(location.row)
      else lists.set(rows, [location.row])
    }
    return new Map([...lists].map(([rows, list]) => [rows, new Int32Array(list)]))
  }

  /** The rows that a search has to look at, by brand. */
  async function* rangesFor(query: Query<Facet>, filter: Filter): AsyncGenerator<Range> {
    const lists = query.within && (await rowsByBrand(query.within))
    const left = query.without && (await rowsByBrand(query.without))
    const leftOut = (rows: BrandRows) => {
      const list = left?.get(rows)
      return list ? new Set(list) : null
    }
    for (const rows of brands) {
      const list = lists ? lists.get(rows) : null
      if (list === undefined || rows.size === 0) continue
      if (filter.brands && !filter.brands.has(rows.brand)) continue
      if (!hasSearchedModel(rows, filter)) continue
      yield {
        rows,
        list,
        from: 0,
        to: list ? list.length : rows.size,
        isBeside: false,
        without: leftOut(rows),
      }
    }
    if (!query.beside) return
    for (const [rows, list] of await rowsByBrand(query.beside))
      if (!filter.brands || filter.brands.has(rows.brand))
        yield { rows, list, from: 0, to: list.length, isBeside: true, without: leftOut(rows) }
  }

  async function scanAll(query: Query<Facet>, filter: Filter, scan: Scan) {
    const { sums } = scan
    for await (const range of rangesFor(query, filter)) {
      const { rows, from, to } = range
      const isBrandSelected = isSelected(filter, rows)
      if (!isBrandSelected && !sums) continue
      if (!isBrandSelected && !filter.isFiltered && !range.isBeside) {
        sums!.brands.set(rows.brand, to)
        continue
      }
      for (let end = to; end > from; end -= SLICE) {
        scanSlice(scan, { ...range, from: Math.max(from, end - SLICE), to: end })
        await pause()
      }
    }
  }

  function compile(query: Query<Facet>): Filter {
    return compileFilter(query, numbers, definition.facets)
  }

  function search(query: Query<Facet>, request: PageRequest | undefined, isCounted: boolean) {
    return inOrder(async () => {
      const filter = compile(query)
      const best = request ? keepBest(request, numbers) : null
      // Without any filter, what all items add up to is known.
      const isWhole = !filter.isFiltered && !filter.brands && filter.selectedBrands.size === 0
      const sums = isCounted && !isWhole ? emptySums(numbers, definition) : null
      const scan: Scan = { filter, total: 0, sums, best, nearest: null }
      if (isWhole && !best) scan.total = whole.total
      else await scanAll(query, filter, scan)
      if (sums) sums.total = scan.total
      const counts = sums ? toCounts(sums, numbers, definition) : isCounted ? countAll() : null
      return { total: scan.total, items: best ? best.items() : [], counts }
    })
  }

  return {
    load: (rows) => change(rows, NO_IDS),
    change,
    async count(query, request) {
      const { total, items, counts } = await search(query, request, true)
      return { total, items, counts: counts! }
    },
    async page(query, request) {
      const { total, items } = await search(query, request, false)
      return { total, items }
    },
    nearest(query, nearness) {
      return inOrder(async () => {
        const filter = compile(query)
        const nearest = keepNearest(nearness, numbers, filter)
        await scanAll(query, filter, { filter, total: 0, sums: null, best: null, nearest })
        return nearest.items()
      })
    },
    countAll,
  }
}

const NO_IDS = new Uint32Array()
