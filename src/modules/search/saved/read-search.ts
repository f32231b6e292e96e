import type { Deps } from '../../../deps.ts'
import { placeById } from '../../catalog/places/index.ts'
import { type Filters, filtersOf, type Understanding, understand, vocabulary } from '../index.ts'
import type { Criteria } from './criteria.ts'
import { nameSearch } from './name-search.ts'
import type { Reading } from './searches.store.ts'

/** Parameters that say what is looked for; the others say how results are shown. */
const ASKING = [
  'q',
  'brand',
  'model',
  'storage',
  'grade',
  'colour',
  'min',
  'max',
  'used',
  'near',
  'within',
  'standing',
  'advertised',
  'photo',
]
/** Models that one search is looked up under; the closest come first. */
const MOST_TARGETS = 300

/** The part of an address that asks for something, in one order: the same search twice is one. */
export function canonicalQuery(query: string): string {
  const given = new URLSearchParams(query)
  const pairs = ASKING.flatMap((name) =>
    [...new Set(given.getAll(name).map((value) => value.replaceAll('\0', '').trim()))]
      .filter(Boolean)
      .sort()
      .map((value) => [name, value] as [string, string]),
  )
  return new URLSearchParams(pairs).toString()
}

/** What a query means by now, and its name; undefined when it asks for nothing at all. */
export async function readSearch(
  deps: Deps,
  query: string,
): Promise<(Reading & { name: string }) | undefined> {
  const db = deps.db.kysely
  const params = new URLSearchParams(query)
  const asked = Object.fromEntries(ASKING.map((name) => [name, params.getAll(name)]))
  const filters = await filtersOf(deps, asked)
  const [understood, words] = await Promise.all([understand(db, filters.q), vocabulary(db)])
  const criteria = criteriaOf(filters, understood)
  const targets = targetsOf(filters, understood, (id) => words.byId.get(id)?.brand.number)
  if (targets[0] === 0 && asksNothing(criteria)) return undefined
  const near = params.get('near') ?? ''
  const named = {
    q: filters.q,
    models: filters.models.flatMap((id) => words.byId.get(id)?.name ?? []),
    brands: filters.brands.flatMap((number) => words.brands.get(number)?.brand ?? []),
    place: /^\d{1,9}$/.test(near) ? (await placeById(db, Number(near)))?.name : undefined,
  }
  return { criteria, targets, name: nameSearch(named, criteria, deps.env.CURRENCY) }
}

function criteriaOf(filters: Filters, understood: Understanding): Criteria {
  const { storage, grades, colours, min, max, used, near } = filters
  // A filter says it more plainly than the words do.
  const either = (chosen: number[], said: number[]) => (chosen.length > 0 ? chosen : said)
  return {
    words: understood.leftOver,
    storageGb: either(storage, understood.storage),
    grades: either(grades, understood.grades).map((grade) => String.fromCharCode(64 + grade)),
    colours: either(colours, understood.colours),
    minMinor: min ?? null,
    maxMinor: max ?? null,
    usedMonths: used ?? null,
    lat: near?.lat ?? null,
    lon: near?.lon ?? null,
    withinKm: near?.km ?? null,
    standing: filters.standing,
    advertised: filters.advertised,
    photo: filters.photo,
  }
}

function asksNothing(criteria: Criteria) {
  return Object.values(criteria).every(
    (wish) => wish === null || wish === 0 || wish === false || (Array.isArray(wish) && !wish[0]),
  )
}

/** Models when words or filters name some, else brands (negative), else 0 for all phones. */
function targetsOf(
  { models, brands }: Filters,
  understood: Understanding,
  brandOf: (model: number) => number | undefined,
): number[] {
  const meant = understood.models && closest(understood.models)
  const meantBrands = understood.brands.map((brand) => brand.number)
  const inBrands = (number: number | undefined) =>
    number !== undefined &&
    (brands.length === 0 || brands.includes(number)) &&
    (meantBrands.length === 0 || meantBrands.includes(number))
  const named = models.length > 0 ? models.filter((id) => !meant || meant.includes(id)) : meant
  if (named) return named.filter((id) => inBrands(brandOf(id))).slice(0, MOST_TARGETS)
  const either = brands.length > 0 ? brands : meantBrands
  return either.length > 0 ? either.filter(inBrands).map((number) => -number) : [0]
}

/** 'iPhone 13' means that one; a list shows the 13 Pro too, a message about it is a nuisance. */
function closest(models: NonNullable<Understanding['models']>): number[] {
  const tier = Math.min(...models.map((one) => one.tier))
  return models.filter((one) => one.tier === tier).map((one) => one.model.id)
}
