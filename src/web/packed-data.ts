/**
 * JSON data in a form that repeats less: lists of like objects become columns. Pages carry the data of
 * what they show, and most of it is lists of phones and counts.
 */
type Columns = {
  /**
   * The number of objects; `LITERAL` marks an object that has a key like this itself. Of objects that are in the page,
   * also the place of the first one and the properties to be read there.
   */
  [MARK]: number | [count: number, first: number, ...properties: string[]]
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

/** Objects that the HTML shows one after the other. */
export type InPage = {
  objects: readonly unknown[]
  /** The properties that can be read from the HTML of all these objects. */
  readable: (objects: readonly unknown[]) => readonly string[]
}

/** The properties that the page says of one of these objects, by its place among them. */
export type ReadObject = (place: number) => Record<string, unknown>

const NOTHING: InPage = { objects: [], readable: () => [] }

/**
 * `value` must be JSON data. Undefined properties are left out, as `JSON.stringify` does, and so
 * is `__proto__`, which no data of ours has.
 */
export function packData(value: unknown, inPage = NOTHING): unknown {
  const pack = (part: unknown) => packData(part, inPage)
  if (Array.isArray(value)) return toColumns(value, inPage) ?? value.map(pack)
  if (!isObject(value)) return value
  const packed = mapValues(value, pack)
  return MARK in value ? { [MARK]: LITERAL, own: packed } : packed
}

/**
 * The data that `packData` was given.
 * @throws when the page does not say what it did on the server.
 */
export function unpackData(packed: unknown, readObject: ReadObject = () => ({})): unknown {
  const unpack = (part: unknown) => unpackData(part, readObject)
  if (Array.isArray(packed)) return packed.map(unpack)
  if (!isObject(packed)) return packed
  if (!(MARK in packed)) return mapValues(packed, unpack)
  const { [MARK]: mark, ...columns } = packed as Columns
  if (mark === LITERAL) return mapValues(columns.own as Data, unpack)
  const [count, first = 0, ...properties] = typeof mark === 'number' ? [mark] : mark
  const rows: Data[] = Array.from({ length: count }, (_, at) =>
    properties.length > 0 ? pick(readObject(first + at), properties) : {},
  )
  const copies: [key: string, from: string][] = []
  for (const [key, column] of Object.entries(columns as Record<string, Column>)) {
    if (isCopy(column)) copies.push([key, column.as])
    else fill(rows, key, readColumn(column, count, unpack))
  }
  // Last: a key that is a number comes before all others, wherever it was written.
  for (const [key, from] of copies) for (const row of rows) row[key] = row[from]
  return rows
}

function pick(from: Data, properties: readonly string[]): Data {
  const picked: Data = {}
  for (const key of properties) {
    if (from[key] == null) throw Error(key)
    picked[key] = from[key]
  }
  return picked
}

function fill(rows: Data[], key: string, values: readonly unknown[]) {
  for (const [at, row] of rows.entries()) row[key] = values[at]
}

/** Columns of objects may have a property of any name. */
function isCopy(column: Column): column is { as: string } {
  return !(MARK in column) && 'as' in column
}

function readColumn(
  column: Exclude<Column, { as: string }>,
  count: number,
  unpack: (part: unknown) => unknown,
): unknown[] {
  if (Array.isArray(column) || MARK in column) return unpack(column) as unknown[]
  if ('one' in column) return Array(count).fill(unpack(column.one))
  if ('of' in column) {
    const values = unpack(column.of) as unknown[]
    return column.at.map((place) => values[place])
  }
  const items = unpack(column.all) as unknown[]
  let end = 0
  return column.per.map((length) => {
    end += length
    return items.slice(end - length, end)
  })
}

/** Undefined unless these are several objects with the same properties. */
function toColumns(list: readonly unknown[], inPage = NOTHING): Columns | undefined {
  const [first] = list
  if (list.length < 2 || !isObject(first) || MARK in first) return
  const keys = Object.keys(first)
  const isLike = (one: unknown): one is Data =>
    isObject(one) &&
    keys.every((key) => one[key] !== undefined) &&
    Object.keys(one).length === keys.length
  if (!list.every(isLike)) return
  const place = placeInPage(list, inPage)
  const read = place === undefined ? [] : inPage.readable(list)
  const mark =
    place === undefined || read.length === 0 ? list.length : [list.length, place, ...read]
  const columns = { [MARK]: mark } as Columns
  const texts = new Map<string, readonly unknown[]>()
  for (const key of keys) {
    if (key === '__proto__' || read.includes(key)) continue
    const values = list.map((row) => row[key])
    columns[key] = toColumn(values, texts)
    if (typeof values[0] === 'string') texts.set(key, values)
  }
  return columns
}

/** Where the first of these very objects is, undefined unless the others follow it. */
function placeInPage(list: readonly unknown[], { objects }: InPage): number | undefined {
  const first = objects.indexOf(list[0])
  if (first >= 0 && list.every((one, at) => one === objects[first + at])) return first
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

const isLong = (value: unknown) =>
  typeof value === 'string' || typeof value === 'boolean' || isNested(value)

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
