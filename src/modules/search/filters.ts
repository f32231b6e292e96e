import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '../../platform/db/index.ts'
import { isDestination } from '../../shared/listings/delivery-terms.ts'
import { filterEntries, readFieldFilters } from '../../shared/listings/field-filters.ts'
import { gradeNumber } from '../../shared/listings/grades.ts'
import {
  DEFAULT_DISTANCE_KM,
  MAX_DISTANCE_KM,
  MAX_FILTER_VALUES,
  MAX_QUERY_LENGTH,
} from '../../shared/listings/listing-limits.ts'
import { readFilterPrice } from '../../shared/parse-price.ts'
import { plainLine } from '../../shared/plain-line.ts'
import type { Point } from '../catalog/places/index.ts'
import { type ColorFamily, colorFamilies, sellerLevels } from '../listings/index.ts'
import { USED_MOST } from './facets/phone-facets.ts'
import type { Vocabulary } from './query/vocabulary.ts'
import { type Sort, sorts } from './search.contract.ts'
import type { FactFilters } from './variants.ts'

/**
 * Position in a sorted list: after the listing with this key and id. Keys are microseconds, minor
 * units, or minor units per day of support. `part` is the group within the sort: how closely a model
 * matches, or whether its support is known. `day` is the day from which support is counted.
 */
export type Position = { sort: Sort; part: number; key: number; id: string; day: number }

/** Characters. */
const SIGNATURE_LENGTH = 12

/** The position as an opaque, signed token for a URL. */
export function writeCursor(secret: string, { sort, part, key, id, day }: Position): string {
  const text = [sort, part, key, id, day].join('~')
  return Buffer.from(`${text}~${sign(secret, text)}`).toString('base64url')
}

/** Undefined for a tampered cursor or one of another sort. */
function readCursor(secret: string, word: string, sort: Sort): Position | undefined {
  if (word === '' || word.length > 200) return undefined
  const text = Buffer.from(word, 'base64url').toString()
  const end = text.lastIndexOf('~')
  const [named, part, key, id = '', day] = text.slice(0, end).split('~')
  const mark = Buffer.from(text.slice(end + 1))
  const wanted = Buffer.from(sign(secret, text.slice(0, end)))
  if (mark.length !== wanted.length || !timingSafeEqual(mark, wanted)) return undefined
  if (named !== sort || !sorts.includes(sort) || !isId(id)) return undefined
  return { sort, part: Number(part), key: Number(key), id, day: Number(day) }
}

function sign(secret: string, text: string) {
  return createHmac('sha256', `${secret} search cursor`)
    .update(text)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH)
}

export const PAGE = { default: 24, max: 48 } as const
const MAX_GB = 4096
/** Texts that are excluded, and characters of each. */
const MAX_EXCLUDED = 8
const MAX_EXCLUDED_LENGTH = 40

/** A URL's filters in the numbers that listings are stored with. */
export type Filters = FactFilters & {
  q: string
  /** What is not wanted, as typed: 'pro', 'pro max', 'black'. */
  not: string[]
  brands: number[]
  models: number[]
  storage: number[]
  grades: number[]
  colors: number[]
  /** Minor units, both included. */
  min: number | undefined
  max: number | undefined
  used: number | undefined
  near: (Point & { km: number }) | undefined
  sellerLevel: number
  advertised: boolean
  photo: boolean
  /** Id of an account. */
  seller: string | undefined
  sort: Sort
  after: Position | undefined
  limit: number
}

/** URL parameters with all their values. */
export type Query = Record<string, string[] | undefined>
/** Parameters that define the search; the others only affect how results are shown. */
export const criteriaParams: readonly string[] = [
  'q',
  'not',
  'brand',
  'model',
  'storage',
  'grade',
  'color',
  'min',
  'max',
  'used',
  'near',
  'within',
  'sellerLevel',
  'seller',
  'advertised',
  'photo',
  'pickUp',
  'shipsTo',
  'freeShipping',
  ...filterEntries.map(([key]) => key),
]
type Context = {
  vocabulary: Vocabulary
  currency: string
  secret: string
  findPoint: (id: number) => Promise<Point | undefined>
}

