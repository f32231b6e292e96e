import { expect, test } from 'vitest'
import type { Market } from '../../api/index.ts'
import { marketPosition } from './prices.tsx'

const market: Market = {
  count: 14,
  lowestMinor: 20_000,
  medianMinor: 26_200,
  highestMinor: 40_000,
  basis: 'model',
}
const words = (priceMinor: number, of: Market | null = market) =>
  marketPosition({ priceMinor, currency: 'USD' }, of)

test('a price is ranked among the others, and a low one is positive', () => {
  expect(words(20_000)).toEqual({ good: true, text: 'Lowest price of 14' })
  expect(words(25_000)).toEqual({ good: true, text: '$12 below the median of 14' })
  expect(words(26_200)).toEqual({ good: false, text: 'At the median of 14' })
  expect(words(30_000)).toEqual({ good: false, text: '$38 above the median of 14' })
})

test('two listings are too few for a comparison', () => {
  expect(words(20_000, { ...market, count: 2 })).toBeUndefined()
  expect(words(20_000, null)).toBeUndefined()
})
