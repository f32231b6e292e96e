import type { Executor } from '../../platform/db/index.ts'
import type { ModelFacts } from './models.contract.ts'
import { findModelById } from './models.store.ts'
import { toFacts } from './to-model.ts'

/** What the catalogue knows of a model; null for what stands for all that match none. */
export async function factsOfModel(db: Executor, modelId: number): Promise<ModelFacts | null> {
  const model = await findModelById(db, modelId)
  return model && !model.catchAll ? toFacts(model) : null
}
