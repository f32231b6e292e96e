import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeOnRest, feesOf } from './fees.ts'

test.each([
  [0, 0, 45_000, 0],
  [5, 0, 45_000, 2_250],
  [5, 100, 45_000, 2_350],
  [2.9, 30, 999, 59],
  // Halves go to the even neighbour.
  [5, 0, 50, 2],
  [5, 0, 30, 2],
  [5, 0, 10, 0],
  [0.0001, 0, 1_000_000_000, 1_000],
  // Never more than the price.
  [5, 500, 300, 300],
  [100, 100, 300, 300],
])('%f %% and %i of %i is %i', (FEE_PERCENT, FEE_FIXED, price, fee) => {
  expect(feesOf({ FEE_PERCENT, FEE_FIXED }, price)).toBe(fee)
})

test('whatever goes back, price is what the buyer, the seller and Redial get, to the last cent', () => {
  const price = fc.integer({ min: 1, max: 1_000_000_000 })
  const env = fc.record({
    FEE_PERCENT: fc.double({ min: 0, max: 100, noNaN: true }),
    FEE_FIXED: fc.nat(1_000),
  })
  fc.assert(
    fc.property(price, env, fc.double({ min: 0, max: 1, noNaN: true }), (sum, fees, part) => {
      const fee = feesOf(fees, sum)
      const refund = Math.round(sum * part)
      const kept = feeOnRest(fee, sum, refund)
      const seller = sum - refund - kept
      expect(Number.isInteger(fee) && Number.isInteger(kept)).toBe(true)
      expect(fee >= 0 && fee <= sum).toBe(true)
      expect(kept >= 0 && kept <= fee && seller >= 0).toBe(true)
    }),
  )
})
