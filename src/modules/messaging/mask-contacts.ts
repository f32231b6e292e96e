import { contactsIn, type Span } from './contact-patterns.ts'
import { foldText } from './fold-text.ts'

/** Stands for what is hidden; one length, so that it tells nothing of it. */
export const MASK = '•••••'

/**
 * Hides phone numbers, e-mail addresses, links and names on other messengers, also those that are
 * spelled out or spaced. Made for honest people in a hurry: whoever wants to get around it can.
 */
export function maskContacts(original: string): { text: string; masked: boolean } {
  const folded = foldText(original)
  const spans = merged(contactsIn(folded.text))
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

/** Spans in their order; those that touch become one. */
function merged(spans: Span[]): Span[] {
  const whole: Span[] = []
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = whole.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else whole.push({ ...span })
  }
  return whole
}
