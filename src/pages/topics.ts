import { api } from '../routes.ts'

const shows: [prefix: string, topics: string[]][] = [
  [api.search(), ['listings', 'catalog']],
  [api.phones(), ['listings']],
  [api.adverts(), ['adverts', 'listings']],
  [api.categories(), ['catalog', 'listings']],
  [api.models(), ['catalog', 'listings']],
  // Sales make it, and every sale ends a listing.
  [api.pricing(), ['catalog', 'listings']],
]

/** What a page shows that asked the API for `path`. */
export function topicsShownBy(path: string): string[] {
  return shows.find(([prefix]) => path.startsWith(prefix))?.[1] ?? []
}
