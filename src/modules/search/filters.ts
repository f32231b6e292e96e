import { readPrice } from '../../shared/money.ts'
import type { Point } from '../catalog/places/index.ts'
import { type ColourFamily, colourFamilies, standings } from '../listings/index.ts'
import { type Place, readCursor } from './cursor.ts'
import { type Sort, sorts } from './search.contract.ts'
import { USED_MOST } from './traits.ts'
import type { Vocabulary } from './vocabulary.ts'
import { MOST_CHARACTERS } from './words.ts'

export const PAGE = { usual: 24, most: 48 } as const
/** Values of one filter that are read; there are hardly more to choose from. */
const MOST_VALUES = 20
/** Kilometres around a place when none are said, and at most. */
const USUAL_KM = 50
const MOST_KM = 1_000
const LARGEST_GB = 4096

/** What an address asks for, in the numbers that listings are kept with. */
export type Filters = {
  q: string
  brands: number[]
  models: number[]
  storage: number[]
  grades: number[]
  colours: number[]
  /** Minor units, both included. */
  min: number | undefined
  max: number | undefined
  used: number | undefined
  near: (Point & { km: number }) | undefined
  standing: number
  advertised: boolean
  photo: boolean
  sort: Sort
  after: Place | undefined
  limit: number
}

/** An address's parameters, each as often as it stood there. */
export type Query = Record<string, string[] | undefined>
type Known = {
  vocabulary: Vocabulary
  currency: string
  secret: string
  findPoint: (id: number) => Promise<Point | undefined>
}

/**
 * Reads the filters of an address. People edit and shorten addresses: what makes no sense is left
 * out and the rest is kept.
 */
export async function readFilters(query: Query, known: Known): Promise<Filters> {
  const first = (name: string) => query[name]?.[0] ?? ''
  const all = (name: string) => (query[name] ?? []).slice(0, MOST_VALUES)
  const pick = (name: string, find: (text: string) => number | undefined) => [
    ...new Set(all(name).flatMap((text) => find(text.trim().toLowerCase()) ?? [])),
  ]
  const { vocabulary, currency, secret } = known
  const q = first('q').slice(0, MOST_CHARACTERS).replaceAll('\0', '').trim()
  const sort = sorts.find((one) => one === first('sort')) ?? (q ? 'best' : 'newest')
  const standing = (standings as readonly string[]).indexOf(first('standing'))
  return {
    q,
    brands: pick('brand', (text) => brandNamed(vocabulary, text)),
    models: pick('model', (text) => vocabulary.bySlug.get(text)?.id),
    storage: pick('storage', (text) => within(text, 1, LARGEST_GB)),
    grades: pick('grade', (text) => (/^[a-d]$/.test(text) ? text.charCodeAt(0) - 96 : undefined)),
    colours: pick('colour', (text) => found(colourFamilies.indexOf(text as ColourFamily) + 1)),
    min: readPrice(first('min').slice(0, 40), currency),
    max: readPrice(first('max').slice(0, 40), currency),
    used: within(first('used'), 0, USED_MOST),
    near: await readNear(first('near'), first('within'), known.findPoint),
    standing: Math.max(0, standing),
    advertised: first('advertised') === '1',
    photo: first('photo') === '1',
    sort,
    after: readCursor(secret, first('cursor'), sort),
    limit: Math.min(within(first('limit'), 1, 9_999) ?? PAGE.usual, PAGE.most),
  }
}

const found = (number: number) => (number > 0 ? number : undefined)

function brandNamed({ brands }: Vocabulary, text: string): number | undefined {
  for (const { number, brand, slug, words } of brands.values()) {
    if (slug === text || brand.toLowerCase() === text) return number
    if (words.length === 2 && words[1] === text && text === 'apple') return number
  }
  return undefined
}

function within(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,5}$/.test(text)) return undefined
  const value = Number(text)
  return value >= least && value <= most ? value : undefined
}

async function readNear(near: string, km: string, findPoint: Known['findPoint']) {
  const point = /^\d{1,9}$/.test(near) ? await findPoint(Number(near)) : pointIn(near)
  return point && { ...point, km: within(km, 1, MOST_KM) ?? USUAL_KM }
}

function pointIn(text: string): Point | undefined {
  const [, lat, lon] = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text) ?? []
  const point = { lat: Number(lat), lon: Number(lon) }
  if (!lat || Math.abs(point.lat) > 90 || Math.abs(point.lon) > 180) return undefined
  // Nobody's whereabouts are needed more exactly than this.
  return { lat: Math.round(point.lat * 10) / 10, lon: Math.round(point.lon * 10) / 10 }
}
