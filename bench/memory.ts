import { api, pages } from '../src/contract/urls.ts'
import type { Figure } from './figure.ts'
import { residentMb } from './process-cost.ts'
import { variedLists } from './search/list-pages.ts'
import type { Server } from './server.ts'

const PAGES = 2_000
const AT_ONCE = 8
const LIMIT_MB = 400

/** Memory of the server process after loading the demo data and 2,000 different pages. */
export async function memory(server: Server): Promise<Figure[]> {
  const before = residentMb(server.pid)
  const addresses = await addressesOf(server.origin)
  let next = 0
  const visit = async () => {
    while (next < addresses.length) {
      const address = addresses[next++]
      const answer = await fetch(`${server.origin}${address}`)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit))
  const note = `${Math.round(before)} MB before, ${addresses.length} addresses`
  return [
    {
      name: 'memory after 2,000 pages',
      unit: 'MB',
      ours: residentMb(server.pid),
      target: { atMost: LIMIT_MB },
      note,
    },
  ]
}

/** The main pages, those of brands and phones, and varied lists of phones, `PAGES` in all; each address once. */
async function addressesOf(origin: string) {
  const list = async (path: string) =>
    (await (await fetch(`${origin}${path}`)).json()) as { _id: string; slug: string }[]
  const phones = await list(`${api.phones()}?limit=100`)
  const brands = await list(api.categories())
  const fixed = [
    pages.home(),
    pages.products(),
    pages.blog(),
    pages.login(),
    ...brands.map(({ _id }) => pages.category(_id)),
    ...phones.map(({ _id, slug }) => pages.namedPhone(_id, slug)),
  ]
  return [...fixed, ...Array.from({ length: PAGES - fixed.length }, variedLists())]
}
