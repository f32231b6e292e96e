import createBidi from 'bidi-js'
import { type Font, type Fonts, JOINERS } from './fonts.ts'

/** The package is CommonJS, and its types describe an ES module. */
const bidi = (createBidi as unknown as typeof createBidi.default)()

/** Characters that stand together: one font, one direction. */
export type Piece = {
  /** In the order that the font's shaping expects. */
  text: string
  font: Font
  /** What a reader copies, if the order of the glyphs is another one. */
  actual?: string
  /** From the left edge of the line. */
  x: number
}
export type Line = { pieces: readonly Piece[]; width: number }

type Measure = (text: string, font: Font) => number
type Sign = { text: string; font: Font; level: number; mayBreakBefore: boolean }

/** Controls, and marks that reorder the text around them: names must not rewrite a receipt. */
const REORDERING = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu
/** Ask for a colored emoji or another form of a character; the fonts have one. */
const VARIATIONS = /[\ufe00-\ufe0f]/g

/** The text as it is drawn; only such texts are laid out. */
export function toDrawable(text: string): string {
  return text.normalize('NFC').replace(REORDERING, ' ').replace(VARIATIONS, '')
}

/**
 * Breaks one paragraph into lines and places its characters, by the Unicode Bidirectional Algorithm.
 * A character without a glyph shows its code, such as [U+0995], so that nothing is left out.
 */
export function layOut(text: string, fonts: Fonts, width: number, measure: Measure): Line[] {
  const signs = toSigns(text, fonts)
  const lines: Line[] = []
  for (let start = 0; start < signs.length; ) {
    while (isSpace(signs[start])) start += 1
    if (start >= signs.length) break
    const end = lineEnd(signs, start, width, measure)
    lines.push(place(trimmed(signs.slice(start, end)), measure))
    start = end
  }
  return lines.length > 0 ? lines : [{ pieces: [], width: 0 }]
}

const isSpace = (sign: Sign | undefined) => sign?.text === ' '

function trimmed(signs: Sign[]): Sign[] {
  let end = signs.length
  while (isSpace(signs[end - 1])) end -= 1
  return signs.slice(0, end)
}

/** Scripts whose letters change with a joiner; elsewhere it is invisible. */
const isJoined: ReadonlySet<string> = new Set(['noto-sans-arabic', 'noto-sans-devanagari'])

const BREAKS_ANYWHERE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]/u
const CLOSING = /[\p{Pe}\p{Pf}\p{Po}\p{M}ー]/u

function toSigns(text: string, fonts: Fonts): Sign[] {
  const base = fonts.find(' ', text)
  if (!base) throw new Error('The text font has no space')
  const drawn: { text: string; font: Font }[] = []
  for (const sign of text) {
    const before = drawn.at(-1)
    if (JOINERS.includes(sign)) {
      if (before && isJoined.has(before.font.family)) before.text += sign
      continue
    }
    const font = fonts.find(sign, text)
    if (font) drawn.push({ text: sign, font })
    else for (const each of codeName(sign)) drawn.push({ text: each, font: base })
  }
  const whole = drawn.map((each) => each.text).join('')
  const { levels } = bidi.getEmbeddingLevels(whole, 'auto')
  const wordStarts = startsOfWords(whole)
  let at = 0
  return drawn.map(({ text: sign, font }, n) => {
    const before = drawn[n - 1]?.text ?? ''
    const mayBreakBefore =
      before === ' ' ||
      (wordStarts.has(at) && /\p{Script=Thai}/u.test(before)) ||
      ((BREAKS_ANYWHERE.test(before) || BREAKS_ANYWHERE.test(sign)) &&
        !CLOSING.test(sign) &&
        !/\p{Ps}/u.test(before))
    const one = { text: sign, font, level: levels[at] ?? 0, mayBreakBefore }
    at += sign.length
    return one
  })
}

function codeName(sign: string): string {
  return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}

/** Thai has no spaces between words. */
function startsOfWords(text: string): ReadonlySet<number> {
  if (!/\p{Script=Thai}/u.test(text)) return new Set()
  const words = new Intl.Segmenter('th', { granularity: 'word' })
  return new Set(Array.from(words.segment(text), ({ index }) => index))
}

/** Where the line ends that starts here: at the last break that fits, or within a word too long for a line. */
function lineEnd(signs: readonly Sign[], start: number, width: number, measure: Measure): number {
  const fits = (end: number) => widthOf(trimmed(signs.slice(start, end)), measure) <= width
  let last = start
  for (let end = start + 1; end <= signs.length; end += 1) {
    if (end < signs.length && !signs[end]?.mayBreakBefore) continue
    if (!fits(end)) break
    last = end
  }
  if (last > start) return last
  let end = start + 1
  while (end < signs.length && !signs[end]?.mayBreakBefore && fits(end + 1)) end += 1
  return end
}

function widthOf(signs: readonly Sign[], measure: Measure): number {
  return toPieces(signs).reduce((sum, { text, font }) => sum + measure(text, font), 0)
}

type Unplaced = Omit<Piece, 'x'> & { level: number }

/** Neighbors of one font and direction in one piece. */
function toPieces(signs: readonly Sign[]): Unplaced[] {
  const runs: Sign[][] = []
  for (const sign of signs) {
    const run = runs.at(-1)
    const [first] = run ?? []
    if (run && first && first.font.name === sign.font.name && first.level === sign.level)
      if (!first.font.isRightToLeft || sign.level % 2 === 1) {
        // Numbers within such a script stand from left to right, but its font would turn them.
        run.push(sign)
        continue
      }
    runs.push([sign])
  }
  return runs.map((run) => {
    const [{ font, level }] = run as [Sign]
    const text = run.map((sign) => sign.text).join('')
    if (level % 2 === 1 && !font.isRightToLeft)
      return { font, level, text: Array.from(text, mirrored).reverse().join('') }
    return { font, level, text, ...(isReorderedByShaping(font) && { actual: text }) }
  })
}

const mirrored = (sign: string) => bidi.getMirroredCharacter(sign) ?? sign

/** Vowels that are written before the consonant they follow. */
const isReorderedByShaping = ({ family }: Font) => family === 'noto-sans-devanagari'

/** Rule L2: from the highest level down to the lowest odd one, every run of that level is reversed. */
function place(signs: readonly Sign[], measure: Measure): Line {
  const logical = toPieces(signs)
  const visual = [...logical]
  for (let level = Math.max(0, ...visual.map((each) => each.level)); level > 0; level -= 1)
    for (let start = 0; start < visual.length; start += 1) {
      let end = start
      while (end < visual.length && (visual[end]?.level ?? 0) >= level) end += 1
      visual.splice(start, end - start, ...visual.slice(start, end).reverse())
      start = Math.max(start, end - 1)
    }
  const left = new Map<Unplaced, number>()
  let width = 0
  for (const piece of visual) {
    left.set(piece, width)
    width += measure(piece.text, piece.font)
  }
  // In the order of the text, so that it is read aloud and copied in this order.
  const pieces = logical.map((piece) => {
    const { level: _, ...rest } = piece
    return { ...rest, x: left.get(piece) ?? 0 }
  })
  return { pieces, width }
}
