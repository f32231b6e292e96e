import { sql } from 'kysely'
import { type Executor, notAwaited, type Tx } from '../../platform/db/index.ts'

export type NewsKind = 'message' | 'read' | 'thread'
export type NewsRow = {
  number: number
  kind: NewsKind
  threadId: string
  messageNumber: number | null
}
type News = { kind: NewsKind; threadId: string; messageNumber?: number }

/**
 * Adds an entry to each person's feed under the next number of that feed. The counter's row stays
 * locked until commit, so the numbers of one feed become visible in order.
 */
export async function insertNews(tx: Tx, userIds: readonly string[], news: News, at: Date) {
  // Sorted, so that two writers cannot deadlock.
  await sql`
    with counted as (
      insert into message_feeds (user_id, last_number)
      select id, 1 from unnest(${[...userIds]}::uuid[]) as person (id) order by id
      on conflict (user_id) do update set last_number = message_feeds.last_number + 1
      returning user_id, last_number)
    insert into message_events (user_id, number, kind, thread_id, message_number, created_at)
    select user_id, last_number, ${news.kind}, ${news.threadId}::uuid,
      ${news.messageNumber ?? null}::int, ${at}::timestamptz from counted ${notAwaited}`.execute(tx)
}

/**
 * A person's news after a number, and the newest number. One query reads both: with two, news that
 * arrive in between would look like deleted news.
 */
export async function findNews(
  db: Executor,
  userId: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ rows: NewsRow[]; newest: number }> {
  const { rows } = await sql<{ newest: number; number: number | null } & Omit<NewsRow, 'number'>>`
    select feed.last_number as newest, news.number, news.kind, news.thread_id,
      news.message_number
    from message_feeds feed
    left join lateral (
      select * from message_events
      where user_id = feed.user_id and number > ${after} order by number limit ${limit}) news on true
    where feed.user_id = ${userId} order by news.number`.execute(db)
  const news = rows.flatMap(({ newest: _, number, ...row }) =>
    number === null ? [] : [{ number, ...row }],
  )
  return { rows: news, newest: rows[0]?.newest ?? 0 }
}

export async function lastNewsNumber(db: Executor, userId: string): Promise<number> {
  return (await lastNewsNumbers(db, [userId])).get(userId) ?? 0
}

export async function lastNewsNumbers(
  db: Executor,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ userId: string; last: number }>`
    select user_id, last_number as last from message_feeds
    where user_id = any(${userIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ userId, last }) => [userId, last]))
}

/** Returns how many were deleted. */
export async function deleteNewsBefore(db: Executor, before: Date, limit: number) {
  const { rows } = await sql`
    delete from message_events where (user_id, number) in (
      select user_id, number from message_events where created_at < ${before}
      order by created_at limit ${limit})
    returning number`.execute(db)
  return rows.length
}
