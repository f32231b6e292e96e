import { api, pages } from '../src/contract/urls.ts'
import type { Figure } from './figure.ts'
import { latencyNote } from './load.ts'
import { withPhoneFloors } from './phone-floors.ts'
import { inTurn, measureInTurns, medianSpeed } from './rounds.ts'
import { openMarkets } from './search/database.ts'
import { listsOfOtherPhones } from './search/list-pages.ts'
import { readPhones } from './search/phones.ts'
import { serveMarket } from './search/serve.ts'

const LISTINGS = 100_000
/** More than a process keeps of rows, cards, pages and answers: when they come again, it has forgotten them. */
export const OTHER_PHONES = 25_000

/**
 * Lists and phones that the process does not have in memory: it has shown none of them before, or so many others since that it
 * has forgotten them. In a market of 100,000 listings.
 */
export async function measureOtherPhones(): Promise<Figure[]> {
  const markets = await openMarkets()
  try {
    const url = await markets.url(LISTINGS)
    const server = { ...(await serveMarket(url)), folder: markets.folder }
    const alone = async (name: string, atLeast: number, addresses: string[]): Promise<Figure> => {
      const [rounds] = await measureInTurns([{ ...server, wanted: { next: inTurn(addresses) } }])
      const note = latencyNote(rounds!)
      return { name, unit: '/cpu s', ours: medianSpeed(rounds!), target: { atLeast }, note }
    }
    try {
      const phones = await readPhones(url, OTHER_PHONES)
      const ids = phones.map(({ id }) => id)
      return [
        ...(await withPhoneFloors({ ...server, databaseUrl: url, isDemo: false }, ids, (compare) =>
          compare(
            'a phone of the API, not cached',
            { next: inTurn(ids.map(api.phone)) },
            { isRead: true },
          ),
        )),
        await alone('list page, phones not cached', 180, await listsOfOtherPhones(url)),
        await alone(
          'phone page, phones not cached',
          215,
          phones.map(({ id, slug }) => pages.namedPhone(id, slug)),
        ),
      ]
    } finally {
      await server.stop()
    }
  } finally {
    await markets.close()
  }
}
