import type { Deps } from '../../deps.ts'
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
import { addModel, correctModel } from './change-models.ts'
import { mergeModels } from './merge-models.ts'
import { mergeBody, modelBody, modelChangeBody, newModelBody } from './models.contract.ts'
import type { ModelRow } from './models.store.ts'
import type { ListingMoves, Stock } from './stock.ts'
import { toModel } from './to-model.ts'

const tags = ['catalog']

const reasons = {
  not_found: [404, 'Model not found.'],
  no_brand: [422, 'Some fields are not valid.', { brand: 'Choose an existing brand' }],
  name_taken: [
    409,
    'Another model of the brand has this name.',
    { name: 'Another model of the brand has this name' },
  ],
  catch_all: [409, 'This stands for all that match no model; it stays as it is.'],
  no_target: [422, 'Some fields are not valid.', { into: 'Choose an existing model' }],
  same_model: [422, 'Some fields are not valid.', { into: 'This is the same model' }],
  another_brand: [
    409,
    'Only models of one brand can be merged.',
    { into: 'This is a model of another brand' },
  ],
} as const

/** The model's id. */
const params = z.object({ model: z.string().regex(/^\d{1,9}$/) })

export function changeModelsApi(deps: Deps, stock: Stock, moves: ListingMoves) {
  async function answer(row: ModelRow) {
    const live = await stock.countLiveOfModels(deps.db.kysely, [row.id])
    return toModel(row, live.get(row.id) ?? 0)
  }
  return createRouter()
    .openapi(
      route('admin', {
        method: 'post',
        path: '/models',
        operationId: 'addModel',
        summary: 'Add a model',
        description:
          'Adds a model to the catalog by hand. For admins. Refused with 409 if the brand already has a model with this name.',
        tags,
        request: { body: jsonBody(newModelBody) },
        responses: { 201: json(modelBody), ...refusals(401, 403, 409, 413, 422) },
      }),
      async (c) => {
        const outcome = await addModel(deps, requireViewer(c), c.req.valid('json'))
        if ('refused' in outcome) return refuse(c, ...turnedDown(outcome.refused))
        return c.json(await answer(outcome.model), 201)
      },
    )
    .openapi(
      route('admin', {
        method: 'put',
        path: '/models/{model}',
        operationId: 'updateModel',
        summary: 'Correct a model',
        description: 'Changes a model. Later imports keep the correction. For admins.',
        tags,
        request: { params, body: jsonBody(modelChangeBody) },
        responses: { 200: json(modelBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const id = Number(c.req.valid('param').model)
        const outcome = await correctModel(deps, requireViewer(c), id, c.req.valid('json'))
        if ('refused' in outcome) return refuse(c, ...turnedDown(outcome.refused))
        return c.json(await answer(outcome.model), 200)
      },
    )
    .openapi(
      route('admin', {
        method: 'post',
        path: '/models/{model}/merge',
        operationId: 'mergeModels',
        summary: 'Merge two models',
        description:
          'Merges a model into another one, which takes over its listings, names and address. For admins.',
        tags,
        request: { params, body: jsonBody(mergeBody) },
        responses: { 200: json(modelBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const wanted = { id: Number(c.req.valid('param').model), ...c.req.valid('json') }
        const outcome = await mergeModels(deps, moves, requireViewer(c), wanted)
        if ('refused' in outcome) return refuse(c, ...turnedDown(outcome.refused))
        return c.json(await answer(outcome.model), 200)
      },
    )
}

function turnedDown<R extends keyof typeof reasons>(reason: R) {
  const [status, message, fields] = reasons[reason] as readonly [
    (typeof reasons)[R][0],
    string,
    Record<string, string>?,
  ]
  return [status, reason, message, fields] as const
}
