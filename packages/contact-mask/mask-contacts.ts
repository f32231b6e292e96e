import { foldText } from './fold-text.ts'
import { findNumbers } from './number-runs.ts'
import { findSpans, mergeSpans, type Span } from './span.ts'

/** Replaces what is hidden; always the same length, so that it reveals nothing. */
export const MASK = '•••••'

/**
 * Hides phone numbers, email addresses, links and messenger handles, also when they are spelled out
 * or spaced. `before` holds the author's previous messages: a number sent in pieces is hidden from
 * the piece that completes it. A determined author can get around it.
 */
export function maskContacts(
  original: string,
  before: readonly string[] = [],
): { text: string; masked: boolean } {
  const folded = foldText(original)
  const spans = mergeSpans([
    ...findContacts(folded.text),
    ...findContinuations(folded.text, before),
  ])
  if (spans.length === 0) return { text: original, masked: false }
  let text = ''
  let index = 0
  for (const { start, end } of spans) {
    const from = folded.from[start] ?? original.length
    text += original.slice(index, from) + MASK
    index = folded.from[end] ?? original.length
  }
  return { text: text + original.slice(index), masked: true }
}

/** Characters on both sides of the message boundary that are searched for a number across it. */
const AROUND = { before: 600, after: 300 } as const

/** Where a folded text continues a number that began in the previous messages. */
function findContinuations(text: string, before: readonly string[]): Span[] {
  if (before.length === 0) return []
  const previous = `${foldText(before.join('\n').slice(-AROUND.before)).text}\n`
  return findNumbers(previous + text.slice(0, AROUND.after))
    .filter(({ start, end }) => start < previous.length && end > previous.length)
    .map(({ end }) => ({ start: firstPiece(text), end: end - previous.length }))
}

/** Spaces and punctuation before the continuing piece stay. */
function firstPiece(text: string): number {
  return Math.max(0, text.search(/[\p{L}\d]/u))
}

/** Top-level domains that are not also words. */
const PLAIN_ENDINGS =
  'com|net|org|info|biz|io|co|app|dev|shop|store|online|site|xyz|uk|de|fr|es|nl|se|dk|fi|pl|pt|ch|cz|ru|ua|ca|au|br|mx|jp|kr|cn|eu|tv|cc|gg|ly|ee|lt|lv|hu|ro|gr|tr|nz|za'
/** Top-level domains that are also words: they need more of an address around them. */
const WORDLIKE_ENDINGS = 'no|to|in|it|at|me|us|be|is|so|am|my|ie|by|link|page|chat'

const DOT = String.raw`(?:\s*[([{]\s*(?:dot|\.)\s*[)\]}]\s*|\s+dot\s+|\s?\.\s?)`
const AT_SIGN = String.raw`(?:\s*[([{]\s*(?:at|@)\s*[)\]}]\s*|\s*@\s*)`
const AT = String.raw`(?:${AT_SIGN}|\s+at\s+)`
// Bounded like host names, so that matching takes time in proportion to the text.
const LABEL = String.raw`[\p{L}\d][\p{L}\d-]{0,62}`
const MAILBOXES =
  'gmail|googlemail|hotmail|outlook|yahoo|icloud|proton(?:mail)?|gmx|aol|live|msn|yandex'
const LOCAL = String.raw`(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+`
const PLAIN_ENDING = String.raw`(?:${PLAIN_ENDINGS})(?![\p{L}\d])`
const ENDING = String.raw`(?:${PLAIN_ENDINGS}|${WORDLIKE_ENDINGS})(?![\p{L}\d])`

const pattern = (source: string) => new RegExp(source, 'giu')

const EMAIL = [
  pattern(String.raw`${LOCAL}@(?=[\d-]*\p{L})${LABEL}(?:\.${LABEL}){1,6}`),
  // Without a dot, only what is long enough: phones are called "Xenium 9@9e" and "Ch@t".
  pattern(String.raw`${LOCAL}@(?=[\d-]*\p{L})[\p{L}\d-]{3,63}`),
  pattern(String.raw`${LOCAL}${AT_SIGN}${LABEL}(?:${DOT}${LABEL}){0,6}?\s*${DOT}${ENDING}`),
  pattern(String.raw`${LOCAL}${AT}${LABEL}(?:${DOT}${LABEL}){0,6}?\s*${DOT}${PLAIN_ENDING}`),
  pattern(String.raw`${LOCAL}${AT}(?:${MAILBOXES})(?![\p{L}\d])`),
]
const WEB = [
  pattern(String.raw`(?:https?|ftp)\s?:\s?/\s?/\s?\S+`),
  pattern(String.raw`(?<![\p{L}\d])www\s?\.\s?\S+`),
  pattern(String.raw`(?<![\p{L}\d])(?:${LABEL}\.){1,6}${PLAIN_ENDING}(?:[/?#:]\S*)?`),
  pattern(String.raw`(?<![\p{L}\d])(?:${LABEL}\.){1,6}(?:${WORDLIKE_ENDINGS})/\S+`),
  pattern(String.raw`(?<![\p{L}\d])${LABEL}\s*[([{]\s*dot\s*[)\]}]\s*${ENDING}(?:/\S*)?`),
  pattern(String.raw`(?<![\p{L}\d])${LABEL}(?:\s\.\s?|\.\s)${ENDING}/\S+`),
  pattern(String.raw`(?<![\p{L}\d])${LABEL}\s+dot\s+${PLAIN_ENDING}(?:/\S*)?`),
]
const HANDLES = [
  pattern(String.raw`(?<![\p{L}\d@])@(?=[\d_.]*\p{L})[\p{L}\d_.]{3,}`),
  pattern(
    String.raw`(?<![\p{L}\d])(?:whats\s?app|telegram|signal|viber|insta(?:gram)?|snap(?:chat)?|facebook|messenger|wechat|discord|skype|kik|ig|fb|tg)(?:\s+(?:is|id|name|handle|user\s?name|nick))*\s*[:=]\s*\S{3,}`,
  ),
  pattern(
    String.raw`(?<![\p{L}\d])(?:whats\s?app|telegram|signal|viber|insta(?:gram)?|snap(?:chat)?|facebook|wechat|discord|skype|kik|ig|fb|tg)\s+(?:is\s+)?(?=\S*[\d_])[\p{L}_][\p{L}\d_.]{2,}`,
  ),
]

/** Where a folded text contains contact details. */
function findContacts(text: string): Span[] {
  return [
    ...[...EMAIL, ...WEB, ...HANDLES].flatMap((each) => findSpans(text, each)),
    ...findNumbers(text),
  ]
}
