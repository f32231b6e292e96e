import { maskContacts } from '@redial/contact-mask'

type Said = { id: string | null; text: string; saidBefore: readonly string[] }
type Shown = { text: string; masked: boolean }

/** Messages that are kept as they were shown last: 40 pages of threads, 10 MB of text at most. */
const MOST_KEPT = 2_000
/** By message, the longest unread first; null for those that hide nothing. */
const kept = new Map<string, string | null>()

/**
 * The text of a message with contact details hidden. Neither it nor what was said before it ever
 * changes: what is read again and again, as threads are, is looked through once.
 */
export function shownText({ id, text, saidBefore }: Said): Shown {
  const before = id === null ? undefined : kept.get(id)
  const shown =
    before === undefined
      ? maskContacts(text, saidBefore)
      : { text: before ?? text, masked: before !== null }
  if (id !== null) keep(id, shown)
  return shown
}

function keep(id: string, { text, masked }: Shown): void {
  // A map tells in the order of writing: what was read last goes to its end.
  kept.delete(id)
  kept.set(id, masked ? text : null)
  const [longestUnread] = kept.keys()
  if (kept.size > MOST_KEPT && longestUnread !== undefined) kept.delete(longestUnread)
}
