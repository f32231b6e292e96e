import type { FieldFilters } from '../../shared/listings/field-filters.ts'
import { gradeNumber, UNGRADED } from '../../shared/listings/grades.ts'
import { formatQuantity } from '../../shared/quantities.ts'

/** What a saved search requires of a phone. Empty lists and nulls require nothing. */
export type Criteria = {
  /** Words that no model has; the listing must contain all of them. */
  words: string[]
  /** Texts of which the listing must contain none. */
  excluded: string[]
  storageGb: number[]
  grades: string[]
  /** Color families, by the numbers that listings are stored with. */
  colors: number[]
  minMinor: number | null
  maxMinor: number | null
  usedMonths: number | null
  /** Center and radius in km. */
  lat: number | null
  lon: number | null
  withinKm: number | null
  /** Minimum; an index in the seller levels. */
  sellerLevel: number
  advertised: boolean
  photo: boolean
  fields: FieldFilters
  pickUp: boolean
  /** A country, EU or WORLD. */
  shipsTo: string | null
  freeShipping: boolean
  /** Id of an account. */
  seller: string | null
}

/** A near miss may cost a tenth more than the limit. */
const PRICE_TOLERANCE = 1.1

/** 'No limit' in max_alert_minor: above every price, and an exact number. */
const NO_LIMIT = 1e15

/** The highest price in minor units for which a search may alert. */
export function highestPrice({ maxMinor }: Criteria): number {
  return maxMinor === null ? NO_LIMIT : Math.floor(maxMinor * PRICE_TOLERANCE)
}

export type CheckedPhone = {
  storageGb: number | null
  grade: string | null
  color: string | null
  colorFamily: number
  priceMinor: number
  usedMonths: number | null
  sellerLevel: number
  /** From the search's center; null without a place. */
  distanceKm: number | null
}

/**
 * A phone fits a criterion, misses it by a number of steps, or can't be compared. Up to one step is a
 * near miss for alerts.
 */
type CheckResult = 'fits' | { steps: number; describe: () => string } | 'out'

/** The criteria that a phone may miss. */
export type CheckedCriteria = Pick<
  Criteria,
  'storageGb' | 'grades' | 'colors' | 'maxMinor' | 'usedMonths' | 'withinKm' | 'sellerLevel'
>

type Check = (
  wanted: CheckedCriteria,
  phone: CheckedPhone,
  money: (minor: number) => string,
) => CheckResult

const STORAGE_STEPS = [16, 32, 64, 128, 256, 512, 1024, 2048]
const SELLER_LEVELS = ['new to selling here', 'proven, not yet trusted']
/** Two phones that sellers both call 'a year old' may be half a year apart. */
const USED_TOLERANCE_MONTHS = 6
/** Half as far again, which is still the same region. */
export const DISTANCE_TOLERANCE = 1.5

export type Criterion =
  | 'price'
  | 'grade'
  | 'storage'
  | 'color'
  | 'used'
  | 'distance'
  | 'sellerLevel'

