import { expect, test } from 'vitest'
import { isWholeImei, parseImei, passesLuhn } from './imei.ts'

test('Luhn: exactly one of ten check digits fits, and swapped neighbors are detected', () => {
  const body = '49015420323751'
  const fitting = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).filter(passesLuhn)
  expect(fitting).toEqual(['490154203237518'])
  expect(passesLuhn('940154203237518')).toBe(false)
})

test.each([
  '490154203237518',
  '49-015420-323751-8',
  ' 49 015420 323751 8 ',
  '49.015420/323751.8',
  '490154203237518/01',
  '49-015420-323751-8/01',
  '\u202d490154203237518\u202c',
  '\u200e49\u201301 5420\u2014323751\u20118',
  'IMEI: 490154203237518',
  'IMEI1: 490154203237518',
  'IMEI1 490154203237518',
  'IMEI (SIM 2) 490154203237518',
  'IMEI 490154203237518, IMEISV 4901542032375101',
  'IMEI1: 490154203237518 IMEI2: 490154203237518',
  '*#06# 490154203237518',
  '４９０１５４２０３２３７５１８',
  '٤٩٠١٥٤٢٠٣٢٣٧٥١٨',
  '৪৯০১৫৪২০৩২৩৭৫১৮',
])('%j is read', (text) => {
  expect(parseImei(text)).toEqual({ digits: '490154203237518', tac: '49015420', last4: '7518' })
})

test.each([
  ['', /only digits/],
  ['none', /only digits/],
  ['4901542032375', /15 digits; this has 13/],
  ['49015420323751812', /15 digits; this has 17/],
  ['490154203237519', /last digit/],
  ['490154203327518', /last digit/],
  ['000000000000000', /isn’t a valid IMEI/],
])('%j is refused with a message', (text, words) => {
  expect(parseImei(text)).toMatchObject({ wrong: expect.stringMatching(words) })
})

test.each([
  ['49015420323751', /check digit is missing/, ['490154203237518']],
  ['IMEI1: 49-015420-323751', /check digit is missing/, ['490154203237518']],
  ['4901542032375101', /IMEISV/, ['490154203237518']],
  ['490154203237518 352099008864643', /2 numbers/, ['490154203237518', '352099008864643']],
  [
    'IMEI1: 490154203237518/01\nIMEI2: 35 209900 886464 3',
    /2 numbers/,
    ['490154203237518', '352099008864643'],
  ],
])('%j is asked back with the numbers that may be meant', (text, words, choices) => {
  expect(parseImei(text)).toMatchObject({ wrong: expect.stringMatching(words), choices })
})

test('an IMEI is complete with 15 digits', () => {
  expect(isWholeImei('490 154 203 237 518')).toBe(true)
  expect(isWholeImei('49015420323751')).toBe(false)
})
