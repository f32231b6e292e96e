import { expect, test } from 'vitest'
import { hashOfImei, parseImei, passesLuhn } from './imei.ts'

test('Luhn: of ten last digits exactly one fits, and a swap of neighbours is found', () => {
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
  ['', /digits only/],
  ['49015420323751x', /digits only/],
  ['４９０１５４２０３２３７５１８', /digits only/],
  ['49015420323751', /15 digits; this has 14/],
  ['4901542032375180', /IMEISV/],
  ['490154203237519', /last digit/],
  ['000000000000000', /no IMEI/],
])('%j is refused in plain words', (text, words) => {
  expect(parseImei(text)).toEqual({ wrong: expect.stringMatching(words) })
})

test('the hash needs the secret, and holds no digit of the number', () => {
  const imei = parseImei('490154203237518')
  if ('wrong' in imei) throw new Error(imei.wrong)
  expect(hashOfImei('one', imei)).toBe(hashOfImei('one', imei))
  expect(hashOfImei('one', imei)).not.toBe(hashOfImei('other', imei))
  expect(hashOfImei('one', imei)).not.toContain('7518')
})
