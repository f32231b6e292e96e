import {
  type DehydratedState,
  hashKey,
  onlineManager,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { ApiError } from './api/client.ts'
import { meKey } from './shell/viewer.ts'

/** How often a failed fetch is retried, with delays of 1 s, 2 s, 4 s … */
export const RETRIES = 3
const FIRST_RETRY_MS = 1_000
const MAX_RETRY_MS = 30_000
/** How long a response counts as fresh, and how long an unused one is cached. */
export const CACHE_MS = 5 * 60_000

/**
 * Client errors are final; server and network errors may be temporary. Offline, nobody should wait
 * for retries that can't succeed.
 */
export function shouldRetry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !refused && failures < RETRIES && onlineManager.isOnline()
}

export function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS)
}

/**
 * The defaults for all queries. On the server there are no retries, because the visitor is waiting.
 */
export function createQueryClient(where: 'browser' | 'server'): QueryClient {
  const browser = where === 'browser'
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: browser ? shouldRetry : false,
        retryDelay,
        // Offline, a page shows an error with Retry rather than waiting silently.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: CACHE_MS,
        // One timer per query of each page would keep their data in the server's memory.
        gcTime: browser ? CACHE_MS : Number.POSITIVE_INFINITY,
      },
      // Offline, a write fails at once with a message; a paused one would be sent silently later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** A query that has its data; what else the browser needs of its state follows from that. */
type WrittenQuery = { key: QueryKey; at: number; data: unknown; type?: 'infinite' | undefined }

/** The server's query data, as JSON that can't end the script element around it. */
export function writeState(queryClient: QueryClient): string {
  const queries: WrittenQuery[] = []
  for (const { queryKey, queryType, state } of queryClient.getQueryCache().getAll()) {
    const { status, data, dataUpdatedAt } = state
    // A public page is rendered without an account, so a null viewer says nothing and is left out.
    if (status !== 'success' || (queryKey[0] === meKey[0] && data === null)) continue
    queries.push({ key: queryKey, at: dataUpdatedAt, data: packData(data), type: queryType })
  }
  return JSON.stringify(queries).replaceAll('<', '\\u003c')
}

/** The queries that the page was rendered with, for `hydrate`. */
export function readState(): DehydratedState {
  const text = document.getElementById('state')?.textContent
  return toHydrate(text ? (JSON.parse(text) as WrittenQuery[]) : [])
}

export function toHydrate(written: readonly WrittenQuery[]): DehydratedState {
  const queries = written.map(({ key, at, data, type }) => ({
    queryKey: key,
    queryHash: hashKey(key),
    ...(type && { queryType: type }),
    dehydratedAt: at,
    state: {
      data: unpackData(data),
      dataUpdateCount: 1,
      dataUpdatedAt: at,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated: false,
      status: 'success' as const,
      fetchStatus: 'idle' as const,
    },
  }))
  return { mutations: [], queries }
}

/**
 * JSON data in a form that repeats less: lists of like objects become columns. Pages carry the data of
 * what they show, and most of it is lists of phones and counts.
 */
type Columns = {
  /** The number of objects; `LITERAL` marks an object that has a key like this itself. */
  [MARK]: number
  [property: string]: unknown
}

/**
 * The values of a property: one for each object, as columns where these are objects, or in short. `one` is that
 * of all objects. `of` are the few that there are, and `at` is the place of each object's among them. `as` names
 * a property with the same values. `all` are the items of lists one after the other, and `per` how many each has.
 */
type Column =
  | unknown[]
  | Columns
  | { one: unknown }
  | { of: unknown; at: number[] }
  | { as: string }
  | { all: unknown; per: number[] }

const MARK = '#'
const LITERAL = -1

type Data = Record<string, unknown>

/**
 * `value` must be JSON data. Undefined properties are left out, as `JSON.stringify` does, and so
 * is `__proto__`, which no data of ours has.
 */
export function packData(value: unknown): unknown {
  if (Array.isArray(value)) return toColumns(value) ?? value.map(packData)
  if (!isObject(value)) return value
  const packed = mapValues(value, packData)
  return MARK in value ? { [MARK]: LITERAL, own: packed } : packed
}

