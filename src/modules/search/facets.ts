import { colourFamilies, standings } from '../listings/index.ts'
import { placeIds } from './cells.ts'
import type { Counts } from './count-cells.ts'
import { priceBands } from './price-bands.ts'
import type { FacetValue, SearchResult } from './search.contract.ts'
import { USED_MOST } from './traits.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Wanted } from './wanted.ts'

/** Models that are worth choosing from; in order of how many there are. */
const MOST_MODELS = 24
const MONTHS = [3, 6, 12, 18, 24, 36, 48]
const KILOMETRES = [10, 25, 50, 100, 250]

/** The counts beside every filter value, in words. A value that nothing has is not offered. */
export function facetsOf(
  counts: Counts,
  words: Vocabulary,
  wanted: Wanted,
  currency: string,
): SearchResult['facets'] {
  const { distances } = wanted
  return {
    brand: byCount(
      [...counts.brand].flatMap(([number, count]) => {
        const brand = words.brands.get(number)?.brand
        return brand ? { value: brand, label: brand, count } : []
      }),
    ),
    model: modelsOf(counts, words, wanted),
    storage: listed(counts.storage, (gb) => ({ value: `${gb}`, label: inWords(gb) })),
    grade: listed(counts.grade, (grade) => {
      const letter = String.fromCharCode(64 + grade)
      return { value: letter, label: `Grade ${letter}` }
    }),
    colour: byCount(
      listed(counts.colour, (family) => {
        const value = colourFamilies[family - 1] ?? 'other'
        return { value, label: value.charAt(0).toUpperCase() + value.slice(1) }
      }),
    ),
    price: priceBands(counts.band, currency),
    used: someOf(
      MONTHS.map((months) => ({
        value: `${months}`,
        label: `At most ${months} months`,
        count: upTo(counts.used, months),
      })),
    ),
    standing: someOf(
      [1, 2].map((least) => ({
        value: standings[least]!,
        label: least === 1 ? 'Proven or trusted' : 'Trusted',
        count: counts.standing.slice(least).reduce((sum, count) => sum + count, 0),
      })),
    ),
    advertised: someOf([{ value: '1', label: 'Advertised', count: counts.advertised[1]! }]),
    photo: someOf([{ value: '1', label: 'With photo', count: counts.photo[1]! }]),
    ...(distances && {
      within: someOf(
        KILOMETRES.map((km) => ({
          value: `${km}`,
          label: `${km} km`,
          count: near(counts.place, distances, km),
        })),
      ),
    }),
  }
}

function modelsOf({ model }: Counts, words: Vocabulary, { models }: Wanted): FacetValue[] {
  const least = leastShown(model, words)
  return [...model]
    .filter(([id, count]) => count >= least || models.has(id))
    .flatMap(([id, count]) => {
      const known = words.byId.get(id)
      return known && !known.catchAll ? { known, count } : []
    })
    .sort((a, b) => b.count - a.count || a.known.id - b.known.id)
    .filter(({ known }, at) => at < MOST_MODELS || models.has(known.id))
    .map(({ known, count }) => ({ value: known.slug, label: known.name, count }))
}

/** How many there are of the last model that is shown: thousands need not be sorted for it. */
function leastShown(model: Map<number, number>, { catchAlls }: Vocabulary): number {
  const most: number[] = []
  for (const [id, count] of model) {
    const isFull = most.length === MOST_MODELS
    if ((isFull && count <= most[0]!) || catchAlls.has(id)) continue
    if (isFull) most.shift()
    const at = most.findIndex((other) => other >= count)
    most.splice(at < 0 ? most.length : at, 0, count)
  }
  return most.length === MOST_MODELS ? most[0]! : 0
}

// 0 stands for 'not known', which nobody looks for.
function listed(counts: Int32Array, say: (value: number) => Omit<FacetValue, 'count'>) {
  const values: FacetValue[] = []
  for (let value = 1; value < counts.length; value++) {
    const count = counts[value]!
    if (count > 0) values.push({ ...say(value), count })
  }
  return values
}

function byCount(values: FacetValue[]) {
  return values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

function someOf(values: FacetValue[]) {
  return values.filter(({ count }) => count > 0)
}

export function inWords(gb: number) {
  return gb % 1024 === 0 ? `${gb / 1024} TB` : `${gb} GB`
}

function upTo(used: Int32Array, months: number) {
  let sum = 0
  for (let at = 0; at <= Math.min(months, USED_MOST); at++) sum += used[at]!
  return sum
}

function near(places: Int32Array, distances: Map<number, number>, km: number) {
  let sum = 0
  for (let at = 0; at < places.length; at++) {
    const count = places[at]!
    if (count > 0 && (distances.get(placeIds[at]!) ?? Number.POSITIVE_INFINITY) <= km) sum += count
  }
  return sum
}
