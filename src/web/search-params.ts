/** What an address carries after its question mark: text, repeated names as lists. */
export type RawSearch = Record<string, unknown>

/** Reads plain query strings: `brand=Nokia&brand=Sony&q=xperia`. */
export function parseSearch(search: string): RawSearch {
  const read: Record<string, string | string[]> = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const before = Object.hasOwn(read, name) ? read[name] : undefined
    if (before === undefined) read[name] = value
    else read[name] = Array.isArray(before) ? [...before, value] : [before, value]
  }
  return read
}

/** Writes them back; what is empty or undefined is left out. */
export function stringifySearch(search: RawSearch): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one))
    }
  }
  const text = query.toString()
  return text && `?${text}`
}

/** The text under a name; undefined for anything else. */
export function textIn(search: RawSearch, name: string): string | undefined {
  const value = search[name]
  const one = Array.isArray(value) ? value[0] : value
  return typeof one === 'string' && one.trim() !== '' ? one.trim() : undefined
}

/** Every text under a name, each once; undefined when there is none. */
export function textsIn(search: RawSearch, name: string): string[] | undefined {
  const value = search[name]
  const all = (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one.trim() !== '',
  )
  return all.length > 0 ? [...new Set(all)] : undefined
}
