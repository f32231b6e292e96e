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

const DIGIT_WORD =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
// Numbers in a list have commas between them; digits that are spelled out may have them too.
const BETWEEN = String.raw`(?:[\s.\-–—−()\[\]/_*·•|+:;]|,(?=\S)|(?<=\p{L}),|,(?=\s?\p{L})){0,4}`
const NUMERAL = String.raw`(?:\d|(?<!\p{L})${DIGIT_WORD}(?!\p{L}))`

/** What stands for fewer digits than a number to call has is left alone: 6 are a hand-over code. */
const FEWEST_DIGITS = 7

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
const NUMBERS = [pattern(`[+(]{0,2}${NUMERAL}(?:${BETWEEN}${NUMERAL})+`)]

/** What has many digits and is no number to call: days, hours, money, sizes of storage. */
const HARMLESS = [
  pattern(String.raw`(?<!\d)(?:19|20)\d\d[-./](?:0?[1-9]|1[0-2])[-./](?:[0-2]?\d|3[01])(?!\d)`),
  pattern(String.raw`(?<!\d)(?:[0-2]?\d|3[01])[-./](?:[0-2]?\d|3[01])[-./](?:19|20)\d\d(?!\d)`),
  pattern(String.raw`(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)`),
  pattern(String.raw`\p{Sc}\s?\d{1,3}(?:[ .,']?\d{3})*(?:[.,]\d{1,2})?(?!\d)`),
  pattern(
    String.raw`(?<!\d)\d{1,3}(?:[ .,']?\d{3})*(?:[.,]\d{1,2})?\s?(?:\p{Sc}|usd|eur|gbp|nok|sek|dkk|kr|zł|pln|chf)(?!\p{L})`,
  ),
  pattern(
    String.raw`(?<!\d)(?:16|32|64|128|256|512|1024)(?:\s?(?:gb|/|or|and|,)\s?(?:16|32|64|128|256|512|1024))*(?:\s?gb)?(?!\d)`,
  ),
]

export type Span = { start: number; end: number }

/** Where a folded text tells how to reach somebody. */
export function contactsIn(text: string): Span[] {
  const words = [...MAIL, ...WEB, ...HANDLES].flatMap((each) => spansOf(text, each))
  const shielded = HARMLESS.reduce(
    (left, each) => left.replace(each, (found) => '\0'.repeat(found.length)),
    text,
  )
  const numbers = NUMBERS.flatMap((each) => spansOf(shielded, each)).filter(
    ({ start, end }) => digitsIn(shielded.slice(start, end)) >= FEWEST_DIGITS,
  )
  return [...words, ...numbers]
}

function spansOf(text: string, each: RegExp): Span[] {
  return [...text.matchAll(each)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }))
}

function digitsIn(run: string): number {
  const worth = (word: string) => (word === 'double' ? 1 : word === 'triple' ? 2 : 1)
  const words = run.match(/\p{L}+/gu) ?? []
  const digits = run.match(/\d/g) ?? []
  return digits.length + words.reduce((sum, word) => sum + worth(word), 0)
}
