import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Language, languageCodes } from './languages.ts'
import {
  currencyDigits,
  formatDifference,
  formatEstimate,
  formatEstimateRange,
  formatExact,
  formatMoney,
  formatSaving,
  formatWhole,
  roundEstimate,
  toExactPrice,
  toMajor,
  toTypedPrice,
} from './money.ts'
import {
  describeReadings,
  formatTyped,
  parsePrice,
  readFilterPrice,
  readPrice,
} from './parse-price.ts'

const minor = (text: string | number, currency = 'USD') => {
  const parsed = parsePrice(text, currency)
  return 'minor' in parsed ? parsed.minor : parsed.wrong
}

test.each([
  ['450', 45_000],
  ['1,250.50', 125_050],
  ['1.250,50', 125_050],
  ['1 250,50', 125_050],
  ["1'250.50", 125_050],
  ['1,234,567.00', 'This amount is too high'],
  ['1,00,000', 10_000_000],
  ['$450', 45_000],
  ['$ 1,250.5', 125_050],
  ['US$450', 45_000],
  ['450 USD', 45_000],
  ['usd 450', 45_000],
  ['450$', 45_000],
  ['1,250', 125_000],
  ['.5', 50],
  ['0.250', 25],
  ['0,99', 99],
  [' 450 ', 45_000],
  ['４５０', 45_000],
  ['007', 700],
  [450, 45_000],
  [450.5, 45_050],
  [1.25, 125],
  ['1000000', 100_000_000],
])('%j is read as %j', (text, expected) => {
  expect(minor(text)).toBe(expected)
})

test.each([
  ['', 'Enter a valid price'],
  ['abc', 'Enter a valid price'],
  ['€450', 'Enter a valid price'],
  ['450 EUR', 'Enter a valid price'],
  ['4 5 0', 'Enter a valid price'],
  ['1,25,0', 'Enter a valid price'],
  ['1.2.3', 'Enter a valid price'],
  ['1.250', 'Did you mean 1250 or 1.25?'],
  ['$450.999', 'Did you mean 450999 or 451.00?'],
  ['450.000', 'Did you mean 450000 or 450.00?'],
  ['1,250.505', 'Enter a valid price'],
  ['450.', 'Enter a valid price'],
  ['1e3', 'Enter a valid price'],
  ['0x10', 'Enter a valid price'],
  ['$$5', 'Enter a valid price'],
  [1.255, 'Enter a valid price'],
  [Number.NaN, 'Enter a valid price'],
  ['0', 'Must be more than 0'],
  ['0.00', 'Must be more than 0'],
  ['-5', 'Must be more than 0'],
  ['-$5', 'Must be more than 0'],
  [-5, 'Must be more than 0'],
  ['1000000.01', 'This amount is too high'],
  ['99999999999999999999', 'This amount is too high'],
  [1e21, 'This amount is too high'],
])('%j is refused: %s', (text, message) => {
  expect(minor(text)).toBe(message)
})

test('the currency decides the number of decimals', () => {
  expect(minor('1,250', 'JPY')).toBe(1_250)
  expect(minor('450.00', 'JPY')).toBe(450)
  expect(minor('450.5', 'JPY')).toBe('Enter a valid price')
  expect(minor('¥450', 'JPY')).toBe(450)
  expect(minor('1.25', 'KWD')).toBe(1_250)
  expect(minor('€ 1.250,50', 'EUR')).toBe(125_050)
  expect(minor('£450', 'GBP')).toBe(45_000)
  expect(toMajor(45_000, 'USD')).toBe('450.00')
  expect(toMajor(450, 'JPY')).toBe('450')
  expect(toMajor(1_250, 'KWD')).toBe('1.250')
})

test('property: formatted prices are read back in every locale', () => {
  const price = fc.integer({ min: 1, max: 100_000_000 })
  const place = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'en-IN', 'de-CH', 'pt-BR', 'nb-NO')
  const style = fc.constantFrom('decimal', 'currency')
  fc.assert(
    fc.property(price, place, style, (value, locale, kind) => {
      const format = new Intl.NumberFormat(locale, {
        style: kind as 'decimal',
        currency: 'USD',
        currencyDisplay: 'code',
        minimumFractionDigits: 2,
      })
      expect(minor(format.format(value / 100))).toBe(value)
      expect(minor(toMajor(value, 'USD'))).toBe(value)
      expect(minor(value / 100)).toBe(value)
    }),
  )
})

