import type { Deps } from '../../deps.ts'
import { DAY } from '../../platform/clock.ts'
import { deleteNewsBefore } from './news.store.ts'

/** Screens that were away for longer load everything anew. */
const KEPT_MS = 7 * DAY
const FORGOTTEN_AT_ONCE = 2_000

/** Forgets what screens were told long ago; says how much. The messages themselves stay. */
export function forgetNews(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS)
  return deleteNewsBefore(deps.db.kysely, before, FORGOTTEN_AT_ONCE)
}
