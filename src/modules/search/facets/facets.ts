import { countryName } from '../../../shared/countries.ts'
import type { Language } from '../../../shared/languages.ts'
import { destinationLabel, destinationsWith } from '../../../shared/listings/delivery-terms.ts'
import { mapFilterFields } from '../../../shared/listings/field-filters.ts'
import { displayField } from '../../../shared/listings/field-values.ts'
import { gradeFilterLabel, gradeFilters, gradeNumber } from '../../../shared/listings/grades.ts'
import { modelTitle } from '../../../shared/listings/model-title.ts'
import { formatWhole, toTypedPrice } from '../../../shared/money.ts'
import { colorFamilies, sellerLevels } from '../../listings/index.ts'
import type { Filters } from '../filters.ts'
import type { Vocabulary } from '../query/vocabulary.ts'
import type { FacetValue, SearchResult } from '../search.contract.ts'
import type { FactCounts } from '../variants.ts'
import {
  bandStarts,
  type PhoneCounts,
  type SearchCriteria,
  type Tally,
  USED_MOST,
} from './phone-facets.ts'

/** Models listed in the facet, most frequent first. */
const MAX_MODELS = 24
const KILOMETRES = [10, 25, 50, 100, 250]

type Choice = Omit<FacetValue, 'count'>

// V8 keeps a text of templates or sums as its parts, and JSON.stringify is then three times as slow for the
// whole answer. `join` puts it together.
const usedChoices = [3, 6, 12, 18, 24, 36, 48].map((months) => ({
  months,
  choice: { value: `${months}`, label: ['At most', months, 'months'].join(' ') },
}))
const fieldChoices = mapFilterFields((_, field): { least: number; choice: Choice }[] =>
  field.kind === 'choice'
    ? []
    : (field.steps ?? []).map((least) => ({
        least,
        choice: { value: `${least}`, label: ['At least', displayField(field, least)].join(' ') },
      })),
)

/** Every filter value with its label and count. Values without results are omitted. */
export function buildFacets(
  counts: PhoneCounts,
  words: Vocabulary,
  criteria: SearchCriteria,
  facts: FactCounts,
  { shipsTo }: Pick<Filters, 'shipsTo'>,
  { currency, language }: { currency: string; language?: Language },
): SearchResult['facets'] {
  const { distances } = criteria
  const { storage, grade, color, sellerLevel, advertised, photo } = counts.facets
  return {
    brand: byCount(
      [...counts.brands].flatMap(([number, count]) => {
        const brand = words.brands.get(number)?.brand
        return brand ? { value: brand, label: brand, count } : []
      }),
    ),
    model: modelFacet(counts, words, criteria),
    storage: listValues(storage, (gb) => ({ value: `${gb}`, label: formatStorage(gb) })),
    grade: withoutEmpty(
      gradeFilters.map((value) => ({
        value,
        label: gradeFilterLabel(value),
        count: grade[gradeNumber(value) ?? 0]!,
      })),
    ),
    color: byCount(
      listValues(color, (family) => {
        const value = colorFamilies[family - 1] ?? 'other'
        return { value, label: value.charAt(0).toUpperCase() + value.slice(1) }
      }),
    ),
    price: priceBands(counts.bands, currency, language),
    used: withoutEmpty(
      usedChoices.map(({ months, choice }) => ({
        ...choice,
        count: countUpTo(counts.used, months),
      })),
    ),
    sellerLevel: withoutEmpty(
      [1, 2].map((least) => ({
        value: sellerLevels[least]!,
        label: least === 1 ? 'Proven or trusted' : 'Trusted',
        count: sellerLevel.slice(least).reduce((sum, count) => sum + count, 0),
      })),
    ),
    advertised: withoutEmpty([{ value: '1', label: 'Advertised', count: advertised[1]! }]),
    photo: withoutEmpty([{ value: '1', label: 'With photo', count: photo[1]! }]),
    pickUp: withoutEmpty([{ value: '1', label: 'Pick-up', count: facts.pickUp }]),
    shipsTo: byCount(
      withChosen(facts.shipsTo, shipsTo).map(([value, count]) => ({
        value,
        label: destinationLabel(value, (code) => countryName(code, language)),
        count,
      })),
    ),
    freeShipping: withoutEmpty([{ value: '1', label: 'Free shipping', count: facts.freeShipping }]),
    ...fieldFacets(facts.fields),
    ...(distances && {
      within: withoutEmpty(withinFacet(counts.places, distances)),
    }),
  }
}

function modelFacet(
  { models: counts }: PhoneCounts,
  words: Vocabulary,
  { models }: SearchCriteria,
): FacetValue[] {
  const isModel = (id: number) => words.byId.get(id)?.catchAll === false
  const most = mostFrequent(counts, MAX_MODELS, isModel)
  const listed = new Set(most.map(([id]) => id))
  const others = [...models].filter((id) => !listed.has(id) && counts.get(id) > 0 && isModel(id))
  return [...most, ...others.map((id): [number, number] => [id, counts.get(id)])]
    .sort(byFrequency)
    .map(([id, count]) => {
      const { slug, name, brand } = words.byId.get(id)!
      return { value: slug, label: modelTitle(brand.brand, name), count }
    })
}

