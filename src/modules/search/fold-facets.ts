import type { Deps } from '../../deps.ts'
import { inTransaction, publishChange } from '../../platform/db/index.ts'
import { fold, outOfStep, purge } from './cells.store.ts'

/** Changes that one fold takes: a second's worth and more of bulk loading. */
const BATCH = 20_000
/** Folds for which a combination that nobody offers is still told to the nodes: an hour or longer. */
const KEPT_FOLDS = 3_600

/** Folds what changed into the counts; says how much. Pages that show counts are then drawn anew. */
export function foldFacets(deps: Deps): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const taken = await fold(tx, BATCH)
    if (taken > 0) publishChange(tx, 'listings')
    return taken
  })
}

/** Forgets combinations that nobody has offered for long; says how many. */
export function purgeFacets(deps: Deps): Promise<number> {
  return inTransaction(deps.db, (tx) => purge(tx, KEPT_FOLDS))
}

/** Proves the counts against the listings: how many listings they are off by. 0 is right. */
export function reconcileFacets(deps: Deps): Promise<number> {
  return outOfStep(deps.db.kysely)
}
