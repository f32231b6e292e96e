/** A percentage counts to the thousandth: 5.255 % is 5255. */
export const RATE_PARTS = 1_000

export type VatSplit = { netMinor: number; vatMinor: number }

/**
 * The VAT that a fee contains, in minor units, with a rate in thousandths of a percent. Half a minor unit is rounded
 * away from zero, and the net amount is the rest: together they are the fee in any currency.
 */
export function splitVat(grossMinor: number, rateThousandths: number): VatSplit {
  const rate = BigInt(rateThousandths)
  const whole = 100n * BigInt(RATE_PARTS) + rate
  const size = BigInt(Math.abs(grossMinor))
  const share = Number((2n * size * rate + whole) / (2n * whole))
  const vatMinor = grossMinor < 0 && share > 0 ? -share : share
  return { netMinor: grossMinor - vatMinor, vatMinor }
}

export const REVERSE_CHARGE = 'Reverse charge: VAT to be accounted for by the recipient'

/** The VAT in a fee, as it was when the fee was charged; amounts in minor units. */
export type FeeVat = VatSplit & {
  /** Up to three decimals: 19 is 19 %. */
  percent: number
  shopName: string
  shopVatNumber: string
  /** Of a business that accounts for the VAT itself; null for other sellers. */
  sellerVatNumber: string | null
}
