import { expect, test } from 'vitest'
import { judgePrice } from './judge-price.ts'

test('a price is great below the fair range, high above it, and fair at its edges', () => {
  const range = { lowMinor: 100, highMinor: 200 }
  expect([99, 100, 200, 201].map((minor) => judgePrice(minor, range))).toEqual([
    'great',
    'fair',
    'fair',
    'high',
  ])
})
