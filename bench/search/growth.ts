import pg from 'pg'
import { api, pages } from '../../src/contract/urls.ts'
import { CHANGE_CHANNEL } from '../../src/platform/db/transaction.ts'
import { wait } from '../child.ts'
import { type Figure, median } from '../figure.ts'
import { cpuSeconds, databaseCpuSeconds } from '../process-cost.ts'
import { sendRequests } from './load.ts'
import { readPhones } from './phones.ts'
import { serveMarket } from './serve.ts'
import { variedSearches } from './vary.ts'

const ROUNDS = 3
const ROUND_MS = 2_000
const WARM_UP_MS = 3_000
const CLIENTS = 4
/** Long enough for the first jobs of a server with a million listings. */
const AFTER_JOBS_MS = 60_000
const TARGET = 1.3
/** Searches per CPU second of the server and PostgreSQL: twice what it was before 0116. */
const LEAST_SEARCHES = 294
/** Phones that a round requests from the API, and whose pages it requests; the smallest market has a thousand. */
const PHONES_A_ROUND = 160
const PAGES_A_ROUND = 80
/** Until a server has received a change. */
const PUBLISHED_MS = 300
/** Other addresses that a round requests at most. */
const EACH = 4_000
/** Phones in an answer where all markets answer with as many. */
const FEW = 4
const MOST_LONGER = 1.15
const CANDIDATES = 4_000

type Market = { url: string; name: string }
type Kind = {
  name: string
  /** Addresses of one round, which no other round has, or only after `before`. */
  round: (at: number) => string[]
  before?: () => Promise<void>
  leastPerCpuSecond?: number
}

/**
 * How much more processor time of the server and PostgreSQL an uncached request takes in the last market, the
 * largest, than in each of the others, which begin with the smallest. All servers run, and answer in turns. `folder` is
 * that of PostgreSQL's data.
 */
export async function growth(markets: Market[], folder: string): Promise<Figure[]> {
  const servers: Awaited<ReturnType<typeof serveMarket>>[] = []
  try {
    for (const { url } of markets) servers.push(await serveMarket(url))
    // Jobs that scan all listings, such as the price curve, run when a server has started.
    await wait(AFTER_JOBS_MS)
    const searches = variedSearches(EACH * (ROUNDS + 1), 13)
    const both: [string, string] = [servers[0]!.origin, servers.at(-1)!.origin]
    const same = await searchesWithSameAnswer(both, variedSearches(CANDIDATES, 19))
    const pageSearches = variedSearches(EACH * (ROUNDS + 1), 37)
    const kinds: Kind[][] = []
    for (const { url } of markets) kinds.push(await kindsIn(url, searches, pageSearches, same))
    const figures: Figure[] = []
    for (const [at, { name, leastPerCpuSecond }] of kinds[0]!.entries()) {
      const costs: number[][] = markets.map(() => [])
      const sizes: number[][] = markets.map(() => [])
      for (const [which, { origin }] of servers.entries())
        await sendRequests(origin, kinds[which]![at]!.round(0), CLIENTS, WARM_UP_MS, { once: true })
      for (let round = 1; round <= ROUNDS; round += 1)
        for (const [which, { origin, pid }] of servers.entries()) {
          const addresses = kinds[which]![at]!.round(round)
          await kinds[which]![at]!.before?.()
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
      const large = markets.at(-1)!
      const cost = costs.map((all) => median(all) * 1_000)
      // A small market has fewer phones to show for most searches, so its answers are shorter.
      const size = sizes.map((all) => median(all).toFixed(0))
      for (const [which, small] of markets.slice(0, -1).entries())
        figures.push({
          name: `${name}: processor time in ${large.name} against ${small.name}`,
          unit: '×',
          ours: cost.at(-1)! / cost[which]!,
          target: { atMost: TARGET },
          note: `${cost[which]!.toFixed(1)} and ${cost.at(-1)!.toFixed(1)} ms; answers of ${size[which]} and ${size.at(-1)} kB`,
        })
      if (leastPerCpuSecond)
        figures.push({
          name: `${name}: answers per CPU second in ${large.name}`,
          unit: '/cpu s',
          ours: 1_000 / cost.at(-1)!,
          target: { atLeast: leastPerCpuSecond },
        })
    }
    return figures
  } finally {
    for (const { stop } of servers) await stop()
  }
}

/**
 * Searches with `FEW` phones in each market, whose answer is in the largest market at most 15 % longer than in the
 * smallest: the others have more values of filters to count and to send there.
 */
async function searchesWithSameAnswer(
  [smallest, largest]: [string, string],
  searches: string[],
): Promise<string[]> {
  const same: string[] = []
  const read = async (origin: string, query: string) => {
    const text = await (await fetch(`${origin}${api.search()}?${query}`)).text()
    const { items } = JSON.parse(text) as { items: unknown[] }
    return { matches: items.length, size: text.length }
  }
  for (const search of searches) {
    const query = `${search}&limit=${FEW}`
    const [small, large] = [await read(smallest, query), await read(largest, query)]
    if (small.matches === FEW && large.matches === FEW && large.size <= small.size * MOST_LONGER)
      same.push(query)
  }
  return same
}

async function kindsIn(
  url: string,
  searches: string[],
  pageSearches: string[],
  same: string[],
): Promise<Kind[]> {
  const forApi = PHONES_A_ROUND * (ROUNDS + 1)
  const phones = await readPhones(url, forApi + PAGES_A_ROUND * (ROUNDS + 1))
  const part = (from: number, size: number) => phones.slice(from, from + size)
  const many = Array.from({ length: EACH }, (_, at) => at)
  const sameIn = (at: number) => {
    const size = Math.floor(same.length / (ROUNDS + 1))
    return same.slice(at * size, (at + 1) * size)
  }
  return [
    {
      name: 'list of the API, the same phones',
      round: (at) => many.map((n) => `${api.phones()}?limit=24&n=${at}.${n}`),
    },
    {
      name: 'search of the API',
      leastPerCpuSecond: LEAST_SEARCHES,
      round: (at) => searches.slice(at * EACH, (at + 1) * EACH).map((q) => `${api.search()}?${q}`),
    },
    {
      name: `search of the API, ${FEW} phones and as many filters in each answer`,
      round: (at) => sameIn(at).map((q) => `${api.search()}?${q}`),
    },
    {
      name: 'list page, the same phones',
      round: (at) => many.map((n) => `${pages.products()}?max=${5_000 + at * EACH + n}`),
    },
    {
      name: 'list page, varied searches',
      // A small market has fewer phones to show for many of them.
      round: (at) =>
        pageSearches.slice(at * EACH, (at + 1) * EACH).map((q) => `${pages.products()}?${q}`),
    },
    {
      name: 'phone of the API',
      round: (at) => part(at * PHONES_A_ROUND, PHONES_A_ROUND).map(({ id }) => api.phone(id)),
    },
    {
      name: 'phone of the API, again after a change',
      round: () => phones.map(({ id }) => api.phone(id)),
      before: () => publishChange(url),
    },
    {
      name: 'page of a phone',
      round: (at) =>
        part(forApi + at * PAGES_A_ROUND, PAGES_A_ROUND).map(({ id, slug }) =>
          pages.namedPhone(id, slug),
        ),
    },
  ]
}

/** As when some listing has changed: no answer from memory is sent after it. */
async function publishChange(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('select pg_notify($1, $2)', [CHANGE_CHANNEL, 'listings'])
  await client.end()
  await wait(PUBLISHED_MS)
}
