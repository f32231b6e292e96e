import type { Deps } from '../../../deps.ts'
import { isId, publishChange, rollbackOnRefusal, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { queueSellerLevel } from '../../listings/index.ts'
import { lockOrder, sideOf } from '../index.ts'
import type { Side } from './rate-sale.ts'
import { hide, hideReply, listRatings, show, showReply } from './ratings.store.ts'

/** The rating of one side, or the reply to it. */
type Target = { orderId: string; side: Side; part: 'review' | 'reply' }
type Hidden = { done: true } | { refused: 'not_found' | 'own_order' }

/**
 * An admin hides a rating that breaks the rules, with its reply, or the reply alone; its author sees
 * the reason. Repeating it is safe and keeps the first reason.
 */
export async function hideRating(
  deps: Deps,
  admin: Viewer,
  target: Target & { reason: string },
): Promise<Hidden> {
  if (!isId(target.orderId)) return { refused: 'not_found' }
  return rollbackOnRefusal(deps.db, (tx) => hideInTransaction(tx, admin, target, deps.clock.now()))
}

/** Hides it in the caller's transaction, which has locked no order yet. */
export async function hideInTransaction(
  tx: Tx,
  admin: Viewer,
  { reason, ...target }: Target & { reason: string },
  at: Date,
): Promise<Hidden> {
  const found = await findTarget(tx, admin, target)
  if ('refused' in found) return found
  const { orderId, side, part } = target
  const changed = await (part === 'review' ? hide : hideReply)(tx, { orderId, side, reason }, at)
  if (!changed) return { done: true }
  await recordChange(tx, admin, { ...target, ...found, isHidden: true, reason }, at)
  return { done: true }
}

/** Shows again what was hidden by mistake; it counts as before. Repeating it changes nothing. */
export async function showRating(deps: Deps, admin: Viewer, target: Target): Promise<Hidden> {
  if (!isId(target.orderId)) return { refused: 'not_found' }
  return rollbackOnRefusal(deps.db, async (tx): Promise<Hidden> => {
    const found = await findTarget(tx, admin, target)
    if ('refused' in found) return found
    const { orderId, side, part } = target
    if (!(await (part === 'review' ? show : showReply)(tx, { orderId, side })))
      return { done: true }
    await recordChange(tx, admin, { ...target, ...found, isHidden: false }, deps.clock.now())
    return { done: true }
  })
}

type Found = { listingId: string; subjectId: string }

/** Locks the order, and finds what is public or was before it was hidden. */
async function findTarget(
  tx: Tx,
  admin: Viewer,
  { orderId, side, part }: Target,
): Promise<Found | { refused: 'not_found' | 'own_order' }> {
  const order = await lockOrder(tx, orderId)
  if (!order) return { refused: 'not_found' }
  if (sideOf(order, admin.id)) return { refused: 'own_order' }
  const rating = (await listRatings(tx, orderId)).find((one) => one.side === side)
  if (!rating?.publishedAt || (part === 'reply' && rating.reply === null))
    return { refused: 'not_found' }
  return { listingId: order.listingId, subjectId: rating.subjectId }
}

async function recordChange(
  tx: Tx,
  admin: Viewer,
  change: Target & Found & { isHidden: boolean; reason?: string },
  at: Date,
) {
  const { orderId, side, part, listingId, subjectId, isHidden, reason } = change
  if (part === 'review') await queueSellerLevel(tx, subjectId, at)
  const author = part === 'review' ? side : side === 'buyer' ? 'seller' : 'buyer'
  const action = events[part][isHidden ? 'hidden' : 'shown']
  await recordEvent(tx, action, at, { orderId, listingId, side, reminded: author, reason })
  const subject: [string, string] = ['order', orderId]
  await writeAudit(tx, { actor: admin, action, subject, at, data: { side, reason } })
  publishChange(tx, 'listings')
}

const events = {
  review: { hidden: 'rating_hidden', shown: 'rating_shown' },
  reply: { hidden: 'reply_hidden', shown: 'reply_shown' },
} as const
