export type Form = { [name: string]: Form | string }

/** Parses Stripe's encoding of nested fields: `a[b]=1&a[c]=2` is `{ a: { b: '1', c: '2' } }`. */
export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]/).filter(Boolean)
    let at = form
    for (const part of path.slice(0, -1)) {
      const known = at[part]
      const next = typeof known === 'object' ? known : {}
      at[part] = next
      at = next
    }
    at[path.at(-1) ?? ''] = value
  }
  return form
}

/** The text at a path of fields; undefined when there is none. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  let at: Form | string | undefined = form
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined
  return typeof at === 'string' ? at : undefined
}

/** An object with only text values, such as metadata. */
export function textsAt(form: Form, name: string): Record<string, string> {
  const part = form[name]
  if (typeof part !== 'object') return {}
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  )
}
