import type { Steps } from '@redial/facet-index'
import { createTurns } from '../../platform/concurrency.ts'
import { toDestination, WORLD } from '../../shared/listings/delivery-terms.ts'
import { startInLowerCase } from '../../shared/listings/field-filters.ts'
import { displayField } from '../../shared/listings/field-values.ts'
import { toGradeFilter } from '../../shared/listings/grades.ts'
import { listingFields } from '../../shared/listings/listing.fields.ts'
import { formatMoney } from '../../shared/money.ts'
import type { ShippingPayment } from '../../shared/orders/payment-methods.ts'
import { type OfferRow, readOffers } from '../listings/index.ts'
import { shippingPayment } from '../payments/index.ts'
import { type PhoneFacet, type SearchCriteria, toQuery } from './facets/facet-counts.ts'
import type { Filters } from './filters.ts'
import {
  type CheckedCriteria,
  type CheckedPhone,
  type Criterion,
  findMissedCriteria,
  stepsFrom,
  stepsOver,
} from './near-misses.ts'
import { type CellKey, readListingsOfCells } from './results/results.store.ts'
import type { SearchContext, SearchDeps } from './search-phones.ts'
import { type Facts, failedFacts } from './variants.ts'

const MAX_CLOSEST = 12
/** Milliseconds after which other requests go first. */
const SLICE_MS = 2

export type ClosePhone = { offer: OfferRow; difference: string }

/**
 * For a search without results: the phones that miss one or two filters by the fewest steps, with what
 * differs. Found in memory and read in one query. Words are never given up.
 */
export async function findClosest(
  deps: SearchDeps,
  filters: Filters,
  context: SearchContext,
): Promise<ClosePhone[]> {
  const { wanted, texts, understood } = context
  if (understood.unmatchedWords.length > 0 && !texts?.ids) return []
  const money = (minor: number) => formatMoney(minor, deps.env.CURRENCY)
  const criteria = toCriteria(filters)
  const payment = shippingPayment(deps)
  const cells = await closestCells(context, filters, criteria, payment)
  if (cells.length === 0) return []
  const ids = understood.unmatchedWords.length > 0 ? texts!.ids!.flatMap((row) => row.ids) : null
  const limits = { seller: wanted.seller, ids, limit: MAX_CLOSEST }
  const rows = await readListingsOfCells(deps.db, cells, limits)
  const cellOf = new Map(rows.map(({ id, cell }) => [id, cells[cell - 1]]))
  const offers = await readOffers(deps.db, rows)
  return offers.flatMap((offer) => {
    const distanceKm = wanted.distances?.get(offer.placeId ?? 0) ?? null
    const missed = missedFacts(
      filters,
      context.variants.get(cellOf.get(offer.id)?.variant ?? 0),
      payment,
    )
    const phone = { ...offer, distanceKm }
    const difference = describeDifference(filters, criteria, phone, { money, missed })
    if (!difference) return []
    return [{ offer, difference }]
  })
}

function toCriteria({ storage, grades, colors, max, used, near, ...filters }: Filters) {
  return {
    storageGb: storage,
    grades: grades.map(toGradeFilter),
    colors,
    maxMinor: max ?? null,
    usedMonths: used ?? null,
    withinKm: near?.km ?? null,
    sellerLevel: filters.sellerLevel,
  } satisfies CheckedCriteria
}

/** Cents of a step, so that phones with the same steps are ordered by price. */
const PRICE_WEIGHT = 1e-9
/** Filters that may be missed. */
const MOST_FAILED = 2

