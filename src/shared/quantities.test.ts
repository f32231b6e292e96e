import { expect, test } from 'vitest'
import { formatQuantity, spellQuantity } from './quantities.ts'

test('a count has its noun in the singular for one, and separated thousands', () => {
  expect([1, 2, 48, 1_000].map((count) => formatQuantity(count, 'phone'))).toEqual([
    '1 phone',
    '2 phones',
    '48 phones',
    '1,000 phones',
  ])
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
