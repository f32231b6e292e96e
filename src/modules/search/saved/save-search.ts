import type { Deps } from '../../../deps.ts'
import { inTransaction, newId } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { lockOwner } from './favourites.store.ts'
import { canonicalQuery, readSearch } from './read-search.ts'
import {
  findSearch,
  insertSearch,
  listSearches,
  lockOutdated,
  type SavedSearch,
  updateReading,
} from './searches.store.ts'

/** Searches that one person keeps; more than anybody reads the alerts of. */
export const MOST_SEARCHES = 50

type Outcome = { search: SavedSearch; isNew: boolean } | { refused: 'nothing_to_find' | 'too_many' }

/** Saves a search for a person; the same one again is the one that is there. */
export async function saveSearch(
  deps: Deps,
  viewer: Viewer,
  input: { query: string; name?: string | undefined },
): Promise<Outcome> {
  const query = canonicalQuery(input.query)
  const reading = await readSearch(deps, query)
  if (!reading) return { refused: 'nothing_to_find' }
  const createdAt = deps.clock.now()
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    await lockOwner(tx, viewer.id)
    const known = await findSearch(tx, viewer.id, query)
    if (known) return { search: known, isNew: false }
    if ((await listSearches(tx, viewer.id)).length >= MOST_SEARCHES) return { refused: 'too_many' }
    const search = { id: newId(), name: input.name || reading.name, query, createdAt }
    await insertSearch(tx, { ...search, userId: viewer.id }, reading)
    return { search, isNew: true }
  })
}

/** Searches read anew in one transaction. */
const BATCH = 50

/**
 * Reads searches anew that were last read before the catalogue changed: a new model may be what
 * their words mean, and a merged one has another number. Says how many.
 */
export function readSearchesAnew(deps: Deps): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const outdated = await lockOutdated(tx, BATCH)
    for (const { id, query } of outdated) {
      const reading = await readSearch(deps, query)
      if (reading) await updateReading(tx, id, reading, at)
    }
    return outdated.length
  })
}
