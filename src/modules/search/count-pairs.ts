import type { Counts } from './count-cells.ts'
import { AT, type Dimension, type Pairs, pairOf, sizeAt, storageRow, WIDTHS } from './pairs.ts'
import type { Sums } from './sums.ts'
import type { Wanted } from './wanted.ts'

/** A filter and the rows of the values that pass it. */
export type Chosen = { dimension: Dimension; rows: number[] }

/** The filters that are on, when pairs can answer for them; undefined when only counting can. */
export function chosenIn(wanted: Wanted): Chosen[] | undefined {
  const { said, min, max, places, storage, grades, colours, standing, used } = wanted
  if (min !== undefined || max !== undefined || places !== null) return undefined
  if (said.storage.length + said.grades.length + said.colours.length > 0) return undefined
  const chosen: Chosen[] = []
  const choose = (dimension: Dimension, values: Iterable<number>) =>
    chosen.push({ dimension, rows: [...values].map((value) => AT[dimension] + value) })
  if (storage.size > 0) {
    const rows = [...storage].map(storageRow)
    if (rows.includes(undefined)) return undefined
    choose('storage', rows as number[])
  }
  if (grades.size > 0) choose('grade', grades)
  if (colours.size > 0) choose('colour', colours)
  if (standing > 0)
    choose(
      'standing',
      [1, 2].filter((one) => one >= standing),
    )
  if (wanted.advertised) choose('advertised', [1])
  if (wanted.photo) choose('photo', [1])
  if (used !== undefined)
    choose(
      'used',
      Array.from({ length: used + 1 }, (_, months) => months),
    )
  return chosen
}

/** How many of a brand pass one filter or two. */
export function passingOf(pairs: Pairs, [first, second]: Chosen[]): number {
  let sum = 0
  for (const a of first?.rows ?? [])
    if (!second) sum += pairOf(pairs, a, a)
    else for (const b of second.rows) sum += pairOf(pairs, a, b)
  return sum
}

/** Adds what one filter leaves of a brand to every facet, and all of the brand to its own. */
export function addBrand(counts: Counts, pairs: Pairs, chosen: Chosen) {
  const { dimension: own, rows } = chosen
  const left = (name: Dimension, value: number) => {
    const row = AT[name] + value
    if (name === own) return pairOf(pairs, row, row)
    let sum = 0
    for (const one of rows) sum += pairOf(pairs, one, row)
    return sum
  }
  for (let slot = 0; sizeAt(slot) !== undefined; slot++)
    counts.storage[sizeAt(slot)!]! += left('storage', slot)
  for (const name of LISTS) {
    const list = counts[name]
    for (let value = 0; value < list.length; value++) list[value]! += left(name, value)
  }
}

/** Of two filters: adds to the facet of each what fails it alone. */
export function addAlone(counts: Counts, pairs: Pairs, own: Chosen, other: Chosen) {
  const { dimension } = own
  const list = dimension === 'storage' ? counts.storage : counts[dimension]
  for (let value = 0; value < WIDTHS[dimension]; value++) {
    const row = AT[dimension] + value
    if (own.rows.includes(row)) continue
    let sum = 0
    for (const one of other.rows) sum += pairOf(pairs, one, row)
    list[dimension === 'storage' ? sizeAt(value)! : value]! += sum
  }
}

const LISTS = ['grade', 'colour', 'standing', 'advertised', 'photo', 'used', 'band'] as const

/** How many listings of a model pass one filter. */
export function passingOfModel(sums: Sums, { dimension, rows }: Chosen): number {
  let sum = 0
  for (const row of rows) {
    const value = row - AT[dimension]
    if (dimension === 'storage') sum += sums.storage.get(sizeAt(value) ?? 0) ?? 0
    else sum += sums[dimension][value]!
  }
  return sum
}
