/** A statement as pg takes it; one with a name is read by PostgreSQL once for each connection. */
export type Statement = { text: string; name?: string }

/** Asked so often, a statement is worth keeping. */
const OFTEN = 20
/** Kept on every connection, some 50 KB each. */
const MOST_NAMED = 40
const MOST_WATCHED = 1_000

const named = new Map<string, string>()
const asked = new Map<string, number>()

/** Names the statements that are asked most; there are as many as there are sets of filters. */
export function prepared(text: string): Statement {
  const name = named.get(text)
  if (name) return { text, name }
  if (named.size >= MOST_NAMED) return { text }
  const times = (asked.get(text) ?? 0) + 1
  if (times >= OFTEN) named.set(text, `search_${named.size}`)
  if (asked.size >= MOST_WATCHED) asked.clear()
  asked.set(text, times)
  return { text }
}
