/**
 * JSON data in a form that repeats less: lists of like objects become columns. Pages carry the data of
 * what they show, and most of it is lists of phones and counts.
 */
type Columns = {
  /** The number of objects; `LITERAL` marks an object whose own key is that of the mark. */
  [MARK]: number
  /** Properties with one value for all objects. */
  same: Record<string, unknown>
  /** Properties with few values: these, and for each object the place of its own among them. */
  few: Record<string, [values: unknown[], at: number[]]>
  /** A value for each object. */
  each: Record<string, unknown[]>
}

const MARK = '#'
const LITERAL = -1

type Data = Record<string, unknown>

/**
 * `value` must be JSON data. Properties that are undefined are left out, as `JSON.stringify` does, and so
 * is `__proto__`, which no data of ours has.
 */
export function packData(value: unknown): unknown {
  if (Array.isArray(value)) return toColumns(value) ?? value.map(packData)
  if (!isObject(value)) return value
  const packed = mapValues(value, packData)
  return MARK in value ? { [MARK]: LITERAL, same: packed } : packed
}

/** The data that `packData` was given. */
export function unpackData(packed: unknown): unknown {
  if (Array.isArray(packed)) return packed.map(unpackData)
  if (!isObject(packed)) return packed
  if (!(MARK in packed)) return mapValues(packed, unpackData)
  const { [MARK]: count, same, few, each } = packed as Columns
  const shared = mapValues(same, unpackData)
  if (count === LITERAL) return shared
  const rows: Data[] = Array.from({ length: count }, () => ({ ...shared }))
  const fill = (key: string, values: readonly unknown[]) => {
    for (const [row, value] of values.entries()) rows[row]![key] = value
  }
  for (const [key, [distinct, at]] of Object.entries(few)) {
    const known = unpackData(distinct) as unknown[]
    const values = at.map((one) => known[one])
    fill(key, values)
  }
  for (const [key, values] of Object.entries(each)) fill(key, unpackData(values) as unknown[])
  return rows
}

/** Undefined unless these are several objects with the same properties. */
function toColumns(list: readonly unknown[]): Columns | undefined {
  const [first] = list
  if (list.length < 2 || !isObject(first)) return
  const keys = Object.keys(first)
  const isLike = (one: unknown): one is Data =>
    isObject(one) &&
    keys.every((key) => one[key] !== undefined) &&
    Object.keys(one).length === keys.length
  if (!list.every(isLike)) return
  const columns: Columns = { [MARK]: list.length, same: {}, few: {}, each: {} }
  for (const key of keys) {
    const values = list.map((row) => row[key])
    addColumn(columns, key, values)
  }
  return columns
}

function addColumn(columns: Columns, key: string, values: unknown[]) {
  const found = findRepeated(values)
  if (found?.distinct.length === 1) columns.same[key] = packData(values[0])
  // The place of a number would take as much room as the number.
  else if (found?.distinct.some(isLong))
    columns.few[key] = [packData(found.distinct) as unknown[], found.at]
  else columns.each[key] = packData(values) as unknown[]
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
