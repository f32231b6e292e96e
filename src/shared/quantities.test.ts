import { expect, test } from 'vitest'
import { languageCodes } from './languages.ts'
import { formatCount, formatDecimal, formatQuantity, spellQuantity } from './quantities.ts'

test('a count has its noun in the singular for one, and separated thousands', () => {
  expect([1, 2, 48, 1_000].map((count) => formatQuantity(count, 'phone'))).toEqual([
    '1 phone',
    '2 phones',
    '48 phones',
    '1,000 phones',
  ])
})

test.each(languageCodes)('counts and decimals in %s are those of CLDR', (language) => {
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language
  for (const count of [0, 7, 999, 1_234, 9_999, 12_345, 999_999, 1_234_567, 123_456_789])
    expect(formatCount(count, language)).toBe(new Intl.NumberFormat(locale).format(count))
  for (const number of [0.5, 4.25, 99.9])
    expect(formatDecimal(number, language)).toBe(new Intl.NumberFormat(locale).format(number))
  const oneDigit = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
  expect(formatDecimal(4, language, 1)).toBe(oneDigit.format(4))
})

test('running text has numbers up to ten in words', () => {
  expect([0, 1, 3, 10, 11].map((count) => spellQuantity(count, 'day'))).toEqual([
    'no days',
    'one day',
    'three days',
    'ten days',
    '11 days',
  ])
})
