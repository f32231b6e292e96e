import type { Deps } from '../../deps.ts'
import { createRouter, json, refusals, refuse, route, z } from '../../platform/http/index.ts'
import { allBrands, brandById } from './brand.ts'
import { type Category, categoryBody } from './catalog.contract.ts'
import type { CategoryRow } from './categories.store.ts'

const tags = ['catalog']

type Stock = {
  /** Live listings of each brand, by the id of its category. */
  countLive: () => Promise<Map<string, number>>
}

export function catalogApi(deps: Deps, { countLive }: Stock) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/categories',
        operationId: 'listCategories',
        summary: 'The brands of the front list and those with phones on sale, each with how many',
        description: 'With `all=1` every brand that is known.',
        tags,
        request: { query: z.object({ all: z.string().optional() }) },
        responses: { 200: json(z.array(categoryBody)), ...refusals() },
      }),
      async (c) => {
        const [rows, live] = await Promise.all([allBrands(db), countLive()])
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
        summary: 'One brand',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(categoryBody), ...refusals(404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const row = await brandById(db, id)
        if (!row) return refuse(c, 404, 'not_found', 'There is no such brand.')
        return c.json(toCategory(row, await countLive()), 200)
      },
    )
}

function toCategory(row: CategoryRow, live: Map<string, number>): Category {
  return { _id: row.id, brand: row.brand, slug: row.slug, phones: live.get(row.id) ?? 0 }
}
