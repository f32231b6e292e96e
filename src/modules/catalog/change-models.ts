import type { Deps } from '../../deps.ts'
import { inTransaction, publishChange, type Tx } from '../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { findBrand } from './brand.ts'
import { NO_FACTS } from './facts.ts'
import { matchAgain } from './matching.store.ts'
import type { ModelChange, NewModelInput } from './models.contract.ts'
import {
  findModelById,
  findModelByName,
  forgetNames,
  type ModelRow,
  writeModel,
} from './models.store.ts'
import { freeSlug, modelSlug } from './slug.ts'
import { addNames, insertModels, lockCatalogue, takenSlugs } from './take-in.store.ts'
import { changedFacts } from './to-model.ts'

type Added = { model: ModelRow } | { refused: 'name_taken' | 'no_brand' }
type Corrected = { model: ModelRow } | { refused: 'not_found' | 'name_taken' | 'catch_all' }

/** An admin adds a model by hand; listings that it fits are matched with it soon after. */
export async function addModel(deps: Deps, admin: Viewer, input: NewModelInput): Promise<Added> {
  const { brand: called, name, otherNames = [], ...change } = input
  return inTransaction(deps.db, async (tx): Promise<Added> => {
    await lockCatalogue(tx)
    const brand = await findBrand(tx, called)
    if (!brand) return { refused: 'no_brand' }
    if (await findModelByName(tx, brand.id, name)) return { refused: 'name_taken' }
    const at = deps.clock.now()
    const wanted = modelSlug(brand.brand, name)
    const slug = freeSlug(wanted, await takenSlugs(tx, [wanted]))
    const fresh = { categoryId: brand.id, name, slug, otherNames: [], facts: NO_FACTS }
    const id = (await insertModels(tx, [fresh], at)).get(slug) ?? 0
    await writeModel(tx, id, { ...changedFacts(NO_FACTS, change), name }, at)
    return { model: await finish(tx, { admin, action: 'model_added', id, otherNames, at }) }
  })
}

/** An admin corrects a model: what is left out stays. Imports leave it alone from now on. */
export async function correctModel(
  deps: Deps,
  admin: Viewer,
  id: number,
  { name, otherNames, ...change }: ModelChange,
): Promise<Corrected> {
  return inTransaction(deps.db, async (tx): Promise<Corrected> => {
    await lockCatalogue(tx)
    const before = await findModelById(tx, id)
    if (!before || before.mergedInto !== null) return { refused: 'not_found' }
    if (before.catchAll) return { refused: 'catch_all' }
    const taken = await findModelByName(tx, before.brandId, name)
    if (taken !== undefined && taken !== id) return { refused: 'name_taken' }
    const at = deps.clock.now()
    await writeModel(tx, id, { ...changedFacts(before, change), name }, at)
    if (otherNames) await forgetNames(tx, id)
    const names = otherNames ?? []
    return {
      model: await finish(tx, { admin, action: 'model_corrected', id, otherNames: names, at }),
    }
  })
}

type Done = { admin: Viewer; action: EventName; id: number; otherNames: string[]; at: Date }

async function finish(tx: Tx, { admin, action, id, otherNames, at }: Done): Promise<ModelRow> {
  await addNames(
    tx,
    otherNames.map((name) => ({ id, name })),
  )
  const model = await findModelById(tx, id)
  if (!model) throw new Error(`model ${id} went away while it was locked`)
  await matchAgain(tx, [model.brandId])
  await recordEvent(tx, action, at, { modelId: id })
  const subject: [string, string] = ['model', String(id)]
  await writeAudit(tx, { actor: admin, action, subject, at, data: { name: model.name } })
  publishChange(tx, 'models')
  publishChange(tx, 'catalog')
  return model
}
