import { DAY } from '../../platform/clock.ts'

export type Grade = 'A' | 'B' | 'C' | 'D'

/** What a phone is priced by; null where nobody said. */
export type Condition = { storageGb: number | null; grade: Grade | null }

export type Sale = Condition & { priceMinor: number; soldAt: Date }

/** A model as far as its price goes. */
export type PricedModel = {
  id: number
  brand: string
  /** 'YYYY' or 'YYYY-MM'. */
  announced: string | null
  /** New, of the smallest variant, in the currency of the sales; null when not known in it. */
  launchMinor: number | null
  /** The smallest variant. */
  leastStorageGb: number | null
}

const DAYS_A_MONTH = 365.25 / 12

/** Months since a model was announced, never below 0; a bare year counts from its middle. */
export function ageInMonths(announced: string, at: Date): number {
  const [year = 0, month = 7] = announced.split('-').map(Number)
  return Math.max(0, (at.getTime() - Date.UTC(year, month - 1, 1)) / (DAYS_A_MONTH * DAY))
}
