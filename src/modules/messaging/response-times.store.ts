import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'

/** Conversations that count, the latest ones. */
const MOST_TALKS = 50

/**
 * Median time in seconds between a buyer's first message and the seller's first answer, and of how
 * many conversations. One without an answer counts with the time it has waited, after a day.
 */
export async function measureResponses(
  db: Executor,
  sellerId: string,
  now: Date,
): Promise<{ seconds: number | null; conversations: number }> {
  const { rows } = await sql<{ seconds: number | null; conversations: number }>`
    select percentile_cont(0.5) within group (
        order by extract(epoch from coalesce(answered, ${now}::timestamptz) - asked))::float8
        as seconds,
      count(*)::int as conversations
    from (
      select asked.at as asked,
        (select min(created_at) from messages
          where thread_id = talks.id and side = 'seller' and created_at >= asked.at) as answered
      from (
        select id from message_threads where seller_id = ${sellerId}
        order by created_at desc limit ${MOST_TALKS}
      ) talks cross join lateral (
        select min(created_at) as at from messages where thread_id = talks.id and side = 'buyer'
      ) asked
      where asked.at is not null
    ) measured
    where answered is not null or asked < ${now}::timestamptz - interval '1 day'`.execute(db)
  return rows[0] ?? { seconds: null, conversations: 0 }
}
