import { sql } from 'kysely'
import pg from 'pg'
import { rollUpDays } from '../../src/modules/analytics/index.ts'
import { createChanges } from '../../src/platform/db/changes.ts'
import { connect } from '../../src/platform/db/index.ts'

const ACCOUNTS = 100_000
const ORDERS = 100_000
const REPORTS = 10_000
const MESSAGES = 5_000
const APPEALS = 1_000
/** Of orders and views, until now. */
const DAYS = 730
/** Each seller has views of phones of each of their brands once in so many days: a million rows. */
const VIEWS_EVERY = 60

/** The tokens of the sessions that the console is read with. */
export const ADMIN_TOKEN = 'admin-of-the-console'
export const SELLER_TOKEN = 'seller-of-the-console'
export const BUYER_TOKEN = 'buyer-of-the-console'

/** Adds people, orders, money, reports and messages to the listings, with SQL. */
export async function fillConsole(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await insertConsole(client)
    .then(() => insertHistory(client))
    .finally(() => client.end())
  await rollUp(databaseUrl)
}

async function insertConsole(client: pg.Client) {
  await client.query('set statement_timeout = 0; set synchronous_commit = off')
  await client.query(
    `insert into users (id, name, email, role, banned_at, last_active_at, created_at)
    select md5('person' || i)::uuid, 'Person ' || i, 'person' || i || '@example.org', 'Buyer',
      case when i % 500 = 0 then now() end, now() - random() * interval '300 days',
      now() - random() * interval '900 days'
    from generate_series(1, $1::int - (select count(*)::int from users)) i`,
    [ACCOUNTS],
  )
  await client.query(
    `with admin as (
      insert into users (id, name, email, role) values (md5('admin')::uuid, 'Admin', 'admin@example.org', 'admin')
      returning id
    )
    insert into sessions (id, user_id, token, expires_at)
    select gen_random_uuid(), id, $1, now() + interval '1 day' from admin`,
    [ADMIN_TOKEN],
  )
  await client.query(
    `insert into sessions (id, user_id, token, expires_at)
    select gen_random_uuid(), user_id, token, now() + interval '1 day'
    from (values (md5('Seller42')::uuid, $1), (md5('person777')::uuid, $2)) people (user_id, token)`,
    [SELLER_TOKEN, BUYER_TOKEN],
  )
  await client.query(`alter table listings disable trigger user;
    update listings set state = case when n % 10 = 0 then 'pending_review' when n % 3 = 0 then 'sold' else 'removed' end
    from (select id, row_number() over () as n from listings limit 20000) chosen
    where chosen.id = listings.id;
    alter table listings enable trigger user`)
  await client.query('alter table orders disable trigger user')
  await client.query(
    `insert into orders (id, listing_id, buyer_id, seller_id, buyer_name, seller_name, name, img,
      price_minor, currency, payment, state, state_since, created_at, updated_at)
    select gen_random_uuid(), listing.id, buyer.id, listing.seller_id, buyer.name, listing.seller_name,
      listing.name, '', listing.price_minor, listing.currency, 'online',
      case when n % 200 = 0 then 'refunded' else 'completed' end, at, at, at
    from (select *, row_number() over () as n, now() - random() * $2 * interval '1 day' as at
      from listings limit $1) listing
    join users buyer on buyer.id = md5('person' || (n % 90000 + 1))::uuid`,
    [ORDERS, DAYS],
  )
  await client.query(`alter table orders enable trigger user;
    insert into payments (id, order_id, listing_id, provider, amount_minor, currency, state, created_at, updated_at)
    select gen_random_uuid(), id, listing_id, 'demo', price_minor, currency, 'paid', created_at, created_at from orders;
    insert into money_tasks (id, kind, payment_id, order_id, user_id, amount_minor, currency, state, created_at, done_at)
    select gen_random_uuid(), 'payout', payments.id, order_id, orders.seller_id, amount_minor, payments.currency,
      'done', payments.created_at, payments.created_at
    from payments join orders on orders.id = order_id`)
  await client.query(
    `insert into reports (id, kind, reported_id, reporter_id, reason, note, decision, created_at)
    select gen_random_uuid(), 'seller', md5('Seller' || i % 5000)::uuid, md5('person' || i)::uuid, 'other', 'unread note ' || i,
      case when i % 100 > 0 then 'dismissed' end, now() - i * interval '1 minute'
    from generate_series(1, $1) i`,
    [REPORTS],
  )
  await client.query(
    `insert into appeals (id, user_id, banned_at, ban_reason, text, created_at)
    select gen_random_uuid(), id, now() - n * interval '1 hour', '', 'This is unfair', now() - n * interval '1 hour'
    from users, generate_series(1, 5) n where users.banned_at is not null limit $1`,
    [APPEALS],
  )
  await client.query(
    `insert into contact_messages (id, client_id, name, email, topic, message, created_at)
    select gen_random_uuid(), 'message-' || i, 'Person ' || i, 'person' || i || '@example.org', 'order',
      'Where is my receipt ' || i || '?', now() - i * interval '1 minute'
    from generate_series(1, $1) i`,
    [MESSAGES],
  )
}

