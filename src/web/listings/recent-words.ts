import { createStoredList } from '../ui/stored-list.ts'

/** Searches that are offered again. */
const MOST_KEPT = 8
const MOST_OFFERED = 4

const kept = createStoredList('redial.words', MOST_KEPT)

export function rememberWords(words: string): void {
  const tidy = words.trim().replace(/\s+/g, ' ')
  if (tidy.length > 1) kept.add(tidy)
}

/** What was searched for in this browser and begins like that, newest first. */
export function recentWords(beginning: string): string[] {
  const wanted = beginning.toLowerCase()
  return kept
    .all()
    .filter((words) => words.toLowerCase().startsWith(wanted) && words.toLowerCase() !== wanted)
    .slice(0, MOST_OFFERED)
}
