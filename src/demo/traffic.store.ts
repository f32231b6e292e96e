import { sql } from 'kysely'
import type { Tx } from '../platform/db/index.ts'
import { VIEW_DAYS } from '../shared/listings/listing-limits.ts'

type Days = { from: string; to: string }

/** A number from 0 to `most`, always the same for a text. */
function pick(text: ReturnType<typeof sql>, most: number) {
  return sql`(abs(hashtext(${text})::bigint) % ${sql.lit(most + 1)})::integer`
}

const MOST_VIEWS = 6

/** Views of each phone on each day on which it was for sale, with their sum beside the phone. */
export async function insertViews(tx: Tx, { from, to }: Days): Promise<void> {
  await sql`
    with seen as (
      select listings.id, seller_id, brand_number, days.day::date as day,
        1 + ${pick(sql`listings.id::text || days.day::date::text`, MOST_VIEWS)} as views
      from listings cross join lateral generate_series(
        greatest(created_at::date, ${from}::date),
        least(case when state in ('live', 'reserved') then ${to}::date else updated_at::date end, ${to}::date),
        interval '1 day') as days (day)
      where seller_id is not null
    ), by_day as (
      insert into view_days (seller_id, day, brand_number, views)
      select seller_id, day, brand_number, sum(views)::int from seen group by 1, 2, 3
      on conflict (seller_id, day, brand_number) do update set views = view_days.views + excluded.views
    ), by_listing as (
      insert into listing_view_days (listing_id, day, views)
      select id, day, views from seen where day > ${to}::date - ${sql.lit(VIEW_DAYS)}::integer
      on conflict (listing_id, day) do update set views = listing_view_days.views + excluded.views
    )
    insert into listing_views (listing_id, views)
    select id, sum(views)::int from seen group by 1
    on conflict (listing_id) do update set views = listing_views.views + excluded.views`.execute(tx)
}

/** Searches of each day, and what was searched for in vain. */
export async function insertSearches(
  tx: Tx,
  { from, to }: Days,
  texts: readonly string[],
): Promise<void> {
  await sql`
    insert into search_days (day, searches, empty_searches)
    select day::date, 40 + ${pick(sql`'searches' || day::date::text`, 60)},
      3 + ${pick(sql`'empty' || day::date::text`, 8)}
    from generate_series(${from}::date, ${to}::date, interval '1 day') as days (day)
    on conflict (day) do nothing`.execute(tx)
  await sql`
    insert into empty_searches (day, text, visitors)
    select day::date, text, ${pick(sql`text || day::date::text`, 3)}
    from generate_series(${from}::date, ${to}::date, interval '1 day') as days (day), unnest(${texts}::text[]) as text
    where ${pick(sql`text || day::date::text`, 3)} > 0
    on conflict (day, text) do nothing`.execute(tx)
}
