import { isId } from '../../platform/db/index.ts'
import { type Grade, parsePrice } from '../listings/index.ts'
import { type Sort, sorts } from './search.contract.ts'

export const PAGE = { usual: 24, most: 48 } as const
const MOST_CHARACTERS = 100
const MOST_WORDS = 8
const GRADES: readonly string[] = ['A', 'B', 'C', 'D'] satisfies Grade[]

/** Where a sorted list goes on: after the listing with this sort key and id. */
export type Place = { key: number; id: string }

export type Filters = {
  words: string[]
  categoryIds: string[]
  grades: Grade[]
  min: number | undefined
  max: number | undefined
  sort: Sort
  after: Place | undefined
  limit: number
}

/** An address's parameters, each as often as it stood there. */
export type Query = Record<string, string[] | undefined>

/**
 * Reads the filters of an address. People edit and shorten addresses: what makes no sense is left
 * out and the rest is kept. Brands are looked up elsewhere.
 */
export function readFilters(query: Query, currency: string): Omit<Filters, 'categoryIds'> {
  const first = (name: string) => query[name]?.[0]
  const sort = sorts.find((one) => one === first('sort')) ?? 'newest'
  const limit = Number(first('limit'))
  return {
    words: wordsOf(first('q') ?? ''),
    grades: gradesOf(query.grade ?? []),
    min: priceOf(first('min'), currency),
    max: priceOf(first('max'), currency),
    sort,
    after: readCursor(first('cursor') ?? '', sort),
    limit: Number.isInteger(limit) && limit >= 1 ? Math.min(limit, PAGE.most) : PAGE.usual,
  }
}

function wordsOf(q: string): string[] {
  const words = q.slice(0, MOST_CHARACTERS).normalize('NFKC').replaceAll('\0', '').split(/\s+/)
  return [...new Set(words.filter(Boolean).map((word) => word.toLowerCase()))].slice(0, MOST_WORDS)
}

function gradesOf(given: string[]): Grade[] {
  const upper = given.map((one) => one.toUpperCase())
  return GRADES.filter((grade): grade is Grade => upper.includes(grade))
}

function priceOf(typed: string | undefined, currency: string): number | undefined {
  const parsed = parsePrice(typed?.slice(0, 40) ?? '', currency)
  return 'minor' in parsed ? parsed.minor : undefined
}

/** The cursor names its sort: under another one it means nothing. */
export function writeCursor(sort: Sort, { key, id }: Place): string {
  return Buffer.from(`${sort}.${key}.${id}`).toString('base64url')
}

function readCursor(word: string, sort: Sort): Place | undefined {
  const [name, key = '', id = ''] = Buffer.from(word, 'base64url').toString().split('.')
  if (name !== sort || !/^\d{1,14}$/.test(key) || !isId(id)) return undefined
  return { key: Number(key), id }
}
