import type { SearchResult } from '../api/index.ts'
import type { ViewerKind } from '../shell/viewer.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import type { Filters } from './filters.ts'

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
export async function loadPartsFor(found: SearchResult, filters: Filters): Promise<void> {
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
