import { publishChange, type Tx } from '../../platform/db/index.ts'
import { brandsNamed } from './add-brands.ts'
import type { DeviceRow } from './device-row.ts'
import { matchAgain } from './matching.store.ts'
import { freeSlug, modelSlug } from './slug.ts'
import {
  addFacts,
  addNames,
  insertModels,
  knownModels,
  lockCatalogue,
  type NewModel,
  takenSlugs,
} from './take-in.store.ts'

/** What became of the rows; `known` counts those that said nothing new. */
export type TakenIn = { added: number; changed: number; known: number }

/**
 * Takes models of a file into the catalogue, one taker at a time. Brands and models that are new
 * are added; of those that are there, what the file says is taken over, unless somebody corrected
 * the model by hand. A row that calls a model by another of its names only fills in what is empty.
 * No model is made twice: names, other names and the names of merged models all count.
 */
export async function takeIn(tx: Tx, rows: DeviceRow[], at: Date): Promise<TakenIn> {
  await lockCatalogue(tx)
  const brands = await brandsNamed(tx, [...new Set(rows.map((row) => row.brand))])
  const ids = [...new Set([...brands.values()].map(({ id }) => id))]
  const known = await knownModels(tx, ids)
  const fresh = new Map<string, NewModel>()
  const updates = new Map<number, { id: number; fill: boolean; facts: DeviceRow['facts'] }>()
  const names: { id: number; name: string }[] = []
  for (const { brand: called, name, otherNames, facts } of rows) {
    const brand = brands.get(called)
    if (!brand) throw new Error(`the brand ${called} was not made`)
    const key = `${brand.id} ${name.toLowerCase()}`
    const model = known.get(key)
    if (model) {
      // The row with the model's own name speaks for it, wherever it stands in the file.
      if (!updates.has(model.id) || !model.aka)
        updates.set(model.id, { id: model.id, fill: model.aka, facts })
      names.push(...otherNames.map((other) => ({ id: model.id, name: other })))
    } else if (!fresh.has(key)) {
      const slug = modelSlug(brand.brand, name)
      fresh.set(key, { categoryId: brand.id, name, slug, otherNames, facts })
    }
  }
  const added = await addModels(tx, [...fresh.values()], at)
  const changed = await addFacts(tx, [...updates.values()], at)
  const named = await addNames(tx, [...names, ...added])
  if (fresh.size + changed + named > 0) {
    await matchAgain(tx, ids)
    publishChange(tx, 'models')
    publishChange(tx, 'catalog')
  }
  return { added: fresh.size, changed, known: rows.length - fresh.size - changed }
}

/** Adds models under addresses of their own; answers their other names. */
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
