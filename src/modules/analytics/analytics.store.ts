import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'
import type { Days } from './periods.ts'
import type { SellerSums, ShopSums } from './sums.ts'

/** Parts of time as a table, numbered from 0. */
function partsTable(parts: readonly Days[]) {
  return sql`unnest(${parts.map(({ from }) => from)}::date[], ${parts.map(({ to }) => to)}::date[])
    with ordinality as part (starts, ends, number)`
}

const shopSums = sql`
  coalesce(sum(sign_ups), 0)::bigint as sign_ups, coalesce(sum(listings), 0)::bigint as listings,
  coalesce(sum(views), 0)::bigint as views, coalesce(sum(bookings), 0)::bigint as bookings,
  coalesce(sum(bookings) filter (where day >= viewed.since), 0)::bigint as viewed_bookings,
  coalesce(sum(sales), 0)::bigint as sales, coalesce(sum(gross_minor), 0)::bigint as gross_minor,
  coalesce(sum(sale_seconds), 0)::bigint as sale_seconds,
  coalesce(sum(refunded_minor), 0)::bigint as refunded_minor,
  coalesce(sum(fees_minor), 0)::bigint as fees_minor, coalesce(sum(disputes), 0)::bigint as disputes,
  coalesce(sum(searches), 0)::bigint as searches,
  coalesce(sum(empty_searches), 0)::bigint as empty_searches`

/** The day of the first view that was counted by day. Orders of earlier days are no part of the conversion. */
const viewed = sql`(
  select coalesce((select day from analytics_days where brand_number = 0 and views > 0 order by day limit 1),
    'infinity'::date) as since) viewed`

/** The sums of parts of time, of one brand or (0) of the whole shop. */
export async function sumShopParts(
  db: Executor,
  parts: readonly Days[],
  brandNumber: number,
): Promise<ShopSums[]> {
  const { rows } = await sql<ShopSums>`
    select ${shopSums}
    from ${partsTable(parts)} cross join ${viewed}
    left join analytics_days on brand_number = ${brandNumber} and day between part.starts and part.ends
    group by part.number order by part.number`.execute(db)
  return rows
}

export type BrandSums = ShopSums & { part: number; brandNumber: number; brand: string }

/**
 * The sums of parts of time by brand; brands without any row are left out. Whole months are read as such, and
 * the days before and after them one by one. `viewed_bookings` are those of months and days that begin after
 * views are counted.
 */
export async function sumBrands(db: Executor, parts: readonly Days[]): Promise<BrandSums[]> {
  const { rows } = await sql<BrandSums>`
    with parts as (
      select (part.number - 1)::integer as part, starts, ends,
        (date_trunc('month', starts + interval '1 month' - interval '1 day'))::date as months_from,
        (date_trunc('month', ends + interval '1 day'))::date as months_to
      from ${partsTable(parts)}
    ), figures as (
      select part, brand_number, month as day, listings, views, bookings, sales, gross_minor, sale_seconds,
        refunded_minor, fees_minor, disputes
      from parts join analytics_months on month >= months_from and month < months_to
      union all
      select part, brand_number, day, listings, views, bookings, sales, gross_minor, sale_seconds,
        refunded_minor, fees_minor, disputes
      from parts join analytics_days on brand_number > 0
        and day between starts and least(ends, case when months_from < months_to then months_from - 1 else ends end)
      union all
      select part, brand_number, day, listings, views, bookings, sales, gross_minor, sale_seconds,
        refunded_minor, fees_minor, disputes
      from parts join analytics_days on brand_number > 0 and months_from < months_to
        and day between months_to and ends
    )
    select sums.*, categories.brand, 0 as sign_ups, 0 as searches, 0 as empty_searches from (
      select part, brand_number, sum(listings)::float8 as listings, sum(views)::float8 as views,
        sum(bookings)::float8 as bookings,
        coalesce(sum(bookings) filter (where day >= viewed.since), 0)::float8 as viewed_bookings,
        sum(sales)::float8 as sales, sum(gross_minor)::float8 as gross_minor,
        sum(sale_seconds)::float8 as sale_seconds, sum(refunded_minor)::float8 as refunded_minor,
        sum(fees_minor)::float8 as fees_minor, sum(disputes)::float8 as disputes
      from figures cross join ${viewed}
      group by part, brand_number
    ) sums join categories on categories.number = sums.brand_number
    order by sums.gross_minor desc, sums.listings desc, categories.brand`.execute(db)
  return rows
}

/** Since when views are counted by day, for the note beside the conversion; null before the first. */
export async function findFirstViewDay(db: Executor): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select day::text from analytics_days where brand_number = 0 and views > 0 order by day limit 1`.execute(
    db,
  )
  return rows[0]?.day ?? null
}

export type EmptySearch = { text: string; visitors: number }

/** Texts without results that enough visitors searched for in some days, the most wanted first. */
export async function listEmptySearches(
  db: Executor,
  { from, to }: Days,
  { minVisitors, limit }: { minVisitors: number; limit: number },
): Promise<EmptySearch[]> {
  const { rows } = await sql<EmptySearch>`
    select text, sum(visitors)::integer as visitors from empty_searches
    where day between ${from}::date and ${to}::date
    group by text having sum(visitors) >= ${minVisitors}
    order by 2 desc, text limit ${limit}`.execute(db)
  return rows
}

/** The sums of parts of time for one seller. */
export async function sumSellerParts(
  db: Executor,
  parts: readonly Days[],
  sellerId: string,
): Promise<SellerSums[]> {
  const { rows } = await sql<SellerSums>`
    select coalesce(days.favorites, 0)::bigint as favorites, coalesce(days.offers, 0)::bigint as offers,
      coalesce(days.bookings, 0)::bigint as bookings,
      coalesce(days.viewed_bookings, 0)::bigint as viewed_bookings,
      coalesce(days.sales, 0)::bigint as sales, coalesce(days.gross_minor, 0)::bigint as gross_minor,
      coalesce(days.compared_minor, 0)::bigint as compared_minor,
      coalesce(days.market_minor, 0)::bigint as market_minor,
      coalesce(views.views, 0)::bigint as views
    from ${partsTable(parts)}
    cross join lateral (
      select sum(favorites) as favorites, sum(offers) as offers, sum(bookings) as bookings,
        sum(bookings) filter (where day >= viewed.since) as viewed_bookings, sum(sales) as sales,
        sum(gross_minor) as gross_minor, sum(compared_minor) as compared_minor,
        sum(market_minor) as market_minor
      from analytics_seller_days cross join ${viewed}
      where seller_id = ${sellerId} and day between part.starts and part.ends
    ) days
    cross join lateral (
      select sum(views) as views from view_days
      where seller_id = ${sellerId} and day between part.starts and part.ends
    ) views
    order by part.number`.execute(db)
  return rows
}
