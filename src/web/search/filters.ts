import { BRAND_ALIASES } from '../../shared/brands.ts'
import { mapFilterFields, readFieldFilters } from '../../shared/listings/field-filters.ts'
import { gradeFilters } from '../../shared/listings/grades.ts'
import type { FilterKey } from '../../shared/listings/listing.fields.ts'
import {
  DEFAULT_DISTANCE_KM,
  MAX_DISTANCE_KM,
  MAX_FILTER_VALUES,
  MAX_QUERY_LENGTH,
} from '../../shared/listings/listing-limits.ts'
import { plainLine } from '../../shared/plain-line.ts'
import type { SearchParams, SearchResult } from '../api/index.ts'
import type { Facets } from '../listings/card-phone.ts'
import { isColorFamily } from '../listings/listing-labels.ts'
import { type RawSearch, stringifySearch, textIn, textsIn } from '../search-params.ts'

export type Sort = NonNullable<SearchParams['sort']>

const sorts: readonly Sort[] = ['best', 'newest', 'price_up', 'price_down', 'saving', 'support']

/** The order without a word about it: what fits the words best, or else what is new. */
export function defaultSort(q: string | undefined): Sort {
  return q ? 'best' : 'newest'
}

/** Undefined for the usual order and for an unknown one: the address then does not name it. */
function readSort(text: string | undefined, q: string | undefined): Sort | undefined {
  const sort = sorts.find((one) => one === text)
  // Without words nothing fits better than anything else.
  return sort === defaultSort(q) || (sort === 'best' && !q) ? undefined : sort
}

/** The orders to choose from: without words nothing fits better than anything else. */
export function sortChoices(q: string | undefined): Sort[] {
  return sorts.filter((sort) => q || sort !== 'best')
}

/** Kilometers that can be chosen around a place. */
export const distances = [10, 25, 50, 100, 250] as const

const PLACE = /^[1-9]\d{0,8}$/
const SPOT = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/

/** A place's id, or "lat,lon" made coarse; undefined for anything else. */
function readNear(text: string | undefined): string | undefined {
  if (text === undefined || PLACE.test(text)) return text
  const [, lat, lon] = SPOT.exec(text) ?? []
  return lat && lon ? roundLocation(Number(lat), Number(lon)) : undefined
}

/** A tenth of a degree is about 11 km: near enough to search, too far to find a door. */
export function roundLocation(lat: number, lon: number): string | undefined {
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180) return
  return `${Number(lat.toFixed(1))},${Number(lon.toFixed(1))}`
}

/** Kilometres as text; undefined for the usual ones. */
function readWithin(text: string | undefined): string | undefined {
  const km = Number(text)
  return Number.isInteger(km) && km > 0 && km <= MAX_DISTANCE_KM && km !== DEFAULT_DISTANCE_KM
    ? String(km)
    : undefined
}

/** The id in a `near` that names a place. */
export function placeIdFrom(near: string | undefined): string | undefined {
  return near !== undefined && PLACE.test(near) ? near : undefined
}

type Lists = 'brand' | 'model' | 'storage' | 'grade' | 'color'

/** Filters on declared fields: a number as text, or a list of options. */
type FieldParams = { [Key in FilterKey]?: string | string[] | undefined }

/** The filters as the address carries them, without the cursor. */
export type Filters = { [list in Lists]?: string[] | undefined } & FieldParams & {
    q?: string | undefined
    /** What is not wanted: 'pro', 'black'. */
    not?: string[] | undefined
    min?: string | undefined
    max?: string | undefined
    used?: string | undefined
    near?: string | undefined
    within?: string | undefined
    sellerLevel?: 'proven' | 'trusted' | undefined
    seller?: string | undefined
    advertised?: '1' | undefined
    photo?: '1' | undefined
    pickUp?: '1' | undefined
    /** A country, EU or WORLD. */
    shipsTo?: string | undefined
    freeShipping?: '1' | undefined
    sort?: Sort | undefined
  }

/** Changes the filters; `replace` leaves no step in the history. */
export type OnFilters = (filters: Filters, how?: { replace: boolean }) => void

/** Characters of a text that is excluded. */
const MAX_EXCLUDED_LENGTH = 40
/** Thousandths, with the zero after them that says so, and the Arabic marks; the server knows the currency. */
const PRICE = /^(\d{1,7}|\d{1,3}(٬\d{3})+)([.,٫]\d{1,4})?$/
const SLUG = /^[a-z0-9-]{1,80}$/
const GIGABYTES = /^[1-9]\d{0,3}$/
const SELLER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MONTHS = /^[1-9]\d{0,2}$/

/** By the names of the list, so that their boxes are ticked. */
function readBrands(search: RawSearch): string[] | undefined {
  return textsIn(search, 'brand')
    ?.slice(0, MAX_FILTER_VALUES)
    .map((brand) => BRAND_ALIASES[brand.toLowerCase()] ?? brand)
}

