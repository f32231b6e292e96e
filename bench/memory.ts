import { api, pages } from '../src/routes.ts'
import type { Figure } from './figure.ts'
import { residentMb } from './process-cost.ts'
import type { Server } from './server.ts'

const REQUESTS = 2_000
const AT_ONCE = 8
const LIMIT_MB = 400

/** Memory of the server process after loading the demo data and many pages, cached and uncached. */
export async function memory(server: Server): Promise<Figure[]> {
  const before = residentMb(server.pid)
  const addresses = await addressesOf(server.origin)
  let next = 0
  const visit = async () => {
    while (next < REQUESTS) {
      const answer = await fetch(`${server.origin}${addresses[next++ % addresses.length]}`)
      await answer.arrayBuffer()
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

/**
 * The pages of every phone on the first results page, of the brands, and those that all visitors
 * open.
 */
async function addressesOf(origin: string) {
  const list = async (path: string) =>
    (await (await fetch(`${origin}${path}`)).json()) as { _id: string }[]
  const phones = await list(api.phones())
  const brands = await list(api.categories())
  return [
    pages.home(),
    pages.products(),
    pages.blog(),
    pages.login(),
    ...brands.map(({ _id }) => pages.category(_id)),
    ...phones.map(({ _id }) => pages.phone(_id)),
  ]
}
