import { numbersIn } from './number-runs.ts'
import { type Span, spansOf } from './span.ts'

/** Endings of addresses that no word of a sentence is. */
const PLAIN_ENDINGS =
  'com|net|org|info|biz|io|co|app|dev|shop|store|online|site|xyz|uk|de|fr|es|nl|se|dk|fi|pl|pt|ch|cz|ru|ua|ca|au|br|mx|jp|kr|cn|eu|tv|cc|gg|ly|ee|lt|lv|hu|ro|gr|tr|nz|za'
/** Endings that are words too: they count with more of an address around them. */
const WORDLIKE_ENDINGS = 'no|to|in|it|at|me|us|be|is|so|am|my|ie|by|link|page|chat'

const DOT = String.raw`(?:\s*[([{]\s*(?:dot|\.)\s*[)\]}]\s*|\s+dot\s+|\s?\.\s?)`
const AT_SIGN = String.raw`(?:\s*[([{]\s*(?:at|@)\s*[)\]}]\s*|\s*@\s*)`
const AT = String.raw`(?:${AT_SIGN}|\s+at\s+)`
// Bounded, as names of hosts are: whatever is typed, looking for them takes time in proportion.
const LABEL = String.raw`[\p{L}\d][\p{L}\d-]{0,62}`
const MAILBOXES =
  'gmail|googlemail|hotmail|outlook|yahoo|icloud|proton(?:mail)?|gmx|aol|live|msn|yandex'
const LOCAL = String.raw`(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+`
const PLAIN_ENDING = String.raw`(?:${PLAIN_ENDINGS})(?![\p{L}\d])`
const ENDING = String.raw`(?:${PLAIN_ENDINGS}|${WORDLIKE_ENDINGS})(?![\p{L}\d])`

const pattern = (source: string) => new RegExp(source, 'giu')

const MAIL = [
  pattern(String.raw`${LOCAL}@(?=[\d-]*\p{L})${LABEL}(?:\.${LABEL}){0,6}`),
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
/** Where a folded text tells how to reach somebody. */
export function contactsIn(text: string): Span[] {
  return [
    ...[...MAIL, ...WEB, ...HANDLES].flatMap((each) => spansOf(text, each)),
    ...numbersIn(text),
  ]
}
