import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isId } from './ids.ts'

type SortType = 'timestamptz' | 'bigint' | 'text'
/** An order of a list: by these values, all in the same direction, and then by ID. */
export type KeysetSort = {
  values: readonly { by: RawBuilder<unknown>; type: SortType }[]
  direction: 'asc' | 'desc'
}
export type KeysetSorts = Record<string, KeysetSort>

/** The place of a row in a list of this order: its values as text, which loses no microseconds. */
export type KeysetPlace = { sort: string; values: readonly string[]; id: string }

export const newestFirst = (by: RawBuilder<unknown>): KeysetSort => ({
  values: [{ by, type: 'timestamptz' }],
  direction: 'desc',
})
export const oldestFirst = (by: RawBuilder<unknown>): KeysetSort => ({
  values: [{ by, type: 'timestamptz' }],
  direction: 'asc',
})

/** The values of a row that its place needs. */
export function selectPlace({ values }: KeysetSort): RawBuilder<string[]> {
  return sql`array[${sql.join(values.map(({ by }) => sql`(${by})::text`))}]`
}

export function orderByKeyset({ values, direction }: KeysetSort, id: RawBuilder<unknown>) {
  const by = [...values.map((value) => value.by), id]
  return sql.join(by.map((value) => sql`${value} ${sql.raw(direction)}`))
}

/** Rows after this place. One comparison of rows, which an index answers. */
export function isAfterPlace(
  { values, direction }: KeysetSort,
  id: RawBuilder<unknown>,
  place: KeysetPlace,
): RawBuilder<SqlBool> {
  const rows = sql.join([...values.map(({ by }) => by), id])
  const bounds = sql.join([
    ...values.map(({ type }, index) => sql`${place.values[index]}::text::${sql.raw(type)}`),
    sql`${place.id}::uuid`,
  ])
  return direction === 'asc'
    ? sql<SqlBool>`(${rows}) > (${bounds})`
    : sql<SqlBool>`(${rows}) < (${bounds})`
}

export function encodePlace({ sort, id, values }: KeysetPlace): string {
  return Buffer.from(JSON.stringify([sort, id, ...values])).toString('base64url')
}

const MAX_CURSOR = 2_000
const TIME =
  /^(\d{4}-\d\d-\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/
const valid: Record<SortType, (text: string) => boolean> = {
  bigint: (text) => /^-?\d{1,18}$/.test(text),
  timestamptz: (text) => isDay(TIME.exec(text)?.[1]),
  text: (text) => !text.includes('\0'),
}

/** Whether the calendar has this day. */
function isDay(day: string | undefined): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}`)
}

/** Reads a cursor of a list with these orders; undefined for an invalid one. */
export function placeDecoder(sorts: KeysetSorts) {
  return (text: string): KeysetPlace | undefined => {
    if (text.length > MAX_CURSOR) return
    const parts = parseList(Buffer.from(text, 'base64url').toString())
    if (!parts?.every((part) => typeof part === 'string')) return
    const [name = '', id = '', ...values] = parts as string[]
    const sort = Object.hasOwn(sorts, name) ? sorts[name] : undefined
    if (!sort || !isId(id) || values.length !== sort.values.length) return
    if (!sort.values.every(({ type }, index) => valid[type](values[index] ?? ''))) return
    return { sort: name, id, values }
  }
}

function parseList(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
