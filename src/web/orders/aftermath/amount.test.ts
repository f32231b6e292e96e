import { expect, test } from 'vitest'
import { toMinor } from './amount.ts'

test.each([
  ['50', 'USD', 5000],
  [' $49.9 ', 'USD', 4990],
  ['1,250.50', 'USD', 125050],
  ['1.250,50', 'EUR', 125050],
  ['12,5', 'EUR', 1250],
  ['300', 'JPY', 300],
])('%s %s is %d in minor units', (typed, currency, minor) => {
  expect(toMinor(typed, currency)).toBe(minor)
})

test.each([
  ['', 'USD'],
  ['a lot', 'USD'],
  ['-5', 'USD'],
  ['1.005', 'USD'],
  ['10.5', 'JPY'],
  ['1e9', 'USD'],
])('%s %s is no amount', (typed, currency) => {
  expect(toMinor(typed, currency)).toBeUndefined()
})