/** Keeps what makes sense of an address and drops the rest; what is usual is not written out. */
export function readFilters(search: RawSearch): Filters {
  const q = textIn(search, 'q')?.slice(0, MAX_QUERY_LENGTH)
  const near = readNear(textIn(search, 'near'))
  const sellerLevel = textIn(search, 'sellerLevel')
  return {
    q,
    not: chosen(search, 'not', (text) => text.trim() !== '' && text.length <= MAX_EXCLUDED_LENGTH),
    brand: readBrands(search),
    model: chosen(search, 'model', (slug) => SLUG.test(slug)),
    storage: chosen(search, 'storage', (gb) => GIGABYTES.test(gb)),
    grade: inOrder(textsIn(search, 'grade')),
    color: chosen(search, 'color', isColorFamily),
    min: matching(search, 'min', PRICE),
    max: matching(search, 'max', PRICE),
    used: matching(search, 'used', MONTHS),
    near,
    within: near && readWithin(textIn(search, 'within')),
    sellerLevel: sellerLevel === 'proven' || sellerLevel === 'trusted' ? sellerLevel : undefined,
    seller: matching(search, 'seller', SELLER_ID),
    advertised: flag(search, 'advertised'),
    photo: flag(search, 'photo'),
    pickUp: flag(search, 'pickUp'),
    shipsTo: readDestination(textIn(search, 'shipsTo')),
    freeShipping: flag(search, 'freeShipping'),
    ...readFieldParams(search),
    sort: readSort(textIn(search, 'sort'), q),
  }
}

function readFieldParams(search: RawSearch): FieldParams {
  const chosen = Object.entries(readFieldFilters((key) => textsIn(search, key) ?? []))
  return Object.fromEntries(
    chosen.map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
  )
}

function chosen(search: RawSearch, name: string, makesSense: (one: string) => boolean) {
  const sound = textsIn(search, name)?.filter(makesSense).slice(0, MAX_FILTER_VALUES) ?? []
  return sound.length > 0 ? sound : undefined
}

function inOrder(wanted: string[] | undefined) {
  const chosen = gradeFilters.filter((grade) => wanted?.includes(grade))
  return chosen.length > 0 ? chosen : undefined
}

function matching(search: RawSearch, name: string, pattern: RegExp) {
  const text = plainLine(textIn(search, name) ?? '')
  return pattern.test(text) ? text : undefined
}

/** Whether the address keeps a typed price. */
export function isFilterPrice(text: string): boolean {
  return PRICE.test(plainLine(text))
}

const DESTINATION = /^([A-Z]{2}|WORLD)$/

function readDestination(text = ''): string | undefined {
  const code = text.toUpperCase()
  return DESTINATION.test(code) ? code : undefined
}

function flag(search: RawSearch, name: string) {
  return textIn(search, name) === '1' ? '1' : undefined
}

/** As the API wants them: nothing that is undefined. */
export function toParams(filters: Filters): SearchParams {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/** The list without one; undefined when nothing is left. */
export function withoutValue(list: readonly string[], one: string): string[] | undefined {
  const left = list.filter((value) => value !== one)
  return left.length > 0 ? left : undefined
}

/** On when it was off, off when it was on. */
export function toggle(list: readonly string[] = [], one: string): string[] | undefined {
  return list.includes(one) ? withoutValue(list, one) : [...list, one]
}

/** A selected filter, and the filters that are left without it. */
/** The counts of a search that has not answered yet. */
export const noFacets: Facets = {
  brand: [],
  model: [],
  storage: [],
  grade: [],
  color: [],
  price: [],
  used: [],
  sellerLevel: [],
  advertised: [],
  photo: [],
  pickUp: [],
  shipsTo: [],
  freeShipping: [],
  ...mapFilterFields(() => []),
}

type Interpreted = SearchResult['interpreted'] | undefined

/**
 * The filters of an address together with those that its text names: 'iphone under 300' is the word
 * 'iphone' and a highest price. The results of another text don't count.
 */
export function applyText(filters: Filters, interpreted: Interpreted): Filters {
  if (!interpreted || interpreted.text !== filters.q) return filters
  return { ...filters, ...namedFilters(interpreted), q: interpreted.q || undefined }
}

/**
 * The address for changed filters. The text stays as it was typed while all that it names still
 * applies; otherwise its words and filters are written out one by one.
 */
export function keepText(next: Filters, before: Filters, interpreted: Interpreted): Filters {
  if (!interpreted || interpreted.text !== before.q) return next
  const named = namedFilters(interpreted)
  const names = Object.keys(named) as (keyof Filters)[]
  const isUnchanged = names.every(
    (name) => stringifySearch({ one: next[name] }) === stringifySearch({ one: named[name] }),
  )
  if (!isUnchanged || (next.q ?? '') !== interpreted.q) return next
  const others = Object.fromEntries(names.map((name) => [name, undefined]))
  return { ...next, ...others, q: before.q }
}

/** The filters that a text names. */
function namedFilters({ params }: NonNullable<Interpreted>): Filters {
  const { q: _, sort: __, ...filters } = readFilters(params)
  const named = Object.entries(filters).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named)
}
