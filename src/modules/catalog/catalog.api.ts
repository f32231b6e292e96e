import type { Deps } from '../../deps.ts'
import { createRouter, json, refusals, refuse, route, z } from '../../platform/http/index.ts'
import { allBrands, brandById } from './brand.ts'
import { type Category, categoryBody } from './catalog.contract.ts'
import type { CategoryRow } from './categories.store.ts'
import { changeModelsApi } from './change-models.api.ts'
import { importsApi } from './imports.api.ts'
import { modelsApi } from './models.api.ts'
import type { ListingMoves, Stock } from './stock.ts'

const tags = ['catalog']

/** Brands, models, and what admins do with them. `listings` is what it asks of them. */
export function catalogApi(deps: Deps, listings: Stock & ListingMoves) {
  return createRouter()
    .route('/', brandsApi(deps, listings))
    .route('/', modelsApi(deps, listings))
    .route('/', changeModelsApi(deps, listings, listings))
    .route('/', importsApi(deps))
}

function brandsApi(deps: Deps, { countLiveByCategory }: Stock) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/categories',
        operationId: 'listCategories',
        summary: 'List brands',
        description:
          'Returns brands with the number of phones on sale: those of the home page and those with phones on sale, or all known brands with `all=1`.',
        tags,
        request: { query: z.object({ all: z.string().optional() }) },
        responses: { 200: json(z.array(categoryBody)), ...refusals() },
      }),
      async (c) => {
        const [rows, live] = await Promise.all([allBrands(db), countLiveByCategory(db)])
        const all = c.req.valid('query').all === '1'
        const shown = rows.filter(({ id, position }) => all || position !== null || live.has(id))
        return c.json(
          shown.map((row) => toCategory(row, live)),
          200,
        )
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/categories/{id}',
        operationId: 'getCategory',
        summary: 'Get a brand',
        description: 'Returns one brand with the number of its phones on sale.',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(categoryBody), ...refusals(404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const row = await brandById(db, id)
        if (!row) return refuse(c, 404, 'not_found', 'Brand not found.')
        return c.json(toCategory(row, await countLiveByCategory(db)), 200)
      },
    )
}

function toCategory(row: CategoryRow, live: Map<string, number>): Category {
  return { _id: row.id, brand: row.brand, slug: row.slug, phones: live.get(row.id) ?? 0 }
}
