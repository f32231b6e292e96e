import type { Deps } from '../../deps.ts'
import { createRouter, json, refusals, refuse, route, z } from '../../platform/http/index.ts'
import { brandById, findBrand } from './brand.ts'
import { findModel } from './merge-models.ts'
import { readCursor, writeCursor } from './model-cursor.ts'
import { modelListBody, modelPageBody } from './models.contract.ts'
import { listModels } from './models.store.ts'
import type { Stock } from './stock.ts'
import { toModel } from './to-model.ts'

const tags = ['catalog']

/** Models on a page; and words of a search that are looked at. */
const PAGE = 50
const MOST_WORDS = 8

const one = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => (Array.isArray(value) ? value[0] : value) ?? '')

export function modelsApi(deps: Deps, stock: Stock) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/models',
        operationId: 'listModels',
        summary: 'List models',
        description:
          'Returns the models of the catalog sorted by name, optionally of one brand or matching a text. The `Link` header has the next page.',
        tags,
        request: { query: z.object({ brand: one, q: one, cursor: one }) },
        responses: { 200: json(modelListBody), ...refusals() },
      }),
      async (c) => {
        const { brand: called, q, cursor } = c.req.valid('query')
        const brand = called && ((await brandById(db, called)) ?? (await findBrand(db, called)))
        if (brand === undefined) return c.json({ items: [], cursor: null }, 200)
        const words = q.toLowerCase().replaceAll('\0', '').slice(0, 200).split(/\s+/)
        const rows = await listModels(db, {
          brandId: brand ? brand.id : undefined,
          words: words.filter(Boolean).slice(0, MOST_WORDS),
          after: readCursor(cursor),
          limit: PAGE + 1,
        })
        const page = rows.slice(0, PAGE)
        const ids = page.map(({ id }) => id)
        const live = await stock.countLiveOfModels(db, ids)
        const items = page.map((row) => toModel(row, live.get(row.id) ?? 0))
        const last = rows.length > PAGE ? page.at(-1) : undefined
        return c.json({ items, cursor: last ? writeCursor(last) : null }, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/models/{model}',
        operationId: 'getModel',
        summary: 'Get a model',
        description:
          'Returns a model by slug or ID: its specifications and its prices here. The slug of a merged model returns the model that it was merged into.',
        tags,
        request: { params: z.object({ model: z.string() }) },
        responses: { 200: json(modelPageBody), ...refusals(404) },
      }),
      async (c) => {
        const row = await findModel(db, c.req.valid('param').model)
        if (!row) return refuse(c, 404, 'not_found', 'Model not found.')
        const { live, ...prices } = await stock.stockOfModel(db, row.id)
        const currency = deps.env.CURRENCY
        return c.json({ ...toModel(row, live), ...prices, currency }, 200)
      },
    )
}