test('property: any text gives a valid price or an error', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[-$ 0-9.,']{0,12}$/))
  fc.assert(
    fc.property(text, fc.constantFrom('USD', 'JPY', 'KWD'), (typed, currency) => {
      const parsed = parsePrice(typed, currency)
      if (!('minor' in parsed)) return
      expect(Number.isSafeInteger(parsed.minor)).toBe(true)
      expect(parsed.minor).toBeGreaterThan(0)
    }),
    { numRuns: 2_000 },
  )
})

test('whole amounts are shown without cents', () => {
  expect(formatMoney(45_000, 'USD')).toBe('$450')
  expect(formatMoney(45_050, 'USD')).toBe('$450.50')
  expect(formatMoney(125_000, 'EUR')).toBe('€1,250')
})

test('property: amounts are written as Intl writes them, in every currency', () => {
  const currency = fc.constantFrom('USD', 'EUR', 'GBP', 'INR', 'CHF', 'JPY', 'KWD')
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), currency, (amount, code) => {
      const style = { style: 'currency', currency: code, trailingZeroDisplay: 'stripIfInteger' }
      const intl = new Intl.NumberFormat('en-US', style as Intl.NumberFormatOptions)
      expect(formatMoney(amount, code)).toBe(intl.format(amount / 10 ** currencyDigits(code)))
    }),
  )
})

test('an amount is rounded to whole units as Intl rounds it, in every currency', () => {
  const currency = fc.constantFrom('USD', 'EUR', 'CHF', 'JPY', 'KWD')
  fc.assert(
    fc.property(fc.nat(10 ** 9), currency, (amount, code) => {
      const style = { style: 'currency', currency: code, maximumFractionDigits: 0 }
      const intl = new Intl.NumberFormat('en-US', style as Intl.NumberFormatOptions)
      fc.pre(amount >= 10 * 10 ** currencyDigits(code))
      expect(formatWhole(amount, code)).toBe(intl.format(amount / 10 ** currencyDigits(code)))
    }),
  )
  expect(formatWhole(45_050, 'USD')).toBe('$451')
})

test('a currency without cents is shown without them', () => {
  expect(formatMoney(45_000, 'JPY')).toBe('¥45,000')
})

test('a saving is shown only if there is one', () => {
  const phone = { priceMinor: 30_000, currency: 'USD' }
  expect(formatSaving({ ...phone, originalPriceMinor: 45_000 })).toBe('$150')
  expect(formatSaving({ ...phone, originalPriceMinor: 30_000 })).toBeUndefined()
  expect(formatSaving({ ...phone, originalPriceMinor: null })).toBeUndefined()
})

test('a typed price is shown with its currency sign', () => {
  expect(formatTyped('250', 'USD')).toBe('$250')
  expect(formatTyped('99,50', 'USD')).toBe('$99.50')
  expect(formatTyped('cheap', 'USD')).toBe('cheap')
})

test('a price in a form is written as people type it, in currencies without cents too', () => {
  expect(toTypedPrice(45_000, 'USD')).toBe('450')
  expect(toTypedPrice(45_050, 'USD')).toBe('450.50')
  expect(toTypedPrice(45_000, 'JPY')).toBe('45000')
})

test.each([
  ['50', 'USD', 5_000],
  [' $49.9 ', 'USD', 4_990],
  ['1,250.50', 'USD', 125_050],
  ['1.250,50', 'EUR', 125_050],
  ['12,5', 'EUR', 1_250],
  ['300', 'JPY', 300],
  ['1.0050', 'KWD', 1_005],
])('an amount of %s %s is %d in minor units', (typed, currency, minor) => {
  expect(readPrice(typed, currency)).toBe(minor)
})

