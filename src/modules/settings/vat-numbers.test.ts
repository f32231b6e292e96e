import { expect, test } from 'vitest'
import { EU_COUNTRIES } from '../../shared/taxes.ts'
import { normalizeVatNumber, reverseChargeArea, wrongVatNumber } from './vat-numbers.ts'

test('a number is the same however people group it', () => {
  expect(normalizeVatNumber('de 136.695-976')).toBe('DE136695976')
})

/** Published numbers of companies and authorities; or made up with the right check digits. */
const numbers = [
  'ATU33864707',
  'BE0403170701',
  'BE1001686633',
  'BG175074752',
  'CY10259033P',
  'CZ25123891',
  'DE136695976',
  'DK22756214',
  'EE100931558',
  'EL094259216',
  'ESA28015865',
  'ESX2482300W',
  'FI01120389',
  'FR40303265045',
  'FRK7399859412',
  'HR33392005961',
  'HU12892312',
  'IE6388047V',
  'IE1234567FA',
  'IT00743110157',
  'LT119511515',
  'LU15027442',
  'LV40003521600',
  'MT11679112',
  'NL004495445B01',
  'NL000099998B57',
  'PL5260250995',
  'PT501964843',
  'RO18547290',
  'SE556016068001',
  'SI50223054',
  'SK2022749619',
  'XI980780684',
]

test.each(numbers)('any business of the EU can have the number %s', (number) => {
  // Also where it is registered for VAT in another country than that of its seat.
  for (const country of ['DE', 'GR', 'IE']) expect(wrongVatNumber(country, number)).toBeUndefined()
})

/** The number with another digit: the last one of the longest run, which every country checks. */
function withTypo(number: string): string {
  const run = number.match(/\d+/g)?.sort((a, b) => b.length - a.length)[0] ?? ''
  const digit = (Number(run.at(-1)) + 1) % 10
  return number.replace(run, `${run.slice(0, -1)}${digit}`)
}

// SE: the last digits count VAT registrations. French keys with letters have no published rule.
test.each(numbers.filter((number) => !/^SE|^FR[A-Z]/.test(number)))(
  'a wrong digit in %s is noticed',
  (number) => {
    expect(wrongVatNumber('DE', withTypo(number))).toMatch(/Check for a typo$/)
  },
)

test.each([
  ['NO', 'NO123456785MVA'],
  ['GB', 'GB980780684'],
  ['GB', '980780684'],
])('a business in %s can have the number %s', (country, number) => {
  expect(wrongVatNumber(country, number)).toBeUndefined()
})

const DIGITS = 'The check digits don’t match. Check for a typo'
test.each([
  ['DE', 'DE136695967', DIGITS],
  ['SE', 'SE556016068101', DIGITS],
  ['GB', 'GB980780648', DIGITS],
  ['DE', 'DE12345678', 'Check for a typo'],
  ['DE', 'DE1234567890', 'Check for a typo'],
  ['GR', 'EL12345678', 'Check for a typo'],
  ['GR', 'GR094259216', 'Begin with the country code, such as DE or EL'],
  ['AT', 'AT12345678', 'Check for a typo'],
  ['DE', '136695976', 'Begin with the country code, such as DE or EL'],
  ['DE', 'NO123456785', 'Begin with the country code, such as DE or EL'],
  ['DE', 'constructor', 'Begin with the country code, such as DE or EL'],
  ['NO', '<b>1', 'Enter 4 to 20 letters and digits'],
])('of a business in %s, %s is refused', (country, number, message) => {
  expect(wrongVatNumber(country, number)).toBe(message)
})

test('reverse charge is possible between countries of the EU only', () => {
  const { prefixes, countries } = reverseChargeArea('EL094259216')
  expect([prefixes.length, countries.length]).toEqual([26, 26])
  expect([...prefixes, ...countries].filter((code) => /^(EL|GR|XI|GB)$/.test(code))).toEqual([])
  expect([...reverseChargeArea('DE136695976').countries, 'DE'].sort()).toEqual(
    [...EU_COUNTRIES].sort(),
  )
  for (const number of ['GB980780684', 'XI980780684', 'CHE107787577MWST'])
    expect(reverseChargeArea(number)).toEqual({ prefixes: [], countries: [] })
})
