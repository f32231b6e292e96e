import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'

export type NewsKind = 'message' | 'read' | 'thread'
export type NewsRow = {
  number: number
  kind: NewsKind
  threadId: string
  messageNumber: number | null
}
type News = { kind: NewsKind; threadId: string; messageNumber?: number }

/**
 * Gives each of these people the next number of their own and writes what it is about. The row of a
 * counter stays locked until commit, so the numbers of one person become visible in their order.
 */
export async function insertNews(tx: Tx, userIds: readonly string[], news: News, at: Date) {
  // In one order everywhere, so that two writers do not wait for each other in a circle.
  for (const userId of [...userIds].sort())
    await sql`
      with counted as (
        insert into message_feeds (user_id, last_number) values (${userId}, 1)
        on conflict (user_id) do update set last_number = message_feeds.last_number + 1
        returning last_number)
      insert into message_news (user_id, number, kind, thread_id, message_number, created_at)
      select ${userId}::uuid, last_number, ${news.kind}, ${news.threadId}::uuid,
        ${news.messageNumber ?? null}::int, ${at}::timestamptz from counted`.execute(tx)
}

/**
 * A person's news after a number, and the number of their last. Both are of one moment: told apart
 * by two questions, news that come in between would look like news that are forgotten.
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
      select * from message_news
      where user_id = feed.user_id and number > ${after} order by number limit ${limit}) news on true
    where feed.user_id = ${userId} order by news.number`.execute(db)
  const found = rows.flatMap(({ newest: _, number, ...row }) =>
    number === null ? [] : [{ number, ...row }],
  )
  return { rows: found, newest: rows[0]?.newest ?? 0 }
}

/** The number of the last of a person's news. */
export async function lastNewsOf(db: Executor, userId: string): Promise<number> {
  return (await lastNewsOfMany(db, [userId])).get(userId) ?? 0
}

export async function lastNewsOfMany(
  db: Executor,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ userId: string; last: number }>`
    select user_id, last_number as last from message_feeds
    where user_id = any(${userIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ userId, last }) => [userId, last]))
}

/** Forgets what screens were told before then; says how much. */
export async function deleteNewsBefore(db: Executor, before: Date, limit: number) {
  const { rows } = await sql`
    delete from message_news where (user_id, number) in (
      select user_id, number from message_news where created_at < ${before}
      order by created_at limit ${limit})
    returning number`.execute(db)
  return rows.length
}
