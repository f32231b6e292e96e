import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildSettings, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { buildLogo } from '../../../../test/build/logo.ts'
import type { Language } from '../../../shared/languages.ts'
import { receiptNote, receiptRows, receiptTitle } from '../../../shared/orders/receipt.ts'
import { formatFor, NEUTRAL_READER } from '../../../shared/reader-format.ts'
import { buildBooking, buildShipped } from '../orders.fixture.ts'
import { drawReceipt } from './receipt-pdf.ts'
import { receiptTexts } from './receipt-texts.ts'
import type { Receipt } from './receipts.api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ env: { FEE_PERCENT: '10', OFFLINE_PAYMENT: 'off' }, demo: true })
})
afterAll(() => app.close())

type Sale = Awaited<ReturnType<typeof buildBooking>>
const receipt = ({ order, ...people }: Sale, side: 'buyer' | 'seller') =>
  as(app, people[side]).get(`/api/orders/${order._id}/receipt`)

test('buyer and seller see what was paid; only the seller sees the fee', async () => {
  const sale = await buildShipped(app, 'paid')
  const bought = (await receipt(sale, 'buyer')).body
  const price = bought.priceMinor
  expect(bought).toMatchObject({
    totalMinor: price + bought.postageMinor,
    refundMinor: 0,
    feeMinor: null,
    completedAt: null,
    number: expect.stringMatching(/^RD[2-9A-Z]{8}$/),
  })
  expect((await receipt(sale, 'seller')).body.feeMinor).toBe(Math.round(price / 10))
})

test('after a refund the receipt says so, and there is no fee', async () => {
  const sale = await buildShipped(app, 'paid')
  const reason = 'It fell into the sea'
  await as(app, sale.seller).post(`/api/orders/${sale.order._id}/cancel-sale`, { reason })
  const { body } = await receipt(sale, 'seller')
  expect(body).toMatchObject({ refundMinor: body.totalMinor, feeMinor: 0 })
  expect(body.refundedAt).not.toBeNull()
})

test('there is none before the payment, and none for anyone else', async () => {
  const booking = await buildBooking(app)
  const early = await receipt(booking, 'buyer')
  expect([early.status, early.body.error]).toEqual([409, 'not_paid'])
  const sale = await buildShipped(app, 'paid')
  for (const role of ['Buyer', 'admin'] as const) {
    const stranger = as(app, await buildUser(app, { role }))
    expect((await stranger.get(`/api/orders/${sale.order._id}/receipt`)).status).toBe(404)
  }
})

/** Text without spaces, because a PDF has none where its lines break. */
const solid = (text: string) => text.replace(/\s/g, '')

async function pdfOf({ order, ...people }: Sale, side: 'buyer' | 'seller') {
  const response = await as(app, people[side]).download(`/api/orders/${order._id}/receipt.pdf`)
  return { response, pdf: response.bytes }
}

test.each(['buyer', 'seller'] as const)(
  'the PDF for the %s says what the JSON receipt says, in the zone of the reader',
  async (side) => {
    const sale = await buildShipped(app, 'paid')
    const reader = { locale: 'en-US', timeZone: 'America/New_York' }
    await as(app, sale[side]).put('/api/date-settings', reader)
    const { body } = await receipt(sale, side)
    const { response, pdf } = await pdfOf(sale, side)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain(`receipt-${body.number}.pdf`)
    const { text, pages } = textInPdf(pdf)
    expect(pages).toBe(1)
    const texts = receiptTexts('en', formatFor(reader))
    const rows = receiptRows(body, texts)
    const wanted = [
      ...rows.flatMap(({ term, lines }) => [term, ...lines]),
      receiptTitle(body, texts),
      receiptNote(body, texts),
      body.shop.host,
    ]
    for (const words of wanted) expect(solid(text)).toContain(solid(words))
    expect(body.shipTo.length).toBeGreaterThan(2)
    expect(text).toContain('Not accepted')
    expect(text.includes('You will receive')).toBe(side === 'seller')
    expect(text).toMatch(/E[SD]T/)
  },
)

test('a receipt comes from the shop, under its own name', async () => {
  await buildSettings(app, { name: 'Phone Fair', timeZone: 'Pacific/Auckland' })
  const sale = await buildShipped(app, 'paid')
  const { pdf } = await pdfOf(sale, 'buyer')
  const { text } = textInPdf(pdf)
  expect(solid(text)).toContain(solid('Your purchase on Phone Fair'))
  expect(text).not.toContain('Redial')
  // Who has chosen no time zone reads times of the shop's.
  const reader = formatFor({ locale: 'en-GB', timeZone: 'Pacific/Auckland' })
  const { paidAt } = (await receipt(sale, 'buyer')).body
  expect(reader.moment(paidAt)).not.toBe(formatFor(NEUTRAL_READER).moment(paidAt))
  expect(solid(text)).toContain(solid(reader.moment(paidAt)))
  expect(pdf.includes('/Subtype /Image')).toBe(false)
  await buildLogo(app)
  expect((await pdfOf(sale, 'buyer')).pdf.includes('/Subtype /Image')).toBe(true)
  await buildSettings(app, { name: 'Redial', timeZone: 'UTC', logo: null })
})

