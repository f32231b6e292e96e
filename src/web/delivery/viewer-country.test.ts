import { expect, test } from 'vitest'
import { countryOptions } from './viewer-country.ts'

test('a country is listed under the names in use, its usual one first', () => {
  const options = countryOptions()
  const firstOf = (code: string) => options.find(({ value }) => value === code)?.label
  expect(['HK', 'MO', 'PS', 'XK', 'US'].map(firstOf)).toEqual([
    ...['Hong Kong', 'Macau', 'Palestine', 'Kosovo', 'United States'],
  ])
  expect(options).toContainEqual({ value: 'CI', label: 'Ivory Coast (Côte d’Ivoire)' })
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length)
})
