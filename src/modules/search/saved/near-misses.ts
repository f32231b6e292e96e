/** What a saved search asks of a phone. Empty lists and nulls ask for nothing. */
export type Criteria = {
  /** Words that no model has; every one must be in the listing. */
  words: string[]
  storageGb: number[]
  grades: string[]
  /** Colour families, as listings keep them. */
  colours: number[]
  minMinor: number | null
  maxMinor: number | null
  usedMonths: number | null
  /** Centre and radius in km. */
  lat: number | null
  lon: number | null
  withinKm: number | null
  /** At least, as an index of standings. */
  standing: number
  advertised: boolean
  photo: boolean
}

/**
 * A near miss may cost a tenth more than the limit; beyond that it is another search. The table of
 * what else may be off stands in near-misses.ts.
 */
const PRICE_TOLERANCE = 1.1

/** Stands for 'no limit' in max_alert_minor: more than anything costs, and exact as a number. */
const NO_LIMIT = 1e15

/** The highest price in minor units that a search may tell of. */
export function highestPrice({ maxMinor }: Criteria): number {
  return maxMinor === null ? NO_LIMIT : Math.floor(maxMinor * PRICE_TOLERANCE)
}

/** What of a phone a search looks at. */
export type CheckedPhone = {
  storageGb: number | null
  grade: string | null
  colour: string | null
  colourFamily: number
  priceMinor: number
  usedMonths: number | null
  standing: number
  /** From the search's centre; null without a place. */
  distanceKm: number | null
}

/** How a phone stands to one wish: it fits, is one step off (why, in words), or is out of question. */
type CheckResult = 'fits' | { off: string } | 'out'

/** What of a search a phone may miss. */
export type CheckedCriteria = Pick<
  Criteria,
  'storageGb' | 'grades' | 'colours' | 'maxMinor' | 'usedMonths' | 'withinKm' | 'standing'
>

type Check = (
  wanted: CheckedCriteria,
  phone: CheckedPhone,
  money: (minor: number) => string,
) => CheckResult

const STORAGE_STEPS = [16, 32, 64, 128, 256, 512, 1024, 2048]
const GRADES = ['A', 'B', 'C', 'D']
const STANDINGS = ['new to selling here', 'proven, not yet trusted']
/** Half a year is what separates two phones that sellers both call 'a year old'. */
const USED_TOLERANCE_MONTHS = 6
/** Half as far again: a longer ride, still the same region. */
export const DISTANCE_TOLERANCE = 1.5

/** The wishes that a phone may miss by one step, and what a step is. All others must be met. */
const checks: Record<string, Check> = {
  price({ maxMinor }, { priceMinor }, money) {
    if (maxMinor === null || priceMinor <= maxMinor) return 'fits'
    if (priceMinor > maxMinor * PRICE_TOLERANCE) return 'out'
    return { off: `${money(priceMinor - maxMinor)} over your limit` }
  },
  grade({ grades }, { grade }) {
    if (grades.length === 0 || (grade && grades.includes(grade))) return 'fits'
    const wanted = grades.map((one) => GRADES.indexOf(one))
    const at = GRADES.indexOf(grade ?? '')
    if (at === Math.max(...wanted) + 1) return { off: 'one grade lower' }
    return at !== -1 && at === Math.min(...wanted) - 1 ? { off: 'one grade better' } : 'out'
  },
  storage({ storageGb: wanted }, { storageGb }) {
    if (wanted.length === 0 || (storageGb !== null && wanted.includes(storageGb))) return 'fits'
    const at = STORAGE_STEPS.indexOf(storageGb ?? 0)
    const beside = wanted.find((gb) => Math.abs(STORAGE_STEPS.indexOf(gb) - at) === 1)
    if (at === -1 || storageGb === null || beside === undefined) return 'out'
    return { off: `${sizeOf(storageGb)} instead of ${sizeOf(beside, storageGb)}` }
  },
  colour({ colours }, { colourFamily, colour }) {
    if (colours.length === 0 || colours.includes(colourFamily)) return 'fits'
    return colour ? { off: `in ${colour.toLowerCase()}` } : 'out'
  },
  used({ usedMonths: most }, { usedMonths }) {
    if (most === null || (usedMonths !== null && usedMonths <= most)) return 'fits'
    if (usedMonths === null || usedMonths > most + USED_TOLERANCE_MONTHS) return 'out'
    const over = usedMonths - most
    return { off: `used ${over} month${over === 1 ? '' : 's'} longer` }
  },
  distance({ withinKm }, { distanceKm }) {
    if (withinKm === null || (distanceKm !== null && distanceKm <= withinKm)) return 'fits'
    if (distanceKm === null || distanceKm > withinKm * DISTANCE_TOLERANCE) return 'out'
    return { off: `${Math.max(1, Math.round(distanceKm - withinKm))} km farther away` }
  },
  standing({ standing: least }, { standing }) {
    if (standing >= least) return 'fits'
    return standing === least - 1 ? { off: `the seller is ${STANDINGS[standing]}` } : 'out'
  },
}

/** '256 GB'; beside a size in the same unit the number alone will do: '256 GB instead of 128'. */
function sizeOf(gb: number, beside?: number) {
  const isTera = gb >= 1024
  const number = isTera ? gb / 1024 : gb
  const isSaid = beside !== undefined && isTera === beside >= 1024
  return isSaid ? String(number) : `${number} ${isTera ? 'TB' : 'GB'}`
}

export type PhoneMatch = { kind: 'match' | 'near_miss'; reason: string }

/**
 * Whether a search tells of a phone: when every wish is met, or all but one and that by one step.
 * The reason says what is off and how the price stands to the limit.
 */
export function matchPhone(
  wanted: CheckedCriteria,
  phone: CheckedPhone,
  money: (minor: number) => string,
): PhoneMatch | undefined {
  const missed: { wish: string; off: string }[] = []
  for (const [wish, verdictOf] of Object.entries(checks)) {
    const verdict = verdictOf(wanted, phone, money)
    if (verdict === 'out') return undefined
    if (verdict !== 'fits') missed.push({ wish, off: verdict.off })
  }
  const [first, second] = missed
  if (second) return undefined
  const price = first?.wish === 'price' ? [] : priceWords(wanted.maxMinor, phone.priceMinor, money)
  const reason = [...(first ? [first.off] : []), ...price].join(', ')
  return { kind: first ? 'near_miss' : 'match', reason }
}

function priceWords(max: number | null, price: number, money: (minor: number) => string) {
  if (max === null) return []
  return price === max ? ['at your limit'] : [`${money(max - price)} under your limit`]
}