/** The data that `packData` was given. */
export function unpackData(packed: unknown): unknown {
  if (Array.isArray(packed)) return packed.map(unpackData)
  if (!isObject(packed)) return packed
  if (!(MARK in packed)) return mapValues(packed, unpackData)
  const { [MARK]: count, ...columns } = packed as Columns
  if (count === LITERAL) return mapValues(columns.own as Data, unpackData)
  const rows: Data[] = Array.from({ length: count }, () => ({}))
  const copies: [key: string, from: string][] = []
  for (const [key, column] of Object.entries(columns as Record<string, Column>)) {
    if (isCopy(column)) copies.push([key, column.as])
    else fill(rows, key, readColumn(column, count))
  }
  // Last: a key that is a number comes before all others, wherever it was written.
  for (const [key, from] of copies) for (const row of rows) row[key] = row[from]
  return rows
}

function fill(rows: Data[], key: string, values: readonly unknown[]) {
  for (const [at, row] of rows.entries()) row[key] = values[at]
}

/** Columns of objects may have a property of any name. */
function isCopy(column: Column): column is { as: string } {
  return !(MARK in column) && 'as' in column
}

function readColumn(column: Exclude<Column, { as: string }>, count: number): unknown[] {
  if (Array.isArray(column) || MARK in column) return unpackData(column) as unknown[]
  if ('one' in column) return Array(count).fill(unpackData(column.one))
  if ('of' in column) {
    const values = unpackData(column.of) as unknown[]
    return column.at.map((place) => values[place])
  }
  const items = unpackData(column.all) as unknown[]
  let end = 0
  return column.per.map((length) => {
    end += length
    return items.slice(end - length, end)
  })
}

/** Undefined unless these are several objects with the same properties. */
function toColumns(list: readonly unknown[]): Columns | undefined {
  const [first] = list
  if (list.length < 2 || !isObject(first) || MARK in first) return
  const keys = Object.keys(first)
  const isLike = (one: unknown): one is Data =>
    isObject(one) &&
    keys.every((key) => one[key] !== undefined) &&
    Object.keys(one).length === keys.length
  if (!list.every(isLike)) return
  const columns: Columns = { [MARK]: list.length }
  const texts = new Map<string, readonly unknown[]>()
  for (const key of keys) {
    if (key === '__proto__') continue
    const values = list.map((row) => row[key])
    columns[key] = toColumn(values, texts)
    if (typeof values[0] === 'string') texts.set(key, values)
  }
  return columns
}

/** `texts` are the columns of texts before it. */
function toColumn(values: unknown[], texts: ReadonlyMap<string, readonly unknown[]>): Column {
  const repeated = findRepeated(values)
  if (repeated?.distinct.length === 1) return { one: packData(values[0]) }
  for (const [key, others] of texts)
    if (values.every((value, at) => value === others[at])) return { as: key }
  // The place of a number would take as much room as the number.
  if (repeated?.distinct.some(isLong)) return { of: packData(repeated.distinct), at: repeated.at }
  if (values.every(Array.isArray)) {
    const all = toColumns(values.flat())
    if (all) return { all, per: values.map((value) => value.length) }
  }
  return packData(values) as unknown[] | Columns
}

/** Undefined when more than half of the values differ, which the first half of them shows. */
function findRepeated(values: readonly unknown[]) {
  const places = new Map<unknown, number>()
  const distinct: unknown[] = []
  const at: number[] = []
  for (const value of values) {
    const identity = isNested(value) ? JSON.stringify(value) : value
    let place = places.get(identity)
    if (place === undefined) {
      place = distinct.push(value) - 1
      if (distinct.length * 2 > values.length) return
      places.set(identity, place)
    }
    at.push(place)
  }
  return { distinct, at }
}

const isLong = (value: unknown) => typeof value === 'string' || isNested(value)

const isNested = (value: unknown) => typeof value === 'object' && value !== null

function isObject(value: unknown): value is Data {
  return isNested(value) && !Array.isArray(value)
}

function mapValues(object: Data, change: (value: unknown) => unknown): Data {
  const changed: Data = {}
  for (const key of Object.keys(object)) {
    if (key !== '__proto__') changed[key] = change(object[key])
  }
  return changed
}
