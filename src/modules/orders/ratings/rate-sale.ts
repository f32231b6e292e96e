import type { Deps } from '../../../deps.ts'
import {
  inTransaction,
  isId,
  newId,
  publishChange,
  rollbackOnRefusal,
  type Tx,
  violatedConstraint,
} from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { DAY } from '../../../shared/time.ts'
import { queueSellerLevel } from '../../listings/index.ts'
import { lockOrder, sideOf } from '../index.ts'
import { listRatings, ordersDue, publish, putRating } from './ratings.store.ts'

export type RatingRefusal =
  | 'not_found'
  | 'not_completed'
  | 'too_late'
  | 'account_gone'
  | 'published'
type Rated = { ratings: Rating[] } | { refused: RatingRefusal }

/**
 * A party rates a sale. The rating is sealed until both have rated or a week has passed, and can be
 * changed until then.
 */
export async function rateSale(
  deps: Deps,
  author: Viewer,
  orderId: string,
  { stars, text }: { stars: number; text: string },
): Promise<Rated> {
  if (!isId(orderId)) return { refused: 'not_found' }
  try {
    return await rollbackOnRefusal(deps.db, (tx) =>
      saveRating(deps, tx, author, orderId, { stars, text }),
    )
  } catch (error) {
    // One of the accounts was closed at this moment.
    if (violatedConstraint(error)?.endsWith('_fkey')) return { refused: 'account_gone' }
    throw error
  }
}

async function saveRating(
  deps: Deps,
  tx: Tx,
  author: Viewer,
  orderId: string,
  { stars, text }: { stars: number; text: string },
): Promise<Rated> {
  const order = await lockOrder(tx, orderId)
  const side = order && sideOf(order, author.id)
  if (!order || !side) return { refused: 'not_found' }
  const at = deps.clock.now()
  const refused = whyNotRatable(order, at)
  if (refused || !order.endedAt) return { refused: refused ?? 'not_completed' }
  const subjectId = side === 'buyer' ? order.sellerId : order.buyerId
  if (!subjectId) return { refused: 'account_gone' }
  const before = await listRatings(tx, orderId)
  const own = before.find((one) => one.side === side)
  if (own?.stars === stars && own.text === text) return { ratings: before }
  if (own?.publishedAt) return { refused: 'published' }
  await putRating(tx, {
    id: newId(),
    orderId,
    side,
    authorId: author.id,
    subjectId,
    authorName: author.name,
    stars,
    text,
    writtenAt: at,
    dueAt: shownFrom(order.endedAt, at),
    publishedAt: null,
    counts: true,
    hiddenAt: null,
    hiddenReason: null,
    reply: null,
    repliedAt: null,
    replyHiddenAt: null,
    replyHiddenReason: null,
  })
  const about = { orderId, listingId: order.listingId, by: side }
  // The other side is notified once, however often it changes.
  const action = own ? 'rating_rewritten' : 'rating_given'
  await recordEvent(tx, action, at, about)
  const subject: [string, string] = ['order', orderId]
  await writeAudit(tx, { actor: author, action, subject, at, data: { stars } })
  const all = await listRatings(tx, orderId)
  const isComplete = all.length === 2 || shownFrom(order.endedAt, at) <= at
  if (isComplete) await publishSealed(tx, { orderId, listingId: order.listingId }, at)
  return { ratings: isComplete ? await listRatings(tx, orderId) : all }
}

async function publishSealed(tx: Tx, about: { orderId: string; listingId: string }, at: Date) {
  const shown = await publish(tx, about.orderId, at)
  if (shown.length === 0) return
  for (const { subjectId } of shown) await queueSellerLevel(tx, subjectId, at)
  await recordEvent(tx, 'ratings_published', at, about)
  const subject: [string, string] = ['order', about.orderId]
  await writeAudit(tx, { actor: 'system', action: 'ratings_published', subject, at })
  publishChange(tx, 'listings')
}

/** Sales whose ratings one run shows. */
const BATCH = 50

/** Shows ratings that waited a week for the other side. Returns of how many sales. */
export async function publishRatings(deps: Deps): Promise<number> {
  const at = deps.clock.now()
  const due = await ordersDue(deps.db.kysely, at, BATCH)
  for (const orderId of due)
    await inTransaction(deps.db, async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order) await publishSealed(tx, { orderId, listingId: order.listingId }, at)
    })
  return due.length
}

export type Side = 'buyer' | 'seller'

/** Days after which a rating is shown though the other side has written none. */
export const SEALED_DAYS = 7
/** Days after a sale in which it can be rated. */
export const OPEN_DAYS = 60

export type Rating = {
  id: string
  orderId: string
  side: Side
  authorId: string | null
  subjectId: string
  authorName: string
  stars: number
  text: string
  writtenAt: Date
  dueAt: Date
  publishedAt: Date | null
  /** False between linked accounts: only the two can read it. */
  counts: boolean
  hiddenAt: Date | null
  /** Written by the admin; null while it is visible. */
  hiddenReason: string | null
  /** What the rated person answered. */
  reply: string | null
  repliedAt: Date | null
  replyHiddenAt: Date | null
  replyHiddenReason: string | null
}

type Sale = { state: string; endedAt: Date | null }

/** Why an order cannot be rated at a moment. */
export function whyNotRatable({ state, endedAt }: Sale, now: Date) {
  if (state !== 'completed' || !endedAt) return 'not_completed'
  if (now.getTime() - endedAt.getTime() > OPEN_DAYS * DAY) return 'too_late'
}

/**
 * When a rating is published at the latest: a week after the sale, so that waiting gives no
 * advantage.
 */
export function shownFrom(endedAt: Date, now: Date): Date {
  const sealed = new Date(endedAt.getTime() + SEALED_DAYS * DAY)
  return sealed > now ? sealed : now
}
