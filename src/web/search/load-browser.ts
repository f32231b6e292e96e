import type { CardPhone, CardResult } from '../listings/card-phone.ts'
import { listingQueries } from '../listings/queries.ts'
import { load, orNotFound } from '../load.ts'
import type { RouterContext } from '../router.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { applyText, type Filters, placeIdFrom } from './filters.ts'
import { searchQuery } from './queries.ts'

/** Parts that most visits to a list of phones never show. */
export const lazyNoResults = lazyPart(async () => (await import('./result-notices.tsx')).NoResults)
export const lazyQueryNotice = lazyPart(
  async () => (await import('./result-notices.tsx')).QueryNotice,
)
export const lazySaveSearch = lazyPart(
  async () => (await import('./saved/save-search.tsx')).SaveSearch,
)
export const lazyNearChosen = lazyPart(async () => (await import('./near-filter.tsx')).NearChosen)

/** The parts that these results will show. */
async function loadPartsForResults(result: CardResult, filters: Filters): Promise<void> {
  await Promise.all([
    result.items.length === 0 && lazyNoResults.load(),
    wasReinterpreted(result) && lazyQueryNotice.load(),
    filters.near && lazyNearChosen.load(),
    isFiltered(filters) && lazySaveSearch.load(),
  ])
}

function isFiltered({ sort: _, ...filters }: Filters): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

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
  await Promise.all([
    loadPartsForResults(first, applied),
    applied.near !== filters.near && loadPlace(applied),
  ])
  return first.items

  async function loadPlace({ near }: Filters) {
    const placeId = placeIdFrom(near)
    if (placeId !== undefined) await load(queryClient, listingQueries.place(api, placeId))
  }
}
