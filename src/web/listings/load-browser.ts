import type { Phone, SearchResult } from '../api/index.ts'
import { load, orNotFound } from '../load.ts'
import type { RouterContext } from '../router.tsx'
import type { ViewerKind } from '../shell/viewer.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { type Filters, placeIdOf } from './filters.ts'
import { listingQueries } from './queries.ts'

/** What most visits to a list of phones never show. */
export const lazyAction = lazyPart(async () => (await import('./phone-action.tsx')).PhoneAction)
export const lazyNothingFound = lazyPart(
  async () => (await import('./nothing-found.tsx')).NothingFound,
)
export const lazyUnderstood = lazyPart(async () => (await import('./understood.tsx')).Understood)
export const lazySaveSearch = lazyPart(
  async () => (await import('../search/saved/save-search.tsx')).SaveSearch,
)
export const lazyNearChosen = lazyPart(async () => (await import('./near-chosen.tsx')).NearChosen)

/** Who can do something with a phone of a list. */
export function canAct(kind: ViewerKind): boolean {
  return kind === 'Buyer' || kind === 'Seller'
}

/** Cards of a buyer or a seller have their action from the start. */
export async function loadPartsOf(kind: ViewerKind): Promise<void> {
  if (canAct(kind)) await lazyAction.load()
}

/** The parts that these results will show. */
async function loadPartsFor(found: SearchResult, filters: Filters): Promise<void> {
  await Promise.all([
    found.items.length === 0 && lazyNothingFound.load(),
    isWorthAWord(found) && lazyUnderstood.load(),
    filters.near && lazyNearChosen.load(),
    isFiltered(filters) && lazySaveSearch.load(),
  ])
}

function isFiltered({ sort: _, ...filters }: Filters): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

/** True where the words were not taken as they were typed. */
export function isWorthAWord({ corrected, leftOver }: SearchResult): boolean {
  return corrected !== null || leftOver.length > 0
}

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