/** The cells that miss one or two filters, the nearest first, enough for all phones that are shown. */
async function closestCells(
  { index, words: { catchAlls }, wanted, variants }: SearchContext,
  filters: Filters,
  criteria: CheckedCriteria,
  payment: ShippingPayment,
): Promise<CellKey[]> {
  const { min } = wanted
  const below = (price: number) =>
    min !== undefined && price < min ? (min - price) / min / 0.1 : 0
  const search = index.nearestInSteps({
    query: toQuery(wanted),
    mostFailed: MOST_FAILED,
    excludedGroups: catchAlls,
    steps: stepsTo(criteria, wanted, (id) => {
      const facts = variants.get(id)
      return facts ? failedFacts(filters, facts, payment).length : 0
    }),
    // What only other filters exclude, such as 'with photo', is one step away.
    rank: (steps, price) => (steps > 0 ? steps : Math.max(1, below(price))) + price * PRICE_WEIGHT,
    leastRank: (steps, price) => Math.max(1, steps) + price * PRICE_WEIGHT,
    limit: MAX_CLOSEST,
  })
  const takeTurns = createTurns(SLICE_MS)
  for (;;) {
    const { done, value } = search.next()
    if (done)
      return value.map(({ group, key, value: price, place, variant }) => {
        return { model: group, traits: key, price, place, variant }
      })
    await takeTurns()
  }
}

/** What fits every criterion that it is not compared by. */
const anyPhone: CheckedPhone = {
  storageGb: null,
  grade: null,
  color: 'known',
  colorFamily: 0,
  priceMinor: 0,
  usedMonths: null,
  sellerLevel: 0,
  distanceKm: null,
}

/** How far each value is from the criteria. */
function stepsTo(
  criteria: CheckedCriteria,
  { distances }: SearchCriteria,
  variant: (id: number) => number,
): Steps<PhoneFacet> {
  const toSteps = (criterion: Criterion, phone: Partial<CheckedPhone>) =>
    stepsFrom(criterion, criteria, { ...anyPhone, ...phone })
  return {
    facets: {
      storage: (gb) => toSteps('storage', { storageGb: gb || null }),
      grade: (grade) => toSteps('grade', { grade: toGradeFilter(grade) }),
      // A color that is not known is not near to another.
      color: (family) =>
        toSteps('color', { colorFamily: family, color: family === 0 ? null : 'known' }),
      used: (months) => toSteps('used', { usedMonths: months }),
      sellerLevel: (level) => toSteps('sellerLevel', { sellerLevel: level }),
    },
    value: (price) => stepsOver(price, criteria.maxMinor),
    place: (id) => toSteps('distance', { distanceKm: distances?.get(id) ?? null }),
    variant,
  }
}

/** The filters on facts that a phone misses, in words. */
function missedFacts(filters: Filters, facts: Facts | undefined, payment: ShippingPayment) {
  const failed = facts ? failedFacts(filters, facts, payment) : []
  return failed.flatMap((name) => {
    if (name === 'pickUp') return 'no pick-up'
    if (name === 'shipsTo') return `not shipped ${toDestination(filters.shipsTo ?? WORLD)}`
    // What is not shipped there is not free either; once is enough.
    if (name === 'freeShipping') return failed.includes('shipsTo') ? [] : 'shipping is not free'
    const field = listingFields[name]
    const value = facts?.[name]
    const label = startInLowerCase(field.label)
    return value === undefined ? `${label} not given` : `${label} ${displayField(field, value)}`
  })
}

/** What differs, as a sentence: 'One grade lower', '$12 over your limit'. */
function describeDifference(
  { min, photo, advertised }: Filters,
  criteria: CheckedCriteria,
  phone: CheckedPhone & { img: string; advertised: boolean },
  { money, missed }: { money: (minor: number) => string; missed: string[] },
): string | undefined {
  const differences = findMissedCriteria(criteria, phone, money)?.map((miss) => miss.describe())
  if (!differences) return undefined
  differences.push(...missed)
  if (min !== undefined && phone.priceMinor < min)
    differences.push(`${money(min - phone.priceMinor)} below your minimum`)
  if (photo && !phone.img) differences.push('without a photo')
  if (advertised && !phone.advertised) differences.push('not advertised')
  const text = differences.join(', ')
  return text && text.charAt(0).toUpperCase() + text.slice(1)
}
