import { expect, test } from 'vitest'
import { isWholeImei, parseImei, passesLuhn } from './imei.ts'

test('Luhn: exactly one of ten check digits fits, and swapped neighbors are detected', () => {
  const body = '49015420323751'
  const fitting = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).filter(passesLuhn)
  expect(fitting).toEqual(['490154203237518'])
  expect(passesLuhn('940154203237518')).toBe(false)
})

test.each(['490154203237518', '49-015420-323751-8', ' 49 015420 323751 8 ', '49.015420/323751.8'])(
  '%s is read',
  (text) => {
    expect(parseImei(text)).toEqual({ digits: '490154203237518', tac: '49015420', last4: '7518' })
  },
)

test.each([
  ['', /only digits/],
  ['49015420323751x', /only digits/],
  ['４９０１５４２０３２３７５１８', /only digits/],
  ['49015420323751', /15 digits; this has 14/],
  ['4901542032375180', /IMEISV/],
  ['490154203237519', /last digit/],
  ['490154203327518', /last digit/],
  ['000000000000000', /isn’t a valid IMEI/],
])('%j is refused with a message', (text, words) => {
  expect(parseImei(text)).toEqual({ wrong: expect.stringMatching(words) })
})

test('an IMEI is complete with 15 digits', () => {
  expect(isWholeImei('490 154 203 237 518')).toBe(true)
  expect(isWholeImei('49015420323751')).toBe(false)
})
