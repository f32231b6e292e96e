import { cached, type Executor } from '../../platform/db/index.ts'
import { findModelsById, type IndexedModel, indexModels, type ModelRow } from './models.store.ts'

/**
 * About 300 bytes for each of 11,000 models, read when models are listed for the first time:
 * sorting and searching them took PostgreSQL 20 to 100 ms a request.
 */
const index = cached(['models', 'brands'], async (db) => {
  const byName = await indexModels(db)
  const newest: IndexedModel[] = new Array(byName.length)
  for (const model of byName) newest[model.place - 1] = model
  return { byName, newest }
})

type ModelQuery = {
  brandId?: string | undefined
  /** In lower case. Each must occur in the full name or in one of the other names. */
  words: readonly string[]
  order: ModelOrder
  limit: number
}

/** By full name, or the most listed first and then the newest; each continues after a model. */
type ModelOrder =
  | { by: 'name'; after?: { name: string; id: number } | undefined }
  | { by: 'listed'; live: ReadonlyMap<number, number>; after?: ListedPosition | undefined }
export type ListedPosition = { live: number; announced: string; id: number }

/** Models of a brand or of all, that match all words. */
export async function listModels(db: Executor, query: ModelQuery): Promise<ModelRow[]> {
  const { order, limit } = query
  const { byName, newest } = await index(db)
  const matching =
    order.by === 'name'
      ? byName.filter((model) => isAfterName(model, order.after) && matches(model, query))
      : mostListed(
          newest.filter((model) => matches(model, query)),
          order.live,
        ).filter((model) => isAfterListed(model, order))
  const ids = matching.slice(0, limit).map(({ id }) => id)
  return ids.length > 0 ? findModelsById(db, ids) : []
}

function matches({ brandId, name, otherNames }: IndexedModel, wanted: ModelQuery): boolean {
  if (wanted.brandId && brandId !== wanted.brandId) return false
  return wanted.words.every(
    (word) => name.includes(word) || otherNames.some((other) => other.includes(word)),
  )
}

/** `newest` with the models that have phones for sale first. */
function mostListed(newest: readonly IndexedModel[], live: ReadonlyMap<number, number>) {
  const count = ({ id }: IndexedModel) => live.get(id) ?? 0
  const listed = newest.filter((model) => count(model) > 0)
  listed.sort((one, other) => count(other) - count(one))
  return [...listed, ...newest.filter((model) => count(model) === 0)]
}

function isAfterName(model: IndexedModel, after: { name: string; id: number } | undefined) {
  if (!after) return true
  return model.name === after.name ? model.id > after.id : model.name > after.name
}

type ByListed = Extract<ModelOrder, { by: 'listed' }>

function isAfterListed({ id, announced }: IndexedModel, { live, after }: ByListed): boolean {
  if (!after) return true
  const count = live.get(id) ?? 0
  if (count !== after.live) return count < after.live
  return announced === after.announced ? id < after.id : announced < after.announced
}
