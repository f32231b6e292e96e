import { expect, test } from 'vitest'
import { fromStripeAmount, toStripeAmount } from './stripe-provider.ts'

test.each([
  ['USD', 45_000, 45_000],
  ['JPY', 45_000, 45_000],
  ['KRW', 500_000, 500_000],
  // No decimals here, two at Stripe.
  ['ISK', 45_000, 4_500_000],
  ['HUF', 90_000, 9_000_000],
  ['KWD', 120_500, 120_500],
])('%s: %i converts to %i at Stripe and back', (currency, here, there) => {
  expect(toStripeAmount(here, currency)).toBe(there)
  expect(fromStripeAmount(there, currency)).toBe(here)
})

test('an amount that cards cannot express has no conversion', () => {
  expect(toStripeAmount(120_505, 'KWD')).toBeUndefined()
})
