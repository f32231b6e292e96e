import { failedFilters } from '@redial/facet-index'
import { createTurns } from '../../platform/concurrency.ts'
import { toDestination, WORLD } from '../../shared/listings/delivery-terms.ts'
import { startInLowerCase } from '../../shared/listings/field-filters.ts'
import { displayField } from '../../shared/listings/field-values.ts'
import { gradeFilterOf } from '../../shared/listings/grades.ts'
import { listingFields } from '../../shared/listings/listing.fields.ts'
import { formatMoney } from '../../shared/money.ts'
import type { ShippingPayment } from '../../shared/orders/payment-methods.ts'
import { shippingPayment } from '../payments/index.ts'
import { createPhonePredicates, type PhoneFacet, phoneFacets, type Wanted } from './facet-counts.ts'
import type { Filters } from './filters.ts'
import { type CheckedCriteria, type CheckedPhone, findMisses } from './near-misses.ts'
import { modelFor } from './read-results.ts'
import { type CellKey, readListingsOfCells, type SortedOffer } from './results.store.ts'
import type { SearchContext, SearchDeps } from './search-phones.ts'
import { type Facts, failedFacts, type Variants } from './variants.ts'

const MAX_CLOSEST = 12
/** Milliseconds after which other requests go first. */
const SLICE_MS = 3

export type ClosePhone = { offer: SortedOffer; difference: string }

/**
 * For a search without results: the phones that miss one or two filters by the fewest steps, with what
 * differs. Found in memory and read in one query. Words are never given up.
 */
export async function findClosest(
  deps: SearchDeps,
  filters: Filters,
  context: SearchContext,
): Promise<ClosePhone[]> {
  const { words, wanted, texts, understood } = context
  if (understood.leftOver.length > 0 && !texts?.ids) return []
  const money = (minor: number) => formatMoney(minor, deps.env.CURRENCY)
  const criteria = toCriteria(filters)
  const payment = shippingPayment(deps)
  const cells = await closestCells(context, filters, criteria, payment)
  if (cells.length === 0) return []
  const ids = understood.leftOver.length > 0 ? texts!.ids!.flatMap((row) => row.ids) : null
  const limits = { seller: wanted.seller, ids, limit: MAX_CLOSEST }
  const offers = await readListingsOfCells(deps.db.searches, cells, limits)
  return offers.flatMap((offer) => {
    const distanceKm = wanted.distances?.get(offer.placeId ?? 0) ?? null
    const missed = missedFacts(
      filters,
      context.variants.get(cells[offer.key - 1]?.variant ?? 0),
      payment,
    )
    const phone = { ...offer, distanceKm }
    const difference = describeDifference(filters, criteria, phone, { money, missed })
    if (!difference) return []
    return [{ offer: Object.assign(offer, { model: modelFor(words, offer.modelId) }), difference }]
  })
}

function toCriteria({ storage, grades, colours, max, used, near, ...filters }: Filters) {
  return {
    storageGb: storage,
    grades: grades.map(gradeFilterOf),
    colours,
    maxMinor: max ?? null,
    usedMonths: used ?? null,
    withinKm: near?.km ?? null,
    sellerLevel: filters.sellerLevel,
  } satisfies CheckedCriteria
}

type Ranked = { cell: CellKey; steps: number }

