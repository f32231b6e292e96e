import { maskContacts } from '@redial/contact-mask'
import type { Deps } from '../../../deps.ts'
import { isId, publishChange, rollbackOnRefusal } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { HOUR } from '../../../shared/time.ts'
import { lockOrder, sideOf } from '../index.ts'
import type { Rating } from './rate-sale.ts'
import { listRatings, putReply } from './ratings.store.ts'

/** How long a reply can be edited. */
export const REPLY_EDIT_HOURS = 48

type Replied =
  | { ratings: Rating[] }
  | { refused: 'not_found' | 'nothing_to_answer' | 'reply_final' | 'reply_hidden' }
  | { wrong: string }

/**
 * The rated person answers a published rating, once, below it for everyone to read. For 48 hours the
 * answer can be edited; the author of the rating is notified of the first version.
 */
export async function replyToRating(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  text: string,
): Promise<Replied> {
  if (!isId(orderId)) return { refused: 'not_found' }
  // Everybody reads a reply, also people who never paid.
  if (maskContacts(text).masked)
    return { wrong: 'Everyone can read this: leave out phone numbers, email addresses and links' }
  return rollbackOnRefusal(deps.db, async (tx): Promise<Replied> => {
    const order = await lockOrder(tx, orderId)
    const side = order && sideOf(order, viewer.id)
    if (!order || !side) return { refused: 'not_found' }
    const ratings = await listRatings(tx, orderId)
    const rating = ratings.find((one) => one.side !== side)
    const at = deps.clock.now()
    const refused = whyNotReplyable(rating, at)
    if (!rating || refused) return { refused: refused ?? 'nothing_to_answer' }
    if (rating.reply === text) return { ratings }
    await putReply(tx, { orderId, side: rating.side, text, at: rating.repliedAt ?? at })
    const action = rating.reply === null ? 'rating_answered' : 'rating_answer_edited'
    await recordEvent(tx, action, at, { orderId, listingId: order.listingId, by: side })
    await writeAudit(tx, { actor: viewer, action, subject: ['order', orderId], at })
    publishChange(tx, 'listings')
    return { ratings: await listRatings(tx, orderId) }
  })
}

/** Why a rating cannot be answered, or its answer not be edited, at a moment. */
export function whyNotReplyable(rating: Rating | undefined, now: Date) {
  if (!rating?.publishedAt || rating.hiddenAt) return 'nothing_to_answer'
  if (rating.replyHiddenAt) return 'reply_hidden'
  const until = editableUntil(rating)
  return until && until <= now ? 'reply_final' : undefined
}

/** Until when the answer can be edited; null without one. */
export function editableUntil({ repliedAt }: Rating): Date | null {
  return repliedAt && new Date(repliedAt.getTime() + REPLY_EDIT_HOURS * HOUR)
}
