import type { Deps } from '../../deps.ts'
import type { Executor } from '../../platform/db/index.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../platform/http/index.ts'
import { allBrands, brandById, findBrand } from './brands.ts'
import {
  type BrandPage,
  brandPageBody,
  type Category,
  categoryBody,
  mergeBody,
  modelBody,
  modelCorrectionBody,
  modelListBody,
  modelPageBody,
  newModelBody,
} from './catalog.contract.ts'
import { addModel, correctModel, mergeModels } from './change-models.ts'
import { importsApi } from './imports.api.ts'
import { type ListedPosition, listModels } from './list-models.ts'
import type { ListingStock } from './match-listings.ts'
import { toModel } from './model.ts'
import { type CategoryRow, findModel, type ModelRow } from './models.store.ts'

const tags = ['catalog']

export function catalogApi(deps: Deps, stock: ListingStock) {
  return createRouter()
    .route('/', brandsApi(deps, stock))
    .route('/', modelsApi(deps, stock))
    .route('/', changeModelsApi(deps, stock))
    .route('/', importsApi(deps))
}

function brandsApi(deps: Deps, stock: ListingStock) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/categories',
        compressed: true,
        operationId: 'listCategories',
        summary: 'List brands',
        description:
          'Returns the brands of the home page and all brands with phones for sale, each with its number of phones for sale. With `all=1`, returns all known brands.',
        tags,
        request: { query: z.object({ all: z.string().optional() }) },
        responses: { 200: json(z.array(categoryBody)), ...refusals() },
      }),
      async (c) => {
        const [rows, live] = await Promise.all([allBrands(db), stock.countLiveByCategory(db)])
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
        compressed: true,
        operationId: 'getCategory',
        summary: 'Get a brand',
        description:
          'Returns one brand with the number of its phones for sale, and its models with the most of them.',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(brandPageBody), ...refusals(404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const row = await brandById(db, id)
        if (!row) return refuse(c, 404, 'not_found', 'Brand not found.')
        const [live, models] = await Promise.all([
          stock.countLiveByCategory(db),
          mostOffered(db, stock, row.id),
        ])
        const currency = deps.settings.current().currency
        return c.json({ ...toCategory(row, live), models, currency }, 200)
      },
    )
}

/** Models on the page of a brand. */
const MAX_OFFERED = 12

/** The models of a brand with the most phones for sale, each with its lowest price. */
async function mostOffered(
  db: Executor,
  stock: ListingStock,
  brandId: string,
): Promise<BrandPage['models']> {
  const live = await stock.countLiveByModel(db)
  const order = { by: 'listed', live } as const
  // One of them may be the catch-all, which is no model.
  const rows = await listModels(db, { brandId, words: [], order, limit: MAX_OFFERED + 1 })
  const models = rows.filter(({ catchAll }) => !catchAll).slice(0, MAX_OFFERED)
  const cheapest = await stock.cheapestOfModels(
    db,
    models.map(({ id }) => id),
  )
  return models.flatMap(({ id, slug, name }) => {
    const phone = cheapest.get(id)
    if (!phone) return []
    return { slug, name, live: live.get(id) ?? 1, fromMinor: phone.priceMinor, img: phone.img }
  })
}

function toCategory(row: CategoryRow, live: Map<string, number>): Category {
  return { _id: row.id, brand: row.brand, slug: row.slug, phones: live.get(row.id) ?? 0 }
}

/** Where the next page of models starts, as an opaque cursor. */
function writeCursor(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** The parts of a cursor; empty for an invalid one: the list then starts at its first page. */
function readCursor(text: string): unknown[] {
  try {
    const position: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return Array.isArray(position) ? position : []
  } catch {
    return []
  }
}

const isInteger = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Math.abs(Number(value)) < 2 ** 31
const isText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0')

function afterName(cursor: string): { name: string; id: number } | undefined {
  const [name, id, ...rest] = readCursor(cursor)
  return isText(name) && isInteger(id) && rest.length === 0 ? { name, id } : undefined
}

function afterListed(cursor: string): ListedPosition | undefined {
  const [live, announced, id] = readCursor(cursor)
  return isInteger(live) && isText(announced) && isInteger(id) ? { live, announced, id } : undefined
}

function namePosition({ brand, name, id }: ModelRow) {
  return [`${brand} ${name}`.toLowerCase(), id] as const
}

function listedPosition({ id, announced }: ModelRow, live: Map<number, number>) {
  return [live.get(id) ?? 0, announced ?? '', id] as const
}

/** Models on a page. */
const PAGE_SIZE = 50
/** Words of a query after the eighth are ignored. */
const MAX_WORDS = 8

const firstValue = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => (Array.isArray(value) ? value[0] : value) ?? '')

