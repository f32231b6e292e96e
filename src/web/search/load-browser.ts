import type { CardPhone, CardResult } from '../listings/card-phone.ts'
import { listingQueries } from '../listings/queries.ts'
import { load, orNotFound } from '../load.ts'
import type { RouterContext } from '../router.tsx'
import { applyText, type Filters, placeIdFrom } from './filters.ts'
import { searchQuery } from './queries.ts'

/** Whether the text was not taken as it was typed, and that has to be said. */
export function wasReinterpreted({ corrected, unmatchedWords, interpreted }: CardResult): boolean {
  return corrected !== null || unmatchedWords.length > 0 || (interpreted?.notes.length ?? 0) > 0
}

/**
 * Loads what a page of phones shows, and gives the first of them. Within the page, new filters do
 * not hold it up: its old results stay in sight until the new ones are there.
 */
export async function loadBrowser(
  { queryClient, api }: RouterContext,
  filters: Filters,
  cause: 'preload' | 'enter' | 'stay',
): Promise<readonly CardPhone[]> {
  if (cause === 'stay') return []
  const [{ pages }] = await Promise.all([
    orNotFound(queryClient.ensureInfiniteQueryData(searchQuery(api, filters))),
    load(queryClient, listingQueries.config(api)),
    loadPlace(filters),
  ])
  const first = pages[0]
  if (!first) return []
  const applied = applyText(filters, first.interpreted)
  if (applied.near !== filters.near) await loadPlace(applied)
  return first.items

  async function loadPlace({ near }: Filters) {
    const placeId = placeIdFrom(near)
    if (placeId !== undefined) await load(queryClient, listingQueries.place(api, placeId))
  }
}
