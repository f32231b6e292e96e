import { existsSync } from 'node:fs'
import { completeSearchCounts } from '../src/modules/search/index.ts'
import type { Figure } from './figure.ts'
import { searchAsMany } from './search/as-many.ts'
import { blocking } from './search/blocking.ts'
import { commonSearches } from './search/cases.ts'
import { openMarkets } from './search/database.ts'
import { openEngine, timesOf } from './search/engine.ts'
import { growth } from './search/growth.ts'
import { searchOverHttp } from './search/over-http.ts'
import { measureRelevance } from './search/relevance.ts'
import { restart } from './search/restart.ts'
import { walkSitemap } from './search/sitemap.ts'
import { variedSearches } from './search/vary.ts'
import { whileInserting } from './search/while-inserting.ts'

const TINY = 1_000
const SMALL = 10_000
/** Enough for most searches to have results. */
const MEDIUM = 50_000
const LARGE = 1_000_000
/** Searches that are timed sequentially. */
const SEARCHES = 660
const ROUNDS = 20

/** All requirements for search, at ten thousand and at a million listings. */
export async function search(): Promise<Figure[]> {
  if (!existsSync('/proc/self/stat')) throw new Error('needs Linux: processor time is read there')
  const markets = await openMarkets()
  try {
    const small = await byItself(await markets.url(SMALL))
    const url = await markets.url(LARGE)
    const large = await byItself(url)
    for (const [name, p50, p99] of large.kinds)
      console.log(`    ${name.padEnd(46)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`)
    const figures: Figure[] = [
      atMost('search by itself, one client, p50', large.p50, 5),
      atMost('search by itself, one client, p99', large.p99, 20),
      atMost('search by itself, growth of p50 from 10k to 1M', large.p50 / small.p50, 1.5, '×'),
      atMost('suggestions by themselves, p99', large.suggestions, 15),
      ...(await searchOverHttp(await markets.url(SMALL), url, markets.folder)),
      ...(await searchAsMany(url)),
      ...(await whileInserting(url)),
      ...(await walkSitemap(url)),
      ...(await measureRelevance(url)),
    ]
    return figures
  } finally {
    await markets.close()
  }
}

/**
 * What a node with a million listings costs: against smaller ones, at a restart, and without a pause. Reports each part when it
 * is measured, because all take five minutes.
 */
export async function scale(report: (figures: Figure[]) => void): Promise<void> {
  if (!existsSync('/proc/self/stat')) throw new Error('needs Linux: processor time is read there')
  const markets = await openMarkets()
  try {
    const url = await markets.url(LARGE)
    const all = [
      { name: 'a thousand', url: await markets.url(TINY) },
      { name: 'ten thousand', url: await markets.url(SMALL) },
      { name: 'a million listings', url },
    ]
    for (const market of [all[1]!, all[2]!]) report(await restart(market, markets.folder))
    report(await blocking(url, all[0]!.url))
    report(await growth(all, markets.folder))
  } finally {
    await markets.close()
  }
}

/** Only how well searches are understood, at a number of listings that takes a minute to make. */
export async function relevance(): Promise<Figure[]> {
  const markets = await openMarkets()
  try {
    return await measureRelevance(await markets.url(MEDIUM))
  } finally {
    await markets.close()
  }
}

export function atMost(name: string, ours: number, limit: number, unit = 'ms'): Figure {
  return { name, unit, ours, target: { atMost: limit } }
}

export function atLeast(name: string, ours: number, limit: number, unit = '/s'): Figure {
  return { name, unit, ours, target: { atLeast: limit } }
}

/** Times of the search without HTTP: for varied searches together, and for each kind. */
async function byItself(url: string) {
  const engine = openEngine(url)
  try {
    await completeSearchCounts(engine.deps)
    await timesOf(variedSearches(60, 3), engine.search)
    const { p50, p99 } = await timesOf(variedSearches(SEARCHES), engine.search)
    const kinds: [string, number, number][] = []
    const varied = variedSearches(Object.keys(commonSearches).length * ROUNDS, 11)
    for (const [at, name] of Object.keys(commonSearches).entries()) {
      const own = varied.filter((_, i) => i % Object.keys(commonSearches).length === at)
      const times = await timesOf(own, engine.search)
      kinds.push([name, times.p50, times.p99])
    }
    const typed = ['iphone 13 pro', 'samsung galaxy s2', 'pixle 7', 'redmi note', 'moto g po', 'xp']
    const beginnings = typed.flatMap((text) => [...text].map((_, end) => text.slice(0, end + 1)))
    await timesOf(beginnings, engine.suggest)
    const suggestions = await timesOf([...beginnings, ...beginnings], engine.suggest)
    return { p50, p99, kinds, suggestions: suggestions.p99 }
  } finally {
    await engine.close()
  }
}