function modelsApi(deps: Deps, stock: ListingStock) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/models',
        compressed: true,
        operationId: 'listModels',
        summary: 'List models',
        description:
          'Returns the models of the catalog, optionally of one brand or matching a text, sorted by name. With `sort=listed`, those with the most phones for sale come first, then the newest.',
        tags,
        request: {
          query: z.object({
            brand: firstValue,
            q: firstValue,
            sort: firstValue.openapi({ enum: ['name', 'listed'] }),
            cursor: firstValue,
          }),
        },
        responses: { 200: json(modelListBody), ...refusals() },
      }),
      async (c) => {
        const { brand: text, q, sort, cursor } = c.req.valid('query')
        const brand = text && ((await brandById(db, text)) ?? (await findBrand(db, text)))
        const { currency } = deps.settings.current()
        if (brand === undefined) return c.json({ items: [], currency, cursor: null }, 200)
        const words = q.toLowerCase().replaceAll('\0', '').slice(0, 200).split(/\s+/)
        const byLive = sort === 'listed' ? await stock.countLiveByModel(db) : undefined
        const rows = await listModels(db, {
          brandId: brand ? brand.id : undefined,
          words: words.filter(Boolean).slice(0, MAX_WORDS),
          order: byLive
            ? { by: 'listed', live: byLive, after: afterListed(cursor) }
            : { by: 'name', after: afterName(cursor) },
          limit: PAGE_SIZE + 1,
        })
        const page = rows.slice(0, PAGE_SIZE)
        const ids = page.map(({ id }) => id)
        const [live, cheapest] = await Promise.all([
          stock.countLiveOfModels(db, ids),
          stock.cheapestOfModels(db, ids),
        ])
        const items = page.map((row) => ({
          ...toModel(row, live.get(row.id) ?? 0),
          cheapest: cheapest.get(row.id) ?? null,
        }))
        const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
        const position = last && (byLive ? listedPosition(last, byLive) : namePosition(last))
        return c.json({ items, currency, cursor: position ? writeCursor(position) : null }, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/models/{model}',
        compressed: true,
        operationId: 'getModel',
        summary: 'Get a model',
        description:
          'Returns a model by slug or ID, with its specifications and its prices in this shop. The slug of a merged model returns the model that it was merged into.',
        tags,
        request: { params: z.object({ model: z.string() }) },
        responses: { 200: json(modelPageBody), ...refusals(404) },
      }),
      async (c) => {
        const row = await findModel(db, c.req.valid('param').model)
        if (!row) return refuse(c, 404, 'not_found', 'Model not found.')
        const [{ live, ...prices }, offers] = await Promise.all([
          stock.stockOfModel(db, row.id),
          stock.pricesByStorageAndGrade(db, row.id),
        ])
        const currency = deps.settings.current().currency
        return c.json({ ...toModel(row, live), ...prices, currency, offers }, 200)
      },
    )
}

const reasons = {
  not_found: [404, 'Model not found.'],
  no_brand: [422, 'Some fields are not valid.', { brand: 'Choose an existing brand' }],
  name_taken: [
    409,
    'Another model of the brand has this name.',
    { name: 'Another model of the brand has this name' },
  ],
  catch_all: [409, 'A catch-all model cannot be changed.'],
  no_target: [422, 'Some fields are not valid.', { into: 'Choose an existing model' }],
  same_model: [422, 'Some fields are not valid.', { into: 'Choose another model' }],
  another_brand: [
    409,
    'Only models of one brand can be merged.',
    { into: 'Choose a model of the same brand' },
  ],
} as const

const MODEL_CHANGED = 'Another admin has changed this model meanwhile.'

const modelParams = z.object({ model: z.string().regex(/^\d{1,9}$/) })

function changeModelsApi(deps: Deps, stock: ListingStock) {
  async function withLiveCount(row: ModelRow) {
    const live = await stock.countLiveOfModels(deps.db.kysely, [row.id])
    return toModel(row, live.get(row.id) ?? 0)
  }
  return createRouter()
    .openapi(
      route('editCatalog', {
        method: 'post',
        path: '/models',
        operationId: 'addModel',
        summary: 'Add a model',
        description:
          'For admins. Adds a model to the catalog. Refused with 409 if the brand already has a model with this name.',
        tags,
        request: { body: jsonBody(newModelBody) },
        responses: { 201: json(modelBody), ...refusals(401, 403, 409, 413, 422) },
      }),
      async (c) => {
        const outcome = await addModel(deps, requireViewer(c), c.req.valid('json'))
        if ('refused' in outcome) return refuse(c, ...toRefusal(outcome.refused))
        return c.json(await withLiveCount(outcome.model), 201)
      },
    )
    .openapi(
      route('editCatalog', {
        method: 'put',
        path: '/models/{model}',
        operationId: 'updateModel',
        summary: 'Correct a model',
        description:
          'For admins. Changes a model. Later imports keep the correction. Refused with 409 `model_changed` if somebody else has changed one of the same fields since it had the value in `replaces`.',
        tags,
        request: { params: modelParams, body: jsonBody(modelCorrectionBody) },
        responses: { 200: json(modelBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const id = Number(c.req.valid('param').model)
        const outcome = await correctModel(deps, requireViewer(c), id, c.req.valid('json'))
        if ('fields' in outcome)
          return refuse(c, 409, outcome.refused, MODEL_CHANGED, outcome.fields)
        if ('refused' in outcome) return refuse(c, ...toRefusal(outcome.refused))
        return c.json(await withLiveCount(outcome.model), 200)
      },
    )
    .openapi(
      route('editCatalog', {
        method: 'post',
        path: '/models/{model}/merge',
        operationId: 'mergeModels',
        summary: 'Merge two models',
        description:
          'For admins. Merges a model into another one, which takes over its listings, names and URL.',
        tags,
        request: { params: modelParams, body: jsonBody(mergeBody) },
        responses: { 200: json(modelBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const ids = { id: Number(c.req.valid('param').model), ...c.req.valid('json') }
        const outcome = await mergeModels(deps, stock, requireViewer(c), ids)
        if ('refused' in outcome) return refuse(c, ...toRefusal(outcome.refused))
        return c.json(await withLiveCount(outcome.model), 200)
      },
    )
}

function toRefusal<R extends keyof typeof reasons>(reason: R) {
  const [status, message, fields] = reasons[reason] as readonly [
    (typeof reasons)[R][0],
    string,
    Record<string, string>?,
  ]
  return [status, reason, message, fields] as const
}
