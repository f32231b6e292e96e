import { api } from '../../src/contract/urls.ts'
import type { Figure } from '../figure.ts'
import { atLeast, atMost } from '../search.ts'
import { hostileSearches } from './cases.ts'
import { sendRequests } from './load.ts'
import { serveMarket } from './serve.ts'
import { variedSearches } from './vary.ts'

const CLIENTS = 10
const HOSTILE_CLIENTS = 2
const WHILE_MS = 10_000

/** Ten clients at once, and ordinary clients while another sends the most expensive searches. */
export async function searchAsMany(url: string): Promise<Figure[]> {
  const server = await serveMarket(url)
  const searches = variedSearches(20_000, 13).map((query) => `${api.search()}?${query}`)
  const hostile = hostileSearches.map((query) => `${api.search()}?${query}`)
  try {
    await sendRequests(server.origin, searches.slice(-200), CLIENTS, 3_000)
    const many = await sendRequests(server.origin, searches, CLIENTS, WHILE_MS)
    const [disturbed, attack] = await Promise.all([
      sendRequests(server.origin, searches, CLIENTS - HOSTILE_CLIENTS, WHILE_MS),
      sendRequests(server.origin, hostile, HOSTILE_CLIENTS, WHILE_MS),
    ])
    const failed = many.failed + disturbed.failed + attack.failed
    return [
      atLeast('searches over HTTP, ten clients', many.perSecond, 500),
      atMost('searches over HTTP, ten clients, p99', many.p99, 80),
      atMost('p99 beside hostile searches, against without', disturbed.p99 / many.p99, 2, '×'),
      atMost('answers that were no 200', failed, 0, ''),
    ]
  } finally {
    await server.stop()
  }
}
