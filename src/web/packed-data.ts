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

/** `value` must be JSON data; properties that are undefined are left out, as `JSON.stringify` does. */
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
  for (const [key, [values, at]] of Object.entries(few)) {
    const known = unpackData(values) as unknown[]
    fill(
      key,
      at.map((one) => known[one]),
    )
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
    Object.keys(one).length === keys.length &&
    !Object.hasOwn(one, '__proto__') &&
    keys.every((key) => one[key] !== undefined)
  if (!list.every(isLike)) return
  const columns: Columns = { [MARK]: list.length, same: {}, few: {}, each: {} }
  for (const key of keys)
    addColumn(
      columns,
      key,
      list.map((row) => row[key]),
    )
  return columns
}

function addColumn(columns: Columns, key: string, values: unknown[]) {
  const [first] = values
  const places = new Map<unknown, number>()
  const distinct: unknown[] = []
  const at = values.map((value) => {
    const identity = isNested(value) ? JSON.stringify(value) : value
    let place = places.get(identity)
    if (place === undefined) {
      place = distinct.push(value) - 1
      places.set(identity, place)
    }
    return place
  })
  if (distinct.length === 1) columns.same[key] = packData(first)
  // The place of a number would take as much room as the number.
  else if (distinct.length * 2 <= values.length && distinct.some(isLong))
    columns.few[key] = [packData(distinct) as unknown[], at]
  else columns.each[key] = packData(values) as unknown[]
}

const isLong = (value: unknown) => typeof value === 'string' || isNested(value)

const isNested = (value: unknown) => typeof value === 'object' && value !== null

function isObject(value: unknown): value is Data {
  return isNested(value) && !Array.isArray(value)
}

function mapValues(object: Data, change: (value: unknown) => unknown): Data {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
}
