import { maskContacts } from '@redial/contact-mask'
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
import { DELETED_ACCOUNT } from '../../../shared/accounts/account-rules.ts'
import {
  RATING_DAYS,
  RATING_SEALED_DAYS,
  REPLY_EDIT_HOURS,
} from '../../../shared/orders/order-limits.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import { queueSellerLevel } from '../../listings/index.ts'
import { orderSide } from '../order.ts'
import { lockOrder } from '../orders.store.ts'
import {
  eraseAuthorName,
  hideReply,
  hideReview,
  listOrdersDue,
  listRatings,
  publishSealedRatings,
  putRating,
  putReply,
  showReply,
  showReview,
} from './ratings.store.ts'

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
  const side = order && orderSide(order, author.id)
  if (!order || !side) return { refused: 'not_found' }
  const now = deps.clock.now()
  const refused = ratingRefusal(order, now)
  if (refused || !order.endedAt) return { refused: refused ?? 'not_completed' }
  const subjectId = side === 'buyer' ? order.sellerId : order.buyerId
  if (!subjectId) return { refused: 'account_gone' }
  const before = await listRatings(tx, orderId)
  const ownRating = before.find((one) => one.side === side)
  if (ownRating?.stars === stars && ownRating.text === text) return { ratings: before }
  if (ownRating?.publishedAt) return { refused: 'published' }
  await putRating(tx, {
    id: newId(),
    orderId,
    side,
    authorId: author.id,
    subjectId,
    authorName: author.name,
    stars,
    text,
    writtenAt: now,
    dueAt: shownFrom(order.endedAt, now),
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
  const action = ownRating ? 'rating_rewritten' : 'rating_given'
  await recordEvent(tx, action, now, about)
  const subject: [string, string] = ['order', orderId]
  await writeAudit(tx, { actor: author, action, subject, at: now, data: { stars } })
  const all = await listRatings(tx, orderId)
  const isComplete = all.length === 2 || shownFrom(order.endedAt, now) <= now
  if (isComplete) await publishSealed(tx, { orderId, listingId: order.listingId }, now)
  return { ratings: isComplete ? await listRatings(tx, orderId) : all }
}

async function publishSealed(tx: Tx, about: { orderId: string; listingId: string }, date: Date) {
  const shown = await publishSealedRatings(tx, about.orderId, date)
  if (shown.length === 0) return
  for (const { subjectId } of shown) await queueSellerLevel(tx, subjectId, date)
  await recordEvent(tx, 'ratings_published', date, about)
  const subject: [string, string] = ['order', about.orderId]
  await writeAudit(tx, { actor: 'system', action: 'ratings_published', subject, at: date })
  publishChange(tx, 'listings')
}

/** Sales whose ratings one run shows. */
const BATCH = 50

/** Shows ratings that waited a week for the other side. Returns of how many sales. */
export async function publishRatings(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const due = await listOrdersDue(deps.db.kysely, now, BATCH)
  for (const orderId of due)
    await inTransaction(deps.db, async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order) await publishSealed(tx, { orderId, listingId: order.listingId }, now)
    })
  return due.length
}

export type Side = 'buyer' | 'seller'

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
  /** The reply of the rated person. */
  reply: string | null
  repliedAt: Date | null
  replyHiddenAt: Date | null
  replyHiddenReason: string | null
}

type Sale = { state: string; endedAt: Date | null }

/** Why an order cannot be rated at a moment. */
export function ratingRefusal({ state, endedAt }: Sale, now: Date) {
  if (state !== 'completed' || !endedAt) return 'not_completed'
  if (now.getTime() - endedAt.getTime() > RATING_DAYS * DAY) return 'too_late'
}

/**
 * When a rating is published at the latest: a week after the sale, so that waiting gives no
 * advantage.
 */
export function shownFrom(endedAt: Date, now: Date): Date {
  const sealed = new Date(endedAt.getTime() + RATING_SEALED_DAYS * DAY)
  return sealed > now ? sealed : now
}

type Replied =
  | { ratings: Rating[] }
  | { refused: 'not_found' | 'nothing_to_reply_to' | 'reply_final' | 'reply_hidden' }
  | { wrong: string }

