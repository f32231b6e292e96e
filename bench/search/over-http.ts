import { api, pages } from '../../src/contract/urls.ts'
import type { Figure } from '../figure.ts'
import { latencyNote } from '../load.ts'
import { cpuSeconds, databaseCpuSeconds } from '../process-cost.ts'
import { atLeast, atMost } from '../search.ts'
import { sendRequests } from './load.ts'
import { serveMarket } from './serve.ts'
import { variedSearches } from './vary.ts'

const WHILE_MS = 8_000
const VARIED = 4_000

/** Searches and pages over HTTP, with one client. */
export async function searchOverHttp(
  small: string,
  large: string,
  folder: string,
): Promise<Figure[]> {
  const searches = variedSearches(VARIED, 5).map((query) => `${api.search()}?${query}`)
  const first = await serveMarket(small)
  await sendRequests(first.origin, searches.slice(-60), 1, 2_000)
  const before = await sendRequests(first.origin, searches, 1, WHILE_MS).finally(first.stop)
  const server = await serveMarket(large)
  try {
    await sendRequests(server.origin, searches.slice(-60), 1, 2_000)
    const one = await sendRequests(server.origin, searches, 1, WHILE_MS)
    const typed = ['iphone 13', 'galaxy s22', 'pixle 7', 'redmi no', 'moto']
    const beginnings = typed.flatMap((text) =>
      [...text].map(
        (_, end) => `${api.suggestions()}?q=${encodeURIComponent(text.slice(0, end + 1))}`,
      ),
    )
    const suggestions = await sendRequests(server.origin, beginnings, 1, WHILE_MS / 4)
    return [
      atMost('search over HTTP, one client, p50', one.p50, 10),
      atMost('search over HTTP, one client, p99', one.p99, 40),
      atMost('search over HTTP, growth of p50 from 10k to 1M', one.p50 / before.p50, 1.5, '×'),
      atMost('suggestions over HTTP, p99', suggestions.p99, 15),
      await uncachedSearchPages(server, folder),
    ]
  } finally {
    await server.stop()
  }
}

/** Uncached result pages per CPU second of the server and of PostgreSQL, whose data is in `folder`. */
async function uncachedSearchPages(
  { origin, pid }: { origin: string; pid: number },
  folder: string,
): Promise<Figure> {
  const words = variedSearches(20_000, 9).filter((query) => /(^|&)q=/.test(query))
  const fresh = words.map((query, at) => `${pages.products()}?${query}&min=${1 + at / 100}`)
  await sendRequests(origin, fresh.slice(-200), 4, 3_000)
  const spent = () => cpuSeconds(pid) + databaseCpuSeconds(folder)
  const before = spent()
  const { answers, ...latency } = await sendRequests(origin, fresh, 4, WHILE_MS)
  const speed = answers / (spent() - before)
  return {
    ...atLeast('pages of search words, not cached', speed, 250, '/cpu s'),
    note: latencyNote([latency]),
  }
}
