import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../../../deps.ts'
import { type Executor, inTransaction, publishChange, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import { isClaimedSystem, readBrowser } from './browser.ts'
import type { TestResult } from './checkup.contract.ts'
import {
  findByToken,
  lockByToken,
  moveToListing,
  type OpenCheckup,
  writeResults,
} from './checkups.store.ts'
import { signText } from './signing.ts'
import { hashOfToken } from './start-checkup.ts'

type Refusal = 'not_found' | 'used' | 'run_out'

/** The check-up that a link opens, as long as it may still be made. */
export async function openCheckup(
  db: Executor,
  token: string,
  now: Date,
): Promise<OpenCheckup | { refused: Refusal }> {
  const checkup = await findByToken(db, hashOfToken(token))
  return checkup ? (whyNotOpen(checkup, now) ?? checkup) : { refused: 'not_found' }
}

function whyNotOpen(
  { doneAt, expiresAt }: OpenCheckup,
  now: Date,
): { refused: Refusal } | undefined {
  if (doneAt) return { refused: 'used' }
  return expiresAt <= now ? { refused: 'run_out' } : undefined
}

/**
 * Takes the results that a phone hands in, and signs them with the time. Once: the same results
 * sent again, by a phone that lost the answer, are fine; others are refused.
 */
export async function finishCheckup(
  deps: Deps,
  token: string,
  results: TestResult[],
  agent: string,
): Promise<{ doneAt: Date } | { refused: Refusal }> {
  return inTransaction(deps.db, async (tx) => {
    const checkup = await lockByToken(tx, hashOfToken(token))
    if (!checkup) return { refused: 'not_found' as const }
    if (checkup.doneAt && isDeepStrictEqual(checkup.results, results))
      return { doneAt: checkup.doneAt }
    const doneAt = deps.clock.now()
    const refused = whyNotOpen(checkup, doneAt)
    if (refused) return refused
    await sign(deps, tx, checkup, results, agent, doneAt)
    return { doneAt }
  })
}

async function sign(
  { secret }: Deps,
  tx: Tx,
  checkup: OpenCheckup,
  results: TestResult[],
  agent: string,
  at: Date,
) {
  const { id, claimed, sellerId, draftId, listingId } = checkup
  const browser = readBrowser(agent)
  const told = { ...browser, isClaimedSystem: isClaimedSystem(browser.system, claimed.os) }
  const statement = JSON.stringify({ checkup: id, madeAt: at, claimed, ...told, results })
  const signature = signText(secret, statement)
  await writeResults(tx, { id, doneAt: at, results, statement, signature })
  const failed = results.filter(({ outcome }) => outcome === 'failed').length
  await recordEvent(tx, 'checkup_finished', at, { checkupId: id, draftId, listingId, failed })
  await writeAudit(tx, {
    // Whoever holds the phone acts for its seller.
    actor: sellerId ? { id: sellerId, role: 'Seller' } : 'system',
    action: 'checkup_finished',
    subject: ['checkup', id],
    at,
  })
  if (listingId) publishChange(tx, 'listings')
}

/** The draft has become a listing: its check-ups go along. The caller writes the audit row. */
export async function bindCheckupsToListing(
  tx: Tx,
  { sellerId, draftId, listingId }: { sellerId: string; draftId: string; listingId: string },
): Promise<void> {
  await moveToListing(tx, sellerId, draftId, listingId)
  publishChange(tx, 'listings')
}
