import type { Deps } from '../../deps.ts'
import { deleteExpired } from './expired.store.ts'

/**
 * Deletes sessions and links that are no longer good, which nothing reads any more; says how many.
 * Safe on several nodes at once.
 */
export function forgetExpired(deps: Deps): Promise<number> {
  return deleteExpired(deps.db.kysely, deps.clock.now())
}
