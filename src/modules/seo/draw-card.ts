import path from 'node:path'
import { type Font, open as openFont } from 'fontkit'
import sharp from 'sharp'
import { ROOT } from '../../platform/root.ts'
import type { ShopImage } from '../../shared/settings/shop-images.ts'
import { xml } from './feeds.api.ts'

/** The size that social networks require. */
export const CARD = { width: 1200, height: 630 } as const
/** The photo's stage at the right, edge to edge. */
const STAGE = { left: 650, width: 550 } as const
const LEFT = 72
/** Where text ends, at some distance from the stage. */
const TEXT_WIDTH = STAGE.left - 24 - LEFT
/** How many lines a title may have, by its size in pixels. */
const TITLE_LINES = [
  { size: 72, most: 2 },
  { size: 58, most: 3 },
  { size: 46, most: 4 },
] as const

/** The name that the files have for themselves: under another one the system's font is drawn. */
const FACE = 'Bricolage Grotesque SemiBold'
const files = ['bricolage-latin-ext-600.ttf', 'bricolage-latin-600.ttf'].map((file) =>
  path.join(ROOT, 'src/modules/seo/fonts', file),
)
/** As in src/web/styles/tokens.css, by day. */
const PAINT = {
  paper: '#fbfaf7',
  ink: '#17161a',
  muted: '#5f5c63',
  stage: '#e3eaef',
  sand: '#efe8db',
  sage: '#e2eae0',
}

let loading: Promise<Font[]> | undefined

/** A machine without fonts draws boxes for letters: the library learns ours by drawing with them. */
function learnFonts() {
  loading ??= Promise.all(
    files.map(async (fontfile) => {
      await sharp({ text: { text: 'x', font: FACE, fontfile } })
        .raw()
        .toBuffer()
      return (await openFont(fontfile)) as Font
    }),
  )
  return loading
}

/** What a card says, and the URLs of its photos. */
export type CardContent = {
  title: string
  /** In place of a title without letters that can be drawn. */
  otherTitle: string
  headline: string
  /** A price is larger than other headlines. */
  isPrice: boolean
  facts: readonly (string | false | null)[]
  /** At the foot, such as a place. */
  end: string
  photos: readonly string[]
}

/** What the image shows. */
export type Card = CardContent & {
  shop: { name: string; accentColor: string; logo: ShopImage | null }
}

/** Where the logo stands, or else the name of the shop. */
const LOGO = { left: LEFT, top: 56, width: 400, height: 72 } as const

type Pictures = { photos: readonly Buffer[]; logo: Buffer | undefined }

/** A card for social networks, as PNG: title, price or count, facts and place beside the photos. */
export async function drawCard(card: Card, pictures: Pictures): Promise<Buffer> {
  const fonts = await learnFonts()
  const places = tiles(pictures.photos.length)
  const [photos, logo] = await Promise.all([
    Promise.all(places.map((place, index) => cut(pictures.photos[index]!, place))),
    pictures.logo && fitLogo(pictures.logo),
  ])
  const shown = photos.filter((photo) => photo !== undefined)
  const drawing = drawingOf(card, fonts, { hasPhoto: shown.length > 0, hasLogo: Boolean(logo) })
  return (
    sharp(Buffer.from(drawing))
      .composite([...shown, ...(logo ? [{ input: logo, left: LOGO.left, top: LOGO.top }] : [])])
      // With full dithering the colors of photos spread over the paper beside them.
      .png({ palette: true, quality: 100, effort: 4, dither: 0.5 })
      .toBuffer()
  )
}

type Place = { left: number; top: number; width: number; height: number }

/** Where photos stand: one fills the stage, two share its height, four its corners. */
function tiles(count: number): Place[] {
  const { left, width } = STAGE
  const [halfWidth, halfHeight] = [width / 2, CARD.height / 2]
  if (count === 0) return []
  if (count === 1) return [{ left, top: 0, width, height: CARD.height }]
  const columns =
    count < 4
      ? [{ left, width }]
      : [left, left + halfWidth].map((start) => ({ left: start, width: halfWidth }))
  return [0, halfHeight].flatMap((top) =>
    columns.map((column) => ({ ...column, top, height: halfHeight })),
  )
}

/** A photo cut to its place; undefined when it cannot be read. */
async function cut(photo: Buffer, { left, top, width, height }: Place) {
  const input = await sharp(photo)
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .toBuffer()
    .catch(() => undefined)
  return input && { input, left, top }
}

function fitLogo(logo: Buffer): Promise<Buffer | undefined> {
  return sharp(logo)
    .resize({ width: LOGO.width, height: LOGO.height, fit: 'inside' })
    .png()
    .toBuffer()
    .catch(() => undefined)
}

