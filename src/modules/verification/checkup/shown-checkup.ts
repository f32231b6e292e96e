import type { Executor } from '../../../platform/db/index.ts'
import type { Checkup } from './checkup.contract.ts'
import { findDone, type Told } from './checkups.store.ts'

export type ShownCheckup = Omit<Checkup, '_id' | 'statement' | 'signature' | 'publicKey'>

/** The last check-up of a listing as its page shows it; what was signed is asked for apart. */
export async function checkupOf(
  db: Executor,
  listingId: string,
): Promise<ShownCheckup | undefined> {
  const done = await findDone(db, { listingId })
  if (!done) return undefined
  const { system, browser, isClaimedSystem } = JSON.parse(done.statement) as Told
  const { claimed, results } = done
  return { madeAt: done.doneAt.toISOString(), claimed, results, system, browser, isClaimedSystem }
}
