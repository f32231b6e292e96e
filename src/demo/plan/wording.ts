import type { Random } from '@redial/demo-phones/random'

/** People write the same time in many ways. */
export function writeUsed(months: number, random: Random): string {
  if (months < 12) return random.pick([`${months} months`, `${months} months`, `${months} mo`])
  const years = months / 12
  if (Number.isInteger(years))
    return years === 1
      ? random.pick(['1 year', '12 months', '1 year'])
      : random.pick([`${years} years`, `${years} years`, `${years} yrs`])
  if (months % 6 === 0) return random.pick([`${years} years`, `${months} months`])
  return random.pick([`${months} months`, `${months} mo`])
}

/** Times are given in months up to two years, later in half years, then in years. */
export function roundUsed(months: number): number {
  if (months < 24) return Math.max(1, Math.round(months))
  return months < 60 ? Math.round(months / 6) * 6 : Math.round(months / 12) * 12
}
