import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'

/** A day with its first instant and that of the next one. */
export type Day = { day: string; start: Date; end: Date }

export type Progress = { timeZone: string; firstDay: string; doneFrom: string; doneUntil: string }

/** Any number: only the process that holds this lock rolls up. */
const ROLLING_UP = 1_840_735

/** False when another transaction rolls up. */
export async function lockProgress(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${ROLLING_UP}) as locked`.execute(tx)
  return rows[0]?.locked ?? false
}

export async function readProgress(db: Executor): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`
    select time_zone, first_day::text, done_from::text, done_until::text from analytics_progress`.execute(
    db,
  )
  return rows[0]
}

export async function writeProgress(tx: Tx, progress: Progress): Promise<void> {
  const { timeZone, firstDay, doneFrom, doneUntil } = progress
  await sql`
    insert into analytics_progress (id, time_zone, first_day, done_from, done_until)
    values (1, ${timeZone}, ${firstDay}::date, ${doneFrom}::date, ${doneUntil}::date)
    on conflict (id) do update set time_zone = excluded.time_zone, first_day = excluded.first_day,
      done_from = excluded.done_from, done_until = excluded.done_until`.execute(tx)
}

/** When the first account of each role, phone or order was made. */
export async function findFirstDay(db: Executor): Promise<Date | undefined> {
  const { rows } = await sql<{ first: Date | null }>`
    select least(
      (select min(created_at) from users where role = 'Buyer'),
      (select min(created_at) from users where role = 'Seller'),
      (select min(created_at) from listings),
      (select min(created_at) from orders)) as first`.execute(db)
  return rows[0]?.first ?? undefined
}

/**
 * The first time that each order was completed in these days, and every refund after that. Events of orders are
 * never deleted, and never change.
 */
const salesAndRefunds = sql`
  moves as materialized (
    select days.day, events.id, events.name, events.at, (data ->> 'orderId')::uuid as order_id,
      (data ->> 'refundMinor')::bigint as part_minor
    from days join events on events.at >= days.starts and events.at < days.ends
      and events.name in ('order_completed', 'order_refunded')
  ), moved as materialized (
    select moves.*, orders.seller_id, orders.price_minor, orders.created_at as booked_at,
      listings.brand_number as brand, listings.created_at as listed_at, listings.id as listing_id,
      earlier.completed, earlier.part_minor as earlier_minor
    from moves join orders on orders.id = moves.order_id
    join listings on listings.id = orders.listing_id
    cross join lateral (
      select count(*) as completed, coalesce(sum((e.data ->> 'refundMinor')::bigint), 0)::bigint as part_minor
      from events e
      where e.data ? 'orderId' and e.data ->> 'orderId' = moves.order_id::text
        and e.id < moves.id and e.name = 'order_completed'
    ) earlier
  ), sold as materialized (
    select * from moved where name = 'order_completed' and completed = 0
  )`

function daysTable(days: readonly Day[]) {
  return sql`days (day, starts, ends) as (
    select * from unnest(${days.map(({ day }) => day)}::date[],
      ${days.map(({ start }) => start)}::timestamptz[], ${days.map(({ end }) => end)}::timestamptz[]))`
}

/** Replaces the figures of the shop on these days. */
export async function writeDays(tx: Tx, days: readonly Day[]): Promise<void> {
  const names = days.map(({ day }) => day)
  await sql`delete from analytics_days where day = any(${names}::date[])`.execute(tx)
  await sql`
    with ${daysTable(days)}, ${salesAndRefunds}, facts (day, brand, figure, amount) as (
      select days.day, null::integer, 'sign_ups', count(*)::bigint
      from days join users on users.created_at >= days.starts and users.created_at < days.ends
        and role in ('Buyer', 'Seller') group by 1
      union all
      select days.day, listings.brand_number, 'listings', count(*)
      from days join listings on listings.created_at >= days.starts and listings.created_at < days.ends
      group by 1, 2
      union all
      select days.day, listings.brand_number, 'bookings', count(*)
      from days join orders on orders.created_at >= days.starts and orders.created_at < days.ends
      join listings on listings.id = orders.listing_id group by 1, 2
      union all
      select day, brand, 'sales', count(*) from sold group by 1, 2
      union all
      select day, brand, 'gross', sum(price_minor)::bigint from sold group by 1, 2
      union all
      select day, brand, 'seconds',
        sum(greatest(0, extract(epoch from booked_at - listed_at)))::bigint
      from sold group by 1, 2
      union all
      select day, brand, 'refunded', sum(case name when 'order_completed' then least(part_minor, price_minor)
        else greatest(price_minor - earlier_minor, 0) end)::bigint
      from moved
      where (name = 'order_completed' and part_minor > 0) or (name = 'order_refunded' and completed > 0)
      group by 1, 2
      union all
      select days.day, listings.brand_number, 'fees', -sum(entries.amount_minor)::bigint
      from days join ledger_transfers transfers on transfers.at >= days.starts and transfers.at < days.ends
      join ledger_entries entries on entries.transfer_id = transfers.id and entries.account = 'fees'
      left join orders on orders.id = transfers.order_id
      left join listings on listings.id = orders.listing_id group by 1, 2
      union all
      select days.day, listings.brand_number, 'disputes', count(*)
      from days join disputes on disputes.opened_at >= days.starts and disputes.opened_at < days.ends
      join orders on orders.id = disputes.order_id
      join listings on listings.id = orders.listing_id group by 1, 2
      union all
      select day, brand_number, 'views', sum(views)::bigint from view_days
      where day = any(${names}::date[]) group by 1, 2
      union all
      select day, null, 'searches', searches from search_days where day = any(${names}::date[])
      union all
      select day, null, 'empty_searches', empty_searches from search_days
      where day = any(${names}::date[]) and empty_searches > 0
    )
    insert into analytics_days (day, brand_number, sign_ups, listings, views, bookings, sales,
      gross_minor, sale_seconds, refunded_minor, fees_minor, disputes, searches, empty_searches)
    select day, coalesce(brand, 0), ${figure('sign_ups')}, ${figure('listings')}, ${figure('views')},
      ${figure('bookings')}, ${figure('sales')}, ${figure('gross')}, ${figure('seconds')},
      ${figure('refunded')}, ${figure('fees')}, ${figure('disputes')}, ${figure('searches')},
      ${figure('empty_searches')}
    from facts group by grouping sets ((day), (day, brand))
    -- A fact without a brand is part of the whole, and no brand of its own.
    having grouping(brand) = 1 or brand is not null`.execute(tx)
  await writeMonths(tx, names)
}

/** Replaces the sums of the months that these days are in. */
async function writeMonths(tx: Tx, days: readonly string[]): Promise<void> {
  const months = [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))]
  await sql`delete from analytics_months where month = any(${months}::date[])`.execute(tx)
  await sql`
    insert into analytics_months (month, brand_number, listings, views, bookings, sales, gross_minor,
      sale_seconds, refunded_minor, fees_minor, disputes)
    select month, brand_number, sum(listings), sum(views), sum(bookings), sum(sales), sum(gross_minor),
      sum(sale_seconds), sum(refunded_minor), sum(fees_minor), sum(disputes)
    from unnest(${months}::date[]) as month
    join analytics_days on day >= month and day < (month + interval '1 month')::date and brand_number > 0
    group by month, brand_number`.execute(tx)
}

function figure(name: string) {
  return sql`coalesce(sum(amount) filter (where figure = ${name}), 0)`
}

/** Sales that a price can be compared with; fewer say nothing. */
const MIN_COMPARED = 3
const COMPARED_DAYS = 180

/** Replaces the figures of sellers on these days. */
export async function writeSellerDays(tx: Tx, days: readonly Day[]): Promise<void> {
  const names = days.map(({ day }) => day)
  await sql`delete from analytics_seller_days where day = any(${names}::date[])`.execute(tx)
  await sql`
    with ${daysTable(days)}, ${salesAndRefunds}, compared as (
      select sold.day, sold.seller_id, sum(sold.price_minor)::bigint as compared_minor,
        sum(market.median)::bigint as market_minor
      from sold join listings on listings.id = sold.listing_id
      cross join lateral (
        select count(*) as sales,
          round(percentile_cont(0.5) within group (order by sales.price_minor)) as median
        from sales
        where sales.priced and sales.model_id = listings.model_id
          and sales.storage_gb is not distinct from listings.storage_gb
          and sales.grade is not distinct from listings.grade
          and sales.currency = listings.currency
          and sales.sold_at >= sold.at - make_interval(days => ${COMPARED_DAYS}) and sales.sold_at < sold.at
          and sales.order_id is distinct from sold.order_id
      ) market
      where market.sales >= ${MIN_COMPARED}
      group by 1, 2
    ), facts (day, seller_id, figure, amount) as (
      select days.day, listings.seller_id, 'favorites', count(*)::bigint
      from days join favorites on favorites.created_at >= days.starts and favorites.created_at < days.ends
      join listings on listings.id = favorites.listing_id group by 1, 2
      union all
      select days.day, seller_id, 'offers', count(*)
      from days join offers on offers.created_at >= days.starts and offers.created_at < days.ends
        and made_by = 'buyer' group by 1, 2
      union all
      select days.day, seller_id, 'bookings', count(*)
      from days join orders on orders.created_at >= days.starts and orders.created_at < days.ends
      group by 1, 2
      union all
      select day, seller_id, 'sales', count(*) from sold group by 1, 2
      union all
      select day, seller_id, 'gross', sum(price_minor)::bigint from sold group by 1, 2
      union all
      select day, seller_id, 'compared', compared_minor from compared
      union all
      select day, seller_id, 'market', market_minor from compared
    )
    insert into analytics_seller_days (day, seller_id, favorites, offers, bookings, sales, gross_minor,
      compared_minor, market_minor)
    select day, seller_id, ${figure('favorites')}, ${figure('offers')}, ${figure('bookings')},
      ${figure('sales')}, ${figure('gross')}, ${figure('compared')}, ${figure('market')}
    from facts where exists (select from users where id = seller_id)
    group by day, seller_id`.execute(tx)
}

/** Deletes the figures of sellers before a day. */
export async function deleteSellerDays(db: Executor, before: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from analytics_seller_days where day < ${before}::date`.execute(db)
  return Number(numAffectedRows ?? 0)
}
