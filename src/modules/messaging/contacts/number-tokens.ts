import { maybeHarmless, surelyHarmless } from './harmless-numbers.ts'
import { plainWord } from './number-words.ts'
import { merged, type Span } from './span.ts'

/** A word or some digits of a folded text, in their order. */
export type Token = Span & {
  /** The digits, or the word in plain letters. */
  text: string
  isDigits: boolean
  /** `sure`: part of a date, a price or the like. `maybe`: it could be. */
  harmless: 'no' | 'maybe' | 'sure'
  /** Letters stand right before or after. */
  gluedBefore: boolean
  gluedAfter: boolean
}

const TOKEN = /\d+|[\p{L}\p{M}]+/gu

/** Reads a folded text once, from its beginning to its end. */
export function tokensOf(text: string): Token[] {
  const hasDigits = /\d/.test(text)
  const isSure = insideOf(hasDigits ? merged(surelyHarmless(text)) : [])
  const isMaybe = insideOf(hasDigits ? merged(maybeHarmless(text)) : [])
  const tokens: Token[] = []
  for (const { 0: found, index: start } of text.matchAll(TOKEN)) {
    const isDigits = /^\d/.test(found)
    const before = tokens.at(-1)
    const gluedBefore = before?.end === start
    if (before && gluedBefore) before.gluedAfter = true
    tokens.push({
      start,
      end: start + found.length,
      text: isDigits ? found : plainWord(found),
      isDigits,
      harmless: isSure(start) ? 'sure' : isMaybe(start) ? 'maybe' : 'no',
      gluedBefore,
      gluedAfter: false,
    })
  }
  return tokens
}

/** Whether an index lies in one of some sorted spans; asked with growing indexes. */
function insideOf(spans: readonly Span[]): (index: number) => boolean {
  let at = 0
  return (index) => {
    while ((spans[at]?.end ?? Number.POSITIVE_INFINITY) <= index) at += 1
    return (spans[at]?.start ?? Number.POSITIVE_INFINITY) <= index
  }
}
