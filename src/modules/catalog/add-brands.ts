import { newId, publishChange, type Tx } from '../../platform/db/index.ts'
import { commonName } from './brand.ts'
import {
  type CategoryRow,
  insertBrands,
  insertMissingCatchAlls,
  listCategories,
} from './categories.store.ts'
import { freeSlug, slugOf } from './slug.ts'

/**
 * The brands that a file names, by the name it uses; what is no brand yet becomes one, with a model
 * for the phones that match no other. Call it with the catalogue locked.
 */
export async function brandsNamed(tx: Tx, names: string[]): Promise<Map<string, CategoryRow>> {
  const before = byName(await listCategories(tx))
  const missing = new Map<string, string>()
  for (const name of names) {
    const key = commonName(name)
    if (!before.has(key) && !missing.has(key)) missing.set(key, name)
  }
  const taken = new Set([...before.values()].map(({ slug }) => slug))
  const fresh = [...missing.values()].map((brand) => {
    const slug = freeSlug(slugOf(brand) || 'brand', taken)
    return { id: newId(), brand, slug }
  })
  if (fresh.length > 0) {
    await insertBrands(tx, fresh)
    publishChange(tx, 'brands')
  }
  await insertMissingCatchAlls(tx)
  const known = fresh.length > 0 ? byName(await listCategories(tx)) : before
  const pairs = names.map((name) => [name, known.get(commonName(name))] as const)
  return new Map(pairs.filter((pair): pair is [string, CategoryRow] => pair[1] !== undefined))
}

function byName(rows: CategoryRow[]) {
  return new Map(rows.map((row) => [commonName(row.brand), row]))
}
