type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * JSON with the keys of every object in order and without spaces: the same value is always the same
 * text, so that its hash can be computed again (RFC 8785, for text and whole numbers).
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value as Record<string, Json>).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`
}
