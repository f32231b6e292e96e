import { useSyncExternalStore } from 'react'
import { type RawSearch, textsIn } from '../../search-params.ts'
import { createStoredList } from '../../ui/stored-list.ts'

export type CompareSearch = { id?: string[] | undefined }

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The phones to compare in an address; invalid ids are dropped. */
export function readCompared(search: RawSearch): CompareSearch {
  const ids =
    textsIn(search, 'id')
      ?.filter((id) => ID.test(id))
      .slice(0, MOST_COMPARED) ?? []
  // Named in any case: the router would keep what the address has.
  return { id: ids.length > 0 ? ids : undefined }
}

/** How many fit side by side. */
export const MOST_COMPARED = 4

/** Ids of the phones to compare, stored in the browser. */
export const compared = createStoredList('redial.compare', MOST_COMPARED)

/** Always empty in the server's HTML. */
export function useCompared(): readonly string[] {
  return useSyncExternalStore(compared.subscribe, compared.all, compared.none)
}

/** The highest score of a row; undefined unless two known scores differ. */
export function bestScore(scores: readonly (number | null)[]): number | null {
  const numbers = scores.filter((one) => one !== null)
  const highest = Math.max(...numbers)
  return numbers.some((one) => one < highest) ? highest : null
}
