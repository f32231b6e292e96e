import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { MASK, maskContacts } from './mask-contacts.ts'

const hidden = [
  ['Call me on +47 912 34 567 please', `Call me on ${MASK} please`],
  ['555-123-4567', MASK],
  ['(555) 123 4567 after six', `${MASK} after six`],
  ['5 5 5 1 2 3 4 5 6 7', MASK],
  ['5.5.5.1.2.3.4', MASK],
  ['five five five one two three four', MASK],
  ['Five-five-five 1 2 3 four five', MASK],
  ['double five, five one two three four', undefined],
  ['٠١٢٣٤٥٦٧٨', MASK],
  ['５５５１２３４５６７', MASK],
  ['5️⃣5️⃣5️⃣1️⃣2️⃣3️⃣4️⃣', MASK],
  ['①②③④⑤⑥⑦⑧', MASK],
  ['𝟓𝟓𝟓𝟏𝟐𝟑𝟒', MASK],
  ['912\u200d34\u200d567', MASK],
  ['me@example.org', MASK],
  ['write to jane.doe+phones@mail.example.co.uk, thanks', `write to ${MASK}, thanks`],
  ['jane at gmail dot com', MASK],
  ['jane (at) gmail (dot) com', MASK],
  ['jane[at]gmail[dot]com', MASK],
  ['jane @ gmail . com', MASK],
  ['jane at gmail', MASK],
  ['ＪＡＮＥ＠ＥＸＡＭＰＬＥ．ＯＲＧ', MASK],
  ['see https://example.org/phone?id=1 now', `see ${MASK} now`],
  ['www.example.org', MASK],
  ['example.com/me', MASK],
  ['t.me/jane', MASK],
  ['wa.me/4791234567', MASK],
  ['example dot com', MASK],
  ['I am @jane_doe there', `I am ${MASK} there`],
  ['telegram: jane99', MASK],
  ['Insta = jane.doe', MASK],
  ['my snapchat jane_99', `my ${MASK}`],
  ['My mail is a@b.co and phone 91234567.', `My mail is ${MASK} and phone ${MASK}.`],
] as const

test.each(hidden)('contact details are hidden: %s', (text, shown) => {
  const answer = maskContacts(text)
  expect(answer.masked).toBe(true)
  if (shown !== undefined) expect(answer.text).toBe(shown)
})

const shown = [
  'Hello, is it still available?',
  'Would you take 450?',
  'I offer $1,250.50, or 1 250,50 €',
  '1250000 NOK is too much',
  'iPhone 13 Pro, 128/256 GB, battery 87 %',
  'Is it the 64, 128 or 256 GB one?',
  'Saturday 2026-11-21 at 14:30 or 22.11.2026 at 9:15',
  'Between 12 and 14, at the station in Oslo',
  'My code is 482 913',
  'one two three',
  'I have two phones, one is blue and three are black',
  'See you at home.No problem',
  'It is fine.to me it looks new',
  'at 5.30 pm',
  'Meet at gate 4 dot it will be cold',
  'Is Signal good there?',
  'Do you use whatsapp or telegram?',
  '😀👩‍👩‍👧‍👦 great',
  'مرحبا، هل ما زال متوفراً؟',
  'SM-G991B, Android 15',
  'price @450',
]
test.each(shown)('text without contact details is shown as it is: %s', (text) => {
  expect(maskContacts(text)).toEqual({ text, masked: false })
})

test('an email address is hidden whatever surrounds it', () => {
  const around = fc.string({ unit: 'grapheme', maxLength: 30 })
  fc.assert(
    fc.property(around, around, (before, after) => {
      const { text } = maskContacts(`${before} jane@example.org ${after}`)
      expect(text).not.toContain('jane@example.org')
      expect(text).toContain(MASK)
    }),
    { numRuns: 300 },
  )
})

test('a number is hidden however its digits are spaced', () => {
  const gaps = fc.array(fc.constantFrom('', ' ', '-', '.', '  ', ' / '), {
    minLength: 8,
    maxLength: 8,
  })
  fc.assert(
    fc.property(gaps, (spaces) => {
      const number = [...'91763548'].map((digit, index) => digit + (spaces[index] ?? '')).join('')
      expect(maskContacts(`call ${number}!`).text).not.toMatch(/\d/)
    }),
    { numRuns: 300 },
  )
})

test('a character that decomposes into a sentence does not multiply the length of a text', () => {
  for (const sign of ['\ufdfa', '\ufdfb', '\u337f', '\u2487', '\u00bd'])
    expect(foldText(sign.repeat(2_000)).text.length, sign).toBeLessThanOrEqual(8_000)
  expect(maskContacts('\ufdfa 91763548').text).toBe(`\ufdfa ${MASK}`)
})

test('a number is recognized across messages, however long the earlier ones are', () => {
  const chat = 'It works well and I never dropped it. '.repeat(5).slice(0, 110)
  const before = [...Array.from({ length: 10 }, () => chat), `${chat}\ncall 0176`, '4455']
  expect(maskContacts(`6677 ${chat.repeat(15)}`, before).masked).toBe(true)
})
