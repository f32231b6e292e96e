import pg from 'pg'
import { slugOf } from '../../src/modules/listings/to-phone.ts'
import { api, pages } from '../../src/routes.ts'
import { type Figure, median } from '../figure.ts'
import { cpuSeconds, databaseCpuSeconds } from '../process-cost.ts'
import { sendRequests } from './load.ts'
import { serveMarket } from './serve.ts'
import { variedSearches } from './vary.ts'

const ROUNDS = 3
const ROUND_MS = 2_000
const WARM_UP_MS = 3_000
const CLIENTS = 4
const TARGET = 1.3
/** Phones that a round asks for at most. */
const PHONES_A_ROUND = 100

type Market = { url: string; name: string }
/** Addresses of one round, which no other round has. */
type Kind = { name: string; round: (at: number) => string[] }

/**
 * How much more processor time of the server and PostgreSQL an uncached request takes in the large market
 * than in the small one. Both servers run, and answer in turns. `folder` is that of PostgreSQL's data.
 */
export async function growth(small: Market, large: Market, folder: string): Promise<Figure[]> {
  const servers = [await serveMarket(small.url), await serveMarket(large.url)]
  try {
    const kinds = [await kindsIn(small.url), await kindsIn(large.url)]
    const figures: Figure[] = []
    for (const [at, { name }] of kinds[0]!.entries()) {
      const costs: number[][] = [[], []]
      const sizes: number[][] = [[], []]
      for (const [which, { origin }] of servers.entries())
        await sendRequests(origin, kinds[which]![at]!.round(0), CLIENTS, WARM_UP_MS, { once: true })
      for (let round = 1; round <= ROUNDS; round += 1)
        for (const [which, { origin, pid }] of servers.entries()) {
          const addresses = kinds[which]![at]!.round(round)
          const spent = () => cpuSeconds(pid) + databaseCpuSeconds(folder)
          const before = spent()
          const { answers, failed, kilobytes } = await sendRequests(
            origin,
            addresses,
            CLIENTS,
            ROUND_MS,
            {
              once: true,
            },
          )
          if (failed > 0) throw new Error(`${name}: ${failed} answers were no 200`)
          costs[which]!.push((spent() - before) / answers)
          sizes[which]!.push(kilobytes)
        }
      const [few, many] = costs.map(median)
      // A small market has fewer phones to show for most searches, so its answers are shorter.
      const [short, long] = sizes.map((all) => median(all).toFixed(0))
      figures.push({
        name: `${name}: processor time in ${large.name} against ${small.name}`,
        unit: '×',
        ours: many! / few!,
        target: { atMost: TARGET },
        note: `${(few! * 1_000).toFixed(1)} and ${(many! * 1_000).toFixed(1)} ms; answers of ${short} and ${long} kB`,
      })
    }
    return figures
  } finally {
    for (const { stop } of servers) await stop()
  }
}

async function kindsIn(url: string): Promise<Kind[]> {
  const phones = await phonesIn(url, 2 * PHONES_A_ROUND * (ROUNDS + 1))
  const phonesOf = (at: number) => phones.slice(at * PHONES_A_ROUND, (at + 1) * PHONES_A_ROUND)
  const searches = variedSearches(4_000 * (ROUNDS + 1), 13)
  const many = Array.from({ length: 4_000 }, (_, at) => at)
  return [
    {
      name: 'list of the API',
      round: (at) => many.map((n) => `${api.phones()}?limit=24&n=${at}.${n}`),
    },
    {
      name: 'search of the API',
      round: (at) =>
        searches.slice(at * 4_000, (at + 1) * 4_000).map((q) => `${api.search()}?${q}`),
    },
    {
      name: 'list page',
      round: (at) => many.map((n) => `${pages.products()}?max=${5_000 + at * 4_000 + n}`),
    },
    { name: 'phone of the API', round: (at) => phonesOf(at).map(({ id }) => api.phone(id)) },
    {
      name: 'page of a phone',
      round: (at) => phonesOf(ROUNDS + 1 + at).map(({ id, slug }) => pages.namedPhone(id, slug)),
    },
  ]
}

async function phonesIn(url: string, count: number) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ id: string; name: string }>(
    `select id, name from listings where state = 'live' order by md5(id::text) limit $1`,
    [count],
  )
  await client.end()
  return rows.map(({ id, name }) => ({ id, slug: slugOf(name) }))
}
