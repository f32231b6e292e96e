import { contactsIn } from './contact-patterns.ts'
import { foldText } from './fold-text.ts'
import { numbersIn } from './number-runs.ts'
import { merged, type Span } from './span.ts'

/** Stands for what is hidden; one length, so that it tells nothing of it. */
export const MASK = '•••••'

/**
 * Hides phone numbers, e-mail addresses, links and names on other messengers, also those that are
 * spelled out or spaced. `before` is what the same person wrote just before: a number that is told
 * in pieces is hidden from the piece that completes it. Made for honest people in a hurry: whoever
 * wants to get around it can.
 */
export function maskContacts(
  original: string,
  before: readonly string[] = [],
): { text: string; masked: boolean } {
  const folded = foldText(original)
  const spans = merged([...contactsIn(folded.text), ...goingOn(folded.text, before)])
  if (spans.length === 0) return { text: original, masked: false }
  let text = ''
  let at = 0
  for (const { start, end } of spans) {
    const begins = folded.from[start] ?? original.length
    text += original.slice(at, begins) + MASK
    at = folded.from[end] ?? original.length
  }
  return { text: text + original.slice(at), masked: true }
}

/** Letters before and after a join among which a number that goes on is looked for. */
const AROUND = { before: 600, after: 300 } as const

/** Where a folded text goes on with numbers that began in what was written before it. */
function goingOn(text: string, before: readonly string[]): Span[] {
  if (before.length === 0) return []
  const said = `${foldText(before.join('\n').slice(-AROUND.before)).text}\n`
  return numbersIn(said + text.slice(0, AROUND.after))
    .filter(({ start, end }) => start < said.length && end > said.length)
    .map(({ end }) => ({ start: firstPiece(text), end: end - said.length }))
}

/** The spaces and signs before the piece that goes on stay. */
function firstPiece(text: string): number {
  return Math.max(0, text.search(/[\p{L}\d]/u))
}
