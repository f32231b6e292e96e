import pg from 'pg'
import { api } from '../src/contract/urls.ts'
import { type Figure, quantile } from './figures.ts'
import { signedCookie } from './market/generate.ts'
import { type Market, type Markets, untilIdle } from './market/market.ts'

const ACCOUNTS = 100_000
const ORDERS = 100_000
const REPORTS = 10_000
const MESSAGES = 5_000
const APPEALS = 1_000
const TOKEN = 'admin-of-the-console'

const ROUNDS = 5
/** Milliseconds of processor time, of the server and of PostgreSQL. */
const PAGE_AT_MOST = 100

/** The pages of lists that people open, by what they are. */
const pages = (person: string): Record<string, string> => ({
  accounts: api.accounts(),
  'accounts by name': `${api.accounts()}?sort=name`,
  'accounts, last active first': `${api.accounts()}?sort=active`,
  'accounts, banned': `${api.accounts()}?banned=true`,
  'accounts of one role by name': `${api.accounts()}?role=Seller&sort=name`,
  'accounts by a rare word': `${api.accounts()}?q=person+54321`,
  'accounts by a frequent word and name': `${api.accounts()}?q=example&sort=name`,
  'accounts by a word that none has': `${api.accounts()}?q=qqxz`,
  'accounts by two letters': `${api.accounts()}?q=zq`,
  'counts of accounts': api.accountCounts(),
  'a person': api.person(person),
  listings: api.allListings(),
  'listings, cheapest first': `${api.allListings()}?sort=cheapest`,
  'listings to review': `${api.allListings()}?state=pending_review`,
  'listings removed, dearest first': `${api.allListings()}?state=removed&sort=dearest`,
  'listings by a frequent word': `${api.allListings()}?q=iphone`,
  'listings by a frequent word, cheapest first': `${api.allListings()}?q=iphone&sort=cheapest`,
  'listings by model and seller': `${api.allListings()}?q=iphone+seller42@`,
  'listings by a word that none has': `${api.allListings()}?q=qqxz`,
  'listings by two letters': `${api.allListings()}?q=zq`,
  'listings of one seller': `${api.allListings()}?person=${person}`,
  'listings of a day': `${api.allListings()}?from=2026-08-01&to=2026-08-01&sort=oldest`,
  orders: api.allOrders(),
  'orders, largest first': `${api.allOrders()}?sort=dearest`,
  'orders of one state': `${api.allOrders()}?state=refunded`,
  'orders by email address': `${api.allOrders()}?q=person777@example`,
  'orders by number': `${api.allOrders()}?q=RD23456789`,
  'orders of one person': `${api.allOrders()}?person=${person}`,
  payouts: api.allPayouts(),
  'payouts by name': `${api.allPayouts()}?q=seller+42`,
  'payouts, largest first': `${api.allPayouts()}?sort=largest`,
  reports: api.reports(),
  'reports by word': `${api.reports()}?q=unread+note+77`,
  appeals: api.appeals(),
  'appeals by word': `${api.appeals()}?q=unfair`,
  messages: api.contactMessages(),
  'messages by word': `${api.contactMessages()}?q=receipt+77`,
})

/** Processor time of each kind of page of the console, with 100,000 accounts beside the listings. */
export async function measureConsole(checkout: Markets, listings: number): Promise<Figure[]> {
  const market = await checkout.serve(listings, { copy: true, prepare: fillConsole })
  try {
    await untilIdle(market)
    const person = await findSeller(market.databaseUrl)
    const figures: Figure[] = []
    for (const [name, url] of Object.entries(pages(person))) {
      const costs: number[] = []
      const times: number[] = []
      await read(market, url)
      for (let round = 0; round < ROUNDS; round += 1) {
        const { cost, time } = await read(market, url)
        costs.push(cost)
        times.push(time)
      }
      const [cost, time] = [quantile(costs, 0.5), quantile(times, 0.5)]
      const label = `console: ${name} (${time.toFixed(0)} ms until answered)`
      figures.push({ name: label, unit: 'cpu ms', value: cost, floor: { atMost: PAGE_AT_MOST } })
    }
    return figures
  } finally {
    await market.stop()
  }
}

async function read(market: Market, url: string) {
  const cookie = signedCookie(TOKEN)
  const before = market.spent()
  const started = performance.now()
  const response = await fetch(`${market.origin}${url}`, { headers: { cookie } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return { cost: (market.spent() - before) * 1_000, time: performance.now() - started }
}

async function findSeller(databaseUrl: string): Promise<string> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  // The generated IDs are hashes, of which some have the form of a UUID as its standard says.
  const { rows } = await client.query(
    `select id from users where role = 'Seller' and id::text ~ '^.{14}[1-8].{4}[89ab]' limit 1`,
  )
  await client.end()
  return rows[0].id
}

/** Adds people, orders, money, reports and messages to the listings, with SQL. */
async function fillConsole(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await insertConsole(client).finally(() => client.end())
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
    [TOKEN],
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
    from (select *, row_number() over () as n, created_at + random() * interval '30 days' as at
      from listings limit $1) listing
    join users buyer on buyer.id = md5('person' || (n % 90000 + 1))::uuid`,
    [ORDERS],
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
  await client.query('vacuum analyze')
}
