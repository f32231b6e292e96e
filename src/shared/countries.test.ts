import { expect, test } from 'vitest'
import { countryCodes, countryName, isCountry, wrongPostalCode } from './countries.ts'

test('all 250 countries are offered once, and only those are accepted', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const accepted = letters.flatMap((a) => letters.map((b) => a + b)).filter(isCountry)
  expect([...countryCodes].sort()).toEqual(accepted)
  expect(accepted.length).toBe(250)
  expect(countryName('NO')).toBe('Norway')
  expect(['HK', 'MO', 'PS', 'XK'].map((code) => countryName(code))).toEqual([
    ...['Hong Kong', 'Macau', 'Palestine', 'Kosovo'],
  ])
  expect(countryName('HK', 'de')).toBe('Hongkong')
  expect(countryName('NO', 'ar')).toBe('النرويج')
})

test('a postal code fits its country, and may be empty where no pattern is known', () => {
  expect(wrongPostalCode('NO', '0150')).toBeUndefined()
  expect(wrongPostalCode('NO', '01500')).toBe('Enter a valid postal code for this country')
  expect(wrongPostalCode('NO', '')).toBe('Postal code is required')
  expect(wrongPostalCode('AE', '')).toBeUndefined()
})