test('there is no PDF before the payment, and none for anyone else', async () => {
  const booking = await buildBooking(app)
  expect((await pdfOf(booking, 'buyer')).response.status).toBe(409)
  const sale = await buildShipped(app, 'paid')
  const stranger = { ...sale, buyer: await buildUser(app) }
  expect((await pdfOf(stranger, 'buyer')).response.status).toBe(404)
})

async function draw(change: Partial<Receipt>, language: Language = 'en') {
  const { body } = await receipt(await buildShipped(app, 'paid'), 'seller')
  const reader = formatFor({ locale: 'en-GB', timeZone: 'UTC' })
  return textInPdf(
    await drawReceipt(
      { ...body, ...change },
      {
        texts: receiptTexts(language, reader),
        now: app.clock.now(),
      },
    ),
  )
}

test('names in Latin, Greek, Cyrillic, Chinese, Japanese, Korean, Thai and emoji are drawn', async () => {
  const { text, glyphs } = await draw({
    buyer: 'Žofie Łuczak-Ångström 陳大文',
    seller: 'Ἑλένη Παπαδοπούλου, Дмитрий Щербаков 김민준',
    name: '李明的手机 📱👍 €9',
    shipTo: ['田中さくら', 'สมชาย ใจดี'],
  })
  const names = ['ŽofieŁuczak-Ångström陳大文', 'ἙλένηΠαπαδοπούλου,ДмитрийЩербаков김민준']
  for (const name of [...names, '李明的手机📱👍€9', '田中さくら', 'สมชายใจดี'])
    expect(solid(text)).toContain(name)
  expect(glyphs.filter(({ glyph }) => glyph === 0)).toEqual([])
})

test('Japanese and Chinese names have the forms of their characters', async () => {
  const { glyphs } = await draw({ buyer: '直子さん', seller: '直' })
  expect(new Set(glyphs.filter(({ text }) => text === '直').map(({ font }) => font)).size).toBe(2)
})

test('Arabic and Hebrew stand from right to left, with joined letters', async () => {
  const { text, glyphs } = await draw({ buyer: 'محمد علي', seller: 'שרה 12' })
  const leftToRight = (word: string) => Array.from(word).reverse().join('')
  for (const word of ['محمد', 'علي', 'שרה']) expect(text).toContain(leftToRight(word))
  // The letter in the beginning and in the middle of the word.
  const forms = glyphs.filter(({ text }) => text === 'م').map(({ glyph }) => glyph)
  expect([forms.length, new Set(forms).size]).toEqual([2, 2])
  expect(text).toContain('12')
  expect(glyphs.every(({ glyph }) => glyph !== 0)).toBe(true)
})

test('a receipt is in the language of the account, and stands from right to left in Arabic', async () => {
  await buildSettings(app, { languages: ['en', 'de', 'ar'] })
  const sale = await buildShipped(app, 'paid')
  await as(app, sale.buyer).put('/api/date-settings', {
    locale: 'de-DE',
    timeZone: 'Europe/Berlin',
    language: 'de',
  })
  const { text } = textInPdf((await pdfOf(sale, 'buyer')).pdf)
  for (const words of ['Verkäufer', 'Gesamt', 'Nicht möglich']) expect(text).toContain(words)
  await buildSettings(app, { languages: ['en'] })
  const arabic = await draw({}, 'ar')
  expect(arabic.text).toContain(Array.from('الرسوم').reverse().join(''))
  expect(arabic.glyphs.every(({ glyph }) => glyph !== 0)).toBe(true)
})

test.each([
  ['Devanagari', 'प्रिया शर्मा', 'ि', 'प'],
  ['Bengali', 'প্রিয়া রহমান', 'ি', 'প'],
])('%s is shaped, and copied in the order of its letters', async (_, buyer, vowel, consonant) => {
  const { glyphs, actual } = await draw({ buyer })
  expect(actual).toEqual(buyer.split(' '))
  const shown = glyphs.map(({ text }) => text).join('')
  // The vowel i stands before the consonants that it follows.
  expect(shown).toContain(vowel)
  expect(shown.indexOf(vowel)).toBeLessThan(shown.indexOf(consonant))
  expect(glyphs.every(({ glyph }) => glyph !== 0)).toBe(true)
})

