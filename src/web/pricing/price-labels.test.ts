import { expect, test } from 'vitest'
import { formatSalesPeriod, shortMonth } from './price-labels.ts'

test('months are written out', () => {
  expect(shortMonth('2026-05')).toBe('May 2026')
})

test.each([
  [{ salesCount: 23, from: '2026-03', to: '2026-11' }, '23 sales, Mar 2026 to Nov 2026'],
  [{ salesCount: 1, from: '2026-03', to: '2026-03' }, '1 sale, Mar 2026'],
  [{ salesCount: 0, from: null, to: null }, 'No sales'],
])('how many sales and of when: %j', (band, words) => {
  expect(formatSalesPeriod(band)).toBe(words)
})
