import type { Deps } from '../../deps.ts'
import { inTransaction, publishChange, type Tx } from '../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { ALL_PRICES } from '../../shared/listings/listing-topics.ts'
import { findBrand } from './brands.ts'
import type { ModelCorrection, NewModelInput } from './catalog.contract.ts'
import type { ListingStock } from './match-listings.ts'
import { applyChange, changedMeanwhile, freeSlug, modelSlug, NO_FACTS } from './model.ts'
import {
  addNames,
  deleteOtherNames,
  findModel,
  findModelById,
  findModelByName,
  insertModels,
  lockCatalog,
  type ModelRow,
  markMerged,
  mergeFacts,
  queueMatching,
  takenSlugs,
  writeModel,
} from './models.store.ts'

type Added = { model: ModelRow } | { refused: 'name_taken' | 'no_brand' }
type Corrected =
  | { model: ModelRow }
  | { refused: 'not_found' | 'name_taken' | 'catch_all' }
  | { refused: 'model_changed'; fields: Record<string, string> }

/** Adds a model by hand. Listings that match it are assigned to it by the job soon after. */
export async function addModel(deps: Deps, admin: Viewer, input: NewModelInput): Promise<Added> {
  const { brand: brandName, name, otherNames = [], ...change } = input
  return inTransaction(deps.db, async (tx): Promise<Added> => {
    await lockCatalog(tx)
    const brand = await findBrand(tx, brandName)
    if (!brand) return { refused: 'no_brand' }
    if (await findModelByName(tx, brand.id, name)) return { refused: 'name_taken' }
    const now = deps.clock.now()
    const base = modelSlug(brand.brand, name)
    const slug = freeSlug(base, await takenSlugs(tx, [base]))
    const fresh = { categoryId: brand.id, name, slug, otherNames: [], facts: NO_FACTS }
    const id = (await insertModels(tx, [fresh], now)).get(slug) ?? 0
    await writeModel(tx, id, { ...applyChange(NO_FACTS, change), name }, now)
    return {
      model: await finishChange(tx, { admin, action: 'model_added', id, otherNames, at: now }),
    }
  })
}

/**
 * Corrects a model. Omitted fields do not change. Imports no longer change the model. Of two admins who correct the
 * same field, the second is refused if `replaces` has the value that the first one replaced.
 */
export async function correctModel(
  deps: Deps,
  admin: Viewer,
  id: number,
  { replaces = {}, ...correction }: ModelCorrection,
): Promise<Corrected> {
  return inTransaction(deps.db, async (tx): Promise<Corrected> => {
    await lockCatalog(tx)
    const before = await findModelById(tx, id)
    if (!before || before.mergedInto !== null) return { refused: 'not_found' }
    if (before.catchAll) return { refused: 'catch_all' }
    const fields = changedMeanwhile(before, correction, replaces)
    if (Object.keys(fields).length > 0) return { refused: 'model_changed', fields }
    const { name = before.name, otherNames, ...change } = correction
    const taken = await findModelByName(tx, before.brandId, name)
    if (taken !== undefined && taken !== id) return { refused: 'name_taken' }
    const now = deps.clock.now()
    await writeModel(tx, id, { ...applyChange(before, change), name }, now)
    if (otherNames) await deleteOtherNames(tx, id)
    const names = otherNames ?? []
    return {
      model: await finishChange(tx, {
        admin,
        action: 'model_corrected',
        id,
        otherNames: names,
        at: now,
      }),
    }
  })
}

type FinishedChange = {
  admin: Viewer
  action: EventName
  id: number
  otherNames: string[]
  at: Date
}

async function finishChange(
  tx: Tx,
  { admin, action, id, otherNames, at }: FinishedChange,
): Promise<ModelRow> {
  await addNames(
    tx,
    otherNames.map((name) => ({ id, name })),
  )
  const model = await findModelById(tx, id)
  if (!model) throw new Error(`model ${id} disappeared while it was locked`)
  await queueMatching(tx, [model.brandId])
  await recordEvent(tx, action, at, { modelId: id })
  const subject: [string, string] = ['model', String(id)]
  await writeAudit(tx, { actor: admin, action, subject, at, data: { name: model.name } })
  publishChange(tx, 'models')
  publishChange(tx, 'catalog')
  return model
}

type Merged =
  | { model: ModelRow }
  | { refused: 'not_found' | 'no_target' | 'same_model' | 'catch_all' | 'another_brand' }

/** Listings moved in the same transaction. The job moves the others within seconds. */
const MOVED_AT_ONCE = 2_000

/**
 * Merges the model `id` into `into`, which gets its listings, its names, and the facts that it
 * lacked. The old slug redirects to it. Repeating a merge changes nothing.
 */
export async function mergeModels(
  deps: Deps,
  stock: ListingStock,
  admin: Viewer,
  { id, into }: { id: number; into: string },
): Promise<Merged> {
  return inTransaction(deps.db, async (tx): Promise<Merged> => {
    await lockCatalog(tx)
    const from = await findModelById(tx, id)
    const target = await findModel(tx, into)
    if (!from) return { refused: 'not_found' }
    if (!target) return { refused: 'no_target' }
    if (from.mergedInto === target.id) return { model: target }
    if (from.mergedInto !== null) return { refused: 'not_found' }
    if (from.id === target.id) return { refused: 'same_model' }
    if (from.catchAll || target.catchAll) return { refused: 'catch_all' }
    if (from.brandId !== target.brandId) return { refused: 'another_brand' }
    const now = deps.clock.now()
    await markMerged(tx, from.id, target.id, now)
    await mergeFacts(tx, [{ id: target.id, fill: true, facts: from }], now)
    const moved = await stock.moveListings(tx, from.id, target.id, MOVED_AT_ONCE)
    await queueMatching(tx, [target.brandId])
    await recordEvent(tx, 'models_merged', now, { modelId: from.id, into: target.id })
    await writeAudit(tx, {
      actor: admin,
      action: 'model_merged',
      subject: ['model', String(from.id)],
      at: now,
      data: { name: from.name, into: target.id, intoName: target.name, moved },
    })
    publishChange(tx, 'models')
    publishChange(tx, 'catalog')
    publishChange(tx, 'listings')
    publishChange(tx, ALL_PRICES)
    return { model: (await findModelById(tx, target.id)) ?? target }
  })
}
