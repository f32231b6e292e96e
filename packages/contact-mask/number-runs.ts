import { findHarmless, findPossiblyHarmless } from './harmless-numbers.ts'
import { FILLERS, LANGUAGES, type Language, type Meaning, plainWord } from './number-words.ts'
import { mergeSpans, type Span } from './span.ts'

/** A word or a group of digits of a folded text. */
export type Token = Span & {
  /** The digits, or the word without diacritics. */
  text: string
  isDigits: boolean
  /** `certain`: part of a date, a price or the like. `possible`: it could be. */
  harmless: 'no' | 'possible' | 'certain'
  /** A letter stands directly before or after. */
  gluedBefore: boolean
  gluedAfter: boolean
}

const TOKEN = /\d+|[\p{L}\p{M}]+/gu

/** Reads a folded text once. */
function tokenize(text: string): Token[] {
  const hasDigits = /\d/.test(text)
  const isCertain = isWithin(hasDigits ? mergeSpans(findHarmless(text)) : [])
  const isPossible = isWithin(hasDigits ? mergeSpans(findPossiblyHarmless(text)) : [])
  const tokens: Token[] = []
  for (const { 0: token, index: start } of text.matchAll(TOKEN)) {
    const isDigits = /^\d/.test(token)
    const before = tokens.at(-1)
    const gluedBefore = before?.end === start
    if (before && gluedBefore) before.gluedAfter = true
    tokens.push({
      start,
      end: start + token.length,
      text: isDigits ? token : plainWord(token),
      isDigits,
      harmless: isCertain(start) ? 'certain' : isPossible(start) ? 'possible' : 'no',
      gluedBefore,
      gluedAfter: false,
    })
  }
  return tokens
}

/** Whether an index lies in one of the sorted spans; to be called with increasing indexes. */
function isWithin(spans: readonly Span[]): (index: number) => boolean {
  let position = 0
  return (index) => {
    while ((spans[position]?.end ?? Number.POSITIVE_INFINITY) <= index) position += 1
    return (spans[position]?.start ?? Number.POSITIVE_INFINITY) <= index
  }
}

/** A phone number has at least as many; six digits are a confirmation code. */
const MIN_DIGITS = 7
/** With this many, possibly harmless digits count too, if all together are a complete number. */
const MIN_WITH_POSSIBLE = 6
const COMPLETE_NUMBER = 9

/** Letters written directly before a phone number. */
const CALLING = new Set('tel tlf ph phone cell call mob fon handy nr no num wa sms'.split(' '))
const NO_LANGUAGE: Language = { meanings: new Map(), ambiguous: new Set() }

/** A piece of a number: some digits, or a word for one or two. */
type Piece = { token: Token; index: number; meaning: Meaning | 'digits' }

/**
 * Phone numbers in a folded text: in digits, in words of one language, or in both. A number may
 * continue on the next line.
 */
export function findNumbers(text: string): Span[] {
  if (!/[\d\p{L}]/u.test(text)) return []
  const tokens = tokenize(text)
  const words = [...new Set(tokens.flatMap(({ isDigits, text: word }) => (isDigits ? [] : [word])))]
  const spoken = LANGUAGES.filter(({ meanings }) => words.some((word) => meanings.has(word)))
  return [NO_LANGUAGE, ...spoken].flatMap((language) =>
    groupRuns(text, tokens, language)
      .filter((run) => isPhoneNumber(text, run))
      .map((run) => runSpan(text, run)),
  )
}

function findPieces(tokens: readonly Token[], { meanings, ambiguous }: Language): Piece[] {
  const pieces: Piece[] = []
  let chain: Piece[] = []
  // Ambiguous words count next to a word that can only be a number.
  const endChain = () => {
    if (chain.some(({ token }) => !ambiguous.has(token.text))) pieces.push(...chain)
    chain = []
  }
  for (const [index, token] of tokens.entries()) {
    const meaning = token.isDigits ? undefined : meanings.get(token.text)
    if (meaning && meaning !== 'and') chain.push({ token, index, meaning })
    if (meaning) continue
    endChain()
    if (token.isDigits && token.harmless !== 'certain' && !isPartOfName(tokens, index, meanings))
      pieces.push({ token, index, meaning: 'digits' })
  }
  endChain()
  return pieces
}

/** The 23 of an S23, the 5 of 5G: a few digits within a word. */
function isPartOfName(
  tokens: readonly Token[],
  index: number,
  meanings: Language['meanings'],
): boolean {
  const { text, gluedBefore, gluedAfter } = tokens[index]!
  const isWord = (word: string) => !meanings.has(word) && !CALLING.has(word)
  const before = gluedBefore && isWord(tokens[index - 1]!.text)
  const after = gluedAfter && isWord(tokens[index + 1]!.text)
  return (before && text.length <= 3) || (after && text.length <= 4)
}

function groupRuns(text: string, tokens: readonly Token[], language: Language): Piece[][] {
  const runs: Piece[][] = []
  let last: Piece | undefined
  for (const piece of findPieces(tokens, language)) {
    const words = tokens.slice((last?.index ?? piece.index) + 1, piece.index)
    if (last && continuesRun(text, words, language, last, piece)) runs.at(-1)?.push(piece)
    else runs.push([piece])
    last = piece
  }
  return runs
}

