import type { Deps } from '../../../deps.ts'
import { isId, publishChange, rollbackOnRefusal, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { noteStandingDue } from '../../listings/index.ts'
import { lockOrder, sideOf } from '../index.ts'
import type { Side } from './rate-sale.ts'
import { hide, ratingsOf } from './ratings.store.ts'

type Wanted = { side: Side; reason: string }
type Hidden = { done: true } | { refused: 'not_found' | 'own_order' }

/**
 * A moderator jsonBody a rating down that says what does not belong there; its author is told why. Again is
 * harmless, and the first reason stays.
 */
export async function hideRating(
  deps: Deps,
  admin: Viewer,
  orderId: string,
  wanted: Wanted,
): Promise<Hidden> {
  if (!isId(orderId)) return { refused: 'not_found' }
  return rollbackOnRefusal(deps.db, (tx) =>
    hideInTransaction(tx, admin, { ...wanted, orderId }, deps.clock.now()),
  )
}

async function hideInTransaction(
  tx: Tx,
  admin: Viewer,
  { orderId, side, reason }: Wanted & { orderId: string },
  at: Date,
): Promise<Hidden> {
  const order = await lockOrder(tx, orderId)
  if (!order) return { refused: 'not_found' }
  if (sideOf(order, admin.id)) return { refused: 'own_order' }
  const found = (await ratingsOf(tx, orderId)).find((one) => one.side === side)
  if (!found?.publishedAt) return { refused: 'not_found' }
  const hidden = await hide(tx, { orderId, side, reason }, at)
  if (!hidden) return { done: true }
  await noteStandingDue(tx, hidden.subjectId, at)
  const about = { orderId, listingId: order.listingId, side, asked: side, reason }
  await recordEvent(tx, 'rating_hidden', at, about)
  const subject: [string, string] = ['order', orderId]
  const data = { side, reason }
  await writeAudit(tx, { actor: admin, action: 'rating_hidden', subject, at, data })
  publishChange(tx, 'listings')
  return { done: true }
}
