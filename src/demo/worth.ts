import type { Grade } from '@redial/demo-phones'
import type { Brand } from './catalogue.ts'

/** Share of its price that a phone loses a month, as trade-in lists show it. */
const monthlyLoss: Partial<Record<Brand, number>> = {
  Iphone: 0.0205,
  Samsung: 0.0255,
  Google: 0.0255,
  Fairphone: 0.017,
  Nothing: 0.022,
  Nokia: 0.028,
}
const USUAL_LOSS = 0.026

const forGrade: Record<Grade, number> = { A: 1, B: 0.9, C: 0.78, D: 0.56 }

/** Below this nobody meets for a phone. Dollars. */
const LEAST = 15

/** What a phone cost new, with the storage chosen: each step up costs about a tenth more. */
export function priceWhenNew(
  launchUsd: number,
  variants: readonly number[],
  storageGb: number | null,
): number {
  const steps = storageGb === null ? 0 : Math.max(0, variants.indexOf(storageGb))
  const price = launchUsd * (1 + 0.115 * steps)
  return steps === 0 ? launchUsd : Math.round(price / 10) * 10 - 1
}

/** What it is worth now: by the age of the model, and by its grade. */
export function fairPrice(
  brand: Brand,
  whenNew: number,
  modelMonths: number,
  grade: Grade,
): number {
  const loss = monthlyLoss[brand] ?? USUAL_LOSS
  const kept = 0.06 + 0.86 * Math.exp(-loss * modelMonths)
  return Math.max(LEAST, whenNew * kept * forGrade[grade])
}

/** Prices as people set them: round, or ending in 5 or 9, seldom with cents. */
export function askingPrice(worth: number, roll: number): string {
  const whole = worth < 60 ? Math.round(worth) : Math.round(worth / 5) * 5
  if (roll < 0.12 && worth > 60) return String(whole - 1)
  if (roll > 0.95) return `${whole - 1}.50`
  return String(whole)
}
