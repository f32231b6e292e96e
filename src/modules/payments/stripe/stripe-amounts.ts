import { currencyDigits } from '../../../shared/money.ts'

// https://docs.stripe.com/currencies: Stripe counts most currencies in hundredths, ISK and UGX too,
// these in whole units and those in thousandths.
const WHOLE = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const THOUSANDTHS = ['BHD', 'JOD', 'KWD', 'OMR', 'TND']

function digitsAtStripe(currency: string): number {
  if (WHOLE.includes(currency)) return 0
  return THOUSANDTHS.includes(currency) ? 3 : 2
}

/**
 * The smallest sum that can be paid online, in our minor units; every such sum is a multiple of it.
 * Cards have no smaller unit than a hundredth, whatever the currency has: Stripe wants a 0 at the end
 * of thousandths (https://docs.stripe.com/currencies#three-decimal).
 */
export function smallestPayable(currency: string): number {
  const there = digitsAtStripe(currency)
  return 10 ** Math.max(0, currencyDigits(currency) - Math.min(there, 2))
}

/** Our minor units as Stripe counts them; undefined for a sum that it cannot express. */
export function toStripeAmount(minor: number, currency: string): number | undefined {
  const shift = digitsAtStripe(currency) - currencyDigits(currency)
  const amount = shift >= 0 ? minor * 10 ** shift : minor / 10 ** -shift
  const fits = Number.isSafeInteger(amount) && minor % smallestPayable(currency) === 0
  return fits ? amount : undefined
}

/** What Stripe counts, in our minor units. */
export function fromStripeAmount(amount: number, currency: string): number {
  return Math.round(inParts(amount, currency))
}

/** The same with fractions of our minor unit, which Stripe's own fees can have. */
export function inParts(amount: number, currency: string): number {
  const shift = digitsAtStripe(currency) - currencyDigits(currency)
  return shift >= 0 ? amount / 10 ** shift : amount * 10 ** -shift
}
