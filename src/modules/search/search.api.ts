import type { Deps } from '../../deps.ts'
import { createRouter, json, refusals, route, z } from '../../platform/http/index.ts'
import { findBrands } from '../catalog/index.ts'
import type { Offer } from '../listings/index.ts'
import { toPhone } from '../listings/index.ts'
import { summarize } from './facets.ts'
import { PAGE, readFilters, writeCursor } from './filters.ts'
import { type Sort, searchBody, sorts } from './search.contract.ts'
import { countOffers, findOffers } from './search.store.ts'

/** Brands that one search may ask for; there are hardly more. */
const MOST_BRANDS = 20

// Anything goes: an address that was cut or edited still finds what it can.
const anything = z.union([z.string(), z.array(z.string())]).optional()
const one = (description: string, more = {}) =>
  anything.openapi({ type: 'string', description, ...more })
const many = (description: string, more = {}) =>
  anything.openapi({ type: 'array', items: { type: 'string', ...more }, description })

const query = z.object({
  q: one('Words; each must be in the brand, name, colour or storage.'),
  brand: many('Only these brands, by name or slug.'),
  grade: many('Only these grades.', { enum: ['A', 'B', 'C', 'D'] }),
  min: one('Least price, as people type it.'),
  max: one('Highest price, as people type it.'),
  sort: one('Order of the results.', { enum: [...sorts], default: 'newest' }),
  cursor: one('From the answer before, for the next page.'),
  limit: one(`1 to ${PAGE.most}; ${PAGE.usual} when left out.`),
})

export function searchApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter().openapi(
    route('anyone', {
      method: 'get',
      path: '/search',
      operationId: 'searchPhones',
      summary: 'Phones on sale by words, brand, grade and price, with counts for the filters',
      description: 'What makes no sense is left out and the rest is kept; nothing is refused.',
      tags: ['search'],
      request: { query },
      responses: { 200: json(searchBody), ...refusals() },
    }),
    async (c) => {
      const asked = c.req.queries()
      const brands = await findBrands(db, (asked.brand ?? []).slice(0, MOST_BRANDS))
      const filters = {
        ...readFilters(asked, deps.env.CURRENCY),
        categoryIds: brands.map((brand) => brand.id),
      }
      const [offers, counts] = await Promise.all([
        findOffers(db, filters),
        countOffers(db, filters),
      ])
      const { sort, limit } = filters
      const last = offers.length > limit ? offers[limit - 1] : undefined
      const viewer = c.var.viewer
      const items = offers.slice(0, limit).map((offer) => toPhone(offer, viewer))
      const cursor = last ? writeCursor(sort, { key: keyOf(sort, last), id: last.id }) : null
      return c.json(
        {
          items,
          ...summarize(counts, filters),
          corrected: null,
          leftOver: [],
          nearest: [],
          cursor,
        },
        200,
      )
    },
  )
}

function keyOf(sort: Sort, offer: Offer): number {
  if (sort === 'newest') return offer.createdAt.getTime()
  if (sort !== 'saving') return offer.priceMinor
  return (offer.originalPriceMinor ?? offer.priceMinor) - offer.priceMinor
}
