/**
 * From when a platform in the EU reports a seller of goods for a calendar year: 30 sales or more, or more than
 * 2,000 € in all. Source: Council Directive (EU) 2021/514 (DAC7), Annex V of Directive 2011/16/EU, section I,
 * part B, paragraph 4(d): an excluded seller is one "for which the Platform Operator facilitated less than 30
 * Relevant Activities by means of the sale of Goods and for which the total amount of Consideration paid or
 * credited did not exceed EUR 2 000".
 */
export const DAC7_SALES = 30
/** In major units of the currency of the shop, which an operator outside the euro converts themselves. */
export const DAC7_CONSIDERATION = 2_000

/** The countries of the EU. */
export const EU_COUNTRIES: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Whether a shop in this country reports its sellers. */
export function reportsSellers(country: string | null): boolean {
  return country !== null && EU_COUNTRIES.includes(country)
}

/**
 * Sellers stay in reports for so many years after they deleted their account: five full years after that of their last
 * sale, the least that the same Annex asks for (section IV, part B, paragraph 3: "not less than 5 years but not more
 * than 10 years following the end of the Reportable Period").
 */
export const FORMER_SELLER_YEARS = 6

export const dac7Reasons = ['sales', 'consideration', 'both'] as const
export type Dac7Reason = (typeof dac7Reasons)[number]

/** Why a seller is reported; undefined for one who is not. `limitMinor` is the amount in minor units. */
export function dac7Reason(
  { sales, considerationMinor }: { sales: number; considerationMinor: number },
  limitMinor: number,
): Dac7Reason | undefined {
  const hasSales = sales >= DAC7_SALES
  const hasConsideration = considerationMinor > limitMinor
  if (hasSales && hasConsideration) return 'both'
  if (hasSales) return 'sales'
  return hasConsideration ? 'consideration' : undefined
}
