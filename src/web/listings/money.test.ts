import { expect, test } from 'vitest'
import { formatMoney, formatTyped, savingOf } from './money.ts'

test('prices are short where they can be', () => {
  expect(formatMoney(45_000, 'USD')).toBe('$450')
  expect(formatMoney(45_050, 'USD')).toBe('$450.50')
  expect(formatMoney(125_000, 'EUR')).toBe('€1,250')
})

test('currencies without cents have none', () => {
  expect(formatMoney(45_000, 'JPY')).toBe('¥45,000')
})

test('a saving is shown only when something is saved', () => {
  const phone = { priceMinor: 30_000, currency: 'USD' }
  expect(savingOf({ ...phone, originalPriceMinor: 45_000 })).toBe('$150')
  expect(savingOf({ ...phone, originalPriceMinor: 30_000 })).toBeUndefined()
  expect(savingOf({ ...phone, originalPriceMinor: null })).toBeUndefined()
})

test('what was typed gets its sign', () => {
  expect(formatTyped('250', 'USD')).toBe('$250')
  expect(formatTyped('99,50', 'USD')).toBe('$99.50')
})
