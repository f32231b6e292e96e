import type { Executor } from '../../../platform/db/index.ts'
import type { Order } from '../order.ts'
import type { Next } from '../orders.contract.ts'
import { type Claim, canMoveClaim, claimMoveByClock, isOpenClaim } from './claim.ts'
import { type ClaimBody, claimActions } from './claims.contract.ts'
import { listClaims } from './claims.store.ts'

/** A claim as the buyer, the seller or an admin sees it. */
export function toClaim(
  claim: Claim,
  order: Pick<Order, 'state'>,
  you: 'buyer' | 'seller' | 'admin',
  now: Date,
): ClaimBody {
  const { id, reason, text, photos, state, remedy, refundMinor, answer } = claim
  const iso = (date: Date | null) => date?.toISOString() ?? null
  // What time has ended is shown without actions until the job has run.
  const isOver = order.state !== 'completed' || claimMoveByClock(claim, now) !== undefined
  return {
    _id: id,
    reason,
    text,
    photos: photos.map(({ id: _id, width, height }) => ({ _id, width, height })),
    state,
    madeAt: claim.madeAt.toISOString(),
    dueAt: iso(claim.dueAt),
    remedy,
    refundMinor,
    answer,
    answeredAt: iso(claim.answeredAt),
    closedAt: iso(claim.closedAt),
    actions: isOver ? [] : claimActions.filter((name) => canMoveClaim(state, name, you)),
  }
}

/** The step that a completed order waits for because of its open claim; null without one. */
export function claimStep(claims: readonly Claim[]): Next | null {
  const open = claims.find(({ state }) => isOpenClaim(state))
  if (!open) return null
  const by = open.dueAt?.toISOString() ?? null
  if (open.state === 'open') return { who: 'seller', what: 'answer_claim', by }
  if (open.state === 'agreed') return { who: 'seller', what: 'settle_claim', by }
  return { who: 'buyer', what: 'decide_claim', by }
}

/** All claims of an order for one viewer, newest first. */
export async function claimsOfOrder(
  db: Executor,
  order: Order,
  you: 'buyer' | 'seller' | 'admin',
  now: Date,
): Promise<ClaimBody[]> {
  return (await listClaims(db, order.id)).map((claim) => toClaim(claim, order, you, now))
}
