import autocannon from 'autocannon'
import { api, pages } from '../src/contract/urls.ts'
import { type Figure, median } from './figures.ts'
import {
  inTurn,
  readListAddresses,
  readPhoneIds,
  readPhonePage,
  variedLists,
} from './market/addresses.ts'
import { type Market, type Markets, untilIdle } from './market/market.ts'
import { variedSearches } from './market/searches.ts'

const ROUNDS = 5
const ROUND_SECONDS = 2
/** Sent before, so that what runs is compiled and planned: V8 optimizes over the first thousand pages. */
const WARM_UP_SECONDS = 10
const CONNECTIONS = 16
/** More than a run requests. */
const SEARCHES = 40_000
const PHONES = 10_000
/** Half of them: the rest of 10,000 listings is for another place of the list. */
const LIST_PAGES = 200

type Case = {
  name: string
  /** The smallest share of the other checkout's answers per CPU second. */
  ratioAtLeast: number
  /** Gives the address of each request. */
  addresses: (market: Market, phones: readonly string[]) => Promise<() => string> | (() => string)
}

const cases: Case[] = [
  { name: 'home page, cached', ratioAtLeast: 0.8, addresses: () => pages.home },
  { name: 'list page, cached', ratioAtLeast: 0.8, addresses: () => pages.products },
  {
    name: 'phone page, cached',
    ratioAtLeast: 0.8,
    addresses: async ({ origin }, [phone]) => inTurn([await readPhonePage(origin, phone!)]),
  },
  { name: 'list page, another each time', ratioAtLeast: 0.5, addresses: variedLists },
  {
    name: 'phone page, another each time',
    ratioAtLeast: 0.8,
    addresses: async ({ origin }, phones) => {
      const addresses: string[] = []
      for (const phone of phones) addresses.push(await readPhonePage(origin, phone))
      return inTurn(addresses)
    },
  },
  {
    name: 'API: list of 24 phones, from many places',
    ratioAtLeast: 0.7,
    addresses: async ({ origin }) => inTurn(await readListAddresses(origin, LIST_PAGES)),
  },
  {
    name: 'API: search, another each time',
    ratioAtLeast: 0.7,
    addresses: () => inTurn(variedSearches(SEARCHES).map((query) => `${api.search()}?${query}`)),
  },
  {
    name: 'API: a phone, another each time',
    ratioAtLeast: 0.1,
    addresses: (_, phones) => inTurn(phones.map(api.phone)),
  },
]

/**
 * Answers per CPU second of the server and PostgreSQL, for cached and uncached pages and the API; of several
 * checkouts in turns. Other work on the machine changes how long an answer takes, but not much what it costs.
 */
export async function measureLoad(
  checkouts: readonly Markets[],
  { listings, only }: { listings: number; only?: string | undefined },
): Promise<Figure[]> {
  const figures: Figure[] = []
  const wanted = cases.filter(({ name }) => !only || name.includes(only))
  const markets: Market[] = []
  try {
    for (const checkout of checkouts) markets.push(await checkout.serve(listings))
    for (const market of markets) await untilIdle(market)
    const phones = await readPhoneIds(markets[0]!.databaseUrl, PHONES)
    for (const one of wanted) figures.push(await compare(one, markets, phones))
  } finally {
    for (const { stop } of markets) await stop()
  }
  return figures
}

async function compare(
  { name, ratioAtLeast, addresses }: Case,
  markets: readonly Market[],
  phones: readonly string[],
): Promise<Figure> {
  const sides = []
  for (const market of markets)
    sides.push({ market, next: await addresses(market, phones), speeds: [] as number[] })
  for (const { market, next } of sides) await send(market, next, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { market, next, speeds } of sides) {
      const before = market.spent()
      const answers = await send(market, next, ROUND_SECONDS)
      speeds.push(answers / (market.spent() - before))
    }
  const [value, beside] = sides.map(({ speeds }) => median(speeds))
  const figure = { name, unit: '/cpu s', value: value!, beside, floor: { ratioAtLeast } }
  console.log(`  ${name}: ${Math.round(value!)}${beside ? ` beside ${Math.round(beside)}` : ''}`)
  return figure
}

/** Sends requests for some seconds; returns how many answers came. */
async function send({ origin }: Market, next: () => string, seconds: number): Promise<number> {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} answers were no 200, ${result.errors} requests failed`)
  return result['2xx']
}
