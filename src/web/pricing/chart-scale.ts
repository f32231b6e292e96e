import type { Pricing } from '../api/index.ts'

/** One month of the chart; null where there was no sale or no estimate. */
export type Month = {
  month: string
  n: number
  soldMinor: number | null
  curveMinor: number | null
  isForecast: boolean
}

/** Sales and curve by month, oldest first. */
export function monthsOf({ months, curve }: Pick<Pricing, 'months' | 'curve'>): Month[] {
  const names = [...new Set([...months, ...curve].map(({ month }) => month))].sort()
  const sold = new Map(months.map((one) => [one.month, one]))
  const estimated = new Map(curve.map((one) => [one.month, one]))
  return names.map((month) => ({
    month,
    n: sold.get(month)?.n ?? 0,
    soldMinor: sold.get(month)?.medianMinor ?? null,
    curveMinor: estimated.get(month)?.priceMinor ?? null,
    isForecast: estimated.get(month)?.isForecast ?? false,
  }))
}

/** Round amounts from 0 to at least `highest`, in four steps at most. */
export function ticksTo(highest: number): number[] {
  const rough = Math.max(highest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, at) => Math.round(at * step))
}
