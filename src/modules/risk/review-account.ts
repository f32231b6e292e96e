import type { Deps } from '../../deps.ts'
import { inTransaction, isId, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { DAY } from '../../shared/time.ts'
import {
  type AccountReview,
  closeAccountReview,
  findAccountReview,
  isCleared,
  lockAccountReview,
  openAccountReview,
  type ReviewCause,
  readSignals,
} from './risk.store.ts'

/** Later, the rules about listings recognize who comes back. */
const YOUNG_DAYS = 30

const reasons = {
  device: 'Logs in with the browser of a banned account',
  similarDevice: 'Logs in with the same kind of browser from the network of a banned account',
  payoutAccount: 'Is paid to the same account as a banned account',
} as const

/**
 * Lets a moderator look at a young account that shares signals with a banned one; called at every
 * sign-in. The person notices nothing, but their listings wait.
 */
export async function reviewSignIn(tx: Tx, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - YOUNG_DAYS * DAY)
  const signals = await readSignals(tx, userId, since)
  if (!signals?.isYoung) return
  const causes = (['device', 'similarDevice', 'payoutAccount'] as const)
    .filter((signal) => signals[signal])
    .map((signal) => reasons[signal])
  if (causes.length > 0) await openReview(tx, { userId, cause: 'sign_up', reasons: causes }, now)
}

/** Lets a moderator look at the account of someone whose listing a rule refused. */
export function reviewBlockedSeller(
  deps: Deps,
  blocked: { userId: string; reasons: string[] },
): Promise<void> {
  const at = deps.clock.now()
  return inTransaction(deps.db, (tx) =>
    openReview(tx, { ...blocked, cause: 'blocked_listing' }, at),
  )
}

/** Whether staff know the account: then nothing is refused outright, but reviewed. */
export const isClearedAccount = isCleared

async function openReview(
  tx: Tx,
  review: { userId: string; cause: ReviewCause; reasons: string[] },
  at: Date,
) {
  if (!(await openAccountReview(tx, review, at))) return
  const { userId, ...data } = review
  await recordEvent(tx, 'account_review_opened', at, { userId, cause: data.cause })
  await writeAudit(tx, {
    actor: 'system',
    action: 'account_review_opened',
    subject: ['user', userId],
    at,
    data,
  })
}

type Cleared = { review: AccountReview } | { refused: 'no_review' | 'decided_otherwise' }

/**
 * Decides that an account is not that of a banned person: it is no longer compared with accounts that
 * were banned until now. Its listings that wait are decided one by one. Repeating it is harmless.
 */
export function clearAccount(
  deps: Deps,
  admin: Viewer,
  id: string,
  note: string,
): Promise<Cleared> {
  if (!isId(id)) return Promise.resolve({ refused: 'no_review' })
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx): Promise<Cleared> => {
    await lockAccountReview(tx, id)
    const review = await findAccountReview(tx, id)
    if (!review) return { refused: 'no_review' }
    if (review.decision === 'cleared') return { review }
    if (review.decision) return { refused: 'decided_otherwise' }
    await closeAccountReview(tx, id, { decision: 'cleared', by: admin.id, note, at })
    const { userId } = review
    await recordEvent(tx, 'account_cleared', at, { userId })
    await writeAudit(tx, {
      actor: admin,
      action: 'account_cleared',
      subject: ['user', userId],
      at,
      data: { reasons: review.reasons, note },
    })
    return { review: (await findAccountReview(tx, id)) ?? review }
  })
}
