import path from 'node:path'
import { type Font, open as openFont } from 'fontkit'
import sharp from 'sharp'
import { ROOT } from '../../platform/root.ts'

/** Latin letters, and those of the other scripts that the shop speaks; a font that comes first draws what it has. */
const FACES = [
  { family: 'Bricolage Grotesque SemiBold', file: 'bricolage-latin-ext-600.ttf' },
  { family: 'Bricolage Grotesque SemiBold', file: 'bricolage-latin-600.ttf' },
  { family: 'Noto Sans Arabic', file: 'noto-sans-arabic-600.ttf' },
  { family: 'Noto Sans Bengali', file: 'noto-sans-bengali-600.ttf' },
  { family: 'Noto Sans Devanagari', file: 'noto-sans-devanagari-600.ttf' },
] as const

/** For the `font-family` of a drawing. The names that the files have for themselves: others are drawn in a system's font. */
export const FONT_FAMILY = [...new Set(FACES.map(({ family }) => family))].join(', ')

export type CardFonts = readonly Font[]

let loading: Promise<CardFonts> | undefined

/** A machine without fonts draws boxes for letters: the library learns ours by drawing with them. */
export function learnFonts(): Promise<CardFonts> {
  loading ??= Promise.all(
    FACES.map(async ({ family, file }) => {
      const fontfile = path.join(ROOT, 'src/modules/seo/fonts', file)
      await sharp({ text: { text: 'x', font: family, fontfile } })
        .raw()
        .toBuffer()
      return (await openFont(fontfile)) as Font
    }),
  )
  return loading
}

/** Scripts with marks above and below their letters. */
const TALL = /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}]/u

/** Between lines, as a share of their size. */
export function lineHeight(text: string): number {
  return TALL.test(text) ? 1.3 : 1.06
}

/** Reorder the text around them, as what people typed must not; `isolate` adds those of ours. */
const REORDERING = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu
/** Change the letters around them, in whichever font those are. */
const JOINERS = /[\u200c\u200d]/

/** The signs that the fonts have; others would be boxes. */
export function printable(text: string, fonts: CardFonts): string {
  return [...text.normalize('NFC').replace(REORDERING, ' ')]
    .filter((sign) => JOINERS.test(sign) || fontFor(sign, fonts))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

function fontFor(sign: string, fonts: CardFonts): Font | undefined {
  const code = sign.codePointAt(0) ?? 0
  return fonts.find((one) => one.hasGlyphForCodePoint(code))
}

/** Each size with how many lines of it there is room for, the largest first. */
type Sizes = readonly { size: number; most: number }[]
/** A text in lines of at most `width` pixels. */
export type Block = { size: number; lines: string[] }

/** The largest size at which a text fits its lines; the smallest one, cut, if it fits none. */
export function layOut(text: string, sizes: Sizes, width: number, fonts: CardFonts): Block {
  let last: Block = { size: 0, lines: [] }
  for (const { size, most } of sizes) {
    const lines = wrap(text, { size, width }, fonts)
    if (lines.length <= most) return { size, lines }
    const end = cutToFit(`${lines[most - 1]}…`, { size, width }, fonts)
    last = { size, lines: [...lines.slice(0, most - 1), end] }
  }
  return last
}

type Room = { size: number; width: number }

function wrap(text: string, { size, width }: Room, fonts: CardFonts): string[] {
  const fits = (line: string) => widthOf(line, size, fonts) <= width
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && fits(`${line} ${word}`)) {
      lines[lines.length - 1] = `${line} ${word}`
      continue
    }
    if (fits(word)) {
      lines.push(word)
      continue
    }
    // A word that is longer than a line goes on in the next.
    let part = ''
    for (const letter of lettersOf(word)) {
      if (part && !fits(part + letter)) {
        lines.push(part)
        part = ''
      }
      part += letter
    }
    lines.push(part)
  }
  return lines
}

/** The text, or as much of its beginning as fits. */
function cutToFit(text: string, { size, width }: Room, fonts: CardFonts): string {
  if (widthOf(text, size, fonts) <= width) return text
  const letters = lettersOf(text.replace(/…$/, ''))
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, size, fonts) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** As readers count them: a vowel sign stays with its consonant. */
function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** In pixels. Letters of no font are at most as wide as they are high. */
function widthOf(text: string, size: number, fonts: CardFonts): number {
  const runs: { font: Font | undefined; text: string }[] = []
  for (const sign of text.replace(REORDERING, '')) {
    const run = runs.at(-1)
    const font = run && JOINERS.test(sign) ? run.font : fontFor(sign, fonts)
    if (run && run.font === font) run.text += sign
    else runs.push({ font, text: sign })
  }
  const ems = runs.map(({ font, text: signs }) =>
    font ? font.layout(signs).advanceWidth / font.unitsPerEm : [...signs].length,
  )
  return size * ems.reduce((sum, em) => sum + em, 0)
}
