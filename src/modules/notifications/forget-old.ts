import type { Deps } from '../../deps.ts'
import { DAY } from '../../platform/clock.ts'
import { deleteOld } from './notifications.store.ts'

/** Days after which nobody looks for what they were told; the orders keep their own story. */
const KEPT_DAYS = 180
const BATCH = 1000

/** Forgets notifications of long ago; says how many. */
export function forgetNotifications(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - KEPT_DAYS * DAY)
  return deleteOld(deps.db.kysely, before, BATCH)
}
