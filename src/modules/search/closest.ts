import type { Nearness } from '@redial/facet-index'
import { countryName } from '../../shared/countries.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages.ts'
import { EU, WORLD } from '../../shared/listings/delivery-terms.ts'
import { startInLowerCase } from '../../shared/listings/field-filters.ts'
import { displayField } from '../../shared/listings/field-values.ts'
import { toGradeFilter } from '../../shared/listings/grades.ts'
import { listingFields } from '../../shared/listings/listing.fields.ts'
import { formatMoney } from '../../shared/money.ts'
import { type OfferRow, readOffers } from '../listings/index.ts'
import { searchedDelivery } from '../payments/index.ts'
import { differenceTexts } from './difference-texts.ts'
import { readTrait, toQuery, USED_MOST } from './facets/phone-facets.ts'
import type { Filters } from './filters.ts'
import { findDifferences, stepsFrom, type WantedPhone } from './near-misses.ts'
import { isFiller, queryWords, toTyped, withoutWords } from './query/words.ts'
import {
  type SearchContext,
  type SearchDeps,
  type SearchResults,
  searchPhones,
  sourceFor,
} from './search-phones.ts'
import { quoteWords, type SearchTexts, searchTexts } from './search-texts.ts'
import { type FactFilter, type Facts, failedFacts } from './variants.ts'

const MAX_CLOSEST = 12
/** Where no word is understood, any phone that passes the filters is as close as another: a few are enough. */
const MAX_WITHOUT_WORDS = 4
/** Filters that may be missed. */
const MOST_MISSED = 2

/** A phone for a search without results, and how it differs: 'One grade lower', '$12 over your limit'. */
export type ClosePhone = { offer: OfferRow; difference: string }

/**
 * The phones that only lack words which nothing for sale has, or that miss the fewest filters, or of related
 * models. Words that name nothing leave the filters, and without any the phones that a list of all begins with.
 */
export async function findClosePhones(
  deps: SearchDeps,
  filters: Filters,
  results: SearchResults,
): Promise<ClosePhone[]> {
  const t = searchTexts(deps)
  const { unmatchedWords } = results.understood
  if (unmatchedWords.length === 0) {
    const closest = await findNearMisses(deps, filters, results, { limit: MAX_CLOSEST, more: [] })
    return closest.length > 0 ? closest : findRelatedModels(deps, filters, results)
  }
  const unmatched = unmatchedWords.map((word) => toTyped(filters.q, word))
  const lacks = t('differs.lacks', { words: quoteWords(unmatched, t) })
  const words = withoutWords(filters.q, unmatchedWords)
  for (const q of queryWords(words).every(isFiller) ? [''] : [words, '']) {
    const limit = q === '' ? MAX_WITHOUT_WORDS : MAX_CLOSEST
    const others = { ...filters, q, after: undefined, limit }
    const rest = await searchPhones(deps, others, { withFacets: false })
    if (rest.total > 0) return rest.items.map((offer) => toClosePhone(offer, [lacks], t))
    const closest = await findNearMisses(deps, others, rest, { limit, more: [lacks] })
    if (closest.length > 0) return closest
  }
  return []
}

function toClosePhone(offer: OfferRow, differences: readonly string[], t: SearchTexts): ClosePhone {
  const text = differences.join(t('comma'))
  return { offer, difference: text.charAt(0).toUpperCase() + text.slice(1) }
}

/**
 * Phones whose model is called nearly like the chosen one, of which none is for sale: a code stands for one
 * model only.
 */
async function findRelatedModels(
  deps: SearchDeps,
  filters: Filters,
  { words }: SearchResults,
): Promise<ClosePhone[]> {
  const [id, ...others] = filters.models
  const model = id === undefined ? undefined : words.byId.get(id)
  if (!model || others.length > 0 || filters.q !== '') return []
  const q = `${model.brand.brand} ${model.name}`
  const related = { ...filters, q, models: [], sort: 'best' as const, after: undefined }
  const { items, understood } = await searchPhones(
    deps,
    { ...related, limit: MAX_CLOSEST },
    { withFacets: false },
  )
  if (understood.unmatchedWords.length > 0) return []
  const t = searchTexts(deps)
  return items.map((offer) =>
    toClosePhone(offer, [t('differs.model', { name: offer.name, model: model.name })], t),
  )
}

