import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { SELLER_DAYS_RETENTION_DAYS } from '../../shared/analytics/figures.ts'
import { boundsOfDay, toLocalDay } from '../../shared/reader-format.ts'
import { addDays, listDays } from './periods.ts'
import {
  type Day,
  deleteSellerDays,
  findFirstDay,
  lockProgress,
  readProgress,
  writeDays,
  writeProgress,
  writeSellerDays,
} from './roll-up.store.ts'

/** Days of the past that a run rolls up: at a million listings, about a second of work. */
const DAYS_AT_ONCE = 14

type RollUpDeps = Pick<Deps, 'db' | 'clock'>

/**
 * Rolls up the figures of the days that are not over, and those that passed while nothing ran; then days of the
 * past, newest first, back to the first account. A day is replaced as a whole, so running twice changes
 * nothing. What happens later, such as a refund, belongs to its own day: a day that is over does not change.
 * Days are those of the time zone of the shop; when it changes, all are rolled up again. Returns how many days
 * of the past were rolled up.
 */
export async function rollUpDays(deps: RollUpDeps, timeZone: string): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    // Another node is at it.
    if (!(await lockProgress(tx))) return 0
    const now = deps.clock.now()
    const today = toLocalDay(now, timeZone)
    const toDay = (day: string): Day => ({ day, ...boundsOfDay(day, timeZone) })
    const write = async (from: string, to: string) => {
      const days = listDays(from, to).map(toDay)
      await writeDays(tx, days)
      await writeSellerDays(tx, days)
    }
    const stored = await readProgress(tx)
    if (stored?.timeZone !== timeZone) {
      // A transaction of yesterday may still commit.
      const doneFrom = addDays(today, -1)
      const earliest = toLocalDay((await findFirstDay(tx)) ?? now, timeZone)
      // What the views and searches of earlier days were rolled up from is deleted.
      const oldest = addDays(today, -SELLER_DAYS_RETENTION_DAYS)
      const firstDay = stored && earliest < oldest ? oldest : earliest
      await write(doneFrom, today)
      await writeProgress(tx, { timeZone, firstDay, doneFrom, doneUntil: today })
      return listDays(doneFrom, today).length
    }
    const { firstDay, doneFrom, doneUntil } = stored
    const next = addDays(doneUntil, -1)
    const until = addDays(next, DAYS_AT_ONCE)
    const newest = until < today ? until : today
    await write(next, newest)
    const missed = listDays(addDays(doneUntil, 1), addDays(newest, -1)).length
    if (newest < today || doneFrom <= firstDay) {
      await writeProgress(tx, { ...stored, doneUntil: newest })
      return missed
    }
    const back = addDays(doneFrom, -DAYS_AT_ONCE)
    const from = back < firstDay ? firstDay : back
    await write(from, addDays(doneFrom, -1))
    await writeProgress(tx, { ...stored, doneFrom: from, doneUntil: newest })
    return missed + listDays(from, addDays(doneFrom, -1)).length
  })
}

/** Deletes figures of sellers that are old. */
export async function deleteOldSellerDays({ db, clock }: RollUpDeps): Promise<number> {
  const today = toLocalDay(clock.now(), 'UTC')
  return deleteSellerDays(db.kysely, addDays(today, -SELLER_DAYS_RETENTION_DAYS))
}
