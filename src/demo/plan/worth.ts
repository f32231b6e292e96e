import type { Grade } from '@redial/demo-phones'
import type { Brand } from '../catalogue.ts'

/** Months after which a phone has lost about half of what it can lose. */
const pace: Partial<Record<Brand, number>> = {
  Iphone: 50,
  Samsung: 41,
  Google: 41,
  Fairphone: 60,
  Nothing: 46,
  Nokia: 36,
}
const USUAL_PACE = 38

const forGrade: Record<Grade, number> = { A: 1, B: 0.9, C: 0.78, D: 0.56 }

/** Below this a meet-up is not worth it. Dollars. */
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
  const aged = (modelMonths / (pace[brand] ?? USUAL_PACE)) ** 0.8
  // A phone that is several years old still calls and takes photos: the loss slows down.
  const kept = 0.22 + 0.7 * Math.exp(-aged)
  // Cheap phones keep a larger share than expensive ones.
  const byPrice = (whenNew / 500) ** -0.1
  return Math.max(LEAST, whenNew * kept * byPrice * forGrade[grade])
}

/** Prices as people set them: round, or ending in 5 or 9, seldom with cents. */
export function askingPrice(worth: number, roll: number): string {
  const whole = worth < 60 ? Math.round(worth) : Math.round(worth / 5) * 5
  if (roll < 0.12 && worth > 60) return String(whole - 1)
  if (roll > 0.95) return `${whole - 1}.50`
  return String(whole)
}