const BETWEEN = /^[\s.\-–—−()[\]/_*·•|+:;,]{0,4}$/u
const BETWEEN_LINES = /^[^?%\p{Sc}\d]{0,40}$/u
const MAX_FILLERS = 3

function continuesRun(
  text: string,
  words: readonly Token[],
  { meanings }: Language,
  before: Piece,
  after: Piece,
): boolean {
  const gap = text.slice(before.token.end, after.token.start)
  if (gap.includes('\n') && words.length <= MAX_FILLERS && BETWEEN_LINES.test(gap))
    return words.every((word) => FILLERS.has(word.text))
  const isSpoken = before.meaning !== 'digits' && after.meaning !== 'digits'
  // "treinta y cuatro"; any other word is a piece itself or ends the number.
  if (words.length > 1) return false
  if (words[0] && isContinued(words[0], before, after)) return true
  if (words[0]) return isSpoken && meanings.get(words[0].text) === 'and' && !/\S{4}/.test(gap)
  if (!BETWEEN.test(gap)) return false
  // Commas separate numbers of a list; spelled-out digits may have them too.
  const isList = before.meaning === 'digits' && after.meaning === 'digits' && /,\s/.test(gap)
  return !isList
}

/** "07700 then 900 123" */
const THEN = new Set('then dann danach puis luego despues poi dopo depois daarna potem'.split(' '))

function isContinued(word: Token, before: Piece, after: Piece): boolean {
  return (
    THEN.has(word.text) &&
    [before, after].every(({ token }) => token.isDigits && token.text.length >= 3)
  )
}

function isPhoneNumber(text: string, run: readonly Piece[]): boolean {
  if (run.length === 1 && run[0]?.meaning !== 'digits') return false
  const count = { plain: 0, possible: 0 }
  run.forEach((piece, index) => {
    const kind = piece.token.harmless === 'possible' ? 'possible' : 'plain'
    count[kind] += digitCount(piece, run[index + 1])
  })
  const { plain, possible } = count
  const isDialled = text[(run[0]?.token.start ?? 0) - 1] === '+'
  const all = plain + possible
  if (isDialled && all >= MIN_DIGITS) return true
  const isEnough = plain >= MIN_DIGITS || (plain >= MIN_WITH_POSSIBLE && all >= COMPLETE_NUMBER)
  return isEnough && !isNegotiation(run) && !isNumberList(run)
}

/** How many digits a piece represents. */
function digitCount({ token, meaning }: Piece, next: Piece | undefined): number {
  const isOne =
    next?.meaning === 'one' || (next?.meaning === 'digits' && next.token.text.length === 1)
  if (meaning === 'digits') return token.text.length
  if (meaning === 'twice') return isOne ? 1 : 0
  if (meaning === 'thrice') return isOne ? 2 : 0
  if (meaning === 'ten') return next?.meaning === 'one' ? 1 : 2
  return meaning === 'teen' ? 2 : 1
}

/** Offers in one negotiation differ by at most this factor. */
const MAX_OFFER_RATIO = 3

/** 450, 460, 470: similar round amounts, or the same digits repeated. */
function isNegotiation(run: readonly Piece[]): boolean {
  const digits = run.map(({ token, meaning }) => (meaning === 'digits' ? token.text : ''))
  if (run.length < 2) return false
  if (new Set(digits).size === 1 && (digits[0]?.length ?? 0) > 3) return true
  const amounts = digits.map(Number)
  const isFalling = amounts.every((amount, index) => index === 0 || amount < amounts[index - 1]!)
  // A price that falls may end in 9, too.
  const pattern = isFalling ? /^[1-9](?:\d{0,2}[059]|\d\d00)$/ : /^[1-9](?:\d{0,2}[05]|\d\d00)$/
  if (!digits.every((each) => pattern.test(each))) return false
  return Math.max(...amounts) <= MAX_OFFER_RATIO * Math.min(...amounts)
}

const MIN_LIST = 4
const MIN_MIXED_LIST = 5

/**
 * Numbers that only grow, as in "1 3 5 7 8 20 28" or "12/13/14/15": bands, sizes, models. The groups of
 * a phone number have no such order, and begin with zeros.
 */
function isNumberList(run: readonly Piece[]): boolean {
  if (run.length < MIN_LIST || run.some(({ meaning }) => meaning !== 'digits')) return false
  const texts = run.map(({ token }) => token.text)
  if (texts.some((text) => text.startsWith('0'))) return false
  const steps = texts.slice(1).map((text, index) => Number(text) - Number(texts[index]))
  if (steps.every((step) => step === 1)) return true
  const hasMixedLengths = new Set(texts.map(({ length }) => length)).size > 1
  const isOfOnes = texts.every(({ length }) => length === 1)
  return (
    run.length >= MIN_MIXED_LIST && steps.every((step) => step > 0) && (hasMixedLengths || isOfOnes)
  )
}

/** From the first piece, with a plus or bracket before it, to the end of the last. */
function runSpan(text: string, run: readonly Piece[]): Span {
  let start = run[0]?.token.start ?? 0
  const earliest = start - 2
  while (start > Math.max(0, earliest) && /[+(]/.test(text[start - 1] ?? '')) start -= 1
  return { start, end: run.at(-1)?.token.end ?? start }
}
