import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import subsetFont from 'subset-font'

/** Fonts beside the text font, in the order in which they are tried. */
const families = [
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
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
export const JOINERS = '\u200c\u200d'

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
  const found = new Map<string, Slice>()
  const needed = new Map<Slice, string>()
  for (const text of texts)
    for (const sign of new Set(text)) {
      const code = sign.codePointAt(0) ?? 0
      if (inTextFont.has(code) || JOINERS.includes(sign)) continue
      const slice = found.get(keyOf(sign, text)) ?? (await findSlice(code, text))
      if (!slice) continue
      found.set(keyOf(sign, text), slice)
      needed.set(slice, (needed.get(slice) ?? JOINERS) + sign)
    }
  const files = new Map<string, Buffer>()
  for (const [{ font, file }, signs] of needed) files.set(font.name, await reduce(file, signs))
  return {
    files,
    find: (sign, text) =>
      inTextFont.has(sign.codePointAt(0) ?? 0) ? base : found.get(keyOf(sign, text))?.font,
  }
}

/** The code points that a font file has glyphs for. */
export function charactersOf(file: Buffer): ReadonlySet<number> {
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
      slice.characters ??= charactersOf(await readFile(slice.file))
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
