import type { Phone } from '../api/index.ts'
import { load, orNotFound } from '../load.ts'
import type { RouterContext } from '../router.tsx'
import type { Filters } from './filters.ts'
import { loadPartsFor } from './lazy-parts.ts'
import { placeIdOf } from './near.ts'
import { listingQueries } from './queries.ts'

/**
 * Loads what a page of phones shows, and gives the first of them. Within the page, new filters do
 * not hold it up: its old results stay in sight until the new ones are there.
 */
export async function loadBrowser(
  { queryClient, api }: RouterContext,
  filters: Filters,
  cause: 'preload' | 'enter' | 'stay',
): Promise<readonly Phone[]> {
  if (cause === 'stay') return []
  const placeId = placeIdOf(filters.near)
  const [found] = await Promise.all([
    orNotFound(queryClient.ensureInfiniteQueryData(listingQueries.search(api, filters))),
    load(queryClient, listingQueries.config(api)),
    placeId !== undefined && load(queryClient, listingQueries.place(api, placeId)),
  ])
  const first = found.pages[0]
  if (first) await loadPartsFor(first, filters)
  return first?.items ?? []
}
