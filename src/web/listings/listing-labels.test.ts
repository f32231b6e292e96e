import { expect, test } from 'vitest'
import { readText } from '../ui/text.fixture.tsx'
import { translate } from '../ui/text.ts'
import { priceSummary } from './listing-labels.ts'

const t = translate(readText('en'), 'model')

test.each([
  [0, null, null, 'None for sale right now.'],
  [1, 25_000, 25_000, '1 for sale at $250.'],
  [1_200, 25_000, 48_050, '1,200 for sale, from $250 to $480.50.'],
  [10_001, 100, 200, '10,000+ for sale, from $1 to $2.'],
])('%i for sale: %s to %s', (live, lowestMinor, highestMinor, words) => {
  expect(priceSummary({ live, lowestMinor, highestMinor, currency: 'USD' }, t, 'en')).toBe(words)
})
