import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeOnRest, saleFee } from './payment-methods.ts'
import { smallestPayable, toStripeAmount } from './stripe/stripe-provider.ts'

test.each([
  [0, 0, 45_000, 0],
  [5, 0, 45_000, 2_250],
  [5, 100, 45_000, 2_350],
  [2.9, 30, 999, 59],
  // Halves round to even.
  [5, 0, 50, 2],
  [5, 0, 30, 2],
  [5, 0, 10, 0],
  [0.0001, 0, 1_000_000_000, 1_000],
  // Never more than the price.
  [5, 500, 300, 300],
  [100, 100, 300, 300],
])('%f %% and %i of %i is %i', (feePercent, feeFixed, price, fee) => {
  expect(saleFee({ feePercent, feeFixed }, price, 'USD')).toBe(fee)
})

test.each([
  // 5 % of 120.510 is 6.0255, and card amounts are multiples of 0.010.
  ['KWD', 120_510, 6_030],
  ['KWD', 100_100, 5_000],
  ['JPY', 45_010, 2_250],
  ['ISK', 45_030, 2_252],
])('%s: five percent of %i is %i', (currency, price, fee) => {
  expect(saleFee({ feePercent: 5, feeFixed: 0 }, price, currency)).toBe(fee)
})

/** Currencies with two, three and no decimals, and some with none here but two at Stripe. */
const currencies = ['USD', 'KWD', 'BHD', 'TND', 'JPY', 'ISK', 'UGX']

test('property: shares of buyer, seller and Redial always add up to the price, each payable', () => {
  const settings = fc.record({
    feePercent: fc.double({ min: 0, max: 100, noNaN: true }),
    feeFixed: fc.nat(1_000),
  })
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  const units = fc.integer({ min: 1, max: 100_000_000 })
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      units,
      settings,
      part,
      (currency, count, fees, part) => {
        const step = smallestPayable(currency)
        const price = count * step
        const refundMinor = Math.round(count * part) * step
        const fee = saleFee(fees, price, currency)
        const feeLeft = feeOnRest(fee, price, { refundMinor, currency })
        const seller = price - refundMinor - feeLeft
        expect(fee >= 0 && fee <= price).toBe(true)
        expect(feeLeft >= 0 && feeLeft <= fee && seller >= 0).toBe(true)
        for (const sum of [price, refundMinor, fee, price - fee, feeLeft, seller])
          expect(toStripeAmount(sum, currency)).toBeTypeOf('number')
      },
    ),
    { numRuns: 1_000 },
  )
})
