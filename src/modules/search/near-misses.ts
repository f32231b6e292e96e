import type { Language } from '../../shared/languages.ts'
import { gradeNumber, UNGRADED } from '../../shared/listings/grades.ts'
import { formatMoney } from '../../shared/money.ts'
import { translatorFor } from '../../text/server.ts'
import { formatStorage } from './facets/facets.ts'
import { type SearchTexts, searchTexts } from './search-texts.ts'

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

type FormatMoney = (minor: number) => string

/** How a phone differs from what is wanted; empty if it fits. One with infinite steps has no text. */
export function findDifferences(
  wanted: WantedPhone,
  phone: ComparedPhone,
  money: FormatMoney,
  t: SearchTexts = searchTexts({}),
): { criterion: keyof typeof stepsFrom; steps: number; text: string }[] {
  const { priceMinor, grade, storageGb, color, usedMonths, distanceKm, sellerLevel } = phone
  const compared = [
    [
      'price',
      priceMinor,
      () => t('differs.price', { amount: money(priceMinor - wanted.maxMinor!) }),
    ],
    ['grade', grade ?? UNGRADED, () => describeGrades(gradesLower(wanted.grades, grade!), t)],
    ['storage', storageGb, () => describeStorage(storageGb!, wanted.storageGb, t)],
    ['color', phone.colorFamily, () => t('differs.color', { color: color?.toLowerCase() ?? '' })],
    ['used', usedMonths, () => t('differs.used', counted(usedMonths! - wanted.usedMonths!))],
    [
      'distance',
      distanceKm,
      () =>
        t('differs.distance', { km: `${Math.max(1, Math.round(distanceKm! - wanted.withinKm!))}` }),
    ],
    [
      'sellerLevel',
      sellerLevel,
      () => t(sellerLevel === 0 ? 'differs.newSeller' : 'differs.provenSeller'),
    ],
  ] as const
  return compared.flatMap(([criterion, value, describe]) => {
    const compare = stepsFrom[criterion] as (wanted: WantedPhone, value: unknown) => number
    const steps = compare(wanted, value)
    return steps === 0 ? [] : { criterion, steps, text: steps === NEVER ? '' : describe() }
  })
}

function describeGrades(lower: number, t: SearchTexts): string {
  return t(lower > 0 ? 'differs.lower' : 'differs.better', counted(Math.abs(lower)))
}

const counted = (count: number) => ({ count, shown: String(count) })

/** '256 GB instead of 128', '1 TB instead of 512 GB'. */
function describeStorage(gb: number, wanted: readonly number[], t: SearchTexts): string {
  const [size, other] = [formatStorage(gb), formatStorage(nearestStorage(wanted, gb))]
  const unit = size.slice(-3)
  return t('differs.storage', {
    size,
    other: other.endsWith(unit) ? other.slice(0, -unit.length) : other,
  })
}

export type PhoneMatch = { kind: 'match' | 'near_miss'; reason: string }

/**
 * Matches a phone that meets every criterion, or all but one and that by one step. The reason says what is off
 * and how the price compares to the limit, in the language of the alert.
 */
export function matchPhone(
  wanted: WantedPhone,
  phone: ComparedPhone,
  language: Language,
  currency: string,
): PhoneMatch | undefined {
  const money = (minor: number) => formatMoney(minor, currency, language)
  const [first, second] = findDifferences(wanted, phone, money, searchTexts({ language }))
  if (second || (first && first.steps > 1)) return undefined
  const { maxMinor: most } = wanted
  const texts = first ? [first.text] : []
  if (most !== null && phone.priceMinor <= most) {
    const left = most - phone.priceMinor
    const t = translatorFor(language, 'alerts')
    texts.push(left === 0 ? t('atLimit') : t('underLimit', { amount: money(left) }))
  }
  const reason = texts.join(translatorFor(language, 'alerts')('comma'))
  return { kind: first ? 'near_miss' : 'match', reason }
}