function drawingOf(
  card: Card,
  fonts: readonly Font[],
  { hasPhoto, hasLogo }: { hasPhoto: boolean; hasLogo: boolean },
): string {
  const { size, lines } = layOut(printable(card.title) || card.otherTitle, fonts)
  const top = 250 - ((lines.length - 1) * size) / 2
  const facts = card.facts.map((fact) => fact && printable(fact)).filter(Boolean)
  const cutLine = (text: string, height: number) => cutToFit(text, height, fonts)
  const last = top + (lines.length - 1) * size
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${PAINT.paper}"/>`,
    `<rect x="${STAGE.left}" width="${STAGE.width}" height="${CARD.height}" fill="${PAINT.stage}"/>`,
    hasPhoto ? '' : drawPhones(card.shop.accentColor),
    hasLogo
      ? ''
      : drawText(cutLine(printable(card.shop.name), 34), {
          y: 104,
          size: 34,
          fill: card.shop.accentColor,
        }),
    ...lines.map((line, index) =>
      drawText(line, { y: top + index * size * 1.06, size, fill: PAINT.ink }),
    ),
    drawText(card.headline, { y: last + 96, size: card.isPrice ? 60 : 40, fill: PAINT.ink }),
    drawText(cutLine(facts.join(' · '), 30), {
      y: last + (card.headline ? 152 : 84),
      size: 30,
      fill: PAINT.muted,
    }),
    drawText(cutLine(printable(card.end), 30), { y: 570, size: 30, fill: PAINT.muted }),
    '</svg>',
  ].join('')
}

function drawText(text: string, at: { y: number; size: number; fill: string }) {
  const style = `font-family="${FACE}" font-weight="600" font-size="${at.size}" fill="${at.fill}"`
  return text && `<text x="${LEFT}" y="${Math.round(at.y)}" ${style}>${xml(text)}</text>`
}

/** Three phones, the first with a tick: what stands in for photos. */
function drawPhones(accentColor: string) {
  const [x, y] = [STAGE.left + STAGE.width / 2, CARD.height / 2]
  const phone = (turn: string, screen: string, inside = '') =>
    [
      `<g transform="translate(${x} ${y}) ${turn}">`,
      `<rect x="-105" y="-210" width="210" height="420" rx="36" fill="${PAINT.paper}" stroke="${PAINT.ink}" stroke-width="6"/>`,
      `<rect x="-87" y="-192" width="174" height="384" rx="20" fill="${screen}"/>`,
      `<rect x="-28" y="-180" width="56" height="12" rx="6" fill="${PAINT.ink}"/>`,
      inside,
      '</g>',
    ].join('')
  const tick = `<circle r="46" fill="${accentColor}"/><path d="M-20 2 -6 16 20 -14" fill="none" stroke="${PAINT.paper}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>`
  return [
    phone('translate(-110 24) rotate(-12) scale(.84)', PAINT.sand),
    phone('translate(110 24) rotate(12) scale(.84)', PAINT.sage),
    phone('', PAINT.paper, tick),
  ].join('')
}

/** The largest size at which the title fits its lines. */
function layOut(title: string, fonts: readonly Font[]): { size: number; lines: string[] } {
  for (const { size, most } of TITLE_LINES) {
    const lines = wrap(title, size, fonts)
    if (lines.length <= most) return { size, lines }
  }
  const { size, most } = TITLE_LINES[2]
  const lines = wrap(title, size, fonts).slice(0, most)
  return { size, lines: [...lines.slice(0, -1), cutToFit(`${lines.at(-1)}…`, size, fonts)] }
}

function wrap(text: string, size: number, fonts: readonly Font[]): string[] {
  const fits = (line: string) => widthOf(line, size, fonts) <= TEXT_WIDTH
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && fits(`${line} ${word}`)) {
      lines[lines.length - 1] = `${line} ${word}`
      continue
    }
    // A word that is longer than a line goes on in the next.
    let part = ''
    for (const letter of word) {
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

function cutToFit(text: string, size: number, fonts: readonly Font[]): string {
  if (widthOf(text, size, fonts) <= TEXT_WIDTH) return text
  const letters = [...text.replace(/…$/, '')]
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, size, fonts) > TEXT_WIDTH)
    letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** In pixels. Letters of neither file are at most as wide as they are high. */
function widthOf(text: string, size: number, fonts: readonly Font[]): number {
  const ems = [...text].map((letter) => {
    const code = letter.codePointAt(0) ?? 0
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code))
    return font ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm : 1
  })
  return size * ems.reduce((sum, em) => sum + em, 0)
}

/** Letters that the font has; others would be boxes. */
function printable(text: string) {
  return text
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\p{Nd}\p{P}\p{Sc}+=<>|~ ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
