import { cached, type Executor } from '../../platform/db/index.ts'
import { brandById, otherBrandNames } from './brand.ts'
import { matchName } from './match-name.ts'
import { namedModels } from './matching.store.ts'
import { indexNames, type NameIndex } from './name-index.ts'

export type MatchedModel = { id: number; slug: string; name: string; catchAll: boolean }

/** The indexes of the brands that were asked for, until any model changes. */
const indexes = cached(['models', 'brands'], async () => new Map<string, NameIndex>())

/**
 * The model of the brand that a seller's words name, else the brand's catch-all.
 * @throws when there is no such brand.
 */
export async function matchModel(
  db: Executor,
  { brandId, name }: { brandId: string; name: string },
): Promise<MatchedModel> {
  const { id, slug, name: found, catchAll } = matchName(await indexOf(db, brandId), name)
  return { id, slug, name: found, catchAll }
}

/** What names of this brand are matched against. */
export async function indexOf(db: Executor, brandId: string): Promise<NameIndex> {
  const ready = await indexes(db)
  const found = ready.get(brandId)
  if (found) return found
  const brand = await brandById(db, brandId)
  if (!brand) throw new Error(`there is no brand ${brandId}`)
  const names = [brand.brand, ...otherBrandNames(brand.brand)]
  const index = indexNames(names, await namedModels(db, brandId))
  ready.set(brandId, index)
  return index
}
