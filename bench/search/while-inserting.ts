import pg from 'pg'
import { api } from '../../src/contract/urls.ts'
import { wait } from '../child.ts'
import type { Figure } from '../figure.ts'
import { atLeast, atMost } from '../search.ts'
import { insertStatement, LATE } from './generate.ts'
import { sendRequests } from './load.ts'
import { serveMarket } from './serve.ts'
import { variedSearches } from './vary.ts'

const BATCH = 500
const WHILE_MS = 10_000
/** Until the pages that inserts touch are in the database's memory, as on a busy site. */
const WARM_UP_MS = 5_000
/** Inserts per second while searches are measured. */
const PACE = 1_000
/** Long enough for all deltas to be folded. */
const FOLD_LIMIT_MS = 60_000
const TRIES = 5

/** Bulk inserts during searches; then checks the counts, and how soon a new listing is found. */
export async function whileInserting(url: string): Promise<Figure[]> {
  const server = await serveMarket(url)
  const client = new pg.Client(url)
  await client.connect()
  const searches = variedSearches(10_000, 17).map((query) => `${api.search()}?${query}`)
  try {
    const warm = await insertFor(client, WARM_UP_MS, { from: LATE })
    const [written] = await Promise.all([
      insertFor(client, WHILE_MS, { from: LATE + warm }),
      sendRequests(server.origin, searches, 2, WHILE_MS),
    ])
    const from = LATE + warm + written
    const [, searched] = await Promise.all([
      insertFor(client, WHILE_MS, { from, perSecond: PACE }),
      sendRequests(server.origin, searches, 2, WHILE_MS),
    ])
    await folded(client)
    const { rows } = await client.query('select count_facet_errors()::int as off')
    const soon = await measureUntilCounted(client, server.origin)
    return [
      atLeast('bulk inserts while searching', (written * 1_000) / WHILE_MS, 1_000),
      {
        ...atMost('p99 of searches beside 1,000 inserts/s', searched.p99, 80),
        note: 'two clients',
      },
      atMost('counts off after that', rows[0].off, 0, ''),
      atMost('new listing found and counted after, slowest', soon, 2_000),
    ]
  } finally {
    await removeInserted(client)
    await client.end()
    await server.stop()
  }
}

type Pace = { from: number; perSecond?: number }

/** Inserts batches at a given rate or as fast as possible; returns the number of rows. */
async function insertFor(client: pg.Client, ms: number, { from, perSecond }: Pace) {
  const started = performance.now()
  let written = 0
  while (performance.now() < started + ms) {
    const first = from + written
    await client.query(insertStatement('listings'), [first, first + BATCH - 1])
    written += BATCH
    const due = perSecond ? started + (written * 1_000) / perSecond : 0
    if (due > performance.now()) await wait(due - performance.now())
  }
  return written
}

async function folded(client: pg.Client) {
  const end = performance.now() + FOLD_LIMIT_MS
  for (;;) {
    const { rows } = await client.query('select 1 from facet_deltas limit 1')
    if (rows.length === 0) return
    if (performance.now() > end) throw new Error('the counts were not folded in')
    await wait(100)
  }
}

/** Written directly to the table, as another program would, so only the fold announces it. */
async function measureUntilCounted(client: pg.Client, origin: string): Promise<number> {
  let slowest = 0
  for (let at = 0; at < TRIES; at++) {
    const count = async () => {
      const answer = await fetch(`${origin}${api.search()}?q=fairphone+4&limit=48`)
      const { total, items } = (await answer.json()) as { total: number; items: { name: string }[] }
      return { total, isListed: items.some((item) => item.name === `Fairphone 4 bench ${at}`) }
    }
    const before = await count()
    await client.query(
      `insert into listings (id, seller_name, seller_email, category_id, brand, name, price_minor,
        currency, state, created_at, updated_at, expires_at, model_id, brand_number, advertised, img)
      select gen_random_uuid(), 'Bench', 'bench@example.org', categories.id, brand, $1, 20000 + $2::int,
        'USD', 'live', now(), now(), now() + interval '1 day', models.id, categories.number, true, 'x'
      from models join categories on categories.id = category_id
      where brand = 'Fairphone' and models.name in ('4', 'Fairphone 4') and merged_into is null
      limit 1`,
      [`Fairphone 4 bench ${at}`, at],
    )
    const started = performance.now()
    for (;;) {
      const now = await count()
      if (now.isListed && now.total === before.total + 1) break
      if (performance.now() - started > 10_000) throw new Error('the new listing was not found')
      await wait(20)
    }
    slowest = Math.max(slowest, performance.now() - started)
  }
  return slowest
}

/** Removes the inserted listings, for the next run. */
async function removeInserted(client: pg.Client) {
  await client.query(`delete from listings where seller_name = 'Bench' or description = 'late'`)
  while ((await client.query('select taken from fold_facets(20000)')).rows[0].taken > 0);
}
