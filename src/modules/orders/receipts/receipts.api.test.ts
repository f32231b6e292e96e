import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { receiptNote, receiptRows, receiptTitle } from '../../../shared/orders/receipt.ts'
import { formatFor } from '../../../shared/reader-format.ts'
import { buildBooking, buildShipped } from '../orders.fixture.ts'
import { textInPdf } from './pdf-text.fixture.ts'
import type { Receipt } from './receipt.ts'
import { drawReceipt } from './receipt-pdf.ts'

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
  const path = `/api/orders/${order._id}/receipt.pdf`
  const response = await app.app.request(`http://localhost:3000${path}`, {
    headers: { cookie: people[side].cookie },
  })
  return { response, pdf: Buffer.from(await response.arrayBuffer()) }
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
    const rows = receiptRows(body, formatFor(reader))
    const wanted = [
      ...rows.flatMap(({ term, lines }) => [term, ...lines]),
      receiptTitle(body),
      receiptNote(body),
      body.shop.host,
    ]
    for (const words of wanted) expect(solid(text)).toContain(solid(words))
    expect(body.shipTo.length).toBeGreaterThan(2)
    expect(text).toContain('Not accepted')
    expect(text.includes('You receive')).toBe(side === 'seller')
    expect(text).toMatch(/E[SD]T/)
  },
)

test('there is no PDF before the payment, and none for anyone else', async () => {
  const booking = await buildBooking(app)
  expect((await pdfOf(booking, 'buyer')).response.status).toBe(409)
  const sale = await buildShipped(app, 'paid')
  const stranger = { ...sale, buyer: await buildUser(app) }
  expect((await pdfOf(stranger, 'buyer')).response.status).toBe(404)
})

async function draw(change: Partial<Receipt>) {
  const { body } = await receipt(await buildShipped(app, 'paid'), 'seller')
  const reader = formatFor({ locale: 'en-GB', timeZone: 'UTC' })
  return textInPdf(await drawReceipt({ ...body, ...change }, { reader, now: app.clock.now() }))
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

test('Devanagari is shaped, and copied in the order of its letters', async () => {
  const { glyphs, actual } = await draw({ buyer: 'प्रिया शर्मा' })
  expect(actual).toEqual(['प्रिया', 'शर्मा'])
  const shown = glyphs.map(({ text }) => text).join('')
  // The vowel i stands before the consonants that it follows.
  expect(shown).toContain('ि')
  expect(shown.indexOf('ि')).toBeLessThan(shown.indexOf('प'))
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
