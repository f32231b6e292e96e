import { expect, test } from 'vitest'
import { feeText } from './fee-text.ts'

test.each([
  ['en', { percent: 10, fixedMinor: 30 }, '10% + $0.30'],
  ['en', { percent: 2.5, fixedMinor: 0 }, '2.5%'],
  ['en', { percent: 0, fixedMinor: 30 }, '$0.30'],
  ['de', { percent: 2.5, fixedMinor: 30 }, '2,5\u00a0% + 0,30\u00a0$'],
] as const)('%s: %j is %s', (language, fee, text) => {
  expect(feeText({ ...fee, currency: 'USD' }, language)).toBe(text)
})
