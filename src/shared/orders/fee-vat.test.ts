import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitVat } from './fee-vat.ts'

test.each([
  // 19 % in 19.00 is 3.0336…
  [1_900, 19_000, 1_597, 303],
  [119, 19_000, 100, 19],
  // 25 % in 0.02 is 0.004, in 0.03 0.006.
  [2, 25_000, 2, 0],
  [3, 25_000, 2, 1],
  // Exactly half a minor unit, away from zero.
  [1, 100_000, 0, 1],
  [-1, 100_000, -0, -1],
  [3, 100_000, 1, 2],
  [1_000, 5_255, 950, 50],
  [1_000, 0, 1_000, 0],
  [0, 19_000, 0, 0],
])('%i with VAT of %i thousandths of a percent is %i and %i', (gross, rate, netMinor, vatMinor) => {
  expect(splitVat(gross, rate)).toEqual({ netMinor: netMinor + 0, vatMinor })
})

test('property: net and VAT are the fee, and the VAT is right to half a minor unit', () => {
  const gross = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
  fc.assert(
    fc.property(gross, fc.integer({ min: 0, max: 100_000 }), (grossMinor, rate) => {
      const { netMinor, vatMinor } = splitVat(grossMinor, rate)
      expect(netMinor + vatMinor).toBe(grossMinor)
      expect(Number.isSafeInteger(netMinor) && Number.isSafeInteger(vatMinor)).toBe(true)
      // gross × rate ÷ (100 % + rate), without fractions.
      const whole = 100_000n + BigInt(rate)
      const error = BigInt(vatMinor) * whole - BigInt(grossMinor) * BigInt(rate)
      const twice = 2n * (error < 0n ? -error : error)
      expect(twice <= whole).toBe(true)
      // Half a unit goes away from zero, so the two signs mirror each other.
      if (twice === whole) expect(error > 0n).toBe(grossMinor > 0)
      if (grossMinor !== 0) expect(splitVat(-grossMinor, rate).vatMinor + vatMinor).toBe(0)
    }),
  )
})
