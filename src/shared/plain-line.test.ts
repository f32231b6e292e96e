import { expect, test } from 'vitest'
import { plainCode, plainDigits, plainLine } from './plain-line.ts'

const digits = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{Nd}/u.test(character))

test('the ten decimal digits of every script are read as 0 to 9', () => {
  expect(digits.length).toBeGreaterThan(600)
  for (let row = 0; row < digits.length; row += 10)
    expect(plainDigits(digits.slice(row, row + 10).join(''))).toBe('0123456789')
})

test.each([
  ['١٢٥٠', '1250'],
  ['৩৫০', '350'],
  ['\u202d352099008864643\u202c', '352099008864643'],
  ['\u200e+47\u00a0912\u201134\u2010567', '+47 912-34-567'],
  ['４８２−９１３ ', '482-913'],
  ['  NO93\u00a08601\u20091117 947 ', 'NO93 8601 1117 947'],
])('%j is read as %j', (typed, plain) => {
  expect(plainLine(typed)).toBe(plain)
})

test('a code is read however it is grouped', () => {
  for (const typed of ['482913', '482 913', '482–913', '٤٨٢ ٩١٣', '\u2066४८२-९१३\u2069'])
    expect(plainCode(typed)).toBe('482913')
})
