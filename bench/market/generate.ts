import { createHmac } from 'node:crypto'
import pg from 'pg'
import { deliveryTerms, modelWeights, placesForSlots, SLOTS } from './ingredients.ts'

/** Listings per statement. */
const BATCH = 20_000
/** A fixed time, so that every run generates the same listings. */
const NEWEST = Date.UTC(2026, 9, 1)
/** Each has the same level in all of their listings. */
const SELLERS = 5_000
const BUYERS = 2_000
/** Percent. */
const LEAST_BATTERY = 62

/** The AUTH_SECRET with which the buyers' sessions are signed. */
export const SECRET = 'a-secret-of-the-bench-that-is-long-enough'

/**
 * Fills an empty database with live listings of real models, their sellers, and buyers who are logged in; the
 * same in every run. Popular models are frequent; prices fall with age, storage and grade and are rounded as
 * sellers do; colors, places and seller levels vary; some titles have words that no model has.
 */
export async function generateMarket(databaseUrl: string, listings: number): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(`set statement_timeout = 0; set synchronous_commit = off;
    set maintenance_work_mem = '512MB'; set work_mem = '128MB'`)
  await insertPeople(client)
  await prepareIngredients(client)
  const indexes = await dropIndexes(client)
  await client.query('alter table listings disable trigger user')
  for (let from = 0; from < listings; from += BATCH)
    await client.query(INSERT_LISTINGS, [from, Math.min(from + BATCH, listings) - 1])
  for (const statement of indexes) await client.query(statement)
  await client.query('alter table listings enable trigger user')
  await client.query(`drop table bench_models, bench_places, bench_terms, bench_variants;
    truncate places_to_match`)
  await client.query('vacuum analyze')
  await client.end()
}

/** The session cookie of a buyer, from 0 on. */
export function buyerCookie(number: number): string {
  return signedCookie(`buyer-${number % BUYERS}`)
}

/** The cookie of the session with this token. */
export function signedCookie(token: string): string {
  const signature = createHmac('sha256', SECRET).update(token).digest('base64')
  return `redial.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

/** Sellers, and buyers with a session each. */
async function insertPeople(client: pg.Client) {
  for (const [role, count] of [
    ['Seller', SELLERS],
    ['Buyer', BUYERS],
  ])
    await client.query(
      `insert into users (id, name, email, email_verified, role)
      select md5($1::text || i)::uuid, $1 || ' ' || i, lower($1) || i || '@example.org', true, $1
      from generate_series(0, $2::int - 1) i`,
      [role, count],
    )
  await client.query(
    `insert into sessions (id, user_id, token, expires_at)
    select gen_random_uuid(), md5('Buyer' || i)::uuid, 'buyer-' || i, now() + interval '1 year'
    from generate_series(0, $1::int - 1) i`,
    [BUYERS],
  )
}

/** Creates tables of values to combine. */
async function prepareIngredients(client: pg.Client) {
  await client.query(`
    create unlogged table bench_models (slot integer primary key, model_id integer not null,
      category_id uuid not null, number smallint not null, brand text not null,
      name text not null, new_price integer not null, year integer not null);
    create unlogged table bench_places (slot integer primary key, id integer not null,
      name text not null, lat real not null, lon real not null);
    create unlogged table bench_terms (slot integer primary key, pick_up boolean not null,
      zones jsonb not null, days smallint)`)
  await client.query(
    `insert into bench_terms
    select slot - 1, (one ->> 'pickUp')::boolean, one -> 'zones',
      case when one -> 'zones' <> '[]' then 2 end
    from jsonb_array_elements($1::jsonb) with ordinality as given (one, slot)`,
    [JSON.stringify(deliveryTerms)],
  )
  await client.query(
    `create unlogged table bench_variants as
    with facts as (
      select terms.slot as terms, battery,
        listing_facts(nullif(battery, 0), null, null, pick_up, zones, false) as facts
      from bench_terms terms, (select 0 union select generate_series(${LEAST_BATTERY}, 100)) as worn (battery)
    ), added as (
      insert into listing_variants (facts) select distinct facts from facts returning id, facts
    )
    select terms, battery, id from facts join added using (facts)`,
  )
  const models = await modelWeights(client)
  await client.query(
    `insert into bench_models
    select slot - 1, models.id, categories.id, categories.number, categories.brand, models.name,
      price, year
    from unnest($1::int[], $2::int[], $3::int[]) with ordinality as given (id, price, year, slot)
    join models on models.id = given.id join categories on categories.id = models.category_id`,
    [models.map((one) => one.id), models.map((one) => one.price), models.map((one) => one.year)],
  )
  const places = await placesForSlots(client)
  await client.query(
    `insert into bench_places select slot - 1, places.id, places.name, places.lat, places.lon
    from unnest($1::int[]) with ordinality as given (id, slot) join places using (id)`,
    [places],
  )
  await client.query('analyze bench_models; analyze bench_places')
}

async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'listings'::regclass and not indisprimary`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map((row) => row.definition)
}