test('a character that no font has is shown by its code, never as an empty box', async () => {
  const { text, glyphs } = await draw({ buyer: 'ბო Bo', seller: '\u{10ffff}' })
  expect(text).toContain('[U+10D1][U+10DD] Bo')
  expect(text).toContain('[U+10FFFF]')
  expect(glyphs.every(({ glyph }) => glyph !== 0)).toBe(true)
})

test('controls, marks that reverse text, and PDF syntax in a name stay text', async () => {
  const { text } = await draw({
    buyer: 'Evil\u202egnp\u0000\u0007 (x) Tj ET \\) endobj',
    seller: '<script>alert(1)</script>',
  })
  expect(solid(text)).toContain(solid('Evil gnp (x) Tj ET \\) endobj'))
  for (const mark of '\u202e\u0000\u0007') expect(text).not.toContain(mark)
  expect(text).toContain('<script>alert(1)</script>')
})

test('long texts wrap, and a long receipt continues on another page', async () => {
  const word = 'W'.repeat(500)
  const { text, pages } = await draw({
    seller: word,
    shipTo: Array.from({ length: 60 }, (_, n) => `Line ${n}`),
  })
  expect(solid(text)).toContain(word)
  expect(solid(text)).toContain('Line59')
  expect(pages).toBeGreaterThan(1)
})

type PdfText = {
  text: string
  pages: number
  /** Each glyph with its font, and the characters it stands for; 0 is the empty box. */
  glyphs: readonly { font: string; glyph: number; text: string }[]
  /** Texts that replace the glyphs when they are copied. */
  actual: readonly string[]
}

/**
 * The text of a PDF as a reader would copy it, without spaces between the lines: follows the fonts
 * of each page and their ToUnicode tables, as ISO 32000 describes them. Scripts written from right to
 * left come as they stand, from the left.
 */
function textInPdf(pdf: Buffer): PdfText {
  const objects = readObjects(pdf)
  const pages = [...objects.values()].filter(({ dict }) => /\/Type \/Page\b/.test(dict))
  const contents = pages.map(({ dict }) => {
    const resources = objects.get(ref(dict, 'Resources'))?.dict ?? dict
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
        const toUnicode = objects.get(ref(objects.get(Number(id))?.dict ?? '', 'ToUnicode'))
        return [name, readMap(toUnicode?.stream ?? '')]
      }),
    )
    const stream = objects.get(ref(dict, 'Contents'))?.stream ?? ''
    return { glyphs: readContent(stream, fonts), actual: readActual(stream) }
  })
  const glyphs = contents.flatMap((each) => each.glyphs)
  const actual = contents.flatMap((each) => each.actual)
  return { text: glyphs.map(({ text }) => text).join(''), pages: pages.length, glyphs, actual }
}

type PdfObject = { dict: string; stream: string }

function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const source = pdf.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const match of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id, body = ''] = match
    const index = body.indexOf('\nstream\n')
    const dict = index < 0 ? body : body.slice(0, index)
    let stream = index < 0 ? '' : body.slice(index + 8, body.lastIndexOf('\nendstream'))
    if (stream && dict.includes('/FlateDecode'))
      stream = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    objects.set(Number(id), { dict, stream })
  }
  return objects
}

function ref(dict: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dict)?.[1])
}

/** Text by glyph number. */
function readMap(cmap: string): Map<number, string> {
  const map = new Map<number, string>()
  for (const [, from = '', , list = ''] of cmap.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
    for (const [n, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      map.set(
        Number.parseInt(from, 16) + n,
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      )
  return map
}

function readContent(content: string, fonts: Map<string, Map<number, string>>) {
  let font = ''
  const glyphs: { font: string; glyph: number; text: string }[] = []
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = name
    for (const [, hex = ''] of (shown ?? '').matchAll(/<(\w+)>/g))
      for (const four of hex.match(/.{4}/g) ?? []) {
        const glyph = Number.parseInt(four, 16)
        glyphs.push({ font, glyph, text: fonts.get(font)?.get(glyph) ?? '' })
      }
  }
  return glyphs
}

function readActual(content: string): string[] {
  return [...content.matchAll(/\/ActualText \(\xfe\xff((?:\\[\s\S]|[^\\)])*)\)/g)].map(
    ([, text = '']) => {
      const bytes = text.replace(/\\([\s\S])/g, (_, escaped) => escapes[escaped] ?? escaped)
      return Buffer.from(bytes, 'latin1').swap16().toString('utf16le')
    },
  )
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
