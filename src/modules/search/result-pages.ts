import type { Order, PageItem, PageRequest, Query } from '@redial/facet-index'
import type pg from 'pg'
import type { Deps } from '../../deps.ts'
import type { ReadSource } from '../../platform/db/index.ts'
import { type ListNewest, type Offer, type OfferRow, readOffers } from '../listings/index.ts'
import {
  NO_FILTERS,
  type PhoneFacet,
  readTrait,
  type SearchCriteria,
} from './facets/phone-facets.ts'
import { currentIndex, type PhoneIndex } from './facets/phone-index.ts'
import { type Vocabulary, vocabulary } from './query/vocabulary.ts'
import type { Sort } from './search.contract.ts'

/** A listing on a page, and its position in the order. */
type Result = { item: PageItem; offer: OfferRow }
type ResultPage = { query: Query<PhoneFacet>; request: PageRequest; items: PageItem[] }

/**
 * The listings of a page that was found in memory. Listings that are not live any more are left out, and later
 * ones fill the page.
 */
export async function readResults(
  pool: pg.Pool,
  context: { index: PhoneIndex },
  { query, request, items }: ResultPage,
): Promise<Result[]> {
  const offers = await readOffers(
    pool,
    items.map(({ id }) => id),
  )
  const byId = new Map(offers.map((offer) => [offer.id, offer]))
  const results = items.flatMap((item) => {
    const offer = byId.get(item.id)
    return offer ? { item, offer } : []
  })
  const missing = items.length - results.length
  if (missing === 0 || items.length < request.limit) return results
  const rest = { ...request, limit: missing, after: items.at(-1) }
  const { items: others } = await context.index.page(query, rest)
  const more = await readResults(pool, context, { query, request: rest, items: others })
  return [...results, ...more]
}

/** Live listings, newest first. */
export async function listNewest(
  deps: Pick<Deps, 'db'>,
  { limit, after, brandId }: Parameters<ListNewest>[0],
  source: ReadSource = deps.db,
): Promise<Offer[]> {
  const { db } = deps
  const [index, words] = await Promise.all([currentIndex(db), vocabulary(db.kysely)])
  const brand = [...words.brands.values()].find(({ id }) => id === brandId)
  const query = { ...NO_FILTERS, brands: brand ? new Set([brand.number]) : null }
  const request: PageRequest = {
    order: NEWEST,
    limit,
    after: after && { tier: 0, key: after.at.getTime() * MICROSECONDS, id: after.id },
  }
  const { items } = await index.page(query, request)
  const results = await readResults(source.pool, { index }, { query, request, items })
  return results.map(({ offer }) => ({ ...offer, model: modelFor(words, offer.modelId) }))
}

/** The model of an offer, from memory instead of a join for each row; null when it is unknown. */
export function modelFor({ byId }: Vocabulary, id: number): Offer['model'] {
  const model = byId.get(id)
  return model && !model.catchAll ? { slug: model.slug, name: model.name } : null
}

/** Microseconds of a millisecond. */
const MICROSECONDS = 1_000
const HOUR_MICROSECONDS = 3_600_000 * MICROSECONDS

/** Hours by which a phone counts as newer: an advert 3 days, a photo 2, each seller level 1. */
function bestBonus(traits: number): number {
  const hours =
    72 * readTrait('advertised', traits) +
    48 * readTrait('photo', traits) +
    24 * readTrait('sellerLevel', traits)
  return hours * HOUR_MICROSECONDS
}

export const NEWEST: Order = { by: 'created', way: 'desc' }

/** Farther than any model matched by the words. */
export const UNKNOWN_MODEL_TIER = 3

/**
 * The order of a sort: 'best' lists the closest models first, and 'support' lists phones with a known end of
 * support before the others.
 * @param day From which support is counted.
 */
export function orderFor(
  sort: Sort,
  { criteria, words }: { criteria: SearchCriteria; words: Vocabulary },
  day: number,
): Order {
  const { modelTiers } = criteria
  switch (sort) {
    case 'best':
      return {
        by: 'created',
        way: 'desc',
        bonus: bestBonus,
        ...(modelTiers && { tier: (model) => modelTiers.get(model) ?? UNKNOWN_MODEL_TIER }),
      }
    case 'newest':
      return NEWEST
    case 'price_up':
      return { by: 'price', way: 'asc' }
    case 'price_down':
      return { by: 'price', way: 'desc' }
    case 'saving':
      return { by: 'saving', way: 'desc' }
    case 'support': {
      // Price per day of security updates; phones for which their end is unknown or past come last, by price.
      const daysLeft = (model: number) => (words.byId.get(model)?.supportDay ?? 0) - day
      return {
        by: 'price',
        way: 'asc',
        divisor: (model) => Math.max(1, daysLeft(model)),
        tier: (model) => (daysLeft(model) > 0 ? 0 : 1),
      }
    }
  }
}
