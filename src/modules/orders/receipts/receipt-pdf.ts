import { readFileSync } from 'node:fs'
import path from 'node:path'
import type PDFDocument from 'pdfkit'
import {
  type ReceiptRow,
  receiptNote,
  receiptRows,
  receiptTitle,
} from '../../../shared/orders/receipt.ts'
import type { ReaderFormat } from '../../../shared/reader-format.ts'
import type { Receipt } from './receipts.contract.ts'

/** A4 in points, with 2 cm around it. */
const MARGIN = 57
const TERM_WIDTH = 120
const GAP = 12
const ROW_PADDING = 7
const TEXT_SIZE = 10
const INK = '#17161A'
const MUTED = '#5F5B55'
const HAIRLINE = '#DDD8CF'

type Doc = InstanceType<typeof PDFDocument>
type Library = { PDFDocument: typeof PDFDocument; regular: Buffer; bold: Buffer }

let library: Promise<Library> | undefined

/** Loaded with the first receipt: most processes never need it. */
async function loadLibrary(): Promise<Library> {
  const { default: Document } = await import('pdfkit')
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, 'fonts', file))
  return {
    PDFDocument: Document,
    regular: read('noto-sans-400.ttf'),
    bold: read('noto-sans-600.ttf'),
  }
}

/** The receipt as a PDF of one page or more, with its times as `reader` has them. */
export async function drawReceipt(
  receipt: Receipt,
  { reader, now }: { reader: ReaderFormat; now: Date },
): Promise<Buffer> {
  library ??= loadLibrary()
  const { PDFDocument: Document, regular, bold } = await library
  const doc = new Document({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: receiptTitle(receipt), Author: 'Redial', CreationDate: now },
  })
  doc.registerFont('regular', regular)
  doc.registerFont('bold', bold)
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
  doc
    .font('bold')
    .fontSize(TEXT_SIZE)
    .fillColor(MUTED)
    .text(printable(shopLine(receipt)))
  doc.moveDown(1.5)
  doc.fontSize(20).fillColor(INK).text(receiptTitle(receipt))
  doc.font('regular').fontSize(TEXT_SIZE).fillColor(MUTED)
  doc.text(receipt.you === 'buyer' ? 'Your purchase on Redial' : 'Your sale on Redial')
  doc.moveDown(1.5)
  for (const row of receiptRows(receipt, reader)) drawRow(doc, row)
  doc.font('regular').fontSize(9).fillColor(MUTED)
  doc.text(receiptNote(receipt), MARGIN, doc.y + GAP)
  doc.end()
  return done
}

function shopLine({ shop: { name, host, email, address } }: Receipt): string {
  return [name, host, email, address?.replace(/\s*\n\s*/g, ', ')].filter(Boolean).join(' · ')
}

function drawRow(doc: Doc, { term, lines, isTotal = false }: ReceiptRow) {
  const left = MARGIN + TERM_WIDTH + GAP
  const width = doc.page.width - MARGIN - left
  const value = lines.map(printable).join('\n')
  doc.font(isTotal ? 'bold' : 'regular').fontSize(TEXT_SIZE)
  const height = doc.heightOfString(value, { width })
  if (doc.y + height + 2 * ROW_PADDING > doc.page.height - MARGIN) doc.addPage()
  const top = doc.y + ROW_PADDING
  doc.fillColor(MUTED).text(term, MARGIN, top, { width: TERM_WIDTH })
  doc.fillColor(INK).text(value, left, top, { width, align: 'right' })
  const bottom = Math.max(top + height, doc.y) + ROW_PADDING
  doc
    .moveTo(MARGIN, bottom)
    .lineTo(doc.page.width - MARGIN, bottom)
    .lineWidth(0.5)
    .strokeColor(HAIRLINE)
    .stroke()
  doc.x = MARGIN
  doc.y = bottom
}

/** Controls, and marks that reorder the text around them: names must not rewrite a receipt. */
const INVISIBLE = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/** What the fonts have: Latin, Greek and Cyrillic with their accents, punctuation, currency signs. */
const drawn: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x52f],
  [0x1e00, 0x1fff],
  [0x2010, 0x205e],
  [0x2070, 0x20bf],
  [0x2100, 0x218f],
]

function isDrawn(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  return drawn.some(([first, last]) => first <= code && code <= last)
}

/** Other signs become '�', so that nothing is silently left out. */
function printable(words: string): string {
  const clean = words.normalize('NFC').replace(INVISIBLE, ' ')
  return Array.from(clean, (sign) => (isDrawn(sign) ? sign : '�')).join('')
}