const hash = (seed: number) => `(hashint8extended(i, ${seed}) & 2147483647)`
const part = (seed: number, count: number) => `${hash(seed)} % ${count}`

/** Inserts the listings with the numbers from $1 to $2. */
const INSERT_LISTINGS = `
  insert into listings (id, seller_id, seller_name, seller_email, category_id, brand, name,
    description, storage_gb, color, grade, price_minor, original_price_minor, currency, location,
    used, used_months, img, advertised, state, created_at, updated_at, expires_at, model_id,
    brand_number, color_family, place_id, lat, lon, seller_level, battery_percent, pick_up,
    shipping_zones, handling_days, variant_id)
  select (lpad(to_hex(ms), 12, '0') || '7' || substr(digest, 1, 3) || '8' || substr(digest, 4, 15))::uuid,
    md5('Seller' || seller)::uuid, 'Seller ' || seller, 'seller' || seller || '@example.org', category_id, brand,
    case when length(name) < 4 then brand || ' ' else '' end || name || case ${part(1, 40)} when 0 then ' boxed' when 1 then ' with charger'
      when 2 then ' dual sim' when 3 then ' unlocked' else '' end,
    '', storage, colors[color], (array['A','A','B','B','B','C','C','D'])[1 + grade],
    price * 100, new_price * 100, 'USD', place, months || ' months', months,
    case when ${part(2, 10)} < 9 then 'https://img.example/' || i || '.webp' else '' end,
    ${part(3, 50)} = 0, 'live', at, at, at + interval '10 years', model_id, number,
    families[color], place_id, lat, lon,
    case seller % 10 when 0 then 0 when 1 then 0 when 2 then 2 when 3 then 2 else 1 end,
    nullif(mixed.battery, 0), terms.pick_up, terms.zones, terms.days, variants.id
  from (
    select i, models.*, md5(i::text) as digest, ${part(4, SELLERS)} as seller,
      ms, to_timestamp(ms / 1000.0) as at, places.id as place_id, places.name as place,
      places.lat, places.lon, storage, grade, months, battery,
      array['Black','Midnight','White','Silver','Space Grey','Blue','Sierra Blue','Green','Gold',
        'Red','Pink','Purple','Yellow','Orange'] as colors,
      array[1,1,2,4,3,6,6,7,5,8,9,10,11,12] as families,
      1 + least(${part(5, 14)}, ${part(6, 14)})::int as color,
      greatest(20, 5 * round(new_price * (0.75 - 0.09 * least(5, 2026 - year))
        * (1 + 0.12 * log(2, storage / 64.0)) * (1.05 - 0.05 * grade)
        * (0.85 + ${part(7, 300)} / 1000.0) / 5))::int as price
    from generate_series($1::bigint, $2::bigint) i
    join bench_models models on models.slot = ${part(8, SLOTS)}
    join bench_places places on places.slot = ${part(9, SLOTS)}
    cross join lateral (select
      ${NEWEST}::bigint - ${part(10, 30 * 24 * 3_600)} * 1000 - i % 1000 as ms,
      (array[64,128,128,128,256,256,512,1024])[1 + ${part(11, 8)}] as storage,
      (${part(12, 8)})::int as grade,
      (${part(15, 48)})::int as months) parts
    cross join lateral (select case when ${part(13, 5)} > 0
      then greatest(${LEAST_BATTERY}, 100 - months / 2 - ${part(14, 12)})::int else 0 end as battery) worn
  ) mixed
  join bench_terms terms on terms.slot = seller % ${deliveryTerms.length}
  join bench_variants variants on variants.terms = terms.slot and variants.battery = mixed.battery`
