import type { Deps } from '../../deps.ts'
import { DAY } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { recordEvent } from '../../platform/events.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { reminderMail } from './listing-mails.ts'
import { type Ending, takeEnding } from './reminders.store.ts'

const DAYS_BEFORE = 3
const BATCH = 100

/** Tells sellers once, three days before, which of their listings end; says how many it told of. */
export function remindSellers(deps: Deps): Promise<number> {
  const at = deps.clock.now()
  const until = new Date(at.getTime() + DAYS_BEFORE * DAY)
  return inTransaction(deps.db, async (tx) => {
    const ending = await takeEnding(tx, until, BATCH)
    for (const listings of Map.groupBy(ending, ({ email }) => email).values()) {
      await queueMail(tx, reminderMail(deps, listings as [Ending, ...Ending[]]), at)
      const listingIds = listings.map(({ id }) => id)
      await recordEvent(tx, 'listings_reminded', at, { listingIds })
    }
    return ending.length
  })
}
