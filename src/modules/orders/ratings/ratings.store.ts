import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Rating, Side } from './ratings.ts'

const columns = sql`
  id, order_id, side, author_id, subject_id,
  author_name, stars, text, written_at, due_at,
  published_at, counts, hidden_at,
  hidden_reason, reply, replied_at, reply_hidden_at, reply_hidden_reason`

/** Inserts a rating, or replaces the earlier one of its author while that is sealed. */
export async function putRating(tx: Tx, rating: Rating) {
  const { id, orderId, side, authorId, subjectId, authorName } = rating
  const { stars, text, writtenAt, dueAt } = rating
  await sql`
    insert into ratings (id, order_id, side, author_id, subject_id, author_name, stars, text,
      written_at, due_at)
    values (${id}, ${orderId}, ${side}, ${authorId}, ${subjectId}, ${authorName}, ${stars}, ${text},
      ${writtenAt}, ${dueAt})
    on conflict (order_id, side) do update set stars = excluded.stars, text = excluded.text,
      written_at = excluded.written_at where ratings.published_at is null`.execute(tx)
}

/** The ratings of a sale: the buyer's before the seller's. */
export async function listRatings(db: Executor, orderId: string): Promise<Rating[]> {
  const { rows } = await sql<Rating>`
    select ${columns} from ratings where order_id = ${orderId} order by side`.execute(db)
  return rows
}

/** Orders whose sealed ratings are due for publication, at most `limit`. */
export async function listOrdersDue(db: Executor, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    select distinct order_id from ratings
    where published_at is null and due_at <= ${now} limit ${limit}`.execute(db)
  return rows.map(({ orderId }) => orderId)
}

/**
 * Publishes the ratings of a sale and returns those that were sealed. Those between linked accounts do not
 * count and stay private. The order is locked.
 */
export async function publishSealedRatings(tx: Tx, orderId: string, date: Date): Promise<Rating[]> {
  const { rows } = await sql<Rating>`
    update ratings set published_at = ${date},
      counts = not exists (select from sales where order_id = ${orderId} and linked and not paid_here)
    where order_id = ${orderId} and published_at is null
    returning ${columns}`.execute(tx)
  // Always by user: two transactions that update the sums of the same two people cannot deadlock.
  rows.sort((a, b) => (a.subjectId < b.subjectId ? -1 : 1))
  for (const { subjectId, stars } of rows.filter(({ counts }) => counts))
    await sql`
      insert into rating_sums (user_id, ratings, stars) values (${subjectId}, 1, ${stars})
      on conflict (user_id) do update set ratings = rating_sums.ratings + 1,
        stars = rating_sums.stars + excluded.stars`.execute(tx)
  return rows
}

/** Hides a published review with its stars; undefined if there is none. The order is locked. */
export async function hideReview(
  tx: Tx,
  { orderId, side, reason }: { orderId: string; side: Side; reason: string },
  date: Date,
) {
  const { rows } = await sql<Rating>`
    update ratings set hidden_at = ${date}, hidden_reason = ${reason}
    where order_id = ${orderId} and side = ${side}
      and published_at is not null and hidden_at is null returning ${columns}`.execute(tx)
  const [hidden] = rows
  if (hidden?.counts)
    await sql`
      update rating_sums set ratings = ratings - 1, stars = stars - ${hidden.stars}
      where user_id = ${hidden.subjectId}`.execute(tx)
  return hidden
}

/** Shows a hidden review again; undefined if it was not hidden. The order is locked. */
export async function showReview(tx: Tx, { orderId, side }: { orderId: string; side: Side }) {
  const { rows } = await sql<Rating>`
    update ratings set hidden_at = null, hidden_reason = null
    where order_id = ${orderId} and side = ${side} and hidden_at is not null
    returning ${columns}`.execute(tx)
  const [shown] = rows
  if (shown?.counts)
    await sql`
      update rating_sums set ratings = ratings + 1, stars = stars + ${shown.stars}
      where user_id = ${shown.subjectId}`.execute(tx)
  return shown
}

/** Sets or replaces the reply to a rating. The order is locked. */
export async function putReply(
  tx: Tx,
  { orderId, side, text, at }: { orderId: string; side: Side; text: string; at: Date },
) {
  await sql`
    update ratings set reply = ${text}, replied_at = ${at}
    where order_id = ${orderId} and side = ${side}`.execute(tx)
}

/** Hides the reply to a rating; undefined if it is hidden or there is none. */
export async function hideReply(
  tx: Tx,
  { orderId, side, reason }: { orderId: string; side: Side; reason: string },
  date: Date,
) {
  const { rows } = await sql<Rating>`
    update ratings set reply_hidden_at = ${date}, reply_hidden_reason = ${reason}
    where order_id = ${orderId} and side = ${side}
      and reply is not null and reply_hidden_at is null returning ${columns}`.execute(tx)
  return rows[0]
}

/** Shows a hidden reply again; undefined if it was not hidden. */
export async function showReply(tx: Tx, { orderId, side }: { orderId: string; side: Side }) {
  const { rows } = await sql<Rating>`
    update ratings set reply_hidden_at = null, reply_hidden_reason = null
    where order_id = ${orderId} and side = ${side} and reply_hidden_at is not null
    returning ${columns}`.execute(tx)
  return rows[0]
}

/** A rating that everybody can read; undefined while it is sealed or hidden. */
export async function findPublicRating(db: Executor, id: string): Promise<Rating | undefined> {
  const { rows } = await sql<Rating>`
    select ${columns} from ratings
    where id = ${id} and published_at is not null and hidden_at is null and counts`.execute(db)
  return rows[0]
}

export type RatingTotals = { ratings: number; stars: number }

/** The number of published ratings of a person, and the sum of their stars. */
export async function ratingTotals(db: Executor, userId: string): Promise<RatingTotals> {
  const { rows } = await sql<RatingTotals>`
    select ratings, stars from rating_sums where user_id = ${userId}`.execute(db)
  return rows[0] ?? { ratings: 0, stars: 0 }
}

/** A position in a list of ratings; several can be published at the same time. */
export type RatingCursor = { at: Date; orderId: string }

/** Published ratings of a person, newest first, after a position. */
export async function listPublishedRatings(
  db: Executor,
  userId: string,
  { after, limit }: { after: RatingCursor | undefined; limit: number },
): Promise<Rating[]> {
  const rest = after
    ? sql`and (published_at, order_id) < (${after.at}::timestamptz, ${after.orderId}::uuid)`
    : sql``
  const { rows } = await sql<Rating>`
    select ${columns} from ratings
    where subject_id = ${userId} and published_at is not null and hidden_at is null and counts
      ${rest}
    order by published_at desc, order_id desc limit ${limit}`.execute(db)
  return rows
}

/** Replaces the name on the ratings that a person wrote, when their account is deleted. */
export async function eraseAuthorName(tx: Tx, authorId: string, name: string): Promise<void> {
  await sql`update ratings set author_name = ${name} where author_id = ${authorId}`.execute(tx)
}
