import { readFileSync } from 'node:fs'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import { ROOT } from '../../../platform/root.ts'
import { languages } from '../../../shared/languages.ts'
import {
  type ReceiptRow,
  type ReceiptTexts,
  receiptLead,
  receiptNote,
  receiptRows,
  receiptTitle,
} from '../../../shared/orders/receipt.ts'
import type { Receipt } from './receipts.api.ts'
import {
  type Font,
  type Fonts,
  layOut,
  loadFonts,
  readCodePoints,
  toDrawable,
} from './text-layout.ts'

/** A4 in points, with 2 cm around it. */
const MARGIN = 57
const TERM_WIDTH = 120
const GAP = 12
const ROW_PADDING = 7
const TEXT_SIZE = 10
const TITLE_SIZE = 20
/** Of the text font, in parts of its size. */
const ASCENT = 1.069
const INK = '#17161A'
const MUTED = '#5F5B55'
const HAIRLINE = '#DDD8CF'

type Doc = InstanceType<typeof PDFDocument>

const read = (file: string) =>
  readFileSync(path.join(ROOT, 'src/modules/orders/receipts/fonts', file))
const regular = read('noto-sans-400.ttf')
const bold = read('noto-sans-600.ttf')
/** Those of the text font. */
const characters = readCodePoints(regular)

/** The receipt as a PDF of one page or more, in the language and with the times of its reader. */
export async function drawReceipt(
  receipt: Receipt,
  { texts: words, now, logo }: { texts: ReceiptTexts; now: Date; logo?: Buffer | undefined },
): Promise<Buffer> {
  const shop = toDrawable(shopLine(receipt))
  const rows = receiptRows(receipt, words)
  const { name } = receipt.shop
  const title = toDrawable(receiptTitle(receipt, words))
  const lead = toDrawable(receiptLead(receipt, words))
  const note = toDrawable(receiptNote(receipt, words))
  const isRightToLeft = languages[words.language].direction === 'rtl'
  const cells = rows.flatMap(({ term, lines }) => [term, ...lines].map(toDrawable))
  const texts = [shop, title, lead, note, ...cells]
  const fonts = await loadFonts(texts, characters)
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: words.language === 'en' ? 'en-US' : words.language,
    displayTitle: true,
    info: { Title: receiptTitle(receipt, words), Author: receipt.shop.name, CreationDate: now },
  })
  doc.registerFont('regular', regular)
  doc.registerFont('bold', bold)
  for (const [name, file] of fonts.files) doc.registerFont(name, file)
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
  doc.fontSize(TEXT_SIZE).fillColor(MUTED)
  const width = doc.page.width - 2 * MARGIN
  if (logo) drawLogo(doc, logo, name)
  const align = isRightToLeft ? 'right' : undefined
  const paragraph = { x: MARGIN, width, align } as const
  drawText(doc, fonts, shop, { ...paragraph, weight: 'bold' })
  doc.font('bold').moveDown(1.5)
  doc.fontSize(TITLE_SIZE).fillColor(INK)
  drawText(doc, fonts, title, { ...paragraph, weight: 'bold', size: TITLE_SIZE })
  doc.font('regular').fontSize(TEXT_SIZE).fillColor(MUTED)
  drawText(doc, fonts, lead, { ...paragraph, weight: 'regular' })
  doc.moveDown(1.5)
  for (const row of rows) drawRow(doc, fonts, row, isRightToLeft)
  doc.font('regular').fontSize(9).fillColor(MUTED)
  doc.y += GAP
  drawText(doc, fonts, note, { ...paragraph, weight: 'regular' })
  doc.end()
  return done
}

/** At most as large as this, in points. */
const LOGO_BOX = { width: 160, height: 36 }

/** Draws the logo above the line that names the shop. */
function drawLogo(doc: Doc, logo: Buffer, name: string) {
  const top = doc.y
  // A PNG begins with its size.
  const [width, height] = [logo.readUInt32BE(16), logo.readUInt32BE(20)]
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height)
  doc.markContent('Figure', { alt: name })
  doc.image(logo, MARGIN, top, { width: width * scale })
  doc.endMarkedContent()
  doc.x = MARGIN
  doc.y = top + height * scale + GAP
}

function shopLine({ shop: { name, host, email, address } }: Receipt): string {
  return [name, host, email, address?.replace(/\s*\n\s*/g, ', ')].filter(Boolean).join(' · ')
}

type Weight = 'regular' | 'bold'
type Box = { x: number; width: number; weight: Weight; align?: 'right' | undefined; size?: number }

/** Draws a paragraph at `doc.y` and moves below it, on further pages where this one ends. */
function drawText(
  doc: Doc,
  fonts: Fonts,
  text: string,
  { x, width, weight, align, size = TEXT_SIZE }: Box,
) {
  // Other scripts come in one weight: a bold name is rare, and each weight would be another file.
  const inFont = ({ name, family }: Font) => doc.font(family === 'base' ? weight : name)
  const measure = (part: string, font: Font) => inFont(font).widthOfString(part)
  const lines = layOut(text, fonts, width, measure)
  doc.font(weight)
  const height = doc.currentLineHeight(true)
  for (const line of lines) {
    if (doc.y + height > doc.page.height - MARGIN) doc.addPage()
    const top = doc.y
    const left = align === 'right' ? x + width - line.width : x
    for (const piece of line.pieces) {
      inFont(piece.font)
      if (piece.actual) doc.markContent('Span', { actual: piece.actual })
      // Fonts differ in height, so all are aligned to one baseline.
      const baseline = top + ASCENT * size
      doc.text(piece.text, left + piece.x, baseline, { lineBreak: false, baseline: 'alphabetic' })
      if (piece.actual) doc.endMarkedContent()
    }
    doc.y = top + height
  }
  doc.x = MARGIN
}

/** A term and its value, at opposite edges: the term where lines of the language begin. */
function drawRow(
  doc: Doc,
  fonts: Fonts,
  { term, lines, isTotal = false }: ReceiptRow,
  isRightToLeft: boolean,
) {
  const weight = isTotal ? 'bold' : 'regular'
  const end = doc.page.width - MARGIN
  const valueWidth = end - MARGIN - TERM_WIDTH - GAP
  doc.font(weight).fontSize(TEXT_SIZE)
  const least = doc.currentLineHeight(true)
  if (doc.y + least + 2 * ROW_PADDING > doc.page.height - MARGIN) doc.addPage()
  doc.y += ROW_PADDING
  const top = doc.y
  doc.fillColor(MUTED)
  drawText(
    doc,
    fonts,
    toDrawable(term),
    isRightToLeft
      ? { x: end - TERM_WIDTH, width: TERM_WIDTH, weight, align: 'right' }
      : { x: MARGIN, width: TERM_WIDTH, weight },
  )
  const bottomOfTerm = doc.y
  const page = doc.page
  doc.fillColor(INK)
  doc.y = top
  const box: Box = isRightToLeft
    ? { x: MARGIN, width: valueWidth, weight }
    : { x: end - valueWidth, width: valueWidth, weight, align: 'right' }
  for (const line of lines) drawText(doc, fonts, toDrawable(line), box)
  const bottom = (doc.page === page ? Math.max(doc.y, bottomOfTerm) : doc.y) + ROW_PADDING
  doc
    .moveTo(MARGIN, bottom)
    .lineTo(doc.page.width - MARGIN, bottom)
    .lineWidth(0.5)
    .strokeColor(HAIRLINE)
    .stroke()
  doc.x = MARGIN
  doc.y = bottom
}
