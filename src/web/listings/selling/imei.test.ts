import { expect, test } from 'vitest'
import { isWholeImei, plainTacName, readImei } from './imei.ts'

test('an IMEI is read as people type it', () => {
  expect(readImei('49-015420-323751-8')).toEqual({ digits: '490154203237518' })
  expect(isWholeImei('490 154 203 237 518')).toBe(true)
  expect(isWholeImei('49015420323751')).toBe(false)
})

test.each([
  ['49015420323751x', /digits only/],
  ['4901542032375', /this has 13/],
  ['4901542032375180', /IMEISV/],
  ['490154203237519', /last digit/],
  ['490154203327518', /last digit/],
  ['000000000000000', /no IMEI/],
])('%s is none, and says why', (text, words) => {
  expect(readImei(text)).toEqual({ wrong: expect.stringMatching(words) })
})

test('a code names its phone without what is for networks', () => {
  expect(plainTacName('Apple iPhone 7 A1778 TD-LTE 32GB')).toBe('Apple iPhone 7')
  expect(plainTacName('Xiaomi Redmi 9A')).toBe('Xiaomi Redmi 9A')
})
