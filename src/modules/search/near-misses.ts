import { gradeNumber, UNGRADED } from '../../shared/listings/grades.ts'

/** The filters that a phone may miss by some steps. Empty lists and nulls require nothing. */
export type WantedPhone = {
  storageGb: number[]
  grades: string[]
  /** Color families, by the numbers that listings are stored with. */
  colors: number[]
  maxMinor: number | null
  usedMonths: number | null
  withinKm: number | null
  /** Minimum; an index in the seller levels. */
  sellerLevel: number
}

export type ComparedPhone = {
  storageGb: number | null
  grade: string | null
  color: string | null
  /** 0 if the color is not known. */
  colorFamily: number
  priceMinor: number
  usedMonths: number | null
  sellerLevel: number
  /** From the place that is searched; null without one. */
  distanceKm: number | null
}

/** A near miss may cost a tenth more than the limit. */
const PRICE_TOLERANCE = 1.1
const STORAGE_STEPS = [16, 32, 64, 128, 256, 512, 1024, 2048]
/** Two phones that sellers both call 'a year old' may be half a year apart. */
const USED_TOLERANCE_MONTHS = 6
/** Half as far again, which is still the same region. */
export const DISTANCE_TOLERANCE = 1.5
/** What can't be compared with what is wanted. */
const NEVER = Number.POSITIVE_INFINITY

/** 'No limit' in max_alert_minor: above every price, and an exact number. */
const NO_LIMIT = 1e15

/** The highest price in minor units for which a search may alert. */
export function highestPrice({ maxMinor }: Pick<WantedPhone, 'maxMinor'>): number {
  return maxMinor === null ? NO_LIMIT : Math.floor(maxMinor * PRICE_TOLERANCE)
}

/** By how many steps a phone misses each filter. 0 is a fit, and 1 a near miss for alerts. */
export const stepsFrom = {
  price({ maxMinor: most }: WantedPhone, price: number): number {
    if (most === null || price <= most) return 0
    if (price <= most * PRICE_TOLERANCE) return 1
    return Math.max(2, Math.ceil((price / most - 1) / (PRICE_TOLERANCE - 1)))
  },
  grade({ grades }: WantedPhone, grade: string): number {
    if (grades.length === 0 || grades.includes(grade)) return 0
    return Math.abs(gradesLower(grades, grade)) || NEVER
  },
  storage({ storageGb }: WantedPhone, gb: number | null): number {
    if (storageGb.length === 0) return 0
    return gb === null ? NEVER : storageDistance(gb, nearestStorage(storageGb, gb))
  },
  color({ colors }: WantedPhone, family: number): number {
    if (colors.length === 0 || colors.includes(family)) return 0
    return family === 0 ? NEVER : 1
  },
  used({ usedMonths: most }: WantedPhone, months: number | null): number {
    if (most === null) return 0
    return months === null ? NEVER : Math.max(0, Math.ceil((months - most) / USED_TOLERANCE_MONTHS))
  },
  distance({ withinKm }: WantedPhone, km: number | null): number {
    if (withinKm === null) return 0
    const tolerance = withinKm * (DISTANCE_TOLERANCE - 1)
    return km === null ? NEVER : Math.max(0, Math.ceil((km - withinKm) / tolerance))
  },
  sellerLevel({ sellerLevel: least }: WantedPhone, level: number): number {
    return Math.max(0, least - level)
  },
}

/**
 * Negative if it is better than any that is wanted, 0 if the two can't be compared: a phone without a grade is
 * near to no other.
 */
function gradesLower(grades: readonly string[], grade: string): number {
  const graded = gradeNumber(grade) ?? 0
  const numbers = grades.flatMap((one) => gradeNumber(one) || [])
  if (graded === 0 || numbers.length === 0) return 0
  const lower = graded - Math.max(...numbers)
  return lower > 0 ? lower : Math.min(0, graded - Math.min(...numbers))
}

function storageDistance(gb: number, other: number): number {
  if (gb === other) return 0
  const step = STORAGE_STEPS.indexOf(gb)
  return step === -1 ? NEVER : Math.abs(STORAGE_STEPS.indexOf(other) - step)
}

function nearestStorage(wanted: readonly number[], gb: number): number {
  return wanted.reduce((a, b) => (storageDistance(gb, b) < storageDistance(gb, a) ? b : a))
}

/** How a phone differs from what is wanted; money in minor units. */
export type Difference =
  | { kind: 'price'; overMinor: number }
  /** Negative if it is better. */
  | { kind: 'grade'; lower: number }
  | { kind: 'storage'; gb: number; wantedGb: number }
  | { kind: 'color'; color: string }
  | { kind: 'used'; months: number }
  | { kind: 'distance'; km: number }
  | { kind: 'sellerLevel'; level: number }

/** What of a phone differs from what is wanted; empty if it fits. With infinite steps there is nothing to compare. */
export function findDifferences(
  wanted: WantedPhone,
  phone: ComparedPhone,
): { steps: number; difference: Difference | null }[] {
  const { priceMinor, grade, storageGb, color, usedMonths, distanceKm, sellerLevel } = phone
  const compared: [number, () => Difference][] = [
    [
      stepsFrom.price(wanted, priceMinor),
      () => ({ kind: 'price', overMinor: priceMinor - wanted.maxMinor! }),
    ],
    [
      stepsFrom.grade(wanted, grade ?? UNGRADED),
      () => ({ kind: 'grade', lower: gradesLower(wanted.grades, grade!) }),
    ],
    [
      stepsFrom.storage(wanted, storageGb),
      () => ({
        kind: 'storage',
        gb: storageGb!,
        wantedGb: nearestStorage(wanted.storageGb, storageGb!),
      }),
    ],
    [
      stepsFrom.color(wanted, phone.colorFamily),
      () => ({ kind: 'color', color: color?.toLowerCase() ?? '' }),
    ],
    [
      stepsFrom.used(wanted, usedMonths),
      () => ({ kind: 'used', months: usedMonths! - wanted.usedMonths! }),
    ],
    [
      stepsFrom.distance(wanted, distanceKm),
      () => ({
        kind: 'distance',
        km: Math.max(1, Math.round(distanceKm! - wanted.withinKm!)),
      }),
    ],
    [
      stepsFrom.sellerLevel(wanted, sellerLevel),
      () => ({ kind: 'sellerLevel', level: sellerLevel }),
    ],
  ]
  return compared.flatMap(([steps, describe]) =>
    steps === 0 ? [] : { steps, difference: steps === NEVER ? null : describe() },
  )
}

/** Why a phone matches a search: what is off, and how much of the limit is left. */
export type MatchReason = Difference | { kind: 'limit'; underMinor: number }

export type PhoneMatch = { kind: 'match' | 'near_miss'; reason: MatchReason[] }

/** Matches a phone that meets every criterion, or all but one and that by one step. */
export function matchPhone(wanted: WantedPhone, phone: ComparedPhone): PhoneMatch | undefined {
  const [first, second] = findDifferences(wanted, phone)
  if (second || (first && first.steps > 1)) return undefined
  const { maxMinor: most } = wanted
  const reason: MatchReason[] = first?.difference ? [first.difference] : []
  if (most !== null && phone.priceMinor <= most)
    reason.push({ kind: 'limit', underMinor: most - phone.priceMinor })
  return { kind: first ? 'near_miss' : 'match', reason }
}
