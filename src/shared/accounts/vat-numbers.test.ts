import { expect, test } from 'vitest'
import { normalizeVatNumber, wrongVatNumber } from './vat-numbers.ts'

test('a number is the same however people group it', () => {
  expect(normalizeVatNumber('de 136.695-976')).toBe('DE136695976')
})

test.each([
  ['DE', 'DE136695976'],
  ['GR', 'EL123456789'],
  ['AT', 'ATU12345678'],
  ['NL', 'NL123456789B01'],
  ['IE', 'IE1234567FA'],
  ['ES', 'ESB12345678'],
  // Registered for VAT in another country than that of its seat.
  ['DE', 'FR12345678901'],
  ['IE', 'XI123456789'],
  ['NO', 'NO123456785MVA'],
  ['GB', 'GB123456789'],
])('a business in %s can have the number %s', (country, number) => {
  expect(wrongVatNumber(country, number)).toBeUndefined()
})

test.each([
  ['DE', 'DE12345678', 'Check for a typo'],
  ['DE', 'DE1234567890', 'Check for a typo'],
  ['GR', 'EL12345678', 'Check for a typo'],
  ['GR', 'GR123456789', 'Begin with the country code, such as DE or EL'],
  ['AT', 'AT12345678', 'Check for a typo'],
  ['DE', '136695976', 'Begin with the country code, such as DE or EL'],
  ['DE', 'NO123456785', 'Begin with the country code, such as DE or EL'],
  ['NO', '<b>1', 'Enter 4 to 20 letters and digits'],
])('of a business in %s, %s is refused', (country, number, message) => {
  expect(wrongVatNumber(country, number)).toBe(message)
})
