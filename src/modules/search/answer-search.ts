import type { Viewer } from '../../platform/http/index.ts'
import { placeById } from '../catalog/places/index.ts'
import { toPhone } from '../listings/index.ts'
import { writeCursor } from './cursor.ts'
import { facetsOf } from './facets.ts'
import { type Filters, type Query, readFilters } from './filters.ts'
import { nearest } from './nearest.ts'
import { MOST_COUNTED, type SearchResult } from './search.contract.ts'
import type { SearchDeps } from './search-deps.ts'
import { searchPhones } from './search-phones.ts'
import { vocabulary } from './vocabulary.ts'

/** The whole answer to an address's parameters, as its viewer may see it. */
export async function answerSearch(
  deps: SearchDeps,
  asked: Query,
  viewer: Viewer | null,
): Promise<SearchResult> {
  const filters = await filtersOf(deps, asked)
  const results = await searchPhones(deps, filters)
  const { counts, words, wanted, understood, found, next, exact } = results
  const { distances } = wanted
  return {
    items: found.map((offer) => {
      const km = distances?.get(offer.placeId ?? 0)
      const distanceKm = km === undefined ? null : Math.round(km)
      return { ...toPhone(offer, viewer), distanceKm }
    }),
    total: Math.min(counts.total, MOST_COUNTED),
    totalIsExact: exact && counts.total <= MOST_COUNTED,
    facets: facetsOf(counts, words, wanted, deps.env.CURRENCY),
    corrected: understood.corrected,
    leftOver: understood.leftOver,
    nearest: counts.total === 0 ? await nearest(deps, filters, asked, results) : [],
    cursor: next ? writeCursor(deps.secret, next) : null,
  }
}

/** Reads an address's filters with what they are read by. */
export async function filtersOf(deps: SearchDeps, asked: Query): Promise<Filters> {
  const db = deps.db.kysely
  return readFilters(asked, {
    vocabulary: await vocabulary(db),
    currency: deps.env.CURRENCY,
    secret: deps.secret,
    findPoint: (id) => placeById(db, id),
  })
}