const byFrequency = ([a, more]: [number, number], [b, count]: [number, number]) =>
  count - more || a - b

/**
 * The most frequent of these models with their numbers, without sorting thousands of them. Of equally frequent
 * ones those with the lowest ids.
 */
export function mostFrequent(
  counts: Tally,
  most: number,
  isListed: (id: number) => boolean,
): [id: number, count: number][] {
  const top: [number, number][] = []
  // Checked first, because most models have fewer results than the last one listed.
  let least = 1
  counts.forEach((id, count) => {
    if (count < least || !isListed(id)) return
    const entry: [number, number] = [id, count]
    const after = top.findIndex((other) => byFrequency(entry, other) < 0)
    top.splice(after < 0 ? top.length : after, 0, entry)
    if (top.length > most) top.pop()
    if (top.length === most) least = Math.max(1, top.at(-1)![1])
  })
  return top
}

// 0 means 'not known' and is no filter value.
function listValues(counts: Int32Array, describe: (value: number) => Choice) {
  const values: FacetValue[] = []
  for (let value = 1; value < counts.length; value++) {
    const count = counts[value]!
    if (count > 0) values.push({ ...describe(value), count })
  }
  return values
}

function byCount(values: FacetValue[]) {
  return values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

function withoutEmpty(values: FacetValue[]) {
  return values.filter(({ count }) => count > 0)
}

export function formatStorage(gb: number) {
  return gb % 1024 === 0 ? `${gb / 1024} TB` : `${gb} GB`
}

/** The chosen destination is always listed, so that its label is known. */
function withChosen(counts: Map<string, number>, chosen: string | undefined): [string, number][] {
  if (chosen === undefined || counts.has(chosen)) return [...counts]
  const region = destinationsWith(chosen).find((code) => counts.has(code))
  return [...counts, [chosen, counts.get(region ?? '') ?? 0]]
}

/** The minimum of a number, or each option. */
function fieldFacets(fields: FactCounts['fields']) {
  return mapFilterFields((key, field) => {
    const counts = [...fields[key]]
    if (field.kind === 'choice')
      return counts.map(([value, count]) => ({
        value: `${value}`,
        label: displayField(field, value),
        count,
      }))
    return withoutEmpty(
      fieldChoices[key].map(({ least, choice }) => ({
        ...choice,
        count: counts.reduce(
          (sum, [value, count]) => sum + (Number(value) >= least ? count : 0),
          0,
        ),
      })),
    )
  })
}

function countUpTo(used: Int32Array, months: number) {
  let sum = 0
  for (let index = 0; index <= Math.min(months, USED_MOST); index++) sum += used[index]!
  return sum
}

function withinFacet(places: Tally, distances: ReadonlyMap<number, number>): FacetValue[] {
  const facet = KILOMETRES.map((km) => ({ km, value: `${km}`, label: `${km} km`, count: 0 }))
  for (const [id, distance] of distances) {
    const count = places.get(id)
    if (count > 0) for (const one of facet) if (distance <= one.km) one.count += count
  }
  return facet.map(({ km, ...value }) => value)
}

const BANDS = 8

/** Joins narrow price bands into about eight with similar counts. */
export function priceBands(
  counts: Int32Array,
  currency: string,
  language?: Language,
): FacetValue[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const last = counts.findLastIndex((count) => count > 0)
  const bands: FacetValue[] = []
  let start = counts.findIndex((count) => count > 0)
  let held = 0
  for (let index = Math.max(0, start); index <= last; index++) {
    held += counts[index]!
    if (held < total / BANDS && index < last) continue
    const [from, to] = [bandStarts[start]!, bandStarts[index + 1]]
    const isOpen = index === last && isWide(from, to)
    const band = bandLabel(from, isOpen ? undefined : to, currency, language)
    bands.push({ ...band, count: held })
    start = index + 1
    held = 0
  }
  return bands.filter(({ count }) => count > 0)
}

/** The last band has only a lower bound, so that one extreme price does not widen it. */
function isWide(from: number, to: number | undefined): boolean {
  return to !== undefined && from > 0 && to > 2 * from
}

/** `end` is the first price above the band; the highest band has none. */
function bandLabel(
  start: number,
  end: number | undefined,
  currency: string,
  language?: Language,
): Choice {
  const typed = (minor: number) => toTypedPrice(minor, currency)
  const from = Math.max(start, 1)
  if (end === undefined)
    return { value: `${typed(from)}-`, label: `${formatWhole(start, currency, language)}+` }
  return {
    value: `${typed(from)}-${typed(end - 1)}`,
    label: [formatWhole(start, currency, language), '–', formatWhole(end, currency, language)].join(
      ' ',
    ),
  }
}