/** The phones that miss one or two filters by the fewest steps. */
async function findNearMisses(
  deps: SearchDeps,
  filters: Filters,
  context: SearchContext,
  { limit, more }: { limit: number; more: readonly string[] },
): Promise<ClosePhone[]> {
  const { index, criteria, variants } = context
  const { min, photo, advertised } = filters
  const offered = searchedDelivery(deps)
  const t = searchTexts(deps)
  const { currency } = deps.settings.current()
  const money = (minor: number) => formatMoney(minor, currency, deps.language)
  const describe = differenceTexts(deps.language ?? DEFAULT_LANGUAGE, currency)
  const wanted = toWantedPhone(filters)
  const failed = (facts: Facts | undefined) => (facts ? failedFacts(filters, facts, offered) : [])
  const nearness: Nearness = {
    facets: (traits) =>
      stepsFrom.storage(wanted, readTrait('storage', traits) || null) +
      stepsFrom.grade(wanted, toGradeFilter(readTrait('grade', traits))) +
      stepsFrom.color(wanted, readTrait('color', traits)) +
      stepsFrom.sellerLevel(wanted, readTrait('sellerLevel', traits)),
    used: (months) => stepsFrom.used(wanted, months > USED_MOST ? null : months),
    // A tenth of the minimum is a step, as it is of the maximum.
    price: (price) =>
      stepsFrom.price(wanted, price) +
      (min !== undefined && price < min ? (10 * (min - price)) / min : 0),
    place: (id) => stepsFrom.distance(wanted, criteria.distances?.get(id) ?? null),
    variant: (id) => failed(variants.get(id)).length,
    mostMissed: MOST_MISSED,
    limit,
  }
  const nearest = await index.nearest(toQuery(criteria), nearness)
  const factsById = new Map(nearest.map(({ id, variant }) => [id, variants.get(variant)]))
  const offers = await readOffers(sourceFor(deps).pool, [...factsById.keys()])
  return offers.flatMap((offer) => {
    const distanceKm = criteria.distances?.get(offer.placeId ?? 0) ?? null
    const misses = findDifferences(wanted, { ...offer, distanceKm })
    const facts = factsById.get(offer.id)
    const texts = [
      ...misses.flatMap(({ difference }) => (difference ? describe(difference) : [])),
      ...describeFacts(failed(facts), facts, { ...filters, language: deps.language }, t),
      ...(min !== undefined && offer.priceMinor < min
        ? [t('differs.belowMinimum', { amount: money(min - offer.priceMinor) })]
        : []),
      ...(photo && !offer.img ? [t('differs.noPhoto')] : []),
      ...(advertised && !offer.advertised ? [t('differs.notAdvertised')] : []),
    ]
    // It may have changed since it was found.
    const isComparable = misses.every(({ steps }) => Number.isFinite(steps))
    return isComparable && texts.length > 0 ? toClosePhone(offer, [...texts, ...more], t) : []
  })
}

function toWantedPhone({
  storage,
  grades,
  colors,
  max,
  used,
  near,
  sellerLevel,
}: Filters): WantedPhone {
  return {
    storageGb: storage,
    grades: grades.map(toGradeFilter),
    colors,
    maxMinor: max ?? null,
    usedMonths: used ?? null,
    withinKm: near?.km ?? null,
    sellerLevel,
  }
}

/** The facts of a phone that fail a filter, in words. */
function describeFacts(
  failed: readonly FactFilter[],
  facts: Facts | undefined,
  { shipsTo = WORLD, language }: Pick<Filters, 'shipsTo'> & { language: Language | undefined },
  t: SearchTexts,
): string[] {
  return failed.flatMap((name) => {
    if (name === 'pickUp') return t('differs.noPickUp')
    if (name === 'shipsTo') return describeDestination(shipsTo, language, t)
    // What is not shipped there is not free either; once is enough.
    if (name === 'freeShipping') return failed.includes('shipsTo') ? [] : t('differs.notFree')
    const value = facts?.[name]
    if (t.has(`differs.${name}`))
      return t(`differs.${name}`, { value: value === undefined ? 'none' : String(value) })
    // A field without a message keeps the label that it is declared with.
    const label = startInLowerCase(listingFields[name].label)
    if (value === undefined) return `${label} not given`
    return `${label} ${displayField(listingFields[name], value)}`
  })
}

function describeDestination(code: string, language: Language | undefined, t: SearchTexts): string {
  if (code === WORLD) return t('differs.notShippedWorldwide')
  if (code === EU) return t('differs.notShippedEu')
  return t('differs.notShipped', { country: countryName(code, language) })
}
