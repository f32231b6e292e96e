import sharp from 'sharp'
import { isolate, isolatePlace } from '../../shared/isolate.ts'
import { type Language, languages } from '../../shared/languages.ts'
import type { ShopImage } from '../../shared/settings/shop-images.ts'
import {
  type CardFonts,
  FONT_FAMILY,
  layOut,
  learnFonts,
  lineHeight,
  printable,
} from './card-text.ts'
import { xml } from './feeds.api.ts'

/** The size that social networks require. */
export const CARD = { width: 1200, height: 630 } as const
/** The photo's stage on the side where lines end, edge to edge. */
const STAGE_WIDTH = 550
/** Between an edge and the text. */
const MARGIN = 72
/** Text ends at some distance from the stage. */
const TEXT_WIDTH = CARD.width - STAGE_WIDTH - 24 - MARGIN
/** How many lines a title may have, by its size in pixels. */
const TITLE_LINES = [
  { size: 72, most: 2 },
  { size: 58, most: 3 },
  { size: 46, most: 4 },
] as const
/** Of single lines, in pixels: the largest at which they fit. */
const PRICE_SIZES = [60, 48, 38] as const
const HEADLINE_SIZES = [40, 34] as const
const FACT_SIZES = [30, 26, 22] as const
const NAME_SIZES = [34] as const

/** As in src/web/styles/tokens.css, by day. */
const PAINT = {
  paper: '#fbfaf7',
  ink: '#17161a',
  muted: '#5f5c63',
  stage: '#e3eaef',
  sand: '#efe8db',
  sage: '#e2eae0',
}

/** What a card says, and the URLs of its photos. */
export type CardContent = {
  /** Of its texts, which says where they begin. */
  language: Language
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
const LOGO = { top: 56, width: 400, height: 72 } as const

type Pictures = { photos: readonly Buffer[]; logo: Buffer | undefined }

/** A card for social networks, as PNG: title, price or count, facts and place beside the photos. */
export async function drawCard(card: Card, pictures: Pictures): Promise<Buffer> {
  const fonts = await learnFonts()
  const isRightToLeft = languages[card.language].direction === 'rtl'
  const stageLeft = isRightToLeft ? 0 : CARD.width - STAGE_WIDTH
  const places = tiles(pictures.photos.length, stageLeft)
  const [photos, logo] = await Promise.all([
    Promise.all(places.map((place, index) => cut(pictures.photos[index]!, place))),
    pictures.logo && fitLogo(pictures.logo, isRightToLeft),
  ])
  const shown = photos.filter((photo) => photo !== undefined)
  const drawing = drawingOf(card, fonts, {
    stageLeft,
    hasPhoto: shown.length > 0,
    hasLogo: Boolean(logo),
  })
  return (
    sharp(Buffer.from(drawing))
      .composite([...shown, ...(logo ? [logo] : [])])
      // With full dithering the colors of photos spread over the paper beside them.
      .png({ palette: true, quality: 100, effort: 4, dither: 0.5 })
      .toBuffer()
  )
}

type Place = { left: number; top: number; width: number; height: number }

/** Where photos stand: one fills the stage, two share its height, four its corners. */
function tiles(count: number, left: number): Place[] {
  const width = STAGE_WIDTH
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

/** The logo where the text begins; undefined when it cannot be read. */
async function fitLogo(logo: Buffer, isRightToLeft: boolean) {
  const fitted = await sharp(logo)
    .resize({ width: LOGO.width, height: LOGO.height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  if (!fitted) return undefined
  const left = isRightToLeft ? CARD.width - MARGIN - fitted.info.width : MARGIN
  return { input: fitted.data, left, top: LOGO.top }
}

type Layout = { stageLeft: number; hasPhoto: boolean; hasLogo: boolean }

function drawingOf(card: Card, fonts: CardFonts, { stageLeft, hasPhoto, hasLogo }: Layout): string {
  const { language } = card
  const title = printable(card.title, fonts) || card.otherTitle
  const { size, lines } = layOut(title, TITLE_LINES, TEXT_WIDTH, fonts)
  const step = size * lineHeight(title)
  // In the middle of its room, at some distance from the name of the shop.
  const top = Math.max(250 - ((lines.length - 1) * step) / 2, 148 + size * 0.75)
  const last = top + (lines.length - 1) * step
  const facts = card.facts
    .map((fact) => fact && isolate(printable(fact, fonts), language))
    .filter(Boolean)
  const line = (text: string, at: { y: number; sizes: readonly number[]; fill: string }) => {
    const sizes = at.sizes.map((one) => ({ size: one, most: 1 }))
    const block = layOut(text, sizes, TEXT_WIDTH, fonts)
    return drawText(block.lines[0] ?? '', language, { ...at, size: block.size })
  }
  const { accentColor } = card.shop
  const shopName = isolate(printable(card.shop.name, fonts), language)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${PAINT.paper}"/>`,
    `<rect x="${stageLeft}" width="${STAGE_WIDTH}" height="${CARD.height}" fill="${PAINT.stage}"/>`,
    hasPhoto ? '' : drawPhones(accentColor, stageLeft + STAGE_WIDTH / 2),
    hasLogo ? '' : line(shopName, { y: 104, sizes: NAME_SIZES, fill: accentColor }),
    ...lines.map((text, index) =>
      drawText(isolate(text, language), language, {
        y: top + index * step,
        size,
        fill: PAINT.ink,
      }),
    ),
    line(card.headline, {
      y: last + 96,
      sizes: card.isPrice ? PRICE_SIZES : HEADLINE_SIZES,
      fill: PAINT.ink,
    }),
    line(facts.join(' · '), {
      y: last + (card.headline ? 152 : 84),
      sizes: FACT_SIZES,
      fill: PAINT.muted,
    }),
    line(isolatePlace(printable(card.end, fonts), language), {
      y: 570,
      sizes: FACT_SIZES,
      fill: PAINT.muted,
    }),
    '</svg>',
  ].join('')
}

/** A line that begins on the side where its language does. */
function drawText(
  text: string,
  language: Language,
  at: { y: number; size: number; fill: string },
): string {
  const { direction } = languages[language]
  const x = direction === 'rtl' ? CARD.width - MARGIN : MARGIN
  const style = `font-family="${FONT_FAMILY}" font-weight="600" font-size="${at.size}" fill="${at.fill}"`
  return (
    text &&
    `<text x="${x}" y="${Math.round(at.y)}" direction="${direction}" ${style}>${xml(text)}</text>`
  )
}

/** Three phones, the first with a tick: what stands in for photos. */
function drawPhones(accentColor: string, x: number) {
  const y = CARD.height / 2
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
