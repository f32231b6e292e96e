import type { Deps } from '../deps.ts'
import { inTransaction } from '../platform/db/index.ts'
import { EMPTY_SEARCH_RETENTION_DAYS } from '../shared/analytics/figures.ts'
import { DAY } from '../shared/time.ts'
import { countDone, setDone } from './demo.store.ts'
import { insertSearches, insertViews } from './traffic.store.ts'

/** Two years, as the rest of the history. */
const PAST_DAYS = 730

/** What nobody sells here, as people type it. */
const WANTED = [
  'fairphone 6',
  'light phone 3',
  'nothing phone 4a',
  'blackberry key3',
  'iphone 18 fold',
  'punkt mp02 white',
]

const STEP = 'traffic'

/** Views and searches of the days since the last ones that were made, up to today. */
export async function addTraffic({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = Math.floor(clock.now().getTime() / DAY)
  const done = (await countDone(db.kysely, STEP)) || today - PAST_DAYS
  if (done >= today) return
  const day = (number: number) => new Date(number * DAY).toISOString().slice(0, 10)
  const [from, to] = [day(done + 1), day(today)]
  const firstSearch = day(Math.max(done + 1, today - EMPTY_SEARCH_RETENTION_DAYS + 1))
  await inTransaction(db, async (tx) => {
    await insertViews(tx, { from, to })
    if (firstSearch > from) await insertSearches(tx, { from, to: firstSearch }, [])
    await insertSearches(tx, { from: firstSearch, to }, WANTED)
    await setDone(tx, STEP, today)
  })
}
