import type { Viewer } from '../../platform/http/index.ts'
import { findPlaceById } from '../catalog/places/index.ts'
import { toPhone } from '../listings/index.ts'
import { findAlternatives } from './alternatives.ts'
import { popularModels, suggestTexts } from './did-you-mean.ts'
import { buildFacets } from './facets.ts'
import { type Filters, type Query, readFilters, writeCursor } from './filters.ts'
import { vocabulary } from './query/vocabulary.ts'
import { MAX_COUNTED, type SearchResult } from './search.contract.ts'
import { type SearchContext, type SearchDeps, searchPhones } from './search-phones.ts'

/** The search result for URL parameters, as the viewer may see it. */
export async function answerSearch(
  deps: SearchDeps,
  asked: Query,
  viewer: Viewer | null,
): Promise<SearchResult> {
  const filters = await filtersOf(deps, asked)
  const results = await searchPhones(deps, filters)
  const { counts, words, wanted, understood, items, next, exact } = results
  const { distances } = wanted
  return {
    items: items.map((offer) => {
      const km = distances?.get(offer.placeId ?? 0)
      const distanceKm = km === undefined ? null : Math.round(km)
      return { ...toPhone(offer, viewer), distanceKm }
    }),
    total: Math.min(counts.total, MAX_COUNTED),
    totalIsExact: exact && counts.total <= MAX_COUNTED,
    facets: buildFacets(counts, words, wanted, deps.env.CURRENCY),
    corrected: understood.corrected,
    leftOver: understood.leftOver,
    ...(await suggestInstead(deps, filters, results)),
    nearest: counts.total === 0 ? await findAlternatives(deps, filters, asked, results) : [],
    cursor: next ? writeCursor(deps.secret, next) : null,
  }
}

/** What else to search for, when the words have no results. */
async function suggestInstead(deps: SearchDeps, filters: Filters, context: SearchContext) {
  if (context.counts.total > 0 || filters.q === '') return { didYouMean: [], popular: [] }
  const hasUnknown = context.understood.leftOver.length > 0
  return {
    didYouMean: hasUnknown ? await suggestTexts(deps, filters, context) : [],
    popular: popularModels(context),
  }
}

export async function filtersOf(deps: SearchDeps, asked: Query): Promise<Filters> {
  const db = deps.db.kysely
  return readFilters(asked, {
    vocabulary: await vocabulary(db),
    currency: deps.env.CURRENCY,
    secret: deps.secret,
    findPoint: (id) => findPlaceById(db, id),
  })
}
