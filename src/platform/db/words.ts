import { type RawBuilder, type SqlBool, sql } from 'kysely'

const MAX_WORDS = 8
/** A shorter one has no group of three letters by which an index could find it inside of words. */
const SHORT = 3

/** The words that somebody searches a list for. */
export function wordsIn(q: string): string[] {
  return q.replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
}

/** Rows whose text has this word, in any case and without accents; a word of one or two letters begins one. */
export function hasWord(text: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${text} like ${patternFor(word)}`
}

/** Rows whose text has all of these words. No index finds them: the text is put together once for each row. */
export function hasWords(
  text: RawBuilder<unknown>,
  words: readonly string[],
): RawBuilder<SqlBool>[] {
  if (words.length === 0) return []
  return [sql<SqlBool>`${text} like all (array[${sql.join(words.map(patternFor))}])`]
}

function patternFor(word: string): RawBuilder<string> {
  // Each of these characters means itself.
  const literal = word.replaceAll(/[\\%_]/g, '\\$&')
  const start = [...word].length < SHORT ? '% ' : '%'
  return sql<string>`${start} || fold_letters(${literal}) || '%'`
}

/** The text of these columns as `hasWord` searches it; an index on the same expression finds it. */
export function foldedText(...columns: RawBuilder<unknown>[]): RawBuilder<string> {
  const parts = columns.map((column) => sql`' ' || ${column}`)
  return sql<string>`fold_letters(${sql.join(parts, sql` || `)})`
}

/** All of these conditions; without one, every row. */
export function matchAll(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql`true`
}