/**
 * Reads the filters of a URL. People edit and shorten URLs, so invalid values are ignored and the
 * rest is kept.
 */
export async function readFilters(query: Query, context: Context): Promise<Filters> {
  const first = (name: string) => query[name]?.[0] ?? ''
  const all = (name: string) => (query[name] ?? []).slice(0, MAX_FILTER_VALUES)
  const pick = (name: string, find: (text: string) => number | undefined) => [
    ...new Set(all(name).flatMap((text) => find(text.trim().toLowerCase()) ?? [])),
  ]
  const { vocabulary, currency, secret } = context
  const price = (text: string) =>
    text === '' ? undefined : readFilterPrice(text.slice(0, 40), currency)
  const q = first('q').slice(0, MAX_QUERY_LENGTH).replaceAll('\0', '').trim()
  const sort = sorts.find((one) => one === first('sort')) ?? (q ? 'best' : 'newest')
  const sellerLevel = (sellerLevels as readonly string[]).indexOf(first('sellerLevel'))
  return {
    q,
    not: readExcluded(query.not),
    brands: pick('brand', (text) => brandNamed(vocabulary, text)),
    models: pick('model', (text) => vocabulary.bySlug.get(text)?.id),
    storage: pick('storage', (text) => within(text, 1, MAX_GB)),
    grades: pick('grade', gradeNumber),
    colors: pick('color', (text) => positive(colorFamilies.indexOf(text as ColorFamily) + 1)),
    min: price(first('min')),
    max: price(first('max')),
    used: within(first('used'), 0, USED_MOST),
    near: await readNear(first('near'), first('within'), context.findPoint),
    sellerLevel: Math.max(0, sellerLevel),
    advertised: first('advertised') === '1',
    photo: first('photo') === '1',
    fields: readFieldFilters(all),
    pickUp: first('pickUp') === '1',
    shipsTo: all('shipsTo')
      .map((code) => code.trim().toUpperCase())
      .find(isDestination),
    freeShipping: first('freeShipping') === '1',
    seller: all('seller')
      .map((text) => text.toLowerCase())
      .find(isId),
    sort,
    after: readCursor(secret, first('cursor'), sort),
    limit: Math.min(within(first('limit'), 1, 9_999) ?? PAGE.default, PAGE.max),
  }
}

function readExcluded(values: string[] = []): string[] {
  const texts = values.map((text) => text.replaceAll('\0', '').trim().slice(0, MAX_EXCLUDED_LENGTH))
  return [...new Set(texts)].filter((text) => /[\p{L}\p{N}]/u.test(text)).slice(0, MAX_EXCLUDED)
}

const positive = (number: number) => (number > 0 ? number : undefined)

function brandNamed({ brands }: Vocabulary, text: string): number | undefined {
  for (const { number, brand, slug, words } of brands.values()) {
    if (slug === text || brand.toLowerCase() === text) return number
    if (words.length === 2 && words[1] === text && text === 'apple') return number
  }
  return undefined
}

function within(typed: string, least: number, most: number): number | undefined {
  const text = plainLine(typed)
  if (!/^\d{1,5}$/.test(text)) return undefined
  const value = Number(text)
  return value >= least && value <= most ? value : undefined
}

async function readNear(near: string, km: string, findPoint: Context['findPoint']) {
  const point = /^\d{1,9}$/.test(near) ? await findPoint(Number(near)) : pointIn(near)
  return point && { ...point, km: within(km, 1, MAX_DISTANCE_KM) ?? DEFAULT_DISTANCE_KM }
}

function pointIn(text: string): Point | undefined {
  const [, lat, lon] = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text) ?? []
  const point = { lat: Number(lat), lon: Number(lon) }
  if (!lat || Math.abs(point.lat) > 90 || Math.abs(point.lon) > 180) return undefined
  // Rounded for privacy: a tenth of a degree is exact enough for distances.
  return { lat: Math.round(point.lat * 10) / 10, lon: Math.round(point.lon * 10) / 10 }
}