test.each([
  ['', 'USD'],
  ['a lot', 'USD'],
  ['-5', 'USD'],
  ['1.005', 'USD'],
  ['1.005', 'KWD'],
  ['$1.250', 'USD'],
  ['10.5', 'JPY'],
  ['1e9', 'USD'],
])('%s %s is rejected as an amount', (typed, currency) => {
  expect(readPrice(typed, currency)).toBeUndefined()
})

test('an estimate is rounded to half steps of its second digit, in any currency', () => {
  const rounded = [14_848, 21_232, 123_700, 3_720, 1_950, 450, 7].map(roundEstimate)
  expect(rounded).toEqual([15_000, 21_000, 125_000, 3_700, 1_950, 450, 7])
  expect(formatEstimate(36_812, 'USD')).toBe('$370')
})

test('a range of estimates names the currency once, and one amount when both are the same', () => {
  expect(formatEstimateRange(34_800, 39_240, 'USD')).toBe('$350–390')
  expect(formatEstimateRange(118_000, 124_800, 'EUR')).toBe('€1,200–1,250')
  expect(formatEstimateRange(100_100, 100_900, 'USD')).toBe('$1,000')
})

test('a filter reads an ambiguous price as thousands', () => {
  expect([readFilterPrice('1.250', 'USD'), readPrice('1.250', 'USD')]).toEqual([125_000, undefined])
  expect(formatTyped('1.250', 'USD')).toBe('$1,250')
})

test.each([
  ['45,500', 'KWD', 'Did you mean 45500 or 45.50?'],
  ['45.500', 'KWD', 'Did you mean 45500 or 45.50?'],
  ['KWD 45,500', 'KWD', 'Did you mean 45500 or 45.50?'],
  ['٤٥,٥٠٠', 'BHD', 'Did you mean 45500 or 45.50?'],
  ['45.125', 'TND', 'Did you mean 45125 or 45.1250?'],
  ['450.000', 'OMR', 'Did you mean 450000 or 450?'],
  ['45,500', 'USD', undefined],
  ['45.500', 'JPY', undefined],
  ['45,500.000', 'KWD', undefined],
  ['0.500', 'JOD', undefined],
  ['1045.125', 'KWD', undefined],
])('%s in %s is asked about only if it could mean two prices', (typed, currency, question) => {
  expect(describeReadings(typed, currency)).toBe(question)
  const [, ...meanings] = /mean (.+) or (.+)\?/.exec(question ?? '') ?? []
  for (const meaning of meanings) expect(readPrice(meaning, currency)).toBeGreaterThan(0)
})

test('property: a price in a form or a file is read back as the same amount, with 0, 2 and 3 decimals', () => {
  const currency = fc.constantFrom('JPY', 'USD', 'KWD', 'BHD', 'TND')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), currency, (amount, code) => {
      expect(readPrice(toTypedPrice(amount, code), code)).toBe(amount)
      expect(readPrice(toExactPrice(amount, code), code)).toBe(amount)
      expect(readFilterPrice(toTypedPrice(amount, code), code)).toBe(amount)
      expect(readFilterPrice(toMajor(amount, code), code)).toBe(amount)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['٤٥٫٥', 'USD', 4_550],
  ['٤٥٫٥٠٠', 'KWD', 45_500],
  ['45٫125', 'KWD', 45_125],
  ['٤٥٬٥٠٠', 'KWD', 45_500_000],
  ['١٬٢٥٠٫٥٠', 'USD', 125_050],
  ['1٬250', 'JPY', 1_250],
  ['1٫250', 'USD', 125],
  ['1٫250', 'JPY', 'Enter a valid price'],
  ['45٬50', 'KWD', 'Enter a valid price'],
  ['45٫', 'KWD', 'Enter a valid price'],
  ['1٫2٫3', 'KWD', 'Enter a valid price'],
])('%s %s with the Arabic marks is %j', (typed, currency, expected) => {
  expect(minor(typed, currency)).toBe(expected)
})

