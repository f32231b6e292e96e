import type { Deps } from '../../deps.ts'
import { type Executor, inTransaction, publishChange } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { matchAgain } from './matching.store.ts'
import { findModelById, findModelBySlug, type ModelRow, noteMerger } from './models.store.ts'
import type { ListingMoves } from './stock.ts'
import { addFacts, lockCatalogue } from './take-in.store.ts'

type Merged =
  | { model: ModelRow }
  | { refused: 'not_found' | 'no_target' | 'same_model' | 'catch_all' | 'another_brand' }

/** Moved with the merger itself; what is more follows within seconds. */
const MOVED_AT_ONCE = 2_000

/**
 * Two models turn out to be one: `id` becomes `into`, which gets its listings, its names, and the
 * facts that it lacked. The old address leads to it. The same merger again is harmless.
 */
export async function mergeModels(
  deps: Deps,
  moves: ListingMoves,
  admin: Viewer,
  { id, into }: { id: number; into: string },
): Promise<Merged> {
  return inTransaction(deps.db, async (tx): Promise<Merged> => {
    await lockCatalogue(tx)
    const from = await findModelById(tx, id)
    const target = await findModel(tx, into)
    if (!from) return { refused: 'not_found' }
    if (!target) return { refused: 'no_target' }
    if (from.mergedInto === target.id) return { model: target }
    if (from.mergedInto !== null) return { refused: 'not_found' }
    if (from.id === target.id) return { refused: 'same_model' }
    if (from.catchAll || target.catchAll) return { refused: 'catch_all' }
    if (from.brandId !== target.brandId) return { refused: 'another_brand' }
    const at = deps.clock.now()
    await noteMerger(tx, from.id, target.id, at)
    await addFacts(tx, [{ id: target.id, fill: true, facts: from }], at)
    const moved = await moves.moveListings(tx, from.id, target.id, MOVED_AT_ONCE)
    await matchAgain(tx, [target.brandId])
    await recordEvent(tx, 'models_merged', at, { modelId: from.id, into: target.id })
    await writeAudit(tx, {
      actor: admin,
      action: 'model_merged',
      subject: ['model', String(from.id)],
      at,
      data: { name: from.name, into: target.id, intoName: target.name, moved },
    })
    publishChange(tx, 'models')
    publishChange(tx, 'catalog')
    publishChange(tx, 'listings')
    return { model: (await findModelById(tx, target.id)) ?? target }
  })
}

/** A model by its id or its slug; where it was merged, the one that stayed. */
export async function findModel(db: Executor, text: string): Promise<ModelRow | undefined> {
  const bySlug = await findModelBySlug(db, text)
  if (bySlug || !/^\d{1,9}$/.test(text)) return bySlug
  const byId = await findModelById(db, Number(text))
  return byId?.mergedInto ? findModelById(db, byId.mergedInto) : byId
}