/**
 * The rated person replies to a published rating, once, below it for everyone to read. For 48 hours the
 * reply can be edited; the author of the rating is notified of the first version.
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
    const side = order && orderSide(order, viewer.id)
    if (!order || !side) return { refused: 'not_found' }
    const ratings = await listRatings(tx, orderId)
    const rating = ratings.find((one) => one.side !== side)
    const now = deps.clock.now()
    const refused = replyRefusal(rating, now)
    if (!rating || refused) return { refused: refused ?? 'nothing_to_reply_to' }
    if (rating.reply === text) return { ratings }
    await putReply(tx, { orderId, side: rating.side, text, at: rating.repliedAt ?? now })
    const action = rating.reply === null ? 'rating_answered' : 'rating_answer_edited'
    await recordEvent(tx, action, now, { orderId, listingId: order.listingId, by: side })
    await writeAudit(tx, { actor: viewer, action, subject: ['order', orderId], at: now })
    publishChange(tx, 'listings')
    return { ratings: await listRatings(tx, orderId) }
  })
}

/** Why a reply to a rating cannot be written or edited at this moment. */
export function replyRefusal(rating: Rating | undefined, now: Date) {
  if (!rating?.publishedAt || rating.hiddenAt) return 'nothing_to_reply_to'
  if (rating.replyHiddenAt) return 'reply_hidden'
  const until = editableUntil(rating)
  return until && until <= now ? 'reply_final' : undefined
}

/** Until when the reply can be edited; null without one. */
export function editableUntil({ repliedAt }: Rating): Date | null {
  return repliedAt && new Date(repliedAt.getTime() + REPLY_EDIT_HOURS * HOUR)
}

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
  date: Date,
): Promise<Hidden> {
  const match = await findTarget(tx, admin, target)
  if ('refused' in match) return match
  const { orderId, side, part } = target
  const changed = await (part === 'review' ? hideReview : hideReply)(
    tx,
    { orderId, side, reason },
    date,
  )
  if (!changed) return { done: true }
  await recordChange(tx, admin, { ...target, ...match, isHidden: true, reason }, date)
  return { done: true }
}

/** Shows again what was hidden by mistake; it counts as before. Repeating it changes nothing. */
export async function showRating(deps: Deps, admin: Viewer, target: Target): Promise<Hidden> {
  if (!isId(target.orderId)) return { refused: 'not_found' }
  return rollbackOnRefusal(deps.db, async (tx): Promise<Hidden> => {
    const match = await findTarget(tx, admin, target)
    if ('refused' in match) return match
    const { orderId, side, part } = target
    if (!(await (part === 'review' ? showReview : showReply)(tx, { orderId, side })))
      return { done: true }
    await recordChange(tx, admin, { ...target, ...match, isHidden: false }, deps.clock.now())
    return { done: true }
  })
}

type RatingTarget = { listingId: string; subjectId: string }

/** Locks the order, and finds what is public or was before it was hidden. */
async function findTarget(
  tx: Tx,
  admin: Viewer,
  { orderId, side, part }: Target,
): Promise<RatingTarget | { refused: 'not_found' | 'own_order' }> {
  const order = await lockOrder(tx, orderId)
  if (!order) return { refused: 'not_found' }
  if (orderSide(order, admin.id)) return { refused: 'own_order' }
  const rating = (await listRatings(tx, orderId)).find((one) => one.side === side)
  if (!rating?.publishedAt || (part === 'reply' && rating.reply === null))
    return { refused: 'not_found' }
  return { listingId: order.listingId, subjectId: rating.subjectId }
}

async function recordChange(
  tx: Tx,
  admin: Viewer,
  change: Target & RatingTarget & { isHidden: boolean; reason?: string },
  date: Date,
) {
  const { orderId, side, part, listingId, subjectId, isHidden, reason } = change
  if (part === 'review') await queueSellerLevel(tx, subjectId, date)
  const author = part === 'review' ? side : side === 'buyer' ? 'seller' : 'buyer'
  const action = events[part][isHidden ? 'hidden' : 'shown']
  await recordEvent(tx, action, date, { orderId, listingId, side, reminded: author, reason })
  const subject: [string, string] = ['order', orderId]
  await writeAudit(tx, { actor: admin, action, subject, at: date, data: { side, reason } })
  publishChange(tx, 'listings')
}

const events = {
  review: { hidden: 'rating_hidden', shown: 'rating_shown' },
  reply: { hidden: 'reply_hidden', shown: 'reply_shown' },
} as const

/** Takes the name of a person whose account is deleted off the ratings that they wrote. */
export function eraseAuthor(tx: Tx, authorId: string): Promise<void> {
  return eraseAuthorName(tx, authorId, DELETED_ACCOUNT)
}