test('a small amount is not rounded to nothing, with 2 and 3 decimals', () => {
  const amounts = [formatWhole(100, 'KWD'), formatWhole(30, 'USD'), formatWhole(3, 'JPY')]
  expect(amounts.map((text) => text.replace('\u00a0', ' '))).toEqual(['KWD 0.100', '$0.30', '¥3'])
})

const currencies = 'USD EUR GBP INR BDT BRL MXN SEK JPY KWD AED EGP CHF MAD'.split(' ')
/** Further currencies of countries that speak a language. */
const local: Partial<Record<Language, string[]>> = {
  ...{ es: ['ARS', 'CLP', 'COP', 'UYU'], fr: ['XOF', 'XAF'], ar: ['SAR'] },
}
/** Pesos, whose sign Spanish has in their countries alone. */
const PESOS = /^(ARS|CLP|COP|MXN|UYU)$/

test.each(languageCodes.filter((code) => code !== 'en'))(
  'amounts in %s are those of CLDR',
  (language) => {
    const locale = language === 'ar' ? 'ar-u-nu-latn' : language
    // Direction marks, which CLDR has for texts of another direction; "US$" and "UK£" are the signs elsewhere.
    const plain = (text: string) =>
      text
        .replace(/[\u200e\u200f]/g, '')
        // Bengali has a space before letters alone.
        .replace(/(?<=[০-৯])\u00a0US(?=\$)/, '')
        .replace(/(US|UK)(?=[$£])|(?<=[$£])(US|GB)/, '')
        // In Spain pounds and rupees are codes.
        .replace(/GBP$/, '£')
        .replace(/INR$/, '₹')
    for (const currency of [...currencies, ...(local[language] ?? [])])
      for (const minor of [5, 45_000, 45_050, 123_456_789]) {
        const digits = currencyDigits(currency)
        const format = new Intl.NumberFormat(locale, {
          ...{ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' },
          currencyDisplay: language === 'es' && PESOS.test(currency) ? 'narrowSymbol' : 'symbol',
        })
        expect(formatMoney(minor, currency, language)).toBe(
          plain(format.format(minor / 10 ** digits)),
        )
      }
  },
)

test('an estimated range names its currency once, where the language has it', () => {
  expect(formatEstimateRange(35_000, 39_000, 'EUR', 'de')).toBe('350–390\u00a0€')
  expect(formatEstimateRange(35_000, 39_000, 'SAR', 'ar')).toBe('350–390\u00a0ر.س.')
  expect(formatEstimateRange(125_000, 125_000, 'EUR', 'de')).toBe('1.250\u00a0€')
  expect(formatEstimateRange(35_000, 39_000, 'BRL', 'pt')).toBe('R$\u00a0350–390')
  expect(formatEstimateRange(35_000, 39_000, 'BDT', 'bn')).toBe('৩৫০–৩৯০৳')
  expect(formatEstimateRange(35_000, 39_000, 'INR', 'hi')).toBe('₹350–390')
})

test('a sign stays on the left of its number, from right to left too', () => {
  expect(formatMoney(-27360, 'USD', 'ar')).toBe('\u200e-273.60\u00a0$')
  expect(formatDifference(27360, 'USD', 'ar')).toBe('\u200e+273.60\u00a0$')
  expect(formatDifference(27360, 'USD', 'en')).toBe('+$273.60')
  expect(formatDifference(-27360, 'USD', 'de')).toBe('-273,60\u00a0$')
  expect(formatDifference(0, 'USD', 'en')).toBe('$0')
})

test.each([
  [344_300, 'USD', 'en', '$3,443.00'],
  [-27_360, 'USD', 'en', '−$273.60'],
  [0, 'EUR', 'en', '€0.00'],
  [45_000, 'JPY', 'en', '¥45,000'],
  [344_300, 'EUR', 'de', '3.443,00\u00a0€'],
  [-45_000, 'JPY', 'de', '−45.000\u00a0¥'],
  [-27_360, 'USD', 'ar', '\u200e−273.60\u00a0$'],
] as const)(
  '%d minor units of %s in %s are %s in a column',
  (minorUnits, currency, language, text) => {
    expect(formatExact(minorUnits, currency, language)).toBe(text)
  },
)
