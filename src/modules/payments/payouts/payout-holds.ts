import type { Deps } from '../../../deps.ts'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import { DAY } from '../../../shared/time.ts'
import { holdsPayout } from '../../risk/index.ts'
import { lockSeller } from '../money-tasks/money-tasks.store.ts'
import { findListingOf, readDisputeShare, readPayoutRecord } from './payout-accounts.store.ts'

/** Sales of a seller that are paid out later. */
const FIRST_SALES = 3
/** Sales of a new seller within a day, above which an admin looks first. */
const SALES_A_DAY = 5
/** A seller with this many open disputes, and this share of the sales of 90 days, is paid later. */
const DISPUTES = { least: 2, share: 0.2, days: 90 }

export const HELD_FOR_DISPUTES =
  'Several of your sales are disputed. You are paid when the disputes are decided.'
export const HELD_FOR_RISK = 'The shop checks this sale before it is paid out.'
export const HELD_FOR_CHANGE =
  'Your payout account was changed. Payouts wait for a while after that.'
const HELD_FOR_REVIEW =
  'Many sales in one day by a new seller: the shop checks them before they are paid out.'

type Hold = { state: 'due' | 'waiting' | 'failed'; heldUntil?: Date; problem?: string }

/**
 * How a new payout begins: at once, after a delay for the first sales of a seller, or with an admin's
 * review. The money of a stolen card is disputed days later, and would be gone.
 */
export async function beginPayout(
  { env }: Pick<Deps, 'env'>,
  tx: Tx,
  userId: string | null,
  at: Date,
): Promise<Hold> {
  const days = env.NEW_SELLER_PAYOUT_DAYS
  if (!userId || days === 0) return { state: 'due' }
  // Two sales that complete at once are not both the third.
  await lockSeller(tx, userId)
  const since = new Date(at.getTime() - DAY)
  const { payouts, lastDay, firstAt } = await readPayoutRecord(tx, userId, since)
  const isNew = !firstAt || at.getTime() - firstAt.getTime() < 30 * DAY
  if (isNew && lastDay >= SALES_A_DAY) return { state: 'failed', problem: HELD_FOR_REVIEW }
  if (payouts >= FIRST_SALES) return { state: 'due' }
  const heldUntil = new Date(at.getTime() + days * DAY)
  const problem = `Your first ${FIRST_SALES} sales are paid out ${days} ${days === 1 ? 'day' : 'days'} later than others.`
  return { state: 'waiting', heldUntil, problem }
}

/** True while a rule about risk holds the payout of the listing that was sold. */
export async function isHeldForRisk(db: Executor, orderId: string): Promise<boolean> {
  const listingId = await findListingOf(db, orderId)
  return listingId !== undefined && holdsPayout(db, listingId)
}

/** True while too many of a seller's sales are disputed. */
export async function isHeldForDisputes(db: Executor, userId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DISPUTES.days * DAY)
  const { disputed, sales } = await readDisputeShare(db, userId, since)
  return disputed >= DISPUTES.least && disputed / sales >= DISPUTES.share
}
