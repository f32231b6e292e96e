/** The search parameters of a URL: strings, or lists for repeated names. */
export type RawSearch = Record<string, unknown>

/** Parses plain query strings: `brand=Nokia&brand=Sony&q=xperia`. */
export function parseSearch(search: string): RawSearch {
  const read: Record<string, string | string[]> = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const before = Object.hasOwn(read, name) ? read[name] : undefined
    if (before === undefined) read[name] = value
    else read[name] = Array.isArray(before) ? [...before, value] : [before, value]
  }
  return read
}

/** The inverse of `parseSearch`; empty and undefined values are left out. */
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

/** The string of a parameter; undefined for anything else. */
export function textIn(search: RawSearch, name: string): string | undefined {
  const value = search[name]
  const one = Array.isArray(value) ? value[0] : value
  return typeof one === 'string' && one.trim() !== '' ? one.trim() : undefined
}

/** All distinct strings of a parameter; undefined if there is none. */
export function textsIn(search: RawSearch, name: string): string[] | undefined {
  const value = search[name]
  const all = (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one.trim() !== '',
  )
  return all.length > 0 ? [...new Set(all)] : undefined
}

/** Search parameters of /login and /signup; values of another type are dropped. */
type AccountSearch = {
  from?: string
  error?: string
  error_description?: string
  /** The token of an invitation to sign up. */
  invitation?: string
}

export function accountSearch(search: Record<string, unknown>): AccountSearch {
  const { from, error, error_description, invitation } = search
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof error === 'string' && { error }),
    ...(typeof error_description === 'string' && { error_description }),
    ...(typeof invitation === 'string' && { invitation }),
  }
}