/** The cells that miss one or two filters, the nearest first, enough for all phones that are shown. */
async function closestCells(
  { index, words: { catchAlls }, wanted, variants }: SearchContext,
  filters: Filters,
  criteria: CheckedCriteria,
  payment: ShippingPayment,
): Promise<CellKey[]> {
  const tests = createPhonePredicates(wanted)
  const missedFactsOf = countMissedFacts(variants, filters, payment)
  const best: Ranked[] = []
  const takeTurns = createTurns(SLICE_MS)
  for (const segment of index.segments.values()) {
    await takeTurns()
    if (!isWanted(wanted, segment.group, segment.parent) || catchAlls.has(segment.group)) continue
    for (let at = 0; at < segment.size; at++) {
      if (segment.n[at]! <= 0 || !isCloseEnough(failedFilters(tests, segment, at))) continue
      const variant = phoneFacets.variants.ids[segment.variant[at]!]!
      const missed = missedFactsOf(variant)
      const worst = best.length === MAX_CLOSEST ? best.at(-1)!.steps : Number.POSITIVE_INFINITY
      // Most cells can't be closer than those found, which is cheaper to see than by how much.
      if (Math.max(1, missed) + segment.value[at]! * PRICE_WEIGHT >= worst) continue
      const cell = {
        model: segment.group,
        traits: segment.key[at]!,
        price: segment.value[at]!,
        place: phoneFacets.places.ids[segment.place[at]!]!,
        variant,
      }
      const steps = stepsTo(cell, criteria, wanted, missed)
      if (steps === undefined || steps >= worst) continue
      const position = best.findIndex((one) => one.steps > steps)
      best.splice(position < 0 ? best.length : position, 0, { cell, steps })
      if (best.length > MAX_CLOSEST) best.pop()
    }
  }
  return best.map(({ cell }) => cell)
}

function isWanted({ meant, meantBrands, brands, models }: Wanted, model: number, brand: number) {
  return (
    (!meant || meant.has(model)) &&
    (!meantBrands || meantBrands.has(brand)) &&
    (brands.size === 0 || brands.has(brand)) &&
    (models.size === 0 || models.has(model))
  )
}

/** Fails one or two filters, each of which is one bit. */
function isCloseEnough(failed: number) {
  const others = failed & (failed - 1)
  return failed !== 0 && (others & (others - 1)) === 0
}

/** Cents of a step, so that phones with the same steps are ordered by price. */
const PRICE_WEIGHT = 1e-9

/** How far a cell is from the criteria; undefined when that can't be said. */
function stepsTo(
  { traits, price, place }: CellKey,
  criteria: CheckedCriteria,
  { min, distances }: Wanted,
  missedFacts: number,
): number | undefined {
  const phone: CheckedPhone = {
    storageGb: traits & phoneFacets.sparse.mask || null,
    grade: gradeFilterOf(smallFacet(traits, 'grade')),
    colour: 'known',
    colourFamily: smallFacet(traits, 'colour'),
    priceMinor: price,
    usedMonths: traits >>> phoneFacets.fine.at,
    sellerLevel: smallFacet(traits, 'sellerLevel'),
    distanceKm: distances?.get(place) ?? null,
  }
  if (phone.colourFamily === 0 && criteria.colours.length > 0) return undefined
  const misses = findMisses(criteria, phone, String)
  if (!misses) return undefined
  const steps = misses.reduce((sum, miss) => sum + miss.steps, missedFacts)
  // What only other filters exclude, such as 'with photo', is one step away.
  if (steps > 0) return steps + price * PRICE_WEIGHT
  const below = min !== undefined && price < min ? (min - price) / min / 0.1 : 0
  return Math.max(1, below) + price * PRICE_WEIGHT
}

function smallFacet(traits: number, name: PhoneFacet): number {
  const facet = phoneFacets.small.find((one) => one.name === name)!
  return (traits >>> (phoneFacets.smallAt + facet.shift)) & facet.mask
}

/** How many filters on facts a variant misses; each is looked at once, since many cells share it. */
function countMissedFacts(variants: Variants, filters: Filters, payment: ShippingPayment) {
  const counted = new Map<number, number>()
  return (id: number) => {
    const known = counted.get(id)
    if (known !== undefined) return known
    const facts = variants.get(id)
    const missed = facts ? failedFacts(filters, facts, payment).length : 0
    counted.set(id, missed)
    return missed
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
  const differences = findMisses(criteria, phone, money)?.map((miss) => miss.describe())
  if (!differences) return undefined
  differences.push(...missed)
  if (min !== undefined && phone.priceMinor < min)
    differences.push(`${money(min - phone.priceMinor)} below your minimum`)
  if (photo && !phone.img) differences.push('without a photo')
  if (advertised && !phone.advertised) differences.push('not advertised')
  const text = differences.join(', ')
  return text && text.charAt(0).toUpperCase() + text.slice(1)
}
