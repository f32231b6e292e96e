import { publishChange, type Tx } from '../../platform/db/index.ts'
import { ensureBrands } from './brands.ts'
import { queueMatching } from './matching.store.ts'
import {
  addNames,
  insertModels,
  knownModels,
  lockCatalog,
  mergeFacts,
  type NewModel,
  takenSlugs,
} from './models.store.ts'
import type { DeviceRow } from './read-devices.ts'
import { freeSlug, modelSlug } from './slug.ts'

/** `known` counts rows without new information. */
export type UpsertCounts = { added: number; changed: number; known: number }

/**
 * Adds the models of a file to the catalog, under the catalog lock. New brands and models are
 * inserted; existing models get the facts of the file, unless an admin corrected them. A row that
 * uses one of a model's other names only fills gaps. No model is added twice: names, other names and
 * the names of merged models all count.
 */
export async function upsertModels(tx: Tx, rows: DeviceRow[], at: Date): Promise<UpsertCounts> {
  await lockCatalog(tx)
  const brands = await ensureBrands(tx, [...new Set(rows.map((row) => row.brand))])
  const ids = [...new Set([...brands.values()].map(({ id }) => id))]
  const known = await knownModels(tx, ids)
  const fresh = new Map<string, NewModel>()
  const updates = new Map<number, { id: number; fill: boolean; facts: DeviceRow['facts'] }>()
  const names: { id: number; name: string }[] = []
  for (const { brand: brandName, name, otherNames, facts } of rows) {
    const brand = brands.get(brandName)
    if (!brand) throw new Error(`brand ${brandName} was not added`)
    const key = `${brand.id} ${name.toLowerCase()}`
    const model = known.get(key)
    if (model) {
      // The row with the model's own name wins, wherever it is in the file.
      if (!updates.has(model.id) || !model.aka)
        updates.set(model.id, { id: model.id, fill: model.aka, facts })
      names.push(...otherNames.map((other) => ({ id: model.id, name: other })))
    } else if (!fresh.has(key)) {
      const slug = modelSlug(brand.brand, name)
      fresh.set(key, { categoryId: brand.id, name, slug, otherNames, facts })
    }
  }
  const added = await addModels(tx, [...fresh.values()], at)
  const changed = await mergeFacts(tx, [...updates.values()], at)
  const named = await addNames(tx, [...names, ...added])
  if (fresh.size + changed + named > 0) {
    await queueMatching(tx, ids)
    publishChange(tx, 'models')
    publishChange(tx, 'catalog')
  }
  return { added: fresh.size, changed, known: rows.length - fresh.size - changed }
}

/** Inserts models under free slugs. Returns their other names. */
async function addModels(tx: Tx, models: NewModel[], at: Date) {
  if (models.length === 0) return []
  const taken = await takenSlugs(
    tx,
    models.map(({ slug }) => slug),
  )
  const ready = models.map((model) => ({ ...model, slug: freeSlug(model.slug, taken) }))
  const ids = await insertModels(tx, ready, at)
  return ready.flatMap(({ slug, otherNames }) =>
    otherNames.map((name) => ({ id: ids.get(slug) ?? 0, name })),
  )
}
