import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import createBidi from 'bidi-js'
import { create } from 'fontkit'
import subsetFont from 'subset-font'

/** Fonts beside the text font, in the order in which they are tried. */
const families = [
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-thai',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
  'noto-emoji',
] as const
type Family = (typeof families)[number]

const isHan = (family: Family) => /-(sc|jp|kr)$/.test(family)

/** Fonts whose glyphs stand from right to left. */
const rightToLeft: ReadonlySet<string> = new Set(['noto-sans-arabic', 'noto-sans-hebrew'])

/** A font that can be embedded; `base` is the text font itself. */
export type Font = { name: string; family: Family | 'base'; isRightToLeft: boolean }
const base: Font = { name: 'base', family: 'base', isRightToLeft: false }

/** They join or part the letters around them, in whichever font those are. */
const JOINERS = '\u200c\u200d'

export type Fonts = {
  /** The font with a glyph for a character of this text, if there is one. */
  find(sign: string, text: string): Font | undefined
  /** The fonts beside the text font, reduced to what the texts need. */
  files: ReadonlyMap<string, Buffer>
}

/**
 * Loads the fonts that have the characters of these texts. The packages hold each family in about a
 * hundred slices of characters, so that a name in Chinese takes a few of 50 kB instead of 5 MB.
 */
export async function loadFonts(
  texts: readonly string[],
  inTextFont: ReadonlySet<number>,
): Promise<Fonts> {
  const slices = new Map<string, Slice>()
  const needed = new Map<Slice, string>()
  for (const text of texts)
    for (const sign of new Set(text)) {
      const code = sign.codePointAt(0) ?? 0
      if (inTextFont.has(code) || JOINERS.includes(sign)) continue
      const slice = slices.get(keyOf(sign, text)) ?? (await findSlice(code, text))
      if (!slice) continue
      slices.set(keyOf(sign, text), slice)
      needed.set(slice, (needed.get(slice) ?? JOINERS) + sign)
    }
  const files = new Map<string, Buffer>()
  for (const [{ font, file }, signs] of needed) files.set(font.name, await reduce(file, signs))
  return {
    files,
    find: (sign, text) =>
      inTextFont.has(sign.codePointAt(0) ?? 0) ? base : slices.get(keyOf(sign, text))?.font,
  }
}

/** The code points that a font file has glyphs for. */
export function readCodePoints(file: Buffer): ReadonlySet<number> {
  const font = create(file)
  return new Set('characterSet' in font ? font.characterSet : [])
}

const keyOf = (sign: string, text: string) => `${hanFamily(text)} ${sign}`

/** Han characters look different in Japan and Korea, so a text with their letters takes their font. */
function hanFamily(text: string): Family {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'noto-sans-jp'
  return /\p{Script=Hangul}/u.test(text) ? 'noto-sans-kr' : 'noto-sans-sc'
}

/** A part of a family: the characters that its package lists for one file. */
type Slice = {
  font: Font
  file: string
  ranges: readonly Range[]
  characters?: ReadonlySet<number>
}
type Range = readonly [first: number, last: number]

/** Read once in the life of the process. */
const index = new Map<Family, Promise<Slice[]>>()

/** The first slice with the character. The lists also name characters that the files lack. */
async function findSlice(code: number, text: string): Promise<Slice | undefined> {
  const han = hanFamily(text)
  for (const family of [
    ...families.filter((each) => !isHan(each)),
    han,
    ...families.filter(isHan),
  ]) {
    const slices = index.get(family) ?? readIndex(family)
    index.set(family, slices)
    for (const slice of await slices) {
      if (!slice.ranges.some(([first, last]) => first <= code && code <= last)) continue
      slice.characters ??= readCodePoints(await readFile(slice.file))
      if (slice.characters.has(code)) return slice
    }
  }
}

async function readIndex(family: Family): Promise<Slice[]> {
  const list = fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/unicode.json`))
  const slices: Record<string, string> = JSON.parse(await readFile(list, 'utf8'))
  return Object.entries(slices).map(([key, ranges]) => {
    const name = `${family}-${key.replace(/[[\]]/g, '')}`
    const file = path.join(path.dirname(list), 'files', `${name}-wght-normal.woff2`)
    const font = { name, family, isRightToLeft: rightToLeft.has(family) }
    return { font, file, ranges: ranges.split(',').map(parseRange) }
  })
}

/** 'U+4e00-4e0f' or 'U+4e00'. */
function parseRange(range: string): Range {
  const [first = '', last = first] = range.trim().slice(2).split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

/** A slice with these characters only, at normal weight: PDF takes no variations. */
async function reduce(file: string, signs: string): Promise<Buffer> {
  return subsetFont(await readFile(file), signs, {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  })
}

/** The package is CommonJS, and its types describe an ES module. */
const bidi = (createBidi as unknown as typeof createBidi.default)()

/** Characters that stand together: one font, one direction. */
type Piece = {
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
 * A character without a glyph shows its code, such as [U+0995], so that no text is lost.
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

/** Scripts that write a vowel before the consonant it follows. */
const indic: ReadonlySet<string> = new Set(['noto-sans-bengali', 'noto-sans-devanagari'])

/** Scripts whose letters change with a joiner; elsewhere it is invisible. */
const isJoined: ReadonlySet<string> = new Set(['noto-sans-arabic', ...indic])

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
  let offset = 0
  return drawn.map(({ text: sign, font }, n) => {
    const before = drawn[n - 1]?.text ?? ''
    const mayBreakBefore =
      before === ' ' ||
      (wordStarts.has(offset) && /\p{Script=Thai}/u.test(before)) ||
      ((BREAKS_ANYWHERE.test(before) || BREAKS_ANYWHERE.test(sign)) &&
        !CLOSING.test(sign) &&
        !/\p{Ps}/u.test(before))
    const one = { text: sign, font, level: levels[offset] ?? 0, mayBreakBefore }
    offset += sign.length
    return one
  })
}

function codeName(sign: string): string {
  return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}

/** Thai has no spaces between words. */
function startsOfWords(text: string): ReadonlySet<number> {
  if (!/\p{Script=Thai}/u.test(text)) return new Set()
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
  return new Set(Array.from(segmenter.segment(text), ({ index }) => index))
}

/** The end of the line that starts here: at the last break that fits, or inside a word longer than a line. */
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

const isReorderedByShaping = ({ family }: Font) => indic.has(family)

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
