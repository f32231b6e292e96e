import path from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../../platform/root.ts'
import { formatMoney } from '../../shared/money.ts'
import type { ShopImage } from '../../shared/settings/shop-images.ts'
import type { Listing } from '../listings/index.ts'
import { xml } from './feeds.api.ts'

/** The size that social networks require. */
export const CARD = { width: 1200, height: 630 } as const
/** The photo's stage at the right, edge to edge. */
const STAGE = { left: 650, width: 550 } as const
const LEFT = 72
/** Letters that fit a line of the name, by its size in pixels. */
const NAME_LINES = [
  { size: 72, letters: 14, most: 2 },
  { size: 58, letters: 18, most: 3 },
  { size: 46, letters: 23, most: 4 },
] as const

const FACE = 'Bricolage Grotesque'
const fonts = ['bricolage-latin-ext-600.ttf', 'bricolage-latin-600.ttf'].map((file) =>
  path.join(ROOT, 'src/modules/seo/fonts', file),
)
/** As in src/web/styles/tokens.css, by day. */
const PAINT = {
  paper: '#fbfaf7',
  ink: '#17161a',
  muted: '#5f5c63',
  stage: '#e3eaef',
}

let loading: Promise<unknown> | undefined

/** A machine without fonts draws boxes for letters: the library learns ours by drawing with them. */
function learnFonts() {
  loading ??= Promise.all(
    fonts.map((fontfile) =>
      sharp({ text: { text: 'x', font: FACE, fontfile } })
        .raw()
        .toBuffer(),
    ),
  )
  return loading
}

/** What the image shows. */
export type Card = Pick<
  Listing,
  'id' | 'name' | 'brand' | 'priceMinor' | 'currency' | 'grade' | 'storageGb' | 'used' | 'location'
> & {
  photo: string
  isLive: boolean
  shop: { name: string; accentColor: string; logo: ShopImage | null }
}

/** Where the logo stands, or else the name of the shop. */
const LOGO = { left: LEFT, top: 56, width: 400, height: 72 } as const

type Pictures = { photo: Buffer | undefined; logo: Buffer | undefined }

/** The picture of a listing for social networks, as PNG: photo, name, price, grade and place. */
export async function drawCard(card: Card, pictures: Pictures): Promise<Buffer> {
  await learnFonts()
  const [stage, logo] = await Promise.all([
    pictures.photo && cut(pictures.photo),
    pictures.logo && fitLogo(pictures.logo),
  ])
  const drawing = drawingOf(card, { hasPhoto: Boolean(stage), hasLogo: Boolean(logo) })
  return sharp(Buffer.from(drawing))
    .composite([
      ...(stage ? [{ input: stage, left: STAGE.left, top: 0 }] : []),
      ...(logo ? [{ input: logo, left: LOGO.left, top: LOGO.top }] : []),
    ])
    .png({ palette: true, quality: 100, effort: 4, dither: 1 })
    .toBuffer()
}

function cut(photo: Buffer): Promise<Buffer | undefined> {
  return sharp(photo)
    .resize(STAGE.width, CARD.height, { fit: 'cover', position: 'attention' })
    .toBuffer()
    .catch(() => undefined)
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
  { hasPhoto, hasLogo }: { hasPhoto: boolean; hasLogo: boolean },
): string {
  const { size, lines } = layOut(printable(card.name) || `${card.brand} phone`)
  const top = 250 - ((lines.length - 1) * size) / 2
  const facts = [
    card.grade && `Grade ${card.grade}`,
    card.storageGb && `${card.storageGb} GB`,
    printable(card.used) && `used ${printable(card.used)}`,
  ].filter(Boolean)
  const { isLive } = card
  const price = isLive ? formatMoney(card.priceMinor, card.currency) : 'No longer for sale'
  const last = top + (lines.length - 1) * size
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${PAINT.paper}"/>`,
    `<rect x="${STAGE.left}" width="${STAGE.width}" height="${CARD.height}" fill="${PAINT.stage}"/>`,
    hasPhoto ? '' : outlineOfAPhone(),
    hasLogo
      ? ''
      : drawText(cutTo(printable(card.shop.name), 30), {
          y: 104,
          size: 34,
          fill: card.shop.accentColor,
        }),
    ...lines.map((line, index) =>
      drawText(line, { y: top + index * size * 1.06, size, fill: PAINT.ink }),
    ),
    drawText(price, { y: last + 96, size: isLive ? 60 : 40, fill: PAINT.ink }),
    drawText(cutTo(facts.join(' · '), 36), { y: last + 152, size: 30, fill: PAINT.muted }),
    drawText(cutTo(printable(card.location), 34), { y: 570, size: 30, fill: PAINT.muted }),
    '</svg>',
  ].join('')
}

function drawText(text: string, at: { y: number; size: number; fill: string }) {
  const style = `font-family="${FACE}" font-weight="600" font-size="${at.size}" fill="${at.fill}"`
  return text && `<text x="${LEFT}" y="${Math.round(at.y)}" ${style}>${xml(text)}</text>`
}

function outlineOfAPhone() {
  const x = STAGE.left + STAGE.width / 2 - 105
  return [
    `<rect x="${x}" y="105" width="210" height="420" rx="34" fill="${PAINT.paper}" stroke="${PAINT.muted}" stroke-width="6"/>`,
    `<rect x="${x + 75}" y="130" width="60" height="12" rx="6" fill="${PAINT.muted}"/>`,
  ].join('')
}

/** The largest size at which the name fits its lines. */
function layOut(name: string): { size: number; lines: string[] } {
  for (const { size, letters, most } of NAME_LINES) {
    const lines = wrap(name, letters)
    if (lines.length <= most) return { size, lines }
  }
  const { size, letters, most } = NAME_LINES[2]
  const lines = wrap(name, letters).slice(0, most)
  return { size, lines: [...lines.slice(0, -1), `${lines.at(-1)?.slice(0, letters - 1)}…`] }
}

function wrap(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((one) => chunks(one, letters))) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

function chunks(word: string, letters: number): string[] {
  return word.match(new RegExp(`.{1,${letters}}`, 'gu')) ?? []
}

function cutTo(text: string, letters: number) {
  return text.length > letters ? `${text.slice(0, letters - 1)}…` : text
}

/** Letters that the font has; others would be boxes. */
function printable(text: string) {
  return text
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\p{Nd}\p{P}\p{Sc}+=<>|~ ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
