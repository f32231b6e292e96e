import type pg from 'pg'
import { type Cells, cellsOf } from './cells.ts'
import { keptTexts } from './count.ts'
import type { Sought } from './page.store.ts'
import { MOST_COUNTED } from './search.contract.ts'
import { countHaving, type Having } from './terms.store.ts'
import { termsOf } from './terms.ts'
import type { Understanding } from './understand.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Wanted } from './wanted.ts'

/** Listings that were found by their own words. */
export type Texts = {
  cells: Cells
  sought: Sought
  /** How many were seen; more than can be counted when there are more. */
  seen: number
  /** Which they are, while they are few. */
  ids: { modelId: number; ids: string[] }[] | null
}

/** Listings that are fetched by their ids. */
const FEW = 2_000
/** Texts are 200 KB each at most. */
const MOST_KEPT = 64
/** Further than any model that the words mean. */
const FREE_TIER = 3

/**
 * The listings that only their own words can tell: those with words that no model has, and those of no
 * known model. Puts the latter among what is meant, behind all models. Null when there is nothing to
 * look for; undefined when it would take too long.
 */
export async function textsFor(
  pool: pg.Pool,
  { cells, words }: { cells: Cells; words: Vocabulary },
  { kept, leftOver }: Understanding,
  { meant, meantBrands }: Wanted,
): Promise<Texts | null | undefined> {
  const free = meant ? [...words.catchAlls].filter((id) => (cells.get(id)?.live ?? 0) > 0) : []
  if (leftOver.length === 0 && free.length === 0) return null
  const models = meant && [...meant.keys(), ...free]
  const among = { models: meant && [...meant.keys()], brands: meantBrands && [...meantBrands] }
  const terms = termsOf(words, { kept, leftOver, free, ...among })
  const texts = keptTexts(cells, words)
  const known = leftOver.length === 0 ? texts.get(terms.whole) : undefined
  const having = known ?? (await countHaving(pool, terms, leftOver.length > 0 ? models : null))
  if (!having) return undefined
  const found = read(having)
  if (leftOver.length === 0 && !known && found.ids) {
    if (texts.size >= MOST_KEPT) texts.delete(texts.keys().next().value ?? '')
    texts.set(terms.whole, having)
  }
  for (const id of found.cells.keys()) if (meant && !meant.has(id)) meant.set(id, FREE_TIER)
  return found
}

function read({ terms, rows }: Having): Texts {
  const seen = rows.reduce((sum, row) => sum + row.n, 0)
  const sought = { terms, everywhere: seen > MOST_COUNTED }
  return { cells: cellsOf(rows), sought, seen, ids: seen <= FEW ? rows : null }
}