/** The criteria that a phone may miss. All others must be met. */
const checks: Record<Criterion, Check> = {
  price({ maxMinor }, { priceMinor }, money) {
    const steps = stepsOver(priceMinor, maxMinor)
    if (maxMinor === null || steps === 0) return 'fits'
    return { steps, describe: () => `${money(priceMinor - maxMinor)} over your limit` }
  },
  grade({ grades }, { grade }) {
    if (grades.length === 0 || grades.includes(grade ?? UNGRADED)) return 'fits'
    // What is not graded is no grade near to another.
    const wanted = grades.flatMap((one) => gradeNumber(one) || [])
    const graded = gradeNumber(grade ?? UNGRADED) ?? 0
    if (graded === 0 || wanted.length === 0) return 'out'
    const lower = graded - Math.max(...wanted)
    const better = Math.min(...wanted) - graded
    if (lower <= 0 && better <= 0) return 'out'
    const steps = Math.max(lower, better)
    const grading = steps === 1 ? 'one grade' : `${steps} grades`
    return { steps, describe: () => `${grading} ${lower > 0 ? 'lower' : 'better'}` }
  },
  storage({ storageGb: wanted }, { storageGb }) {
    if (wanted.length === 0 || (storageGb !== null && wanted.includes(storageGb))) return 'fits'
    const step = STORAGE_STEPS.indexOf(storageGb ?? 0)
    if (step === -1 || storageGb === null) return 'out'
    const distance = (gb: number) => Math.abs(STORAGE_STEPS.indexOf(gb) - step)
    const nearest = wanted.reduce((a, b) => (distance(b) < distance(a) ? b : a))
    return {
      steps: distance(nearest),
      describe: () => `${formatSize(storageGb)} instead of ${formatSize(nearest, storageGb)}`,
    }
  },
  color({ colors }, { colorFamily, color }) {
    if (colors.length === 0 || colors.includes(colorFamily)) return 'fits'
    return color ? { steps: 1, describe: () => `in ${color.toLowerCase()}` } : 'out'
  },
  used({ usedMonths: most }, { usedMonths }) {
    if (most === null || (usedMonths !== null && usedMonths <= most)) return 'fits'
    if (usedMonths === null) return 'out'
    const over = usedMonths - most
    return {
      steps: Math.ceil(over / USED_TOLERANCE_MONTHS),
      describe: () => `used ${formatQuantity(over, 'month')} longer`,
    }
  },
  distance({ withinKm }, { distanceKm }) {
    if (withinKm === null || (distanceKm !== null && distanceKm <= withinKm)) return 'fits'
    if (distanceKm === null) return 'out'
    const over = distanceKm - withinKm
    return {
      steps: Math.ceil(over / (withinKm * (DISTANCE_TOLERANCE - 1))),
      describe: () => `${Math.max(1, Math.round(over))} km farther away`,
    }
  },
  sellerLevel({ sellerLevel: least }, { sellerLevel }) {
    if (sellerLevel >= least) return 'fits'
    return {
      steps: least - sellerLevel,
      describe: () => `the seller is ${SELLER_LEVELS[sellerLevel]}`,
    }
  },
}

/** By how many tenths of the limit a price is above it. */
export function stepsOver(priceMinor: number, maxMinor: number | null): number {
  if (maxMinor === null || priceMinor <= maxMinor) return 0
  if (priceMinor <= maxMinor * PRICE_TOLERANCE) return 1
  return Math.max(2, Math.ceil((priceMinor / maxMinor - 1) / (PRICE_TOLERANCE - 1)))
}

/** The steps by which a phone misses one criterion; Infinity when it can't be compared. */
export function stepsFrom(
  criterion: Criterion,
  wanted: CheckedCriteria,
  phone: CheckedPhone,
): number {
  const result = checks[criterion](wanted, phone, String)
  if (result === 'fits') return 0
  return result === 'out' ? Number.POSITIVE_INFINITY : result.steps
}

/** How a phone misses a criterion, and by how many steps. */
export type Miss = { criterion: string; steps: number; describe: () => string }

/** The criteria that a phone misses; undefined when it can't be compared in one. */
export function findMissedCriteria(
  wanted: CheckedCriteria,
  phone: CheckedPhone,
  money: (minor: number) => string,
): Miss[] | undefined {
  const missed: Miss[] = []
  for (const [criterion, check] of Object.entries(checks)) {
    const result = check(wanted, phone, money)
    if (result === 'out') return undefined
    if (result !== 'fits') missed.push({ criterion, ...result })
  }
  return missed
}

/** '256 GB', or just '256' next to a size in the same unit: '256 GB instead of 128'. */
function formatSize(gb: number, other?: number) {
  const isTera = gb >= 1024
  const number = isTera ? gb / 1024 : gb
  const hasSameUnit = other !== undefined && isTera === other >= 1024
  return hasSameUnit ? String(number) : `${number} ${isTera ? 'TB' : 'GB'}`
}

export type PhoneMatch = { kind: 'match' | 'near_miss'; reason: string }

/**
 * Matches a phone that meets every criterion, or all but one and that by one step. The reason says what
 * is off and how the price compares to the limit.
 */
export function matchPhone(
  wanted: CheckedCriteria,
  phone: CheckedPhone,
  money: (minor: number) => string,
): PhoneMatch | undefined {
  const missed = findMissedCriteria(wanted, phone, money)
  if (!missed) return undefined
  const [first, second] = missed
  if (second || (first && first.steps > 1)) return undefined
  const price =
    first?.criterion === 'price' ? [] : comparePrice(wanted.maxMinor, phone.priceMinor, money)
  const reason = [...(first ? [first.describe()] : []), ...price].join(', ')
  return { kind: first ? 'near_miss' : 'match', reason }
}

function comparePrice(max: number | null, price: number, money: (minor: number) => string) {
  if (max === null) return []
  return price === max ? ['at your limit'] : [`${money(max - price)} under your limit`]
}
