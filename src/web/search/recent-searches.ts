import { createStoredList } from '../ui/stored-list.ts'

/** Searches that are offered again. */
const MAX_STORED = 8
const MAX_SUGGESTED = 4

const storedSearches = createStoredList('redial.words', MAX_STORED)

export function rememberSearch(words: string): void {
  const tidy = words.trim().replace(/\s+/g, ' ')
  if (tidy.length > 1) storedSearches.add(tidy)
}

/** What was searched for in this browser and begins like that, newest first. */
export function recentSearches(beginning: string): string[] {
  const wanted = beginning.toLowerCase()
  return storedSearches
    .all()
    .filter((words) => words.toLowerCase().startsWith(wanted) && words.toLowerCase() !== wanted)
    .slice(0, MAX_SUGGESTED)
}
