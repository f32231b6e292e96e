/** Copies of frozen objects. */
const copies = new WeakMap<object, unknown>()

/**
 * What a reader of `JSON.stringify(value)` gets, without writing and reading the text: a copy in which
 * dates are text, NaN and Infinity are null, and undefined values are left out. A frozen object, whose properties must
 * not change either, is copied once, and its copy is frozen with all that it has.
 */
export function toJsonData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return copy(value)
  if (copies.has(value)) return copies.get(value)
  const own = freezeAll(copy(value))
  copies.set(value, own)
  return own
}

function freezeAll(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data
  for (const one of Object.values(data)) freezeAll(one)
  return Object.freeze(data)
}

function copy(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
  if (typeof value === 'bigint') throw new TypeError('JSON has no bigint')
  if (typeof value !== 'object') return undefined
  if (Array.isArray(value)) return value.map((one) => toJsonData(one) ?? null)
  if ('toJSON' in value && typeof value.toJSON === 'function') return toJsonData(value.toJSON())
  const data: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const one = toJsonData((value as Record<string, unknown>)[key])
    if (one === undefined) continue
    // Assigned, it would set the prototype.
    if (key === '__proto__') Object.defineProperty(data, key, { ...AS_USUAL, value: one })
    else data[key] = one
  }
  return data
}

const AS_USUAL = { configurable: true, enumerable: true, writable: true }
