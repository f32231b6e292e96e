import type { Nearness } from '@redial/facet-index'
import { toDestination, WORLD } from '../../shared/listings/delivery-terms.ts'
import { startInLowerCase } from '../../shared/listings/field-filters.ts'
import { displayField } from '../../shared/listings/field-values.ts'
import { toGradeFilter } from '../../shared/listings/grades.ts'
import { listingFields } from '../../shared/listings/listing.fields.ts'
import { formatMoney } from '../../shared/money.ts'
import type { ShippingPayment } from '../../shared/orders/payment-methods.ts'
import { type OfferRow, readOffers } from '../listings/index.ts'
import { shippingPayment } from '../payments/index.ts'
import { readTrait, toQuery, USED_MOST } from './facets/phone-facets.ts'
import type { Filters } from './filters.ts'
import {
  type CheckedCriteria,
  type CheckedPhone,
  type Criterion,
  findMissedCriteria,
  stepsFrom,
  stepsOver,
} from './near-misses.ts'
import type { SearchContext, SearchDeps } from './search-phones.ts'
import { type Facts, failedFacts } from './variants.ts'

const MAX_CLOSEST = 12
/** Filters that may be missed. */
const MOST_MISSED = 2

export type ClosePhone = { offer: OfferRow; difference: string }

/**
 * For a search without results: the phones that miss one or two filters by the fewest steps, with what
 * differs. Words are never given up.
 */
export async function findClosest(
  deps: SearchDeps,
  filters: Filters,
  context: SearchContext,
): Promise<ClosePhone[]> {
  const { index, criteria: searched, variants } = context
  const money = (minor: number) => formatMoney(minor, deps.env.CURRENCY)
  const payment = shippingPayment(deps)
  const criteria = toCheckedCriteria(filters)
  const nearness = stepsAway(filters, criteria, context, payment)
  const nearest = await index.nearest(toQuery(searched), nearness)
  const factsOf = new Map(nearest.map(({ id, variant }) => [id, variants.get(variant)]))
  const offers = await readOffers(deps.db.pool, [...factsOf.keys()])
  return offers.flatMap((offer) => {
    const distanceKm = searched.distances?.get(offer.placeId ?? 0) ?? null
    const missed = missedFacts(filters, factsOf.get(offer.id), payment)
    const phone = { ...offer, distanceKm }
    const difference = describeDifference(filters, criteria, phone, { money, missed })
    return difference ? [{ offer, difference }] : []
  })
}

function toCheckedCriteria({ storage, grades, colors, max, used, near, sellerLevel }: Filters) {
  return {
    storageGb: storage,
    grades: grades.map(toGradeFilter),
    colors,
    maxMinor: max ?? null,
    usedMonths: used ?? null,
    withinKm: near?.km ?? null,
    sellerLevel,
  } satisfies CheckedCriteria
}

/** What fits every criterion that it is not compared by. */
const anyPhone: CheckedPhone = {
  storageGb: null,
  grade: null,
  color: 'any',
  colorFamily: 0,
  priceMinor: 0,
  usedMonths: null,
  sellerLevel: 0,
  distanceKm: null,
}

/** How far a phone is from the filters. */
function stepsAway(
  filters: Filters,
  criteria: CheckedCriteria,
  { criteria: { distances }, variants }: SearchContext,
  payment: ShippingPayment,
): Nearness {
  const { min } = filters
  const steps = (criterion: Criterion, phone: Partial<CheckedPhone>) =>
    stepsFrom(criterion, criteria, { ...anyPhone, ...phone })
  return {
    facets(traits) {
      const colorFamily = readTrait('color', traits)
      return (
        steps('storage', { storageGb: readTrait('storage', traits) || null }) +
        steps('grade', { grade: toGradeFilter(readTrait('grade', traits)) }) +
        // A color that is not known is not near to another.
        steps('color', { colorFamily, color: colorFamily === 0 ? null : 'any' }) +
        steps('sellerLevel', { sellerLevel: readTrait('sellerLevel', traits) })
      )
    },
    used: (months) => steps('used', { usedMonths: months > USED_MOST ? null : months }),
    price: (price) =>
      stepsOver(price, criteria.maxMinor) +
      // A tenth of the minimum is a step, as it is of the maximum.
      (min !== undefined && price < min ? (10 * (min - price)) / min : 0),
    place: (id) => steps('distance', { distanceKm: distances?.get(id) ?? null }),
    variant(id) {
      const facts = variants.get(id)
      return facts ? failedFacts(filters, facts, payment).length : 0
    },
    mostMissed: MOST_MISSED,
    limit: MAX_CLOSEST,
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
