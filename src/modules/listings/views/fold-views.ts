import type { Deps } from '../../../deps.ts'
import { takeLooks } from './noted-views.ts'
import { dayOf } from './viewer-mark.ts'
import { countLooks, forgetMarks } from './views.store.ts'

/**
 * Writes the looks that wait in memory in one statement, and forgets the marks of days that are
 * over; says how many counted. What a process had noted when it was killed is lost: seconds of looks.
 */
export async function foldViews(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const today = dayOf(deps.clock.now())
  const looks = takeLooks(deps.db)
  await forgetMarks(deps.db.kysely, today)
  return looks.length > 0 ? countLooks(deps.db.kysely, today, looks) : 0
}
