import { type Token, tokensOf } from './number-tokens.ts'
import { LANGUAGES, type Language, type Meaning, PAUSES } from './number-words.ts'
import type { Span } from './span.ts'

/** What stands for fewer digits than a number to call has is left alone: 6 are a hand-over code. */
const FEWEST_DIGITS = 7
/** With as many, what may be harmless by itself counts too when all together are a whole number. */
const FEWEST_BESIDE_MAYBE = 6
const WHOLE_NUMBER = 9

/** Letters that stand right before a number to call. */
const CALLING = new Set('tel tlf ph phone cell call mob fon handy nr no num wa sms'.split(' '))
const NO_LANGUAGE: Language = { meanings: new Map(), doubtful: new Set() }

/** A piece of a number: some digits, or a word for one or two. */
type Piece = { token: Token; at: number; meaning: Meaning | 'digits' }

/**
 * Where a folded text tells a number to call, in digits, in words of one language, or in both. Lines
 * go on with a number that the line before began.
 */
export function numbersIn(text: string): Span[] {
  if (!/[\d\p{L}]/u.test(text)) return []
  const tokens = tokensOf(text)
  const words = [...new Set(tokens.flatMap(({ isDigits, text: word }) => (isDigits ? [] : [word])))]
  const spoken = LANGUAGES.filter(({ meanings }) => words.some((word) => meanings.has(word)))
  return [NO_LANGUAGE, ...spoken].flatMap((language) =>
    runsOf(text, tokens, language)
      .filter((run) => isToCall(text, run))
      .map((run) => spanOf(text, run)),
  )
}

function piecesOf(tokens: readonly Token[], { meanings, doubtful }: Language): Piece[] {
  const pieces: Piece[] = []
  let chain: Piece[] = []
  // Doubtful words count where a word stands beside them that can be nothing else.
  const endChain = () => {
    if (chain.some(({ token }) => !doubtful.has(token.text))) pieces.push(...chain)
    chain = []
  }
  for (const [at, token] of tokens.entries()) {
    const meaning = token.isDigits ? undefined : meanings.get(token.text)
    if (meaning && meaning !== 'and') chain.push({ token, at, meaning })
    if (meaning) continue
    endChain()
    if (token.isDigits && token.harmless !== 'sure' && !isName(tokens, at, meanings))
      pieces.push({ token, at, meaning: 'digits' })
  }
  endChain()
  return pieces
}

/** The 23 of an S23, the 5 of 5G: a few digits within a word. */
function isName(tokens: readonly Token[], at: number, meanings: Language['meanings']): boolean {
  const { text, gluedBefore, gluedAfter } = tokens[at]!
  const isWord = (word: string) => !meanings.has(word) && !CALLING.has(word)
  const before = gluedBefore && isWord(tokens[at - 1]!.text)
  const after = gluedAfter && isWord(tokens[at + 1]!.text)
  return (before && text.length <= 3) || (after && text.length <= 4)
}

function runsOf(text: string, tokens: readonly Token[], language: Language): Piece[][] {
  const runs: Piece[][] = []
  let last: Piece | undefined
  for (const piece of piecesOf(tokens, language)) {
    const words = tokens.slice((last?.at ?? piece.at) + 1, piece.at)
    if (last && goesOn(text, words, language, last, piece)) runs.at(-1)?.push(piece)
    else runs.push([piece])
    last = piece
  }
  return runs
}

const BETWEEN = /^[\s.\-–—−()[\]/_*·•|+:;,]{0,4}$/u
const BETWEEN_LINES = /^[^?%\p{Sc}\d]{0,40}$/u
const MOST_PAUSES = 3

function goesOn(
  text: string,
  words: readonly Token[],
  { meanings }: Language,
  before: Piece,
  after: Piece,
): boolean {
  const gap = text.slice(before.token.end, after.token.start)
  if (gap.includes('\n') && words.length <= MOST_PAUSES && BETWEEN_LINES.test(gap))
    return words.every((word) => PAUSES.has(word.text))
  const isSpoken = before.meaning !== 'digits' && after.meaning !== 'digits'
  // "treinta y cuatro"; other words are pieces themselves, or end a number.
  if (words.length > 1) return false
  if (words[0]) return isSpoken && meanings.get(words[0].text) === 'and' && !/\S{4}/.test(gap)
  if (!BETWEEN.test(gap)) return false
  // Numbers in a list have commas between them; digits that are spelled out may have them too.
  const isList = before.meaning === 'digits' && after.meaning === 'digits' && /,\s/.test(gap)
  return !isList
}

function isToCall(text: string, run: readonly Piece[]): boolean {
  if (run.length === 1 && run[0]?.meaning !== 'digits') return false
  const count = { plain: 0, maybe: 0 }
  run.forEach((piece, at) => {
    const kind = piece.token.harmless === 'maybe' ? 'maybe' : 'plain'
    count[kind] += worth(piece, run[at + 1])
  })
  const { plain, maybe } = count
  const isDialled = text[(run[0]?.token.start ?? 0) - 1] === '+'
  const all = plain + maybe
  if (isDialled && all >= FEWEST_DIGITS) return true
  const isEnough = plain >= FEWEST_DIGITS || (plain >= FEWEST_BESIDE_MAYBE && all >= WHOLE_NUMBER)
  return isEnough && !isHaggling(run)
}

/** Digits that a piece stands for. */
function worth({ token, meaning }: Piece, next: Piece | undefined): number {
  const isOne =
    next?.meaning === 'one' || (next?.meaning === 'digits' && next.token.text.length === 1)
  if (meaning === 'digits') return token.text.length
  if (meaning === 'twice') return isOne ? 1 : 0
  if (meaning === 'thrice') return isOne ? 2 : 0
  if (meaning === 'ten') return next?.meaning === 'one' ? 1 : 2
  return meaning === 'teen' ? 2 : 1
}

/** Times that a first offer is of the last, or the other way round. */
const MOST_APART = 3

/** 450, 460, 470: round sums that are near to each other; or the same digits said again. */
function isHaggling(run: readonly Piece[]): boolean {
  const digits = run.map(({ token, meaning }) => (meaning === 'digits' ? token.text : ''))
  if (run.length < 2) return false
  if (new Set(digits).size === 1 && (digits[0]?.length ?? 0) > 3) return true
  if (!digits.every((each) => /^[1-9](?:\d{0,2}[05]|\d\d00)$/.test(each))) return false
  const sums = digits.map(Number)
  return Math.max(...sums) <= MOST_APART * Math.min(...sums)
}

/** From the first piece, with what is written before it, to the end of the last. */
function spanOf(text: string, run: readonly Piece[]): Span {
  let start = run[0]?.token.start ?? 0
  const earliest = start - 2
  while (start > Math.max(0, earliest) && /[+(]/.test(text[start - 1] ?? '')) start -= 1
  return { start, end: run.at(-1)?.token.end ?? start }
}