/** Adds what happened over two years: sales, refunds, fees, views and searches. */
async function insertHistory(client: pg.Client) {
  await client.query('alter table ledger_entries disable trigger user')
  await client.query(`
    insert into events (name, data, at)
    select 'order_completed', jsonb_build_object('orderId', id), at
    from (select id, created_at + interval '4 days' as at from orders order by created_at) completed;
    insert into events (name, data, at)
    select 'order_refunded', jsonb_build_object('orderId', id), created_at + interval '9 days'
    from orders where state = 'refunded';
    insert into ledger_transfers (kind, ref, order_id, entry_count, at)
    select 'release', id, id, 2, created_at + interval '4 days' from orders;
    insert into ledger_entries (transfer_id, position, account, amount_minor, currency)
    select transfers.id, position, account, share * (price_minor / 20 + 1), currency
    from ledger_transfers transfers join orders on orders.id = order_id
    cross join (values (1, 'held', 1), (2, 'fees', -1)) entry (position, account, share)`)
  await client.query('alter table ledger_entries enable trigger user')
  await client.query(
    `insert into view_days (seller_id, day, brand_number, views)
    select seller_id, day, brand_number, 1 + (number + (day - date '2020-01-01')) % 50
    from (
      select seller_id, brand_number, row_number() over () as number
      from (select distinct seller_id, brand_number from listings) brands
    ) numbered
    cross join lateral (
      select current_date - (number % $1)::int - step * $1::int as day
      from generate_series(0, $2::int / $1::int - 1) step
    ) days`,
    [VIEWS_EVERY, DAYS],
  )
  await client.query(
    `insert into search_days (day, searches, empty_searches)
    select current_date - n, 5000, 400 from generate_series(0, $1::int) n`,
    [DAYS],
  )
  await client.query(`
    insert into empty_searches (day, text, visitors)
    select current_date - n, 'text ' || i, 1 + i % 9
    from generate_series(0, 89) n, generate_series(1, 400) i`)
  await client.query('vacuum analyze')
}

/** Rolls up all days, which the job of a server does a few at a time. */
async function rollUp(databaseUrl: string) {
  const db = connect({ url: databaseUrl, max: 2, changes: createChanges() })
  const deps = { db, clock: { now: () => new Date() } }
  const started = performance.now()
  let days = 0
  try {
    for (let written = 1; written > 0; days += written) written = await rollUpDays(deps, 'UTC')
    await sql`vacuum analyze analytics_days, analytics_seller_days, analytics_months`.execute(
      db.kysely,
    )
  } finally {
    await db.close()
  }
  const seconds = (performance.now() - started) / 1_000
  console.log(`  rolled up ${days} days in ${seconds.toFixed(0)} s`)
}
