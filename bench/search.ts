import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { api } from '../src/contract/urls.ts'
import { type Figure, quantile } from './figures.ts'
import { type Market, type Markets, untilIdle } from './market/market.ts'
import { searchKinds, variedSearches } from './market/searches.ts'

const SMALL = 10_000
const MEDIUM = 100_000
/** Searches of each kind; those of the warm-up have other values. */
const OF_EACH_KIND = 20
const WARM_UP_OF_EACH_KIND = 8
/** Listings whose price changes while people search. */
const CHANGED = 2_000
/** Milliseconds of processor time. */
const P50_AT_MOST = 15
const TURN_AT_MOST = 15
const GROWTH_AT_MOST = 1.5

type MeasuredMarket = {
  market: Market
  listings: number
  /** Milliseconds of processor time of each search. */
  costs: number[]
  loopFile: string
}

/**
 * Processor time of the server and PostgreSQL for searches over HTTP, one at a time, in markets of several
 * sizes; and the longest turn of the event loop in the largest of them.
 */
export async function measureSearch(checkout: Markets, largest: number): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-bench-loop-'))
  const sizes = [...new Set([SMALL, MEDIUM, largest])]
  const measured: MeasuredMarket[] = []
  try {
    for (const listings of sizes) {
      const loopFile = path.join(folder, `${listings}`)
      const env = {
        NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'event-loop.mjs')}`,
        BENCH_EVENT_LOOP: loopFile,
      }
      const market = await checkout.serve(listings, { env })
      measured.push({ market, listings, costs: [], loopFile })
    }
    for (const { market } of measured) {
      await untilIdle(market)
      for (const query of variedSearches(kinds() * WARM_UP_OF_EACH_KIND, 3))
        await search(market, query)
    }
    for (const { market, loopFile } of measured) await readLongestTurn(market, loopFile)
    for (const query of variedSearches(kinds() * OF_EACH_KIND, 31))
      for (const { market, costs } of measured) costs.push(await search(market, query))
    return [...costFigures(measured), ...(await turnFigures(measured.at(-1)!))]
  } finally {
    for (const { market } of measured) await market.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const kinds = () => Object.keys(searchKinds).length

/** Returns the milliseconds of processor time that the search took. */
async function search(market: Market, query: string): Promise<number> {
  const before = market.spent()
  const response = await fetch(`${market.origin}${api.search()}?${query}`)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${query} answered ${response.status}`)
  return (market.spent() - before) * 1_000
}

function costFigures(measured: readonly MeasuredMarket[]): Figure[] {
  const rows = measured.flatMap(({ listings, costs }): Figure[] => {
    const name = `search, ${listings.toLocaleString('en')} listings`
    const slowest = slowestKind(costs)
    const floor = listings > MEDIUM ? { atMost: P50_AT_MOST } : undefined
    return [
      { name: `${name}: p50`, unit: 'cpu ms', value: quantile(costs, 0.5), floor },
      { name: `${name}: p99`, unit: 'cpu ms', value: quantile(costs, 0.99) },
      {
        name: `${name}: p50 of the slowest kind (${slowest.name})`,
        unit: 'cpu ms',
        value: slowest.cost,
      },
    ]
  })
  const [small, medium] = measured.map(({ costs }) => quantile(costs, 0.5))
  const name = `search: growth of p50 from ${SMALL.toLocaleString('en')} to ${MEDIUM.toLocaleString('en')}`
  return [...rows, { name, unit: '×', value: medium! / small!, floor: { atMost: GROWTH_AT_MOST } }]
}

function slowestKind(costs: readonly number[]) {
  const byKind = Object.keys(searchKinds).map((name, kind) => ({
    name,
    cost: quantile(
      costs.filter((_, index) => index % kinds() === kind),
      0.5,
    ),
  }))
  return byKind.reduce((a, b) => (a.cost > b.cost ? a : b))
}

async function turnFigures({ market, listings, loopFile }: MeasuredMarket): Promise<Figure[]> {
  const name = `longest turn of the event loop, ${listings.toLocaleString('en')} listings`
  const searching = await readLongestTurn(market, loopFile)
  for (const change of [100, -100]) {
    await changePrices(market.databaseUrl, change)
    for (const query of variedSearches(kinds() * 2, 41 + change)) await search(market, query)
  }
  const changing = await readLongestTurn(market, loopFile)
  const row = { unit: 'cpu ms', floor: { atMost: TURN_AT_MOST } }
  return [
    { ...row, name: `${name}: searches`, value: searching },
    { ...row, name: `${name}: searches and ${2 * CHANGED} changes`, value: changing },
  ]
}

/** Changes prices of some listings with SQL, as an import would. */
async function changePrices(databaseUrl: string, byMinor: number) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `update listings set price_minor = price_minor + $1
    where id in (select id from listings where state = 'live' order by id limit $2)`,
    [byMinor, CHANGED],
  )
  await client.end()
}

/** The longest turn in milliseconds since the last call. */
async function readLongestTurn({ pid }: Market, loopFile: string): Promise<number> {
  rmSync(loopFile, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(loopFile)) await wait(10)
  return Number(readFileSync(loopFile, 'utf8'))
}
